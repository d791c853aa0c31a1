os-table-turn = { $n ->
    [0] Setup · { $who }
   *[other] Turn { $n } · { $who }
}{ $house ->
    [yes] {" "}· house rules
   *[no] {""}
}
os-table-goal = Lair: Drool Factor { $drool } equipped, { $shticks ->
    [one] { $shticks } shtick
   *[other] { $shticks } shticks
}
os-table-collapse = The dungeon is collapsing: run!
os-table-entrance = Dungeon Entrance
os-table-floor = Floor { $n }
os-table-lair = Xykon’s Lair
os-table-more = and { $n } more
os-group-unequip = Unequip
os-table-npcs = For hire ({ $floor }): { $names }
os-table-leftmost = { $floor }, from left to right
os-table-here = You are in { $room }. { $text }
os-table-supported = { $monster } (Supported by { $n } here)
os-table-place = { $place ->
    [entrance] Entrance
    [lair] Lair
   *[floor] Floor { $n }
}
os-table-flipped-count = { $n ->
    [one] 1 shtick flipped
   *[other] { $n } shticks flipped
}
os-table-state = { $state ->
    [rests] resting
    [misses] misses a turn
    [flees] fleeing
    [out] out
   *[up] {""}
}
os-table-shticks = Shticks (Attack/Defense)
os-table-flipped = { $shtick } (flipped)
os-table-saved = Saved Monsters
os-table-equipped = Equipped (Drool Factor for you)
os-table-monsters = Monsters in hand (Attack/Defense)
os-table-screws = Screw This! in hand
os-table-stash = Stash (Drool Factor for you)
os-table-battle = Battle in { $room }{ $distance ->
    [0] {""}
   *[other] {" "}at Range { $distance }
}
os-table-side = { $who } { $role ->
    [attacks] { $number ->
        [many] attack
       *[one] attacks
    }
   *[defends] { $number ->
        [many] defend
       *[one] defends
    }
}: { $parts } = { $total }
os-table-no-bonus = no bonus
os-table-rolled = { $line }, die { $die }
os-table-offer = { $asker } offers { $asked }: { $loot }
os-table-odds = Fight: { $who } wins { $win }% · draw { $draw }% · loses { $lose }%
os-chances = Fight: win { $win }%, draw { $draw }%, lose { $lose }%
hello = The Order of the Stick Adventure Game. Seed { $seed }. Unofficial fan version, not affiliated.
os-hand-over = Hand over to { $who }. Press Enter when nobody else is looking.
os-hand-over-piped = ── { $who } ──
os-meanwhile-cut = (… for what came before, type log)
os-stops = Reaction windows: { $stop ->
    [always] ask me always
    [never] never ask me
   *[playable] ask me when I could do something
}. Change with: stops always | playable | never
os-skip = { $until ->
    [battle] You let this battle pass without reacting.
   *[turn] You do not react until your next turn.
}
os-help-short = Type a number, or words (such as “stay” or “play troll”). “?” explains the question; “help” lists all commands.
os-help =
    Type a number, or the words of an answer (left, play troll, offer haley sparklies).
    ?  why am I asked, and which rules     table  draw the whole table
    hint  the best answer, and why         odds   chances of all answers
    undo  take back (until a reveal)       log    what has happened
    look NAME  a player’s open cards       cards NAME  read a card
    rules WORD  look up a rule             how    the game in a few lines
    skip  don’t react until my turn        skip battle  not in this battle
    stops always|playable|never  when reaction windows ask you
    save FILE   quit   abandon
    On the map: [R] you, (H) others, ☠ Monster (+2: two here Support it), ◆2 Loot, ▼ stairs down.
    A shtick’s +2/+1 is Attack/Defense, →2 its Range; X is the worth of saved Monsters.
os-how-to-play =
    You explore a dungeon with the other players, who are friends until it matters. On your turn: prepare, then move up to
    three rooms (or stay, or rest), fight what you meet, prepare again. A battle is a twelve-sided die plus your total against
    the Monster’s. Your neighbors choose the Monsters you meet. Beaten Monsters give X ({ $x_per_shtick } buy a shtick) and Loot;
    Loot that others drool over buys their help. Equip enough Loot and own enough shticks to enter Xykon’s Lair below the
    last floor. When Xykon falls{ $turn_limit ->
        [none] {""}
       *[other] {" "}(or after { $turn_limit } turns per player)
    } the dungeon collapses: get out. Most Bragging Points win: 1 per shtick, 1 per Drool Factor
    of your Loot, 1 for everybody still inside when you leave, 2 per floor for Xykon.
    The printed game was designed by Kevin Brusky and Rich Burlew; Underdeck is an unofficial fan implementation.
