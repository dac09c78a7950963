"""How each game looks in the terminal, behind one interface."""
