"""Matches: what they are while they are live, what may be done in them, and what each seat is told.

Imports from `store` and `protocol`, never from `web`.
"""
