"""People: who they are, and what proves it."""
