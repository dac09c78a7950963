"""For operators: logs, metrics, health, backup and the data directory."""
