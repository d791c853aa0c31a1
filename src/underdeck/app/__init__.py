"""The good terminal: both games with mouse and keyboard, here or at a table far away."""