os-rules-sections = Look rules up with: rules WORD, rules OS-5, rules OS-5.4, rules all. The sections:
os-how-to-show = Type help for the commands, ? for what a question means.
os-final = { $who }: { $total } = { $loot } Loot + { $shticks ->
    [one] { $shticks } shtick
   *[other] { $shticks } shticks
} + { $exit } for leaving + { $xykon } for Xykon
os-winner = The right to brag goes to { $who }.
lab-word-stack = largest Stack
lab-word-collapse = turn of a player on which Xykon was slain
resuming = { $turn ->
    [0] Resuming with { $players }.
   *[other] Resuming with { $players }, turn { $turn }.
}
refuse-unknown-stop = There is no setting “{ $name }”; choose from: { $choices }.
os-deck-character = character
os-deck-shtick = shtick
os-deck-monster = Monster
os-deck-screw = Screw This!
os-deck-loot = Loot
os-deck-trap = trap
os-deck-room = room
os-deck-entrance = Dungeon Entrance
os-deck-lair = Lair room
os-deck-xykon = Xykon card
os-option-area_targets = May an Area Effect that names a type pass over the top Monster of the Stack? (OS-R-13)
os-option-floor_size = Rooms on a floor (OS-4.11); fewer make smaller floors.
os-option-floors = As many floors as the game length says, or one less.
os-option-free_gifts = May Loot be given away in the same room? (OS-R-22)
os-option-hands = One hand of seven, or four Monsters and three Screw This! cards that are never thrown away together.
os-option-lair_minimum = The Lair’s demands: the table’s minimums, half of them (of the shticks, half of those beyond the first three), or nothing (OS-18.3).
os-option-new_battles = New battles in every empty room, or only in rooms just explored (OS-5.1).
os-option-pvp_after_clearing = May you attack a player after clearing the room of Monsters? (OS-R-40)
os-option-rested_rooms = Do rooms where somebody has rested stay free of new battles?
os-option-size_growth = How far Leader and Horde may raise a Battle Size: by 3, not at all, or without limit.
os-option-stairs = Stairs are found with a roll of this much or less: 3, or 5, 4, 3 by floor, or 6 (OS-4.29).
os-option-starting_shticks = Starting Shticks in play: three of the four, or all four (OS-2.9).
os-option-steal_range = May the winner of a battle at a distance steal? (OS-R-11)
os-option-turn_limit = After this many turns per player the dungeon collapses by itself; nobody scores for Xykon.
os-option-x_per_shtick = X symbols for a shtick (OS-15.4).
os-option-xykon_place = Xykon’s place in his deck: shuffled in, or always last.
os-house = House rules, not the book’s: { $rules }.
os-house-area_targets = an Area Effect that names a type may pass over the top Monster
os-house-floor_size = { $value } rooms per floor
os-house-floors = one floor fewer
os-house-free_gifts = Loot may be given away in the same room
os-house-hands = hands of four Monsters and three Screw This! cards
os-house-lair_minimum = { $value ->
    [half] half the Loot minimum for the Lair, and half the shticks beyond the first three
   *[none] no minimums for the Lair
}
os-house-new_battles = new battles only in rooms just explored
os-house-pvp_after_clearing = players may be attacked after clearing the room of Monsters
os-house-rested_rooms = no new battles where somebody has rested
os-house-size_growth = { $value ->
    [none] Leader and Horde don’t raise the Battle Size
   *[3] Leader and Horde raise a Battle Size by { $value } at most
}
os-house-stairs = { $value ->
    [by-floor] stairs on 5, 4 or 3 or less, depending on the floor
   *[6] stairs on { $value } or less
}
os-house-starting_shticks = all { $value } Starting Shticks in play
os-house-steal_range = stealing at any Range
os-house-turn_limit = the dungeon collapses after { $value } turns per player
os-house-x_per_shtick = { $value } X buy a shtick
os-house-xykon_place = Xykon comes last of the Xykon cards

# What may be typed for the verbs of the notation.
typed-words = {""}

list-or = { $first } or { $second }
