"""The table: what can happen to cards and counters, independent of who does it and why."""
