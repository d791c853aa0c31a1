# Studies: what `underdeck lab` says.

lab-made = Wrote { $file }. Try it: underdeck lab run { $file } --out results
lab-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, { $seconds } seconds. Digest { $digest }.
lab-share = { $percent }% ({ $low } to { $high })
lab-interrupted = { $games ->
    [one] Stopped. 1 game is kept
   *[other] Stopped. { $games } games are kept
}; go on with: underdeck lab resume { $folder }
lab-replayed = { $file } was damaged or had the wrong games; it was removed, and the missing games are played again.

lab-new-head =
    A study: games between bots, with every combination of the settings below.
    Run it with: underdeck lab run { $file } --out results
lab-new-games =
    The number of games for each cell. Instead, `width` plays until the 95% interval of the
    win rate is no wider (0.06 is plus or minus 3 points), with `most` games at most.
lab-new-packs = Third-party cards, by the id of their pack.
lab-new-setup = The same in every game.
lab-new-sweep =
    Every combination is a cell. Give a list of values, or "all". Where several are chosen at a
    time, give {"{"} all = 2 {"}"} for every pair, or a number for that many chosen at random.
    Settings that can be swept: { $names }.
lab-new-bots =
    The bot for all seats: { $bots }. Instead, `bots` names one for each seat.
lab-new-tempers =
    Write a temper after a slash, as in "{ $example }". These bots can have one: { $thinkers }.
    Tempers: { $tempers }.
lab-new-options =
    Single rule options, each with its values or "all":
    { $names }

refuse-lab-field = { $file }: a study has no field “{ $name }”; choose from: { $choices }.
refuse-lab-form = { $file }{ $field ->
    [none] { "" }
   *[other] , { $field }
}: { $reason }
refuse-lab-games = { $file }: give either `games`, the number of games for each cell, or `width`, the width of its interval (between 0 and 1).
refuse-lab-axis = “{ $name }” cannot be set or swept here; choose from: { $choices }.
refuse-lab-values = “{ $name }” needs a list of values in square brackets.
refuse-lab-size = “{ $name }”: their number must be one of { $sizes }.
refuse-lab-empty = “{ $name }” has no values, so there would be 0 games; choose from: { $choices }.
refuse-lab-name = { $file }: a study needs a name.
refuse-lab-most = { $file }: `most` goes with `width`; with `games`, every cell gets exactly that many games.
refuse-lab-said-twice = “{ $name }” is both under [setup] and before it; keep one of them.
refuse-lab-bot-and-bots = Give either `bot`, which plays all seats, or `bots`, one for each seat.
refuse-lab-options = “options” must be a table: its own heading, then a line for each option.
refuse-lab-value = “{ $name }” cannot be { $found }: { $kind ->
    [yes-no] true or false is needed, without quotation marks
    [names] names in quotation marks are needed, joined by + or in square brackets
    [dealt] names in quotation marks are needed, joined by + or in square brackets, or a number of them to choose at random
    [groups] a list of groups is needed, each of them a list of names
   *[other] one name in quotation marks is needed
}{ $choices ->
    [none] .
   *[other] ; choose from: { $choices }.
}
refuse-lab-needed = “{ $name }” must be set or swept; choose from: { $choices }.
refuse-lab-cell-twice = Cell { $number } ({ $cell }) is swept twice: it would be the same games as cell { $other }.
refuse-lab-twice = “{ $name }” is swept over { $value } twice.
refuse-lab-many = That would be { $cells } cells and, at up to { $each } games each, { $games } games; a study has at most { $most } cells.
refuse-lab-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
} for { $seats ->
    [one] one that plays all seats
   *[other] { $seats } seats
}: give one, or one for each seat.
refuse-lab-cell = Cell { $number } of { $cells } ({ $cell }) cannot be played, so nothing was played (games in all: { $games }): { $reason }
refuse-lab-file-there = { $file } is there already.
refuse-balance-games = Testing that pack takes at least { $cells } games, one for each way to play it.
refuse-lab-workers = There must be at least 1 worker.
refuse-lab-folder-none = There is no study in { $folder }.
refuse-lab-folder-newer = The study in { $folder } was made by a newer version (format { $found }; this version knows format { $known }).
refuse-lab-folder-damaged = The study in { $folder } cannot be read: { $reason }.
refuse-no-table = it contains no JSON object
refuse-lab-folder-other = { $folder } contains another study, “{ $name }”; choose another folder.
refuse-lab-folder-taken = { $folder } is not empty and contains no study; choose another folder.
refuse-lab-edition = The study in { $folder } was begun with other rules, cards or bots ({ $found }) than these ({ $known }), so their games can’t be mixed.
refuse-lab-in-use = The study in { $folder } is already running.
refuse-lab-disk-full = The disk is full. { $games ->
    [one] 1 game is
   *[other] { $games } games are
} kept; make room and go on with: underdeck lab resume { $folder }
refuse-lab-write = { $file } could not be written ({ $reason }). { $games ->
    [one] 1 game is
   *[other] { $games } games are
} kept in { $folder }.
refuse-lab-part = { $file } cannot be read: { $reason }.
refuse-lab-part-foreign = { $file } is not part of a study.
refuse-lab-part-other = { $file } has the wrong games for its name; `underdeck lab resume { $folder }` removes it and plays the missing games.
refuse-lab-part-newer = { $file } was written by a newer version (format { $found }; this version knows format { $known }).
refuse-lab-lost = The worker that played { $cell } from game { $first } on died { $count } times; the study stops here and can be resumed.
refuse-lab-worker-edition = A worker has other rules, cards or bots ({ $found }) than these ({ $known }).
refuse-lab-no-games = No game of the study in { $folder } has been played yet.
refuse-lab-query = The query is wrong: { $reason } (the games are in the table “{ $table }”; DESCRIBE { $table } lists its columns).
refuse-lab-query-none = Give a query, for example: { $example }
refuse-lab-query-one = One query at a time, please; there are { $count }.
refuse-lab-query-writes = A query can only read, with SELECT or EXPLAIN; { $kind } is not allowed.
refuse-lab-cluster-address = “{ $address }” is not the address of a cluster; give one such as { $remote }, or { $local } for eight workers on this computer.
refuse-lab-cluster = No scheduler answers at { $address } ({ $reason }).
refuse-lab-cluster-none = The scheduler at { $address } has no workers.
refuse-lab-cluster-version = The worker { $worker } has other rules, cards or bots ({ $found }) than these ({ $known }) and gets no games.
refuse-lab-cluster-gone = The scheduler at { $address } is gone; waiting for it.
refuse-lab-cluster-lost = The scheduler at { $address } did not come back; the games so far are kept. Go on with `underdeck lab resume`.

