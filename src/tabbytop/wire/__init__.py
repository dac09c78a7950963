"""Shared by the server and its clients: message types, the Python client, narration and verification of records."""
