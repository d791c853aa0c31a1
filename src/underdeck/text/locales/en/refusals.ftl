# A clear no, in one sentence, with the choices where there are few.

refuse-facet-half = Its facet “{ $facet }” lacks { $missing }.
refuse-facet-kind = Its facet “{ $facet }” is { $entry }, which is not a subclass of { $wanted }.
refuse-facet-unknown = There is no facet “{ $facet }”; choose from: { $choices }.
refuse-plugin-moved = It was made for an earlier version of Underdeck: { $names } now belong to the facet “{ $facet }” (see docs/games.md).
refuse-plugin-older = It was made for an earlier version of Underdeck, in which there was a module { $module } (see docs/games.md).
refuse-unknown-game = There is no game called “{ $name }”; choose from: { $choices }.
refuse-game-broken = The game “{ $name }” can’t be used: { $reason }
refuse-record-game = The game “{ $name }” is not installed.
refuse-game-fault = The game “{ $name }” has a fault: { $reason }, at { $place }.
refuse-bot-fault = The bot “{ $bot }” of the game “{ $name }” has a fault: { $reason }, at { $place }.
refuse-bot-relieved = { $reason } From now on its answers are random.
refuse-bot-absent = { $reason } The default bot plays instead.
refuse-fault-result = it returns { $found } where { $wanted } is needed
refuse-fault-state = its state has no { $missing }
refuse-fault-view = a view must be a dataclass or a dict, not { $found }
refuse-fault-question = it asks { $found } instead of a Decision
refuse-fault-nobody-asked = nobody is asked although the game is not over
refuse-fault-no-answers = the question “{ $kind }” has no answers
refuse-fault-answer = it answers { $answer }, which is not offered
refuse-plugin-none = { $entry } is { $found }, not a Plugin.
refuse-plugin-name = its package calls it “{ $expected }”, its Plugin “{ $found }”.
refuse-no-bots = it has no bots.
refuse-book-unread = { $file } can’t be read: { $reason }
refuse-field-flag = the flag “{ $flag }” of its setting “{ $field }” is not of the form --name.
refuse-field-flag-house = the flag { $flag } of its setting “{ $field }” is one of Underdeck’s own.
refuse-field-flag-twice = two of its settings have the flag { $flag }.
refuse-field-flag-game = the flag { $flag } of its setting “{ $field }” has another type in the game “{ $game }”.
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
refuse-vector-count = Give one answer for each game: { $games }, not { $count }.
refuse-vector-action = In game { $game } there is no answer number { $action }; there are { $options }, from 0 on.
refuse-vector-width = A question with { $options } answers does not fit into { $width }; choose a greater width.
refuse-vector-actions = Answers are a list of numbers, one for each game.
refuse-vector-number = In game { $game }, { $action } is not the number of an answer.
refuse-vector-seeds = Seeds are a list of whole numbers, one for each game.
refuse-vector-seed-count = Give one seed for each game: { $games }, not { $count }.
refuse-vector-game = There is no game number { $game }; there are { $games }, from 0 on.
refuse-vector-widths = A width is a whole number from 1 to { $largest }, not “{ $width }”.
refuse-unknown-reward = There is no reward called “{ $name }”; choose from: { $choices }.
refuse-environment-none = The game “{ $name }” has no learning environment.
refuse-environment-rivals = In “{ $name }” everybody plays for themselves: use Seats or Rounds, with an agent for each seat.
refuse-environment-answer = { $agent } has to answer, but no answer was given.
refuse-environment-answers = Answers are a mapping: the number of an answer for each agent.
refuse-environment-unbegun = No game has begun: call reset first.
refuse-environment-agent = There is no agent called “{ $name }”; choose from: { $choices }.
refuse-environment-render = There is no render mode “{ $name }”; choose from: { $choices }.
refuse-environment-options = “{ $name }” is set when an environment is made, not when it is reset.
refuse-environment-reset = The options of a reset are a dict, not { $found }.
refuse-unknown-lang = There is no language “{ $name }”; choose from: { $choices }.
refuse-unknown-seat = There is no seat { $seat }; choose from: { $choices }.
refuse-seat-unsaid = Name a seat by its number or its name: { $choices }.
refuse-setup-type = The value of the setting “{ $name }” has the wrong type.
refuse-seed = A seed is a whole number from 0 to { $largest }.
refuse-part = A random part has { $digits } hexadecimal digits.
refuse-part-seat = No player in seat { $seat } can have given this random part.
refuse-key = A key has { $digits } hexadecimal digits.
refuse-games-count = The number of games must be at least 1.
refuse-not-asked = There is no question for you right now.
refuse-game-over = The game is over.
refuse-malformed-action = I don’t understand “{ $text }”.
refuse-illegal-action = That is not possible now: { $text }.
refuse-ambiguous-action = “{ $text }” could mean several things: { $choices }.
refuse-number-action = There is no option number { $text }.
refuse-nothing-to-undo = There is nothing to undo.
refuse-undo-revealed = This can’t be undone: a hidden die, card or answer has been revealed since.
refuse-record-foreign = This is not an Underdeck record.
refuse-record-newer = This record was written by a newer version of Underdeck.
refuse-record-damaged = The record is damaged at line { $line }: { $reason }
refuse-record-rules = This game was played with version { $found } of the rules. This program plays version { $known } and can’t go on with it; its record is kept.
refuse-record-cards = This record was played with other cards than those of this program.
refuse-record-diverged = The record diverges at line { $line } ({ $text }): { $reason }
refuse-record-sync = { $answers ->
    [one] The record diverges at line { $line }: after 1 answer the game should be at { $expected } but is at { $found }.
   *[other] The record diverges at line { $line }: after { $answers } answers the game should be at { $expected } but is at { $found }.
}
refuse-pack-syntax = { $file } is not valid TOML{ $line ->
    [0] { "" }
   *[other] , line { $line }, column { $column }
}: { $kind ->
    [value] expected a value; put text in quotation marks
    [statement] a line must be a [table] or a name = value
    [equals] a name must be followed by = and a value
    [twice] the same name is used twice
    [string] a text in quotation marks is not closed, or contains a forbidden character
    [list] a list or a table is not closed, or lacks a comma between two values
    [deep] lists or tables are nested too deeply
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
refuse-pack-message = { $file }: “{ $name }” is not a valid message in plain text.
refuse-pack-message-unknown = { $file }: nothing in this pack is called { $name }{ $near ->
    [none] .
   *[other] { " " }(did you mean { $near }?).
}
refuse-pack-card-text = { $file }, card { $card }: its text can’t be written (language { $lang }): { $reason }
refuse-pack-game-broke = { $file }: the game with seed { $seed } crashed ({ $bot }, { $setup }): { $reason }
refuse-pack-not-added = “{ $name }” is here, but is not one of your packs yet. Add it with: underdeck packs add { $name }
refuse-pack-nowhere = There is nothing at { $file }.
refuse-pack-twice = Several packs are called “{ $name }”: { $files }. Give the path of one: underdeck packs remove PATH
refuse-pack-no-source = { $game } has nothing with the id “{ $name }”; `underdeck cards { $game }` lists its cards.
refuse-in-pack = “{ $name }” comes with the pack “{ $pack }”: add --pack { $pack }.
refuse-pack-there = The pack “{ $name }” is already installed, version { $version }; add --replace to replace it.
refuse-pack-elsewhere = The pack “{ $name }” is not in your own packs folder but at { $file }; remove it there yourself.
refuse-pack-id = “{ $name }” can’t be the id of a pack. Use at most 40 lowercase letters, digits and hyphens, beginning with a letter.
refuse-pack-folder = There is something at { $file } already.
refuse-pack-unsound = The pack has errors: { $count }.
refuse-pack-off = This server does not use the pack “{ $name }”; { $known ->
    [0] it has no packs for this game.
   *[other] choose from: { $choices }.
}
refuse-packs-none = { $game } has no packs.
refuse-pack-clash = { $file }: the { $kind } “{ $name }” of the pack “{ $pack }” already exists in “{ $other }”. Give the ids of the pack a prefix of their own.
refuse-pack-manifest = { $file } is not a card pack: it has no { $name }.
refuse-pack-link = { $file } was not read: “{ $name }” is a link or not a regular file.
refuse-pack-zip = { $file } is not a valid zip file: { $reason }
refuse-pack-many = { $file } was not read: a pack has at most { $most } files.
refuse-pack-size = { $file } was not read: a pack has at most { $most } MB unpacked.
refuse-pack-name = { $file } was not read: a file in a pack can’t be called “{ $name }”.
refuse-pack-name-twice = { $file } was not read: it contains “{ $name }” twice.
refuse-pack-no-cards = { $file } has no cards; put .toml files in its folder cards.
refuse-pack-other-game = { $file }, field game: the cards are not for { $game }; is this pack for { $other }?
refuse-pack-message-twice = { $file }: the message “{ $name }” appears twice.
refuse-pack-picture = { $file } is not shown: the picture of a card can’t contain { $found }.
refuse-pack-picture-broken = { $file } is not a valid SVG picture (line { $line }).
refuse-pack-picture-xmlns = { $file } is not shown: its <svg> needs { $xmlns }.
refuse-pack-picture-viewbox = { $file } is not shown: its <svg> has no viewBox, such as viewBox="0 0 120 90".
refuse-pack-picture-many = { $file } is not shown: a picture has at most { $most } elements, at most { $deepest } levels deep.
refuse-pack-picture-size = { $file } is not shown: a picture has at most { $most } kB.
refuse-packs-count = A game can use at most { $most } packs.
refuse-unknown-pack = There is no pack called “{ $name }” here; { $known ->
    [0] there are none yet. `underdeck packs add FOLDER` adds one.
   *[other] choose from: { $choices }. `underdeck packs add FOLDER` adds another.
}
refuse-pack-game = The pack “{ $name }” is for { $own }, not for { $game }.
refuse-record-pack-absent = This record needs the pack “{ $name }”, version { $version }, which is not installed; add it with `underdeck packs add`.
refuse-record-pack-changed = This record needs the pack “{ $name }”, version { $version }, but the installed pack (version { $own }) has other cards.
refuse-upload-pack-off = This record needs the pack “{ $name }”, version { $version }, which this server does not use.
refuse-record-pack-off = This game needs the pack “{ $name }”, version { $version }, which this server no longer uses; its record is kept.
refuse-position-word = Line { $line } of the position: “{ $text }” is unknown; choose from: { $choices }.
refuse-position-card = Line { $line } of the position: there is no card called “{ $name }”.
refuse-position-twice = Line { $line } of the position: { $name } is in two places.
refuse-position-number = Line { $line } of the position: “{ $text }” is not a valid number here.
refuse-position-option = Line { $line } of the position: an option is a name and a value.
refuse-share-range = In { $game } the outcome “{ $outcome }” gives invalid shares: { $shares }. A share is a number from 0 to 1.
refuse-share-unknown = { $game } ended with the unknown outcome “{ $outcome }”. Use victory, defeat or the names of the winners joined by +, or return its shares from Plugin.share.
refuse-share-party = { $game } is played by a party, but the outcome “{ $outcome }” gives its members different shares: { $shares }.
refuse-share-rivals = In { $game } the outcome “{ $outcome }” gives shares that do not add up to one victory: { $shares }. If everybody loses, call the outcome “defeat.”
refuse-text-invisible = That text contains the invisible character { $sign }: remove it.
refuse-share-nobody = In { $game } the outcome “{ $outcome }” gives nobody a share of the victory. If everybody loses, call the outcome “defeat.”
refuse-text-marks = A letter can have { $most } marks at most, and marks need a letter before them.
refuse-file-read = { $file } can’t be read: { $reason }
system-missing = No such file or directory
system-folder = Is a directory
system-no-folder = Not a directory
system-denied = Permission denied
system-full = No space left on device
system-refused = no server answers there
refuse-file-write = { $file } can’t be written: { $reason }
refuse-file-exists = { $file } exists already.
refuse-nothing-to-resume = There is no unfinished game to resume.
refuse-unknown-card = No card is called “{ $name }”.
refuse-unknown-rule = No rule mentions “{ $name }”.
refuse-game-in-use = This game is being played in another window: { $file }
refuse-input-ended = There are no more answers to read.
refuse-no-such-choice = “{ $name }” is not among the choices: { $choices }.
refuse-file-large = { $file } was not read: it has more than { $most } MB.
refuse-file-text = { $file } is not a text file.
refuse-position-and-setup = The position already contains these settings: leave out { $choices }.
refuse-deadly = { $answer } To do it anyway, give the same answer again.
refuse-position-impossible = This position cannot come up in a game.
refuse-runaway = This answer led to an endless loop in the rules, so it was not carried out. Please report it with the record.
refuse-extra = This needs more libraries: pip install "underdeck[{ $name }]"
refuse-character-twice = Only one player can be { $name }.
refuse-players-form = “{ $text }” is not a list like ann=me,bo=bot (me or bot after each name).
refuse-flag-game = { $game } has no option { $flag }.
refuse-odds-off-here = Odds and hints are off; type “odds request” to turn them on.
refuse-bot-twice =
    { $name ->
        [all] Two default bots were given. Name a seat for one of them, such as roy=master.
       *[other] Two bots were given for { $name }. Keep one of them.
    }
refuse-bot-form = “{ $text }” is not a bot. Write NAME=BOT, such as roy=master, rogue=expert or roy=expert/greedy.
refuse-report-bots = A report plays every seat with one bot: write --bot master, not --bot roy=master.
refuse-bot-idle = No seat is left for “{ $bot }”. Name one, such as { $name }={ $bot }.
refuse-bot-seat = Nobody called “{ $name }” plays in this game; choose from: { $choices }.
refuse-seats-taken = No seat is left for you: bots play { $choices }. Remove a bot or add a seat.
