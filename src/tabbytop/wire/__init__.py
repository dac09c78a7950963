"""The types of messages, the Python client, and the log as sentences: what every guest of the table shares."""
