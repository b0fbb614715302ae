"""Vigil in the pocket: the whole server inside a browser's worker, without a network."""
