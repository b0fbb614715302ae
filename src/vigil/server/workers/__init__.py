"""Workers: processes beside the server in which bots choose and documents are read, each in turn.

Imports from `domain`, `operation`, `protocol` and `fair_use` alone.
"""
