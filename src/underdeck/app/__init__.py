"""The app: games on the full terminal screen with mouse and keyboard, local or on a server."""
