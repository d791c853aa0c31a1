"""Refusals: errors with a code for programs and facts for the sentence that the text layer makes of them."""

from collections.abc import Callable, Iterable
from typing import ClassVar


class Refusal(Exception):
    """Raised for a mistake of a person or program; never for an error of our own."""

    explain: ClassVar[Callable[["Refusal"], str] | None] = None
    """Makes the sentence of a refusal. Set by the package, because the kernel has no text."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = {name: writable(fact) for name, fact in facts.items()}
        self.cause: Refusal | None = None
        """The refusal behind this one; the text layer puts its sentence in place of the fact `reason`."""

    def __str__(self) -> str:
        if Refusal.explain is not None:
            return Refusal.explain(self)
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.facts.items())])

    def because(self, cause: "Refusal") -> "Refusal":
        self.cause = cause
        return self


def reason_of(error: Exception) -> dict[str, str | int]:
    """Return the facts that say why: in the words of the system or a library, and the system's number for it."""
    return {"reason": getattr(error, "strerror", None) or str(error), "errno": getattr(error, "errno", None) or 0}


class Fault(Refusal):
    """A refusal caused by an error in a third-party game. It is nobody's mistake who plays it."""


def choices(names: Iterable[str]) -> str:
    return ", ".join(names)


def writable(fact: str | int) -> str | int:
    """Return the fact as text that can be encoded: text from outside may hold halves of characters."""
    return fact.encode(errors="replace").decode() if isinstance(fact, str) else fact
