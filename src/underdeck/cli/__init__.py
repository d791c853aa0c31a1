"""The `underdeck` command."""

import sys

try:
    from underdeck.cli.main import cli, main
except KeyboardInterrupt:  # it takes a second to read all this, and nothing has begun
    sys.exit(130)

__all__ = ["cli", "main"]
