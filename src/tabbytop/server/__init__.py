"""The table that people meet at: a server that keeps secrets."""
