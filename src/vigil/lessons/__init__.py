"""Lessons: the game learned by playing."""
