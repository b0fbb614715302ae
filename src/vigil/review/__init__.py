"""Reviews: what a finished game was like for one seat; chances, luck and what could be done better."""

from vigil.review.findings import Review
from vigil.review.reviewer import Reviewer, review

__all__ = ["Review", "Reviewer", "review"]
