"""People: guests, accounts, sessions, passwords, tokens and names."""
