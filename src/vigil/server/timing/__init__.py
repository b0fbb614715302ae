"""Time: the clocks of matches, and the time of the service in which they run."""
