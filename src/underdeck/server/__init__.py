"""The server: games over HTTP and WebSocket, with people and bots; every answer is stored before it is shown."""
