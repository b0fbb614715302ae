"""Deals of the day, and what people made of them."""
