"""Campaigns: what takes long, run by name with `python3 dev.py campaign NAME`."""
