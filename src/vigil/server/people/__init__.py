"""People: what they do with each other around their matches.

Imports from `match` and `seating`, never from `api` or `web`.
"""
