"""Seating: new matches, seats that change hands, and playing again.

Imports from `match`, never from `api` or `web`.
"""
