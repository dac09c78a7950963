"""The arena: tournaments between bots, with rotated seats, shared deals and runs that can be resumed."""
