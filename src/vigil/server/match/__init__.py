"""Matches: what happens in a live match, what may be done in it, and what each seat is told.

Imports from `workers`, `fair_use`, `store` and `protocol`, never from the rooms above.
"""
