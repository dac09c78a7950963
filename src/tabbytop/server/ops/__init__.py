"""What an operator needs: logs, metrics, backup, the data directory."""
