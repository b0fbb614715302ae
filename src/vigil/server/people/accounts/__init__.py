"""Accounts: how somebody gets a name of their own, and comes back to it."""
