"""Cat Box: overlapping cards and hidden identities."""
