# The help of this game’s options and commands.

flag-hero = A hero; repeat for two or four heroes. See: underdeck cards onedeck
flag-dungeon = The dungeon.
flag-set = The deck. Default: the deck of the dungeon.
flag-tier = A challenge tier (in edition 1.1, expert instead of veteran and fearless).
flag-edition = The edition of the rules. Default: 1.9.
flag-hordes = Add the Hordes card, with four heroes.
flag-reference = The potion on the Turn Reference, with hybrid decks.

command-campaign = Manage campaign sheets.
help-campaign = Campaign sheets: the career of one hero over many games. Play with: underdeck play --campaign NAME
examples-campaign =
    underdeck campaign new lyra --hero paladin
    underdeck play onedeck --campaign lyra
    underdeck campaign show lyra --games
command-campaign-list = List the sheets.
help-campaign-list = List the sheets, one line each.
command-campaign-show = Show a sheet.
help-campaign-show = Show the sheet NAME.
flag-campaign-show-games = Explain the check-marks game by game.
command-campaign-new = Start a sheet.
help-campaign-new = Start a sheet NAME for a hero.
flag-campaign-new-hero = The hero.
command-campaign-export = Write a sheet and its games to one file.
help-campaign-export = Write the sheet NAME and the records of its games to FILE.
command-campaign-import = Read an exported sheet.
help-campaign-import = Read a sheet that was exported to FILE. All its games are replayed.
flag-campaign-import-name = Another name for the sheet.
command-campaign-delete = Delete a sheet; its file is kept.
help-campaign-delete = Delete the sheet NAME. Its file and the records of its games are kept.
flag-yes = Do not ask.
command-campaign-rebuild = Rebuild a sheet from its games.
help-campaign-rebuild = Rebuild the sheet NAME from the records of its games.
flag-id = The id of the sheet in the records, if its name is not enough.
