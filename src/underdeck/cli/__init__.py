"""The `underdeck` command."""

import sys

INTERRUPTED = 130

try:
    from underdeck.cli.main import cli, main
except KeyboardInterrupt:  # it takes a second to read all this, and nothing has begun
    sys.exit(INTERRUPTED)

__all__ = ["cli", "main"]
