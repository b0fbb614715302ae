"""Matches: what is kept of them, with everything said and made of them."""
