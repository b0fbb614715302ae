"""The domain: the words that the store and the protocol share, and that neither takes from the other.

Imports nothing of the server.
"""
