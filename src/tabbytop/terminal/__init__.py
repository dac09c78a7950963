"""The terminal client: the games as text."""
