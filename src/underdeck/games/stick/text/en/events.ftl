### The Order of the Stick: what has just happened, in one line.

os-event-rolls-for-first = { $seat } rolls { $die } for the first turn.
os-event-picks-shadow = { $seat } takes { $npc } as a shadow.
os-event-turn = Turn { $turn }: { $seat }.
os-event-missed = { $left ->
    [0] { $seat } misses this turn.
    [one] { $seat } misses this turn, and 1 more.
   *[other] { $seat } misses this turn, and { $left } more.
}
os-event-misses = { $n ->
    [one] { $seat } will miss a turn.
   *[other] { $seat } will miss { $n } turns.
}
os-event-rests = { $seat } lies down to rest.
os-event-moves = { $seat } moves to { $room }.
os-event-explores = { $seat } explores floor { $floor }: { $room }.
os-event-first-here = { $seat } is the first to enter { $room }.
os-event-moved = { $seat } is brought to { $room }.
os-event-leaps = { $seat } leaps to { $room }.
os-event-searches = { $found ->
    [0] { $seat } searches for stairs and rolls { $die }: nothing ({ $needed } or less needed).
   *[1] { $seat } searches for stairs and rolls { $die }: found!
}
os-event-stairs = Stairs now lead down from floor { $floor }.

os-event-new-battle = Monsters come for { $seat }. Battle Size { $size }.
os-event-plays-monster = { $seat } plays { $monster }.
os-event-xykon-card = A Xykon card is revealed: { $card }.
os-event-namesake = { $number ->
    [many] { $monster } are Unique: the older ones leave.
   *[one] { $monster } is Unique: the older one leaves.
}
os-event-size-grows = The Battle Size grows to { $size }.
os-event-size-changes = The Battle Size is now { $size }.
os-event-size-frozen = Nobody can play a Monster: the Battle Size stays at { $size }.
os-event-hand-thrown-away = { $n ->
    [one] { $seat } has no Monster and discards the last card.
   *[other] { $seat } has no Monster and discards a hand of { $n }.
}
os-event-no-monster = { $seat } has no Monster to play.

os-event-battle-attack = { $distance ->
    [0] { $seat } attacks { $monster }.
   *[other] { $seat } attacks { $monster } at Range { $distance }.
}
os-event-battle-defend = { $distance ->
    [0] { $number ->
        [many] { $monster } attack { $seat }.
       *[one] { $monster } attacks { $seat }.
    }
   *[other] { $number ->
        [many] { $monster } attack { $seat } at Range { $distance }.
       *[one] { $monster } attacks { $seat } at Range { $distance }.
    }
}
os-event-battle-player = { $distance ->
    [0] { $seat } attacks { $other }!
   *[other] { $seat } attacks { $other } at Range { $distance }!
}
os-event-chooses-shtick = { $seat } uses { $shtick }.
os-event-no-shtick = { $seat } battles without a shtick.
os-event-offers = { $seat } offers { $other } a Loot for help: { $loot }.
os-event-offers-something = { $seat } offers { $other } a Loot for help.
os-event-withdraws = { $seat } withdraws the offer to { $other }.
os-event-refuses = { $seat } refuses.
os-event-helps = { $seat } helps { $other }: +{ $n }.
os-event-hires = { $seat } hires { $npc } with { $loot }: +{ $n }.
os-event-rolls = { $against ->
    [-1] { $seat } rolls { $die }, { $total } in all.
   *[other] { $seat } rolls { $die }, { $total } in all against { $against }.
}
os-event-rerolls = { $seat } rerolls: { $die }.
os-event-wins = { $seat } wins against { $monster }.
os-event-draws = { $seat } and { $monster }: a draw.
os-event-loses = { $seat } loses to { $monster }.
os-event-pvp-win = { $seat } beats { $other }.
os-event-pvp-draw = { $seat } and { $other }: a draw.
os-event-defeated = { $seat } defeats { $monster }!
os-event-monster-gone = { $number ->
    [many] { $monster } are gone.
   *[one] { $monster } is gone.
}
os-event-sinks = { $number ->
    [many] { $monster } go to the bottom of the Stack.
   *[one] { $monster } goes to the bottom of the Stack.
}
os-event-carried = { $number ->
    [many] { $monster } move to { $room }.
   *[one] { $monster } moves to { $room }.
}
os-event-paid = { $seat } pays { $other } with a Loot.
os-event-snubs = { $seat } keeps the Loot that was promised.

