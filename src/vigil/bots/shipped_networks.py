"""The networks that come with the package, in the form that this Python can compute with."""

from __future__ import annotations

from importlib.util import find_spec

from vigil.bots.value_network import ValueNetwork


def shipped_value_network(level: str) -> ValueNetwork:
    """The network that comes with the package for a level: with NumPy, or as the browser computes it."""
    if find_spec("numpy") is not None:
        from vigil.bots.network import shipped_network

        return shipped_network(level)
    from vigil.bots.typed_network import shipped_typed_network

    return shipped_typed_network(level)
