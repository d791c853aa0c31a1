# A clear no, in one sentence, with the choices where there are few.

refuse-facet-half = Its facet “{ $facet }” lacks { $missing }.
refuse-facet-kind = Its facet “{ $facet }” is { $entry }, which is no subclass of { $wanted }.
refuse-facet-unknown = No part of the program uses a facet “{ $facet }”. There are: { $choices }.
refuse-plugin-moved = It was made for an earlier version of Underdeck: { $names } now belong to the facet “{ $facet }” (see docs/games.md).
refuse-plugin-older = It was made for an earlier version of Underdeck, in which there was a module { $module } (see docs/games.md).
refuse-unknown-game = There is no game called “{ $name }”; choose from: { $choices }.
refuse-game-broken = The game “{ $name }” can’t be used: { $reason }
refuse-record-game = The game “{ $name }” is not installed.
refuse-game-fault = The game “{ $name }” has a fault: { $reason }, at { $place }.
refuse-bot-fault = The bot “{ $bot }” of the game “{ $name }” has a fault: { $reason }, at { $place }.
refuse-bot-relieved = { $reason } From now on its answers are drawn by lot.
refuse-bot-absent = { $reason } The usual one sits in.
refuse-fault-result = it gives { $found } where { $wanted } is needed
refuse-fault-state = its state has no { $missing }
refuse-fault-view = a view must be a dataclass or a dict, not { $found }
refuse-fault-question = it asks { $found } instead of a Decision
refuse-fault-nobody-asked = nobody is asked although the game is not over
refuse-fault-no-answers = the question “{ $kind }” has no answers
refuse-fault-answer = it answers { $answer }, which is not offered
refuse-plugin-none = { $entry } makes no Plugin but { $found }.
refuse-plugin-name = its package calls it “{ $expected }”, its Plugin “{ $found }”.
refuse-no-bots = it has no bots.
refuse-book-unread = { $file } can’t be read: { $reason }
refuse-field-flag = the flag “{ $flag }” of its setting “{ $field }” is not of the form --name.
refuse-field-flag-house = the flag { $flag } of its setting “{ $field }” is one of Underdeck’s own.
refuse-field-flag-twice = two of its settings have the flag { $flag }.
refuse-field-flag-game = the flag { $flag } of its setting “{ $field }” is of another kind in the game “{ $game }”.
refuse-unknown-option = There is no option called “{ $name }”; choose from: { $choices }.
refuse-unknown-setup = A game of { $game } has no setting called “{ $name }”; choose from: { $choices }.
refuse-unknown-value = Option { $option } cannot be “{ $name }”; choose from: { $choices }.
refuse-option-form = An option is written NAME=VALUE, not “{ $text }”.
refuse-unknown-bot = There is no bot called “{ $name }”; choose from: { $choices }.
refuse-bot-budget = A budget is a number of nodes from 1 to { $most }, not “{ $text }”.
refuse-bot-seed = A bot’s seed is a whole number.
refuse-budgets-none = The bots of “{ $game }” take no budget.
refuse-budget-none = The bot “{ $name }” takes no budget; these do: { $choices }.
refuse-unknown-temper = There is no temper called “{ $name }”; choose from: { $choices }.
refuse-tempers-none = The bots of “{ $game }” have no tempers.
refuse-temper-none = The bot “{ $name }” has no temper; these may have one: { $choices }.
refuse-vector-count = One answer for each game is needed: { $games }, not { $count }.
refuse-vector-action = In game { $game } there is no answer number { $action }; there are { $options }, from 0 on.
refuse-vector-width = A question with { $options } answers does not fit into { $width }; choose a greater width.
refuse-vector-actions = Answers are a list of numbers, one for each game.
refuse-vector-number = In game { $game }, { $action } is not the number of an answer.
refuse-vector-seeds = Seeds are a list of whole numbers, one for each game.
refuse-vector-seed-count = One seed for each game is needed: { $games }, not { $count }.
refuse-vector-game = There is no game number { $game }; there are { $games }, from 0 on.
refuse-vector-widths = A width is a whole number from 1 to { $largest }, not “{ $width }”.
refuse-unknown-reward = There is no reward called “{ $name }”; choose from: { $choices }.
refuse-environment-none = The game “{ $name }” has no environment for learners.
refuse-environment-rivals = In “{ $name }” everybody plays for themselves: use Seats or Rounds, with an agent for each seat.
refuse-environment-answer = { $agent } is asked and has no answer.
refuse-environment-answers = Answers are a mapping: the number of an answer for each agent.
refuse-environment-unbegun = No game has begun: call reset first.
refuse-environment-agent = There is no agent called “{ $name }”; choose from: { $choices }.
refuse-environment-render = There is no render mode “{ $name }”; choose from: { $choices }.
refuse-environment-options = “{ $name }” is set when an environment is made, not when it is reset.
refuse-environment-reset = The options of a reset are a dict, not { $found }.
refuse-unknown-lang = There is no language “{ $name }”; choose from: { $choices }.
refuse-unknown-seat = There is no seat { $seat }; choose from: { $choices }.
refuse-seat-unsaid = Say whose seat, by its number or by name: { $choices }.
refuse-setup-type = The setting “{ $name }” has the wrong form.
refuse-seed = A seed is a whole number from 0 to { $largest }.
refuse-part = A part of chance is { $digits } hexadecimal digits.
refuse-part-seat = No player in seat { $seat } can have given this part of chance.
refuse-key = A key is { $digits } hexadecimal digits.
refuse-games-count = The number of games must be at least 1.
refuse-not-asked = You are not being asked anything right now.
refuse-game-over = The game is over.
refuse-malformed-action = I don’t understand “{ $text }”.
refuse-illegal-action = That is not possible now: { $text }.
refuse-ambiguous-action = “{ $text }” could mean several things: { $choices }.
refuse-number-action = There is no option number { $text }.
refuse-nothing-to-undo = There is nothing to undo.
refuse-undo-revealed = This can’t be undone: since then somebody has seen a die, a card or an answer that was hidden.
refuse-record-foreign = This is not an Underdeck record.
refuse-record-newer = This record was written by a newer version of Underdeck.
refuse-record-damaged = The record is damaged at line { $line }: { $reason }
refuse-record-rules = This game was played with version { $found } of the rules. This program plays version { $known } and can’t go on with it; its record is kept.
refuse-record-cards = This record was played with cards that differ from those of this program.
refuse-record-diverged = The record diverges at line { $line } ({ $text }): { $reason }
refuse-record-sync = { $answers ->
    [one] The record diverges at line { $line }: after 1 answer the game should be at { $expected } but is at { $found }.
   *[other] The record diverges at line { $line }: after { $answers } answers the game should be at { $expected } but is at { $found }.
}
refuse-pack-syntax = { $file } is not valid TOML{ $line ->
    [0] { "" }
   *[other] , line { $line }, column { $column }
}: { $kind ->
    [value] what stands there is no value; words stand in quotation marks
    [statement] a line is a [table] or a name = value
    [equals] a name is followed by = and a value
    [twice] the same name stands there twice
    [string] a text in quotation marks has no end, or a sign that can’t stand in it
    [list] a list or a table has no end, or no comma between two values
    [deep] lists or tables lie too deep in each other
   *[other] { $reason }
}
refuse-pack-encoding = { $file } is not saved as UTF-8 (line { $line }); save it again with that encoding.
refuse-pack-field = { $file }{ $card ->
    [pack] { "" }
   *[other] , card { $card }
}{ $field ->
    [none] { "" }
   *[other] , field { $field }
}: { $reason }
refuse-pack-message = { $file }: “{ $name }” is not a sound message of plain words.
refuse-pack-message-unknown = { $file }: nothing in this pack is called { $name }{ $near ->
    [none] .
   *[other] { " " }(did you mean { $near }?).
}
refuse-pack-card-text = { $file }, card { $card }: its text can’t be written (language { $lang }): { $reason }
refuse-pack-game-broke = { $file }: the game with seed { $seed } broke ({ $bot }, { $setup }): { $reason }
refuse-pack-not-added = “{ $name }” lies here, but is not among your packs yet: underdeck packs add { $name }
refuse-pack-nowhere = There is nothing at { $file }.
refuse-pack-twice = Several packs are called “{ $name }”: { $files }. Say which by its place: underdeck packs remove PLACE
refuse-pack-no-source = { $game } has no card or other thing with the id “{ $name }”; `underdeck cards { $game }` lists its cards.
refuse-in-pack = “{ $name }” comes with the pack “{ $pack }”: say --pack { $pack } as well.
refuse-pack-there = There is a pack “{ $name }” already, version { $version }; say --replace to put this one in its place.
refuse-pack-elsewhere = The pack “{ $name }” is not in this user’s own folder but at { $file }; it stays there.
refuse-pack-id = “{ $name }” can’t be the id of a pack: small letters, digits and hyphens, a letter first, at most 40.
refuse-pack-folder = There is something at { $file } already.
refuse-pack-unsound = The pack has faults: { $count }.
refuse-pack-off = The pack “{ $name }” is not played with on this server; { $known ->
    [0] this game is played without packs here.
   *[other] choose from: { $choices }.
}
refuse-packs-none = { $game } is not played with packs.
refuse-pack-clash = { $file }: the { $kind } “{ $name }” of the pack “{ $pack }” is there already, from “{ $other }”; a pack’s own prefix keeps names apart.
refuse-pack-manifest = { $file } is no card pack: { $name } is missing in it.
refuse-pack-link = { $file } is not read: “{ $name }” is a link or no plain file.
refuse-pack-zip = { $file } is not a sound zip file: { $reason }
refuse-pack-many = { $file } is not read: a pack has at most { $most } files.
refuse-pack-size = { $file } is not read: a pack has at most { $most } MB unpacked.
refuse-pack-name = { $file } is not read: “{ $name }” is not a name that a file of a pack may have.
refuse-pack-name-twice = { $file } is not read: “{ $name }” is in it twice.
refuse-pack-no-cards = { $file } has no cards: they stand in .toml files in its folder cards.
refuse-pack-other-game = { $file }, field game: the cards are not for { $game }; is this pack for { $other }?
refuse-pack-message-twice = { $file }: “{ $name }” is said twice.
refuse-pack-picture = { $file } is not shown: { $found } has no place in the picture of a card.
refuse-pack-picture-broken = { $file } is not a sound SVG picture (line { $line }).
refuse-pack-picture-xmlns = { $file } is not shown: its <svg> needs { $xmlns }.
refuse-pack-picture-viewbox = { $file } is not shown: its <svg> has no viewBox, such as viewBox="0 0 120 90".
refuse-pack-picture-many = { $file } is not shown: a picture has at most { $most } elements, at most { $deepest } inside each other.
refuse-pack-picture-size = { $file } is not shown: a picture has at most { $most } kB.
refuse-packs-count = A game is played with at most { $most } packs.
refuse-unknown-pack = There is no pack called “{ $name }” here; { $known ->
    [0] there are none yet. `underdeck packs add FOLDER` adds one.
   *[other] choose from: { $choices }. `underdeck packs add FOLDER` adds another.
}
refuse-pack-game = The pack “{ $name }” is for { $own }, not for { $game }.
refuse-record-pack-absent = This record needs the pack “{ $name }”, version { $version }, which is not here; add it with `underdeck packs add`.
refuse-record-pack-changed = This record needs the pack “{ $name }”, version { $version }, with other cards than those of the pack that is here (version { $own }).
refuse-upload-pack-off = This record needs the pack “{ $name }”, version { $version }, which is not played with on this server.
refuse-record-pack-off = This game needs the pack “{ $name }”, version { $version }, which is not played with on this server any more; its record is kept.
refuse-position-word = Line { $line } of the position: “{ $text }” is not known; choose from: { $choices }.
refuse-position-card = Line { $line } of the position: there is no card called “{ $name }”.
refuse-position-twice = Line { $line } of the position: { $name } is in two places.
refuse-position-number = Line { $line } of the position: “{ $text }” is not a valid number here.
refuse-position-option = Line { $line } of the position: an option is a name and a value.
refuse-share-range = In { $game } the outcome “{ $outcome }” gives shares that are no part of a victory: { $shares }.
refuse-share-unknown = What is won in { $game } by the outcome “{ $outcome }”? It is neither victory nor defeat nor the names of winners joined by +. Say it in Plugin.share.
refuse-share-party = { $game } is played by a party, and the outcome “{ $outcome }” gives its members different shares: { $shares }.
refuse-share-rivals = In { $game } the outcome “{ $outcome }” gives shares that do not add up to one victory: { $shares }. Where all lose, the outcome is called “defeat.”
refuse-text-invisible = Nobody can see { $sign } in that text: leave it out.
refuse-text-marks = A letter can have { $most } marks at most, and marks need a letter before them.
refuse-file-read = { $file } can’t be read: { $reason }
system-missing = No such file or directory
system-folder = Is a directory
system-no-folder = Not a directory
system-denied = Permission denied
system-full = No space left on device
refuse-file-write = { $file } can’t be written: { $reason }
refuse-file-exists = { $file } exists already.
refuse-nothing-to-resume = There is no unfinished game to resume.
refuse-unknown-card = No card is called “{ $name }”.
refuse-unknown-rule = No rule mentions “{ $name }”.
refuse-game-in-use = This game is being played in another window: { $file }
refuse-input-ended = No more answers.
refuse-no-such-choice = “{ $name }” is not among the choices: { $choices }.
refuse-file-large = { $file } is not read: it has more than { $most } MB.
refuse-file-text = { $file } is not a text file.
refuse-position-and-setup = The position says that already: leave out { $choices }.
refuse-deadly = { $answer } To do it anyway, say it again.
refuse-position-impossible = This position cannot come up in a game.
refuse-runaway = The rules do not come to a next question from here: the answer is not carried out.
refuse-extra = This needs more libraries: pip install "underdeck[{ $name }]"
refuse-character-twice = Only one player can be { $name }.
refuse-players-form = “{ $text }” is not a list like ann=me,bo=bot (me or bot after each name).
refuse-flag-game = { $flag } does not belong to { $game }.
refuse-odds-off-here = Odds and hints are off: “odds request” brings them back.
refuse-bot-twice =
    { $name ->
        [all] Only one bot can play all that no other word names.
       *[other] Only one bot can play { $name }.
    }
refuse-bot-form = “{ $text }” names no bot. Write NAME=BOT, such as roy=master, rogue=expert or roy=expert/greedy.
refuse-report-bots = In a report one bot plays every seat; leave out those that are named.
refuse-bot-idle = No seat is left for “{ $bot }”: say whose it is, such as { $name }={ $bot }.
refuse-bot-seat = Nobody called “{ $name }” plays in this game; choose from: { $choices }.
refuse-seats-taken = No seat is left for you: bots play { $choices }. Give a bot’s seat up, or add one.
