"""Notices by Web Push: to devices that asked for it, at the services of the makers of their browsers."""
