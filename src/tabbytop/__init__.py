"""Tabbytop: three cat games, whole and by the book."""
