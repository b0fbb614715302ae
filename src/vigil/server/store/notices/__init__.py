"""Notices: what people are told of, how they want it, and the devices that it is pushed to."""
