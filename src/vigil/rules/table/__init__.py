"""The table: what can happen to cards and counters, whoever does it and why."""
