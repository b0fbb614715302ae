"""Opponents: bringing people together who look for a game, challenges, and who is here."""
