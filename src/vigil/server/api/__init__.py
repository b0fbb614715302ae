"""The API: what clients ask for over HTTP, who asks, and how they are answered.

Imports every room below; `web` puts it on the wire.
"""
