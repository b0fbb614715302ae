"""The people at a match: who is there, who watches, what they say and what they are told."""
