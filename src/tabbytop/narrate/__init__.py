"""Words for people: sentences come from `.ftl` files and are made from views, so that none can leak."""
