"""Games on a server, played with `tabbytop join`."""
