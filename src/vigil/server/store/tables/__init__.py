"""The tables, by what they are about. A change here needs a revision in `migrations/`."""
