"""What all games share: chance, decisions, events, refusals and the interface of a game. Pure."""
