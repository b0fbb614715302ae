"""The store: everything that is kept, in SQLite or PostgreSQL, and the news that processes exchange.

Imports from `protocol`, never from `match` or `web`.
"""
