"""Reviews of finished games: the curve of the win probability, mistakes and luck."""

from underdeck.review.review import (
    Decided,
    Ending,
    Review,
    Turning,
    ending_of,
    eyes_in,
    review_of,
    reviewed_seats,
    seat_in,
    seat_of,
)

__all__ = ["Decided", "Ending", "Review", "Turning", "ending_of", "eyes_in"]
__all__ += ["review_of", "reviewed_seats", "seat_in", "seat_of"]
