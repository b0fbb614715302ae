"""The rules: what a game is and how it goes on. Pure: no input or output, no clock, no global randomness."""
