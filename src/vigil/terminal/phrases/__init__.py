"""All English of the terminal client that is not of a card, a move or the log, by where it is said."""
