"""Documents: a game as plain data, and reading it back with every value checked."""
