"""The operation: what whoever runs the server is told of it: metrics and logs.

The bottom room of the server: it knows no other, and every other may tell it something.
"""
