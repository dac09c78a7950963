"""Drawings of each game for the terminal, behind one interface."""
