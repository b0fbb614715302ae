"""The web side: addresses, HTTP, WebSockets, the browser's files, people and limits.

The top room of the server: it may import from `match`, `store` and `protocol`, and none of them from it.
"""