lab-report-written = Wrote { $file }.
lab-report-title = Study “{ $name }”
lab-report-summary = Summary
lab-report-how = Intervals are 95% (Wilson). A star marks a significant difference, corrected for the number of comparisons of its kind (Benjamini and Hochberg, 5%).
lab-report-numbers = The numbers
lab-report-what = what
lab-report-game = game
lab-report-games = games
lab-report-cells = cells
lab-report-unended = games that did not end
lab-report-seed = seed
lab-report-packs = packs
lab-report-edition = rules, cards and bots
lab-report-digest = digest
lab-report-running = (still running)
lab-report-map = Games won
lab-report-map-party = Percent of games won in each cell, with its interval.
lab-report-map-rivals = Percent of victories won by each player, with its interval.
lab-report-sure = A star: significantly above or below the rest.
lab-report-share = won, %
lab-report-percent = percent
lab-report-balance = Balance
lab-report-balance-party = The games with each hero against those without. Filled diamonds are significant.
lab-report-balance-rivals = Each player and each seat against an equal share of the victories (the dashed line). Filled diamonds are significant.
lab-report-who = who
lab-report-seat = seat
lab-report-expected = expected, %
lab-report-difference = difference, points
lab-report-chance = p
lab-report-count = count
lab-report-lengths = How long it takes
lab-report-tenths = The median, and the range from the shortest tenth of the games to the longest tenth.
lab-report-turns = turns
lab-report-decisions = decisions
lab-report-losses = Where and how games are lost
lab-report-places = Floor on which the party fell
lab-report-ends = How games ended
lab-report-foes = Who or what the party fell to
lab-report-slayers = Who slew Xykon
lab-report-causes = Damage by cause
lab-report-wounds = Wounds by cause
lab-report-harm = Damage by card
lab-report-harm-rivals = Wounds by card
lab-report-worths = What cards are worth
lab-report-worths-how = How taking a card changes the chance to win, in percentage points: the games in which it was taken against those of the same cell in which something else was taken while the chance, by the bots’ evaluation, was about the same. Cards taken fewer than 20 times are left out.
lab-report-card = card
lab-report-taken = taken in
lab-report-used = uses
lab-report-points = points of winning chance
lab-report-curves = The chance to win on the way
lab-report-curves-how = By the bots’ evaluation: the mean over the players who won in the end, and over the others.
lab-report-turn = turn
lab-report-lap = lap of the table
lab-report-curves-turns = { $every ->
    [one] There is a point for every turn.
   *[other] There is a point for every { $every } turns, from the first on.
} Intervals are 95%, of the mean.
lab-report-curves-laps = { $every ->
    [one] There is a point for every lap of the table.
   *[other] There is a point for every { $every } laps of the table, from the first on.
} Intervals are 95%, of the mean.
lab-dealt-heroes = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
lab-dealt-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
lab-report-won = won
lab-report-lost = did not win
lab-report-all = all
lab-report-score = mean points
lab-report-measures = Numbers of the game
lab-report-score-won = points of the winner
lab-report-median = median
lab-report-ninety = 90% by
lab-report-most = largest
lab-report-offers = Cards with no real choice
lab-report-offers-how = Cards used at fewer than one in a hundred opportunities, or taken at fewer than one in fifty or at more than nine in ten.
lab-report-offered = opportunities
lab-report-chosen = chosen, %
lab-report-to-be-used = to use
lab-report-to-be-taken = to take
lab-report-none = none
lab-compare-title = “{ $one }” against “{ $other }”
lab-compare-all = All together
lab-compare-cells = Cell by cell
lab-compare-cards = What cards are worth
lab-compare-how = { $count ->
    [0] None of { $all } differences is significant.
    [one] 1 of { $all } differences is significant.
   *[other] { $count } of { $all } differences are significant.
}
lab-compare-alone = { $count ->
    [one] 1 cell is left out, because only “{ $study }” has it: { $cells }.
   *[other] { $count } cells are left out, because only “{ $study }” has them: { $cells }.
}
lab-compare-cards-how = { $count ->
    [0] For none of { $all } cards is the change in worth significant.
    [one] For 1 of { $all } cards the change in worth is significant.
   *[other] For { $count } of { $all } cards the change in worth is significant.
}
lab-word-boss = the boss
lab-word-stairs = the stairs
lab-word-ability = abilities of foes
lab-word-item = item
lab-word-potion = potion
lab-word-loot = loot
lab-word-player = other players
lab-word-limit = out of turns
refuse-lab-compare-games = These are studies of different games: { $one } and { $other }.
refuse-lab-compare-nothing = The two studies have no cell in common.
