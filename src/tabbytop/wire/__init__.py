"""Code shared by the server and its clients: message types, the Python client, narration, verification."""
