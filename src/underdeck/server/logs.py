"""Structured logs: one JSON object for each line on the error stream. Never a token, a seed or a card."""

import json
import logging

LEVELS = ("debug", "info", "warning", "error")

logger = logging.getLogger("underdeck.server")


def note(what: str, **facts: str | int | None) -> None:
    logger.info(what, extra={"facts": facts})


def warn(what: str, **facts: str | int | None) -> None:
    """Whoever runs the server has to look."""
    logger.warning(what, extra={"facts": facts})


def note_failure(what: str, **facts: str | int | None) -> None:
    """A fault of ours, with where it happened."""
    logger.exception(what, extra={"facts": facts})


class Facts(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Facts())
    for each in (logger, logging.getLogger("uvicorn")):
        each.handlers = [handler]
        each.propagate = False
    logger.setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel("WARNING")
