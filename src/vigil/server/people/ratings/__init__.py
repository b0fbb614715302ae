"""Ratings: how strong people are, on one scale with the bots."""
