"""The line mode: playing in a terminal with typed lines."""
