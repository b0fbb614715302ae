"""Results of matches, and readers that follow them."""
