# What the server says: refusals, and the names that only its forms need.

refuse-player-name-long = A player’s name has at most { $most } characters; this one has { $length }.
refuse-wire-form = That message has the wrong form: { $reason }
refuse-wire-version = This page speaks version { $found } of the protocol, the server version { $known }: reload the page.
refuse-wire-hello = Say hello first.
refuse-stale = Something has happened meanwhile: look again and choose again.
refuse-no-dice-to-place = There are no dice to place just now.
refuse-odds-off = This game was created without odds and hints.
refuse-unknown-odds = Odds can’t be “{ $name }”; choose from: { $choices }.
refuse-token = This link or seat token is not valid here.
refuse-token-old = This seat token has been replaced by a newer one.
refuse-not-your-seat = Seat { $seat } is not yours.
refuse-no-such-table = There is no game “{ $name }” here.
refuse-no-such-replay = There is no replay “{ $name }” here.
refuse-no-such-page = There is nothing at this address.
refuse-invite-used = This invitation has been used or withdrawn: ask for another link.
refuse-invite-old = This invitation is more than a month old: ask for another link.
refuse-table-laid = A rematch has been set up since: ask for a link to the new game.
refuse-again-running = A rematch can start once this game is over.
refuse-again-campaign = A campaign sheet starts its next game from its own page.
refuse-unknown-pace = There is no pace “{ $name }”; choose from: { $choices }.
refuse-seat-present = The player of this seat is here.
refuse-seat-just-left = The player of this seat has just left: wait another { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refuse-seat-not-absent = A seat can be given to somebody else only after its player has been away for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refuse-seat-crowded = This seat is open on too many screens: this one has been closed.
refuse-too-many-spectators = This game has { $most } spectators already; try again later.
refuse-undo-others = This can’t be undone, because another player has answered since.
refuse-unknown-phrase = There is no phrase “{ $name }”; choose from: { $choices }.
refuse-talk-rate = You are talking too fast: wait a moment.
refuse-talk-off = This game was created without chat.
refuse-talk-phrases = This game was created with ready-made phrases only.
refuse-say-one = Send either a phrase or your own words, not both.
refuse-point-form = Nothing on the table has that name.
refuse-unknown-chat = Chat can’t be “{ $name }”; choose from: { $choices }.
refuse-seats-count = This game has { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}, but { $found } were described.
refuse-seat-kind = A seat is me, here, invite or bot, not “{ $name }”.
refuse-record-running = The record contains every secret of the game, so you can get it only after the end.
refuse-host = This server does not answer to the name “{ $host }”. Use its numeric address, or add that name to the hosts setting.
refuse-origin = Requests from the page { $origin } are not allowed.
refuse-way-long = That is too much at once: at most { $most } answers after the first.
refuse-message-size = That is too long: at most { $most } characters.
refuse-rate = That was too fast: wait a moment.
refuse-queue-share = { $most } requests from your network or about this game are already running or waiting; try again when one of them is done.
refuse-queue-full = Too many people are waiting for this at the moment; try again later.
refuse-reading-time = Reading this takes too long or too much memory; the limit is { $seconds } seconds of computing.
refuse-too-many-games = The server is full; try again later.
refuse-too-many-connections = The server has too many connections; try again later.
refuse-address-games = There are { $most } unfinished games from your network already; finish some of them first.
refuse-address-uploads = There were { $most } uploads from your network within an hour; try again later.
refuse-address-records = There were { $most } uploaded records from your network within a month; try again later.
refuse-address-sheets = There are { $most } campaign sheets from your network already; delete some of them first.
refuse-address-connections = There are { $most } connections from your network already; close some of them first.
refuse-stopping = The server is stopping; the game is kept.
refuse-database-open = The database { $file } can’t be opened: { $reason }
refuse-database-locked = The database { $file } is in use by another program.
refuse-database-readonly = The database { $file } can’t be written: check its permissions.
refuse-database-newer = The database { $file } was written by a newer version of Underdeck: use that version, or another folder with --data.
refuse-database-foreign = { $file } is not an Underdeck database.
refuse-database-damaged = The database { $file } is damaged ({ $reason }). Put a backup in its place with: underdeck restore FILE
refuse-database-wal = { $file } is damaged: a backup would lack the last answers. Start the server once: it saves what it can and reports what is lost.
refuse-database-copy = { $file } could not be copied to { $target }: { $reason }
refuse-database-write = This could not be stored and does not count; nothing has changed. Try again in a moment.
refuse-database-read = The server can’t read this from its disk just now: try again in a moment.
refuse-game-damaged = This game was damaged on the server’s disk and can’t go on. { $sound ->
    [0] None of its answers can be saved.
   *[other] Intact answers: { $sound } of { $answers }. Download the record, drop it on the first page and choose “Play from here.”
}
refuse-sheet-unreadable = The campaign sheet { $name } was damaged on the server’s disk and can’t be used.
refuse-sheet-name = “{ $name }” can’t be the name of a campaign sheet: use letters, digits, spaces, hyphens (-) or underscores (_), beginning with a letter or digit.
refuse-sheet-name-long = “{ $name }” is too long for a campaign sheet: it has { $length } characters, and there is room for { $most }.
refuse-no-such-sheet = There is no such campaign sheet on this server.
refuse-too-many-sheets = The server has no room for another campaign sheet; try again later.
refuse-sheet-playing = The campaign sheet { $name } has a game under way; finish it or give it up on the page of the sheet first.
refuse-sheet-idle = The campaign sheet { $name } has no game under way.
refuse-sheet-large = The campaign sheet { $name } is too large for this server. It keeps { $most } kB of a sheet and { $records } kB of its records.
refuse-sheet-apart = The campaign sheet { $name } was played further both here and elsewhere, so the two can’t be joined; nothing was changed.
refuse-sheet-game = This campaign sheet belongs to another game.
refuse-sheet-branch = A game that begins in the middle of another one can’t count for a campaign sheet.
refuse-undo-entered = The campaign sheet { $name } has gone on since; its check-marks stay as they are.
refuse-game-abandoned = This game was given up for good.
refuse-no-sheets = That game is played without campaign sheets.
refuse-port-taken = Port { $port } of { $host } is taken: stop the other program or choose another with --port.
refuse-address = The address { $host }:{ $port } can’t be used: { $reason }
refuse-setting-value = The setting “{ $name }” can’t be “{ $value }”.
refuse-setting-unknown = There is no setting called “{ $name }”; choose from: { $choices }.
refuse-answer-failed = Something went wrong in this program; the game is as it was before.

serve-address = Underdeck is at { $address } (Ctrl+C stops it; every game is kept).
serve-data = Games are kept in { $file }.
serve-stopped = Stopped; every game is kept.
laid-with = It was begun with Underdeck { $version }; this is { $known }.
backup-made = The database was copied to { $file }.
backup-restored = { $file } is the server’s database now.
backup-before = The previous database is kept as { $file }.

value-yes = yes
value-no = no
answers-lost = The server’s disk failed here: { $count ->
    [one] the next answer was lost. Give it again.
   *[other] the next { $count } answers were lost. Give them again.
}

chance = { $kind ->
    [opened] The record of this game was handed out while the game could not go on here. Anyone who has it may know every card and every roll to come.
    [key] Nobody can know the dice and cards to come. The server sealed its secret with the number below; the record opens the secret after the game, and the replay shows whether it is the same.
    [parts] Nobody can know the dice and cards to come, and nobody chose them alone. The server sealed its secret with the number below before random parts came from { $who }; dice and cards follow from all of these together. The record opens the secret after the game, and the replay shows whether it is the same.
    [day] Everybody who plays this game has the same dice and cards. The server drew and sealed their secret before the game began; anyone who has finished it knows what comes.
    [record] This game goes on from a record. Anyone who knows that record may know the hands and the decks; nobody can know the rolls from now on.
   *[seed] { $known ->
        [0] The person who made this game
       *[other] { $who }
    } chose the seed. Anyone who knows the seed of a game can know every card and every roll to come.
}

chance-parts = { $kind ->
    [open] Still to come: { $who }. Then the cards are dealt again, with a random part from each player; if you answer earlier, the game begins without the missing parts.
    [late] No random part is from { $who }: the game had begun.
   *[all] The cards were dealt when everybody had come, with a random part from each of { $who }.
}

refuse-no-such-journal = There is no such journal on this server. The one on this device is untouched.
refuse-too-many-journals = The server has no room for another journal; try again later.
refuse-address-journals = There are { $most } journals from your network on this server already; go on with one of those.
refuse-push-off = This server sends no notifications after the page is closed.
refuse-push-service = This server does not know your browser’s push service, so it can’t notify you after the page is closed.
refuse-push-keys = Your browser sent invalid keys, so this server can’t notify you after the page is closed.
refuse-journal-full = A journal on the server has room for { $most } games, and this one is full. The one on your device is untouched.
refuse-journal-bytes = A journal on the server has room for { $most } megabytes, and this one is full. The one on your device is untouched.
refuse-journals-bytes = The server has no room for more journals from your network; try again later. The one on your device is untouched.
refuse-journal-newer = This journal was written by a newer version of Underdeck. Nothing was changed.
refuse-journal-entry = The journal’s entry for the game { $name } can’t be right. Nothing was changed.
refuse-journal-unreadable = This journal was damaged on the server’s disk. The one on your device is untouched.

refuse-clock = The server’s clock says { $day }, which can’t be right. There is no game of the day until the clock is set.
refuse-no-such-challenge = There is no such game of the day or the week.
refuse-challenge-early = That game is for { $day }, and here it is { $today } (UTC).
refuse-challenge-over = That game is over for everybody; today is { $today } (UTC).
refuse-challenge-other = This is not the game that everybody else played: it has other cards, another seed or other rules. It was not entered.
refuse-challenge-bots = Somebody else answered for a seat in this game. It was not entered.
refuse-challenge-again = This was not the first attempt from your network or in your browser, so it was not entered. You keep the game.
refuse-no-such-puzzle = There is no such puzzle.
refuse-puzzle-early = That puzzle is for { $day }, and here it is { $today } (UTC).
refuse-puzzle-answers = No puzzle takes more than { $most } answers.
refuse-result-name = Enter a name for your result.
refuse-result-there = The table already has the same game, answer for answer. It was not entered again.
refuse-too-many-results = That table is full.
