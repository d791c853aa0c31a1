# Data sets: what `underdeck lab dataset` says, and the card of one.

dataset-made = The data set is in { $folder }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, digest { $digest }.
dataset-interrupted = { $games ->
    [one] Stopped. 1 game is kept
   *[other] Stopped. { $games } games are kept
}; the same command goes on with them.
dataset-progress = Replaying
dataset-sound = { $folder } is valid: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $replayed } replayed, { $again } played once more by the bots, digest { $digest }.
dataset-wrong = { $folder } failed the check: { $count ->
    [one] 1 fault
   *[other] { $count } faults
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $replayed } of them replayed.
dataset-others = It was made with other bots or card texts ({ $found }, Underdeck { $made }), so chances to win are not compared.
refuse-dataset-how = Give a study (or --game) and a folder, for example: underdeck lab dataset study.toml --out games
refuse-dataset-few = There are { $cells } ways to play; give at least --games { $cells }, or write a study.
refuse-dataset-taken = { $folder } is not empty. Choose another folder.
refuse-dataset-there = There is a data set in { $folder } already. Choose another folder.
refuse-dataset-write = The data set could not be written to { $folder } ({ $reason }). The games so far are kept; the same command goes on.
refuse-dataset-none = There is no data set in { $folder }: { $file } is missing.
refuse-dataset-newer = The data set in { $folder } was made by a newer version (format { $found }; this version knows format { $known }).
refuse-dataset-damaged = { $file } is damaged: { $reason }.
refuse-dataset-missing = { $file } is missing.
refuse-dataset-changed = { $file } was changed or damaged since the data set was made: its checksum does not match.
refuse-dataset-rules = It was played with other rules (version { $found }, here { $known }): install Underdeck { $made } to replay it.
refuse-dataset-cards = It was played with other cards ({ $found }, here { $known }): install Underdeck { $made } to replay it.
refuse-dataset-count = There { $found ->
    [one] is { $found } game
   *[other] are { $found } games
}, not { $said }.
refuse-dataset-digest = The digest of all rows is { $found }, not { $said }.
refuse-dataset-row = Cell { $cell }, game { $number }: the row was changed, its digest does not match.
refuse-dataset-foreign = { $file } does not belong to it.
refuse-dataset-card = { $file } does not match the games and dataset.json.
refuse-dataset-columns = { $file }: these columns are missing, incomplete, unknown or of the wrong type: { $names }.
refuse-dataset-decisions = There { $found ->
    [one] is { $found } decision
   *[other] are { $found } decisions
}, not { $said }.
refuse-dataset-cell = Cell { $cell }, game { $number }: the study has no such cell, only 0 to { $last }.
refuse-dataset-label = Cell { $cell }, game { $number }: the column “{ $name }” says “{ $said }”, but in that cell it is “{ $found }”.
refuse-dataset-gap = Cell { $cell }: { $found ->
    [one] { $found } game
   *[other] { $found } games
} instead of { $expected }; game { $number } is the first that is missing, or there is one too many.
refuse-dataset-no-record = The record { $file } is missing.
refuse-dataset-record = Cell { $cell }, game { $number }: the record can’t be replayed: { $reason }
refuse-dataset-seed = Cell { $cell }, game { $number }: the record has another seed than the study gives to this game.
refuse-dataset-outcome = Cell { $cell }, game { $number }: the row says “{ $said }”, but the record ends with “{ $found }”.
refuse-dataset-fact = Cell { $cell }, game { $number }: “{ $name }” differs from the record.
refuse-dataset-again = Cell { $cell }, game { $number }: these bots ({ $bots }) play it differently.
dataset-card-title = Games of “{ $name }”
dataset-card-what = { $games ->
    [one] 1 game
   *[other] { $games } games
} played by bots with Underdeck, an unofficial implementation: a row and a record for each.
dataset-card-rules = rules version { $rules }, cards { $cards }
dataset-card-game = game
dataset-card-made = made with
dataset-card-edition = rules, cards and bots
dataset-card-packs = packs
dataset-card-bots = bots
dataset-card-seed = seed
dataset-card-cells = cells
dataset-card-games = games
dataset-card-decisions = decisions
dataset-card-digest = digest of all rows
dataset-card-license = license
dataset-card-made-by = How it was made
dataset-card-study = The study:
dataset-card-seeds = The seed of each game follows from the study’s seed, its cell and its number; it is in the row and in the record. The number of workers does not change the rows.
dataset-card-files = Files
dataset-card-file-games = a row for each game, in the order of cells and numbers (Parquet).
dataset-card-file-records = the record of each game; 00003/0000012.txt is game 12 of cell 3. “underdeck replay” shows one.
dataset-card-file-dataset = all of this for programs, with the SHA-256 of each file.
dataset-card-columns = Columns
dataset-card-columns-how = Columns without a description are the swept settings.
dataset-card-check = To check it
dataset-column-cell = the cell of the study, from 0
dataset-column-number = the game of that cell, from 0
dataset-column-seed = the seed of the game
dataset-column-bots = one for all seats, or one for each
dataset-column-seats = who played each seat
dataset-column-setup = the setup, in JSON
dataset-column-outcome = “victory” and “defeat” of a party, the winners’ names of rivals, “unended”
dataset-column-shares = shares of victory: one for a party, or one for each seat
dataset-column-scores = points of each seat, where they are counted
dataset-column-decisions = answers that were given
dataset-column-turns = turns, or laps of the table
dataset-column-place = where the game ended
dataset-column-foe = the foe that ended it
dataset-column-cause = how it ended
dataset-column-causes = health lost, by cause
dataset-column-harm = health lost, by card
dataset-column-seen = cards revealed, and how often
dataset-column-used = cards used, and how often
dataset-column-taken = cards taken: as what, by which seat, in which turn, and the chance to win shortly before
dataset-column-curve = the chance to win on the way, by the bots’ evaluation
dataset-column-offers = cards that could be used or taken: how often, and how often they were
dataset-column-measures = numbers of this game alone
dataset-column-end = the digest of the last position
dataset-column-row = the digest of the row
