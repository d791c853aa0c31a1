# `underdeck packs`
packs-none-here = No packs found. Underdeck looks in { $folder } and in the folders of UNDERDECK_PACKS.
packs-row = { $pack } { $version }  { $name } [{ $game }] by { $author }, { $license }
packs-broken = { $file } can’t be used: { $reason }{ $more ->
    [0] { "" }
    [one] { " " }(and 1 more fault)
   *[other] { " " }(and { $more } more faults)
}
packs-twice = Several packs are called { $pack }: the one in { $file } is used, not { $others }.
packs-no-folder = UNDERDECK_PACKS names { $folder }, but that folder does not exist.
packs-place = Location: { $file }
packs-shown = { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
packs-languages = Texts: { $list }
packs-digest = Digest of its cards: { $digest }
packs-pictures = Pictures: { $list }
packs-unshown = Not pictures, so not shown: { $list }. A picture is an .svg file with a lowercase name.
packs-unread = Ignored: { $list }
packs-unnamed = Without texts in “{ $lang }”, so shown by id or in English: { $list }
packs-sound = { $name } { $version } is valid: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $games ->
    [0] no game played
    [one] 1 game
   *[other] { $games } games
} played.
packs-progress = Playing
packs-added = Added { $name } { $version }. Play with it: underdeck play { $game } --pack { $pack }
packs-removed = Removed { $file }. Records that need it can’t be opened without it.
packs-made = Created a small working pack in { $folder }. Next: underdeck packs check { $folder }
field-packs = Card packs

balance-played = { $games ->
    [one] 1 game
   *[other] { $games } games
} by the bot { $bot }, with { $name } and without it:
balance-cut = The time ran out after { $games } of { $all } games.
balance-fine = Nothing looks unbalanced.
balance-sitter-more = { $name } is too strong: it wins { $share }% of its games ({ $low } to { $high }); others win { $expected }%.
balance-sitter-less = { $name } is too weak: it wins { $share }% of its games ({ $low } to { $high }); others win { $expected }%.
balance-place-more = { $name } is too easy: players win { $share }% of the games there ({ $low } to { $high }), elsewhere { $expected }%.
balance-place-less = { $name } is too hard: players win { $share }% of the games there ({ $low } to { $high }), elsewhere { $expected }%.
balance-whole-more = The pack makes the game too easy: players win { $share }% of the games with its cards ({ $low } to { $high }), { $expected }% without them.
balance-whole-less = The pack makes the game too hard: players win { $share }% of the games with its cards ({ $low } to { $high }), { $expected }% without them.
balance-longer = The pack makes games much longer: { $turns } turns, without it { $expected }.
balance-shorter = The pack makes games much shorter: { $turns } turns, without it { $expected }.
balance-card-strong = { $name } ({ $way }) is too strong: players who take it win { $points } points more often than others in equally good positions (taken { $count } times).
balance-card-weak = { $name } ({ $way }) is too weak: players who take it win { $points } points less often than others in equally good positions (taken { $count } times).
balance-foe = { $name } is too dangerous: it costs { $harm } health at each meeting; the worst foe of the game itself costs { $most }.
balance-never-seen = Never seen: { $name }.
balance-never-used = Never used: { $name }.
balance-never-taken = Never taken: { $name }.
balance-unended = { $count ->
    [one] 1 game did not end.
   *[other] { $count } games did not end.
}
balance-rare = Taken too rarely to judge (play more games): { $name }.
