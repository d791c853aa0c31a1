"""Settings of a new game as forms show them, and checks of what other packages bring."""
