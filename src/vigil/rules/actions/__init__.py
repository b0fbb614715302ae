"""Actions: what players can do, and how a game goes on until somebody has to decide."""
