"""Several server processes on one database: the table registry, leases, messages between processes."""
