"""The protocol: what clients send, what they are told, and how what a seat may know becomes a message.

Imports the engine and, of the server, `domain` alone.
"""
