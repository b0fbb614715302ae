"""Achievements: what was done in a game, and what people have earned by it."""
