"""Who is calling: guests, accounts, sessions, passwords, tokens and names."""
