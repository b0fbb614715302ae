"""The web side: the application, WebSockets, connections, and the files of the browser client.

The top room of the server: it may import from all others, and none of them from it.
"""
