"""Around what a stranger's game does: its faults are named as its own, and harm nobody."""


def told(error: BaseException) -> str:
    """In one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())
