# `underdeck packs`
packs-none-here = No packs here. They lie in { $folder }, and in the folders that UNDERDECK_PACKS names.
packs-row = { $pack } { $version }  { $name } [{ $game }] by { $author }, { $license }
packs-broken = { $file } can’t be used: { $reason }{ $more ->
    [0] { "" }
    [one] { " " }(and 1 more fault)
   *[other] { " " }(and { $more } more faults)
}
packs-twice = Several packs are called { $pack }: the one in { $file } counts, not { $others }.
packs-no-folder = UNDERDECK_PACKS names { $folder }, but there is no such folder.
packs-place = Lies in { $file }
packs-shown = { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
packs-languages = Texts: { $list }
packs-digest = Digest of its cards: { $digest }
packs-pictures = Pictures: { $list }
packs-unshown = No pictures, and not shown: { $list }. A picture is an .svg file, its name in small letters.
packs-unread = Not read: { $list }
packs-unnamed = Without a text of their own ({ $lang }), named after their ids or in English: { $list }
packs-sound = { $name } { $version } is sound: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $games ->
    [0] no game played
    [one] 1 game
   *[other] { $games } games
} played.
packs-progress = Playing
packs-added = { $name } { $version } is here now. Play with it: underdeck play { $game } --pack { $pack }
packs-removed = { $file } is gone. Records that need it can’t be opened without it.
packs-made = A small working pack is in { $folder }. Next: underdeck packs check { $folder }
field-packs = Card packs

balance-played = { $games ->
    [one] 1 game
   *[other] { $games } games
} by the bot { $bot }, with { $name } and without it:
balance-cut = The time is up: { $games } of { $all } games were played.
balance-fine = Nothing stands out.
balance-sitter-more = { $name } is too strong: { $share }% of these games are won ({ $low } to { $high }), of the others { $expected }%.
balance-sitter-less = { $name } is too weak: { $share }% of these games are won ({ $low } to { $high }), of the others { $expected }%.
balance-place-more = { $name } is too easy: { $share }% of the games there are won ({ $low } to { $high }), elsewhere { $expected }%.
balance-place-less = { $name } is too hard: { $share }% of the games there are won ({ $low } to { $high }), elsewhere { $expected }%.
balance-whole-more = The pack makes the game too easy: with its cards { $share }% of games are won ({ $low } to { $high }), without them { $expected }%.
balance-whole-less = The pack makes the game too hard: with its cards { $share }% of games are won ({ $low } to { $high }), without them { $expected }%.
balance-longer = The pack makes games much longer: { $turns } turns, without it { $expected }.
balance-shorter = The pack makes games much shorter: { $turns } turns, without it { $expected }.
balance-card-strong = { $name } ({ $way }) is too strong: whoever takes it wins { $points } points more often than others in positions as good (taken { $count } times).
balance-card-weak = { $name } ({ $way }) is too weak: whoever takes it wins { $points } points less often than others in positions as good (taken { $count } times).
balance-foe = { $name } is too dangerous: it costs { $harm } health each time it is met; the worst of the game’s own costs { $most }.
balance-never-seen = Never seen: { $name }.
balance-never-used = Never used: { $name }.
balance-never-taken = Never taken: { $name }.
balance-unended = { $count ->
    [one] 1 game did not end.
   *[other] { $count } games did not end.
}
balance-rare = Taken too rarely to say what they are worth (more games tell more): { $name }.
