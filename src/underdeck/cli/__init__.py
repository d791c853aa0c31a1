"""The `underdeck` command."""

from underdeck.cli.main import cli, main

__all__ = ["cli", "main"]
