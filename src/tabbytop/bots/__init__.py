"""Bots choose a move from a seat's view; they never get the full game state."""
