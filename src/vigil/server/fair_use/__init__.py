"""Fair use: what one client may ask of a server that others use as well, and what counts against it.

Imports `domain` alone, so that every room above can count.
"""
