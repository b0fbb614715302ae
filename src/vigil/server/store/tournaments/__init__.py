"""Tournaments: as values, read and changed."""
