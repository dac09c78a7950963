"""The arena: bots against bots, seats rotated, deals shared, nothing lost."""
