"""Minds: for each game, what is worth what."""
