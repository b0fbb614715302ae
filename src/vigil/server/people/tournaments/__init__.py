"""Tournaments: their states, each of which is kept, and what is done when something of them is due."""
