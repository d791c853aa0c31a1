"""Structured logs: one JSON object for each line on the error stream. Never a token, a seed or a card."""

import json
import logging
import time
from collections import Counter

LEVELS = ("debug", "info", "warning", "error")
LINES_PER_SECOND = 10
"""The log lines of the same kind in a second; twice as many at once. The others are counted."""

LONGEST_FACT = 200
LONGEST_ERROR = 1200
"""The length limit of a traceback, whose end is most useful."""

NO_ADDRESSES = "the proxy says no addresses: everybody counts as one until it sends X-Forwarded-For"

logger = logging.getLogger("underdeck.server")

Fact = str | int | None
Kind = tuple[str, Fact]
"""The text of a log line, and its code."""


def log_info(what: str, **facts: Fact) -> None:
    logger.info(what, extra={"facts": facts})


def log_warning(what: str, **facts: Fact) -> None:
    """Log something that the host of this server should act on."""
    logger.warning(what, extra={"facts": facts})


def log_failure(what: str, **facts: Fact) -> None:
    """Log an error of ours, with its traceback."""
    logger.exception(what, extra={"facts": facts})


def cut(value: Fact, most: int = LONGEST_FACT) -> Fact:
    """Return the value within the length limit. Characters that are not ASCII can take six bytes each."""
    if not isinstance(value, str) or len(json.dumps(value)) <= most + 2:
        return value
    return value[: most if value.isascii() and value.isprintable() else most // 6] + "…"


class Facts(logging.Formatter):
    """Formats each log line as one JSON object, none of them long."""

    def format(self, record: logging.LogRecord) -> str:
        what = cut(record.getMessage())
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": what}
        line |= {name: cut(value) for name, value in getattr(record, "facts", {}).items()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)[-LONGEST_ERROR:]
        return json.dumps(line)


class Throttle(logging.Filter):
    """Limits the lines of a kind in a second, so that many requests do not make many lines."""

    def __init__(self) -> None:
        super().__init__()
        self.left: dict[Kind, tuple[float, float]] = {}
        """Of each kind how many lines may still come, and when that was so."""
        self.held: Counter[Kind] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        kind = str(record.msg)[:LONGEST_FACT], getattr(record, "facts", {}).get("code")
        now = time.monotonic()
        left, seen = self.left.get(kind, (2 * LINES_PER_SECOND, now))
        left = min(2 * LINES_PER_SECOND, left + (now - seen) * LINES_PER_SECOND)
        self.left[kind] = (left - 1 if left >= 1 else left), now
        if left < 1:
            self.held[kind] += 1
        return left >= 1

    def tell_held(self) -> None:
        held, self.held = self.held, Counter()
        for (what, code), lines in held.items():
            logger.info("held back", extra={"facts": {"lines": lines, "of": what, "of_code": code}})


throttle = Throttle()


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Facts())
    handler.addFilter(throttle)
    logging.basicConfig(handlers=[handler], level="WARNING", force=True)
    logging.captureWarnings(True)
    logger.setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel("ERROR")  # what strangers garble is told by ourselves, with who it was
