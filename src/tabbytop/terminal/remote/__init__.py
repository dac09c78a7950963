"""A game at a server's table, as `tabbytop join` plays it."""
