"""Everything a request passes before it reaches a route: protocols, hosts, origins, limits."""
