"""The protocol: what clients send, what they are told, and how what a seat may know becomes a message.

The lowest room of the server: it imports the engine and no other part of the server.
"""
