"""Puzzles: positions with one move that is clearly best."""
