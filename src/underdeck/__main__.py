"""Runs `underdeck` with `python -m underdeck`."""

from underdeck.cli import main

main()
