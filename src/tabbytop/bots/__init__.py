"""Bots: they are given a view, never a world, and answer with a move."""
