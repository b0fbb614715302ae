"""Opponents: who looks for a game, who challenges, follows or blocks whom, and who is here."""
