"""Pairing: who meets whom in a tournament, and how everybody stands. Pure: no I/O, no clock, no chance."""
