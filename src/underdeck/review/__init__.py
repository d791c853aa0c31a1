"""A finished game looked back at: how the chances went, what was play and what was luck."""

from underdeck.review.review import Decided, Review, Turning, review_of, reviewed_seats, seat_of

__all__ = ["Decided", "Review", "Turning", "review_of", "reviewed_seats", "seat_of"]
