"""The language of cards: what a card can say, each word with its text and its meaning."""
