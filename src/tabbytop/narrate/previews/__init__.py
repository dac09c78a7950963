"""Previews of a move in sentences: what everybody could see after it, compared with what they see now."""
