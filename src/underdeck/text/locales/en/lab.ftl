# Studies: what `underdeck lab` says.

lab-made = { $file } is written. Try it: underdeck lab run { $file } --out results
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
lab-replayed = { $file } is damaged or holds other games than its name says; it is removed, and what is missing is played again.

lab-new-head =
    A study: games between bots over everything that is swept below.
    Run it with: underdeck lab run { $file } --out results
lab-new-games =
    How many games each cell is played; or, instead, until the 95% interval of its
    win rate is no wider than `width` (0.06 is plus or minus 3 points), `most` at most.
lab-new-packs = Cards from outside, by the id of their pack.
lab-new-setup = The same in every game.
lab-new-sweep =
    Every combination is a cell. A list of values, or "all"; of what is chosen several
    at a time also {"{"} all = 2 {"}"} for every pair, and a number for so many dealt by chance.
    What can be swept: { $names }.
lab-new-bots =
    Who plays all seats: { $bots }. Instead, `bots` names one for each seat.
lab-new-tempers =
    A temper stands after a slash, as in "{ $example }". It is for: { $thinkers }.
    There are: { $tempers }.
lab-new-options =
    Single rule options, each with its values or "all":
    { $names }

refuse-lab-field = { $file }: a study has no “{ $name }”; it has: { $choices }.
refuse-lab-form = { $file }{ $field ->
    [none] { "" }
   *[other] , { $field }
}: { $reason }
refuse-lab-games = { $file }: say either `games`, how many each cell is played, or `width`, how wide its interval may be (between 0 and 1).
refuse-lab-axis = “{ $name }” cannot be set or swept here; what can be: { $choices }.
refuse-lab-values = “{ $name }” needs a list of values in square brackets.
refuse-lab-size = “{ $name }”: how many of them there may be: { $sizes }.
refuse-lab-empty = Nothing is swept under “{ $name }”, so there would be 0 games; valid are: { $choices }.
refuse-lab-name = { $file }: a study needs a name.
refuse-lab-most = { $file }: `most` goes with `width`; with `games` every cell is played just so often.
refuse-lab-said-twice = “{ $name }” stands under [setup] and before it; say it once.
refuse-lab-bot-and-bots = Say either `bot`, who plays all seats, or `bots`, one for each seat.
refuse-lab-options = “options” needs a table: a line for each option, under a heading of its own.
refuse-lab-value = “{ $name }” cannot be { $found }: { $kind ->
    [yes-no] true or false is needed, without quotation marks
    [names] names in quotation marks are needed, joined by + or in square brackets
    [dealt] names in quotation marks are needed, joined by + or in square brackets, or a number of them to be dealt by chance
    [groups] a list of groups is needed, each of them a list of names
   *[other] one name in quotation marks is needed
}{ $choices ->
    [none] .
   *[other] ; valid are: { $choices }.
}
refuse-lab-needed = “{ $name }” has to be set or swept; valid are: { $choices }.
refuse-lab-cell-twice = Cell { $number } ({ $cell }) is swept twice: it would be the same games as cell { $other }.
refuse-lab-twice = “{ $name }” is swept over { $value } twice.
refuse-lab-many = That would be { $cells } cells and, at up to { $each } games each, { $games } games; a study has at most { $most } cells.
refuse-lab-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
} for { $seats ->
    [one] one that plays all seats
   *[other] { $seats } seats
}: name one, or one for each.
refuse-lab-cell = Cell { $number } of { $cells } ({ $cell }) cannot be played, so nothing was played (games in all: { $games }): { $reason }
refuse-lab-file-there = { $file } is there already.
refuse-balance-games = To weigh that pack takes at least { $cells } games, one for each way to play it.
refuse-lab-workers = There must be at least 1 worker.
refuse-lab-folder-none = There is no study in { $folder }.
refuse-lab-folder-newer = The study in { $folder } was made by a newer version (format { $found }, known is { $known }).
refuse-lab-folder-damaged = The study in { $folder } cannot be read: { $reason }.
refuse-no-table = it holds no JSON object
refuse-lab-folder-other = { $folder } holds another study, “{ $name }”; take another folder.
refuse-lab-folder-taken = { $folder } is not empty and holds no study; take another folder.
refuse-lab-edition = The study in { $folder } was begun with other rules, cards or bots ({ $found }) than these ({ $known }): its games would not fit together.
refuse-lab-in-use = The study in { $folder } is being run already.
refuse-lab-disk-full = The disk is full. { $games ->
    [one] 1 game is
   *[other] { $games } games are
} kept; make room and go on with: underdeck lab resume { $folder }
refuse-lab-write = { $file } could not be written ({ $reason }). { $games ->
    [one] 1 game is
   *[other] { $games } games are
} kept in { $folder }.
refuse-lab-part = { $file } cannot be read: { $reason }.
refuse-lab-part-foreign = { $file } is no part of a study.
refuse-lab-part-other = { $file } does not hold the games of this study that its name says; `underdeck lab resume { $folder }` removes it and plays what is missing.
refuse-lab-part-newer = { $file } was written by a newer version (format { $found }, known is { $known }).
refuse-lab-lost = Whoever played { $cell } from game { $first } on was lost { $count } times; the study stops here and can be resumed.
refuse-lab-worker-edition = A worker has other rules, cards or bots ({ $found }) than these ({ $known }).
refuse-lab-no-games = No game of the study in { $folder } has been played yet.
refuse-lab-query = The query is wrong: { $reason } (the games are in the table “{ $table }”, its columns are told by DESCRIBE { $table }).
refuse-lab-query-none = There is no query; an example: { $example }
refuse-lab-query-one = One query at a time, please; there are { $count }.
refuse-lab-query-writes = A query only reads, by SELECT or EXPLAIN; { $kind } is not allowed.
refuse-lab-cluster-address = “{ $address }” is no address of a cluster; give one such as { $remote }, or { $local } for eight workers here.
refuse-lab-cluster = No scheduler answers at { $address } ({ $reason }).
refuse-lab-cluster-none = The scheduler at { $address } has no workers.
refuse-lab-cluster-version = The worker { $worker } has other rules, cards or bots ({ $found }) than these ({ $known }) and is given no games.
refuse-lab-cluster-gone = The scheduler at { $address } has gone away; waiting for it.
refuse-lab-cluster-lost = The scheduler at { $address } did not come back; what was played is kept, and `underdeck lab resume` goes on.

