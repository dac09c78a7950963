"""A game on this machine: you against bots."""
