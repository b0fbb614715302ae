"""The version of this package, here only: the package takes it from here."""

__version__ = "0.3.0.dev0"