lab-report-written = { $file } is written.
lab-report-title = Study “{ $name }”
lab-report-summary = What was played
lab-report-how = Intervals are 95% (Wilson). A star marks what is more than chance when everything of its kind is looked at together (Benjamini and Hochberg, 5%).
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
lab-report-map-rivals = Percent of victories won by each at the table, with its interval.
lab-report-sure = A star: more or less than the rest by more than chance.
lab-report-share = won, %
lab-report-percent = percent
lab-report-balance = Balance
lab-report-balance-party = Each hero’s games against those without her. Filled diamonds are more than chance.
lab-report-balance-rivals = Each at the table, and each seat, against what one of equals would win (the dashed line). Filled diamonds are more than chance.
lab-report-who = who
lab-report-seat = seat
lab-report-expected = expected, %
lab-report-difference = difference, points
lab-report-chance = p
lab-report-count = count
lab-report-lengths = How long it takes
lab-report-tenths = The median; from the tenth part of the games that is shortest to the tenth part that is longest.
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
lab-report-worths-how = What taking a card does to the chance to win, in points: the games in which it was taken against those of the same cell in which something else was taken while the chance, by the bots’ evaluation, was about the same. Cards taken fewer than 20 times are left out.
lab-report-card = card
lab-report-taken = taken in
lab-report-used = uses
lab-report-points = points of winning chance
lab-report-curves = The chance to win on the way
lab-report-curves-how = By the bots’ evaluation, the mean over those who won in the end and over the others.
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
lab-report-offers-how = Cards used in less than one of a hundred chances, or taken in less than one of fifty or more than nine of ten.
lab-report-offered = chances
lab-report-chosen = chosen, %
lab-report-to-be-used = to use
lab-report-to-be-taken = to take
lab-report-none = none
lab-compare-title = “{ $one }” against “{ $other }”
lab-compare-all = All together
lab-compare-cells = Cell by cell
lab-compare-cards = What cards are worth
lab-compare-how = { $count ->
    [0] None of { $all } differences is more than chance.
    [one] 1 of { $all } differences is more than chance.
   *[other] { $count } of { $all } differences are more than chance.
}
lab-compare-alone = { $count ->
    [one] 1 cell that only “{ $study }” has is left out: { $cells }.
   *[other] { $count } cells that only “{ $study }” has are left out: { $cells }.
}
lab-compare-cards-how = { $count ->
    [0] None of { $all } cards is worth more or less by more than chance.
    [one] 1 of { $all } cards is worth more or less by more than chance.
   *[other] { $count } of { $all } cards are worth more or less by more than chance.
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
