"""The store: everything that is kept, in SQLite or PostgreSQL, and the news that processes exchange.

Imports from `domain`, never from what clients are told (`protocol`) or from a room above.
"""
