"""The deal of the day: the same cards and the same bot for everybody, once a day."""
