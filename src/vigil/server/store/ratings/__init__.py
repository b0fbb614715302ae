"""Ratings of people, what changed them, and leaderboards."""
