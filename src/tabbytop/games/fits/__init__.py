"""If It Fits: lay cardboard, occupy boxes."""
