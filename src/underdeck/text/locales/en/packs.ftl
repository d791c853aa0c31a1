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
