"""Sentences for players, from `.ftl` files. They are built from views, so they can't leak secrets."""
