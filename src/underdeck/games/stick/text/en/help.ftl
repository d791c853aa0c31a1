# The help of this game’s options and commands.

flag-players = The characters clockwise with their players: me, bot, or the name of a bot.
flag-length = The length of the game. Default: short.
flag-variant = A variant; may be repeated.
flag-preset = A set of house rules.
flag-team = A team, in the team variant; repeat for each team.
