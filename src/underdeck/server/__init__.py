"""Both games over HTTP and WebSocket: rooms with people and bots, every answer stored before anybody sees it."""
