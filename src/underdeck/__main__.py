"""`python -m underdeck` is `underdeck`."""

from underdeck.cli import main

main()
