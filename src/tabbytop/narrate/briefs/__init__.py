"""Short sentences about moves, for a line that sums up what others did."""
