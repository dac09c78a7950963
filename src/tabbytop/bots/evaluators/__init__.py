"""Evaluators: for each game, how good a position or a move is."""
