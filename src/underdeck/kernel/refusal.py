"""A clear no: a code for programs and facts for the sentence that the text layer makes of it."""

from collections.abc import Callable, Iterable
from typing import ClassVar


class Refusal(Exception):
    """Raised for anything a person or program got wrong; never for a fault of ours."""

    explain: ClassVar[Callable[["Refusal"], str] | None] = None
    """Set by the package, so that `str(refusal)` is a sentence although the kernel has no text."""

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
    """What a stranger's game gets wrong: told like a refusal, and nobody's who plays it."""


def choices(names: Iterable[str]) -> str:
    return ", ".join(names)


def writable(fact: str | int) -> str | int:
    """What came from outside may hold halves of characters, which no sentence can."""
    return fact.encode(errors="replace").decode() if isinstance(fact, str) else fact
