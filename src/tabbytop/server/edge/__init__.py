"""Everything between the network and the routes: protocols, host and origin checks, limits."""
