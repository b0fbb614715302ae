"""The library: finished games, lessons, puzzles and documents of others, laid out to be looked at.

Imports from `match`, never from `api` or `web`.
"""
