# Campaign sheets and the commands around them.

campaign-none = There are no campaign sheets yet. Begin one with: underdeck campaign new NAME --hero HERO
campaign-line = { $name } · { $hero } · { $games ->
    [one] 1 game
   *[other] { $games } games
} played, { $won } won · { $marks ->
    [one] 1 check-mark
   *[other] { $marks } check-marks
} · { $talents ->
    [0] no talent unlocked
    [one] 1 talent unlocked
   *[other] { $talents } talents unlocked
}
campaign-begun = Begun on { $date }.
campaign-boss = { $count ->
    [0] { $boss } ({ $dungeon })
    [one] { $boss } ({ $dungeon })
   *[other] { $boss } ({ $dungeon }) ×{ $count }
}
campaign-beaten = Bosses beaten: { $list }
campaign-to-beat = Still to beat: { $list }
campaign-locked = Edition 1.1: this hero is bound to the focus { $focus }.
campaign-running = An unfinished game is waiting: underdeck resume { $file }
campaign-focus = { $basic ->
    [yes] { $focus }: in effect in every game
   *[no] { $focus }
}
campaign-talent = { $unlocked ->
    [yes] ✓ { $talent } (unlocked)
   *[no] · { $talent }
}
campaign-letter-green = G
campaign-letter-yellow = Y
campaign-letter-red = R
campaign-legend = G, green circles: marked after any dungeon. Y, yellow squares: after a medium or hard dungeon. R, red pentagons: after a hard dungeon only. A talent is unlocked when all its spaces are marked.
campaign-packs-gone = Marks of games with packs that are not here wait for them: { $list }.
campaign-game = Game { $n } · { $date } · { $dungeon } ({ $difficulty ->
    [1] easy
    [2] medium
   *[3] hard
}) · edition { $edition }{ $tier ->
    [none] {""}
   *[other] {" "}· tier { $tier }
} · { $outcome }
campaign-earned = { $total ->
    [0] Earned: no check-marks
   *[other] Earned: { $total } = { $descents } for descents + { $levels } for level-ups + { $boss } for the boss + { $tier } for the tier
}
campaign-marks = { $talent } { $mark ->
    [green] green
    [yellow] yellow
   *[red] red
}{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
campaign-placed = Marked: { $list }
campaign-lost = { $count ->
    [one] Lost, because no space was left: 1
   *[other] Lost, because no space was left: { $count }
}
campaign-locks = From here on this hero is bound to the focus { $focus } in edition 1.1.
campaign-record = Record: { $file }
campaign-left-out = Records of this sheet that could not be entered:
campaign-unproven = Games whose record could not be checked:
campaign-rebuild-told = Please note:
campaign-new =
    The campaign sheet { $name } is ready for this hero: { $hero }. Play with:
    underdeck play onedeck --campaign { $typed }
campaign-exported = The campaign sheet { $name } and its records are in { $file }.
campaign-imported = Imported, and every record replayed:
campaign-sure = Type the name to put the campaign sheet “{ $name }” away:
campaign-deleted = The campaign sheet { $name } is put away; its file is kept: { $file }
campaign-rebuilt = Rebuilt from the records:
campaign-aside = The former file is kept: { $file }

refuse-unknown-sheet = { $count ->
    [0] There is no campaign sheet called “{ $name }”; begin one with: underdeck campaign new NAME --hero HERO{ $choices }
   *[other] There is no campaign sheet called “{ $name }”; choose from: { $choices }.
}
refuse-sheet-exists = There is a campaign sheet called “{ $name }” already.
refuse-sheet-needs-hero = Name the hero of the campaign sheet with --hero; choose from: { $choices }.
refuse-sheet-newer = { $file } was written by a newer version of Underdeck; nothing was changed.
refuse-sheet-damaged = The campaign sheet { $name } is damaged ({ $reason }); to rebuild it from the records: underdeck campaign rebuild { $typed }
refuse-sheet-id = “{ $name }” is not the id of a sheet
refuse-sheet-shared = Two players can’t share one campaign sheet: { $name }.
refuse-sheet-other-hero = The campaign sheet { $name } belongs to the hero { $hero }, who is not playing here: { $choices }.
refuse-sheets-one-hero = The hero { $hero } has a campaign sheet in this game already; { $name } is one too many.
refuse-sheet-unfinished = The campaign sheet { $name } has an unfinished game; finish it first with: underdeck resume { $file }
refuse-sheet-missing = The campaign sheet of this game ({ $name }) is not here; nothing is lost, the record is kept: { $file }
refuse-sheet-known = This campaign sheet is here already, under the name { $name }.
refuse-sheet-not-deleted = That was not the name; the campaign sheet { $name } stays.
refuse-sheet-no-records = No record of a finished game belongs to a campaign sheet called { $name }, so there is nothing to rebuild it from; nothing was changed.
refuse-sheet-which = The records name several lost campaign sheets called { $name }; name one with --id: { $choices }.
refuse-sheet-unearned = Game { $game } began with check-marks for { $talent } that no earlier game earned.
refuse-record-unfinished = The game in this record is not finished.
refuse-record-other-sheet = This record does not belong to the campaign sheet { $name }.
refuse-entry-kept = The entry of the former sheet is kept, although its record can’t be replayed: { $reason }
refuse-entry-gone = The record of this game no longer exists.
refuse-parcel-damaged = { $file } is damaged ({ $reason }); nothing was imported.
refuse-parcel-record = the record { $record } is not in the list of games
refuse-ledger-record = game { $game }: the record { $record } does not match
refuse-ledger-twice = game { $game } is entered twice
refuse-ledger-talent = game { $game }: there is no space “{ $name }”
refuse-ledger-color = game { $game }: no { $mark ->
    [green] green circle
    [yellow] yellow square
   *[red] red pentagon
} may be marked after { $difficulty ->
    [1] an easy
    [2] a medium
   *[3] a hard
} dungeon
refuse-ledger-focus = game { $game }: the talent { $talent } does not belong to the focus this hero is bound to ({ $focus })
refuse-ledger-full = game { $game }: the talent { $talent } has more check-marks than spaces
refuse-ledger-packs = its games were played with more than { $most } different mixes of packs
refuse-ledger-dungeon = game { $game }: the dungeon “{ $name }” does not have that difficulty
refuse-ledger-entry = game { $game }: such a game is impossible
refuse-ledger-too-many = { $marks ->
    [one] game { $game }: 1 check-mark placed, but only { $earned } earned
   *[other] game { $game }: { $marks } check-marks placed, but only { $earned } earned
}

outcome-given-up = Given up. No check-marks are earned.
