"""Previews of moves in sentences: how a move would change what everyone can see."""
