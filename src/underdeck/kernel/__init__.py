"""What every game shares: chance, decisions, events, refusals and the contract of a game. Pure."""
