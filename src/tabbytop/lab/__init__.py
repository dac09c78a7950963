"""The lab: simulations, the arena and tuning."""
