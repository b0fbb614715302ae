"""Upkeep: what happens to matches from outside: the host's changes, other names, and removal.

Imports from `match`, never from `api` or `web`.
"""
