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
lab-replayed = { $file } could not be read; its games are played again.

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
lab-new-options =
    Single rule options, each with its values or "all":
    { $names }

refuse-lab-field = { $file }: a study has no “{ $name }”. It has: { $choices }.
refuse-lab-form = { $file } is no study that can be read: { $reason }.
refuse-lab-games = { $file }: say either `games`, how many each cell is played, or `width`, how wide its interval may be (between 0 and 1).
refuse-lab-step = { $file }: `step` must be at least 1 and `most` not below 0.
refuse-lab-axis = “{ $name }” cannot be set or swept here. What can be: { $choices }.
refuse-lab-values = “{ $name }” needs a list of values.
refuse-lab-size = “{ $name }”: groups may have from 1 to { $most } members.
refuse-lab-empty = Nothing is swept under “{ $name }”, so there would be 0 games. Valid are: { $choices }.
refuse-lab-many = That would be more than { $most } cells.
refuse-lab-bots = { $count } bots for { $seats ->
    [one] one that plays all seats
   *[other] { $seats } seats
}: name one, or one for each.
refuse-lab-cell = Cell { $number } of { $cells } ({ $cell }) cannot be played, and none of the { $games } games was: { $reason }
refuse-lab-file-there = { $file } is there already.
refuse-lab-workers = There must be at least 1 worker.
refuse-lab-folder-none = There is no study in { $folder }.
refuse-lab-folder-newer = The study in { $folder } was made by a newer version (format { $found }, known is { $known }).
refuse-lab-folder-damaged = The study in { $folder } cannot be read: { $reason }.
refuse-lab-folder-other = { $folder } holds another study, “{ $name }”. Take another folder.
refuse-lab-folder-taken = { $folder } is not empty and holds no study. Take another folder.
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
refuse-lab-part-newer = { $file } was written by a newer version (format { $found }, known is { $known }).
refuse-lab-lost = Whoever played { $cell } from game { $first } on was lost { $times } times; the study stops here and can be resumed.
refuse-lab-worker-edition = A worker has other rules, cards or bots ({ $found }) than these ({ $known }).
refuse-lab-no-games = No game of the study in { $folder } has been played yet.
refuse-lab-query = The query is wrong: { $reason }. The games are in the table “{ $table }”.
refuse-lab-query-one = One query at a time, please; there are { $count }.
refuse-lab-query-writes = A query only reads; { $kind } would change something.
