"""Sentences for people. They come from `.ftl` files and are made from views, so they can't leak secrets."""