os-event-plays-card = { $seat } plays { $card }.
os-event-cancelled = { $card } has no effect.
os-event-lost-card = { $seat } discards { $card }.
os-event-recovers = { $seat } takes { $card } back from the discards.
os-event-drew-cards = { $n ->
    [one] { $seat } draws 1 Battle card.
   *[other] { $seat } draws { $n } Battle cards.
}
os-event-battle-reshuffled = The Battle Deck is reshuffled.

os-event-flipped = { $seat } flips { $shtick }.
os-event-unflipped = { $seat } unflips { $shtick }.
os-event-unflipped-all = { $seat } unflips all shticks.
os-event-boosted = { $seat } boosts { $shtick }.
os-event-gained-shtick = { $seat } gains a shtick: { $shtick }.
os-event-no-shticks-left = { $seat } has no more shticks to gain.
os-event-traded-monsters = { $seat } trades in { $n } X.
os-event-released = { $seat } discards the saved Monster { $monster }.
os-event-unsaved = { $seat } does not save { $monster }.
os-event-traded-loot = { $seat } trades in { $n } Loot.

os-event-wounded = { $n ->
    [one] { $seat } suffers 1 Wound
   *[other] { $seat } suffers { $n } Wounds
} { $left ->
    [0] (the last there was room for).
    [one] (one more, and it is time to flee).
   *[other] ({ $left } more, and it is time to flee).
}
os-event-healed = { $n ->
    [one] { $seat } heals 1 Wound.
   *[other] { $seat } heals { $n } Wounds.
}
os-event-flees = { $seat } flees!
os-event-fled-to = { $seat } runs as far as { $room }, on floor { $floor }.
os-event-home = { $seat } arrives at the Dungeon Entrance.

os-event-got-loot = { $seat } gets { $loot }.
os-event-got-some-loot = { $times ->
    [one] { $seat } gets a Loot.
   *[other] { $seat } gets { $times } Loot.
}
os-event-equipped = { $seat } equips { $loot }.
os-event-unequipped = { $seat } unequips { $loot }.
os-event-discards-loot = { $seat } discards { $loot }.
os-event-lost-loot = { $seat } loses { $loot }.
os-event-dropped-loot = { $times ->
    [one] { $seat } drops a Loot.
   *[other] { $seat } drops { $times } Loot.
}
os-event-gave = { $seat } gives { $other } a Loot.
os-event-stole = { $seat } takes { $loot } from { $other }.
os-event-stole-something = { $seat } takes a Loot from { $other }.
os-event-rummages = { $seat } takes { $loot } from the Loot discards.
os-event-loot-reshuffled = The Loot deck is reshuffled.

os-event-trap = { $seat } springs a trap: { $trap }!
os-event-disarms = { $done ->
    [0] { $seat } rolls { $die } to disarm it, { $needed } needed: no luck.
   *[1] { $seat } rolls { $die } and disarms the trap.
}
os-event-evades = { $bonus ->
    [0] { $seat } rolls { $die } against { $evade } and evades.
   *[other] { $seat } rolls { $die } (modifier { $bonus }) against { $evade } and evades.
}
os-event-hit-by-trap = { $bonus ->
    [0] { $seat } rolls { $die } against { $evade } and is hit.
   *[other] { $seat } rolls { $die } (modifier { $bonus }) against { $evade } and is hit.
}

os-event-collapse = The Monsters run for it: the dungeon collapses!
os-event-room-falls = { $room } collapses.
os-event-bumped = { $seat } is pushed to { $room }.
os-event-exits = { $n ->
    [0] { $seat } leaves the dungeon. Nobody is left inside.
    [one] { $seat } leaves the dungeon. 1 player is still inside.
   *[other] { $seat } leaves the dungeon. { $n } players are still inside.
}
os-event-score = { $seat }: { $total ->
    [one] { $total } Bragging Point
   *[other] { $total } Bragging Points
} (Loot { $loot }, shticks { $shticks }, exit { $exit }, Xykon { $xykon }).
os-event-winner = { $count ->
    [one] { $seat } wins the right to brag!
   *[other] { $seat } win the right to brag!
}
os-event-team-score = { $team } together: { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
os-event-says = { $seat }: “{ $line }”
