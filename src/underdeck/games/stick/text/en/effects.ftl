### The Order of the Stick: what cards do, put together from their data, and the words that stand on them.

os-character-roy = Roy
    .joke = The only one who read the rules. Nobody thanked him.
os-character-haley = Haley
    .joke = Checks for traps, treasure and exits, in reverse order.
os-character-elan = Elan
    .joke = Rolled a natural 1 on common sense, and kept the die.
os-character-vaarsuvius = Vaarsuvius
    .joke = Ask a question, lose an afternoon.
os-character-durkon = Durkon
    .joke = Heals anyone. Trusts everything except trees.
os-character-belkar = Belkar
    .joke = Three feet tall, and none of them are on the moral high ground.

os-type-animal = Animal
    .many = Animals
    .foe = Animals
os-type-bandit = Bandit
    .many = Bandits
    .foe = Bandits
os-type-creepy-crawly = Creepy-Crawly
    .many = Creepy-Crawlies
    .foe = Creepy-Crawlies
os-type-dragon = Dragon
    .many = Dragons
    .foe = Dragons
os-type-dwarf = Dwarf
    .many = Dwarves
    .foe = Dwarves
os-type-elf = Elf
    .many = Elves
    .foe = Elves
os-type-fiend = Fiend
    .many = Fiends
    .foe = Fiends
os-type-goblin = Goblin
    .many = Goblins
    .foe = Goblins
os-type-halfling = Halfling
    .many = Halflings
    .foe = Halflings
os-type-human = Human
    .many = Humans
    .foe = Humans
os-type-kobold = Kobold
    .many = Kobolds
    .foe = Kobolds
os-type-linear-guild = Linear Guild
    .many = members of the Linear Guild
    .foe = members of the Linear Guild
os-type-ogre = Ogre
    .many = Ogres
    .foe = Ogres
os-type-orc = Orc
    .many = Orcs
    .foe = Orcs
os-type-order = Order of the Stick
    .many = members of the Order of the Stick
    .foe = members of the Order of the Stick
os-type-undead = Undead
    .many = Undead
    .foe = Undead
os-type-all = Monster
    .many = all Monsters
    .foe = Monsters
os-type-armor = Armor
    .one = Armor
    .many = Armor
os-type-magic = Magic
    .one = Magic
    .many = Magic
os-type-verbal = Verbal
    .one = Verbal
    .many = Verbal
os-type-weapon = Weapon
    .one = Weapon
    .many = Weapon

os-ability-bloodlust = Bloodlust
    .text = a draw counts as its win
os-ability-breath-weapon = Breath Weapon
    .text = Armor shticks are useless
os-ability-duel = Duel
    .text = nobody may help you
os-ability-enchanted = Enchanted
    .text = Magic shticks are useless
os-ability-flying = Flying
    .text = shticks with Range 0 cannot be chosen
os-ability-henchman = Henchman
    .text = supports everybody, goes to the bottom of the Stack
os-ability-hide = Hide
    .text = cannot hurt you while it defends
os-ability-impervious = Impervious
    .text = Weapon shticks are useless
os-ability-leader = Leader
    .text = Battle Size +1 on arrival
os-ability-mindless = Mindless
    .text = Verbal shticks are useless
os-ability-multiattack = Multiattack
    .text = when it attacks, roll { $n } dice and keep the lowest
os-ability-nemesis = Nemesis
    .text = +3 Attack and Defense against { $who }
os-ability-paralyze = Paralyze
    .text = if you lose, your turn ends and you miss the next
os-ability-spellcaster = Spellcaster
    .text = if you lose, discard a random card from your hand
os-ability-thief = Thief
    .text = if you lose, discard a random Loot from your Stash
os-ability-tricky = Tricky
    .text = +10 Defense against Ranged Attacks
os-ability-xykon-special = Xykon Special
    .text = nobody may refuse to help, cards cannot remove it, its defeat starts the collapse

os-support-ambush = Ambush
    .text = +3 Attack for each supporter on the turn it arrives
os-support-assist = Assist
    .text = +2 Attack and Defense for each supporter
os-support-deadly = Deadly
    .text = if you lose, 1 more Wound for each supporter
os-support-greed = Greed
    .text = if you lose, discard 1 random Loot for each supporter
os-support-horde = Horde
    .text = Battle Size +1 for each supporter
os-support-longshot = Longshot
    .text = +2 Defense and Range for each supporter
os-support-outsmart = Outsmart
    .text = flips 1 random shtick of yours for each supporter

os-stat-attack = { $n } Attack
os-stat-defense = { $n } Defense
os-stat-battle = { $n } Attack and Defense
os-stat-range = { $n } Range
os-stat-evade = { $n } on Evasion Rolls
os-stat-assist = { $n } to the help you give
os-stat-monster-attack = { $n } Attack for { $who }
os-stat-monster-defense = { $n } Defense for { $who }
os-stat-monster-battle = { $n } Attack and Defense for { $who }
os-stat-dice = { $count ->
    [one] roll 1 extra die and set the lowest aside
   *[other] roll { $count } extra dice and set the lowest aside
}
os-stat-boost = { $count ->
    [one] { $shtick } is boosted once
   *[other] { $shtick } is boosted { $count } times
}
os-stat-pick = { $n } Loot to pick up after the last Monster
os-stat-search = you find stairs on rolls up to { $count } higher
os-stat-move = { $count ->
    [one] { $n } room of movement per turn
   *[other] { $n } rooms of movement per turn
}
os-stat-rest = { $count ->
    [one] { $n } Wound healed by a rest
   *[other] { $n } Wounds healed by a rest
}
os-stat-size = Battle Size { $n }

os-boosted = your Battle Shtick
os-boosted-using = your { $type } Battle Shtick
os-boosted-shtick = { $shtick }

os-foe = the Monster
os-foe-vs-monster = a Monster
os-foe-vs-player = a player
os-foe-vs-has = Monsters with { $ability }
    .many = Monsters with { $ability }
os-foe-vs-unique = Unique Monsters
    .many = Unique Monsters
os-foe-vs-xykon = Xykon
    .many = Xykon

os-per-beaten = per Monster beaten this turn
os-per-wound = per Wound you have lost
os-per-floor = per floor of depth
os-per-helper = per helper
os-per-stack = per Monster in the Stack
os-per-equipped = per Loot you have equipped
os-per-flipped = per flipped shtick of yours
os-per-company = per other player in your room
os-per-xs = per X you have saved
os-per-armor = per Armor shtick you have face-up
os-per-magic = per Magic shtick you have face-up
os-per-verbal = per Verbal shtick you have face-up
os-per-weapon = per Weapon shtick you have face-up

os-if-attacking = when you attack
os-if-attacking-foe = when you attack { $who }
os-if-defending = when you defend
os-if-defending-foe = when you defend against { $who }
os-if-fighting = when you fight
os-if-fighting-foe = when you fight { $who }
os-if-against = against { $who }
os-if-watching = in somebody else’s battle
os-if-near = on your floor
os-if-ranged = at a Range above 0
os-if-close = at Range 0
os-if-no-shtick = without a Battle Shtick
os-if-using = with { $type ->
    [Armor] an Armor Battle Shtick
   *[other] a { $type } Battle Shtick
}
os-if-using-shtick = if you use { $shtick }
os-if-foe-using = against Monsters and { $type } shticks
os-if-shtick = if you have { $shtick } face-up
os-if-alone = if no other player is in your room
os-if-company = if another player is in your room
os-if-helped = if somebody helps you
os-if-unhelped = if nobody helps you
os-if-wounded = if you have lost a Wound
os-if-hurt = { $n ->
    [one] if you have lost 1 Wound or more
   *[other] if you have lost { $n } Wounds or more
}
os-if-beaten = if you have beaten a Monster this turn
os-if-resting = while you rest
os-if-foe-resting = if your opponent is resting
os-if-foe-hurt = { $n ->
    [one] if your opponent has lost 1 Wound or more
   *[other] if your opponent has lost { $n } Wounds or more
}
os-if-stack = against a Stack of { $n } or more
os-if-floor = on floor { $n } or deeper
os-if-lair = in Xykon’s Lair

os-when-start = at the start of your turn
os-when-end = at the end of your turn
os-when-turn = at the start or end of your turn
os-when-move = before you move
os-when-called = when called to play a Monster
os-when-before-roll = before a battle roll
os-when-after-roll = after your battle roll
os-when-wound = when you are about to lose Wounds
os-when-evade = before Evasion Rolls
os-when-response = when another player plays a Screw This! card

os-use-shtick = flip { $when }
os-use-loot = discard { $when }
os-use-screw = play { $when }

os-target-self = you
    .of = of yours
    .from = from yourself
os-target-foe = your opponent
    .of = of your opponent
    .from = from your opponent
os-target-fighter = the battling player
    .of = of the battling player
    .from = from the battling player
os-target-other = another player
    .of = of another player
    .from = from another player
os-target-other-floor = another player on your floor
    .of = of another player on your floor
    .from = from another player on your floor
os-target-other-here = another player in your room
    .of = of another player in your room
    .from = from another player in your room
os-target-anyone = any one player
    .of = of any one player
    .from = from any one player
os-target-anyone-floor = any one player on your floor
    .of = of any one player on your floor
    .from = from any one player on your floor
os-target-anyone-here = any one player in your room
    .of = of any one player in your room
    .from = from any one player in your room
os-target-all-here = each player in your room
    .of = of each player in your room
    .from = from each player in your room
os-target-all-floor = each player on your floor
    .of = of each player on your floor
    .from = from each player on your floor
os-target-everyone = each player
    .of = of each player
    .from = from each player
os-target-others-here = each other player in your room
    .of = of each other player in your room
    .from = from each other player in your room
os-target-others-floor = each other player on your floor
    .of = of each other player on your floor
    .from = from each other player on your floor
os-target-others = each other player
    .of = of each other player
    .from = from each other player

os-further = { $first }, and { $n } more { $when }
os-then = { $first }, then { $second }
os-twice = { $text }, twice
os-quoted = { $name }

os-fx-heal = { $target ->
    [self] { $n ->
        [all] heal all Wounds
        [one] heal 1 Wound
       *[other] heal { $n } Wounds
    }
   *[other] { $n ->
        [all] { $who } heals all Wounds
        [one] { $who } heals 1 Wound
       *[other] { $who } heals { $n } Wounds
    }
}
os-fx-wound = { $target ->
    [self] { $n ->
        [one] lose 1 Wound
       *[other] lose { $n } Wounds
    }
   *[other] { $n ->
        [one] { $who } loses 1 Wound
       *[other] { $who } loses { $n } Wounds
    }
}
os-fx-unflip = { $target ->
    [self] { $n ->
        [all] unflip all your shticks
        [one] unflip 1 shtick (except those that unflip)
       *[other] unflip { $n } shticks (except those that unflip)
    }
   *[other] { $n ->
        [all] unflip all shticks { $of }
        [one] unflip 1 shtick { $of } (except those that unflip)
       *[other] unflip { $n } shticks { $of } (except those that unflip)
    }
}
os-fx-flip = { $target ->
    [self] { $n ->
        [all] flip all your shticks
        [one] flip 1 of your shticks
       *[other] flip { $n } of your shticks
    }
   *[other] { $n ->
        [all] flip all shticks { $of }
        [one] flip 1 shtick { $of }
       *[other] flip { $n } shticks { $of }
    }
}
os-fx-shtick = { $target ->
    [self] { $n ->
        [one] gain the top shtick of your deck
       *[other] gain the top { $n } shticks of your deck
    }
   *[other] { $n ->
        [one] { $who } gains the top shtick of their deck
       *[other] { $who } gains the top { $n } shticks of their deck
    }
}
os-fx-loot = { $target ->
    [self] draw { $n } Loot
   *[other] { $who } draws { $n } Loot
}
os-fx-pick = { $target ->
    [self] pick up { $n } Loot from your room
   *[other] { $who } picks up { $n } Loot from their room
}
os-fx-cards = { $target ->
    [self] { $n ->
        [one] draw 1 Battle card
       *[other] draw { $n } Battle cards
    }
   *[other] { $n ->
        [one] { $who } draws 1 Battle card
       *[other] { $who } draws { $n } Battle cards
    }
}
os-fx-lose-cards = { $target ->
    [self] { $n ->
        [one] discard a random card from your hand
       *[other] discard { $n } random cards from your hand
    }
   *[other] { $n ->
        [one] { $who } discards a random card from their hand
       *[other] { $who } discards { $n } random cards from their hand
    }
}
os-fx-lose-loot = { $target ->
    [self] discard { $n } random Loot from your Stash
   *[other] { $who } discards { $n } random Loot from their Stash
}
os-fx-drop-loot = { $target ->
    [self] drop { $n } random Loot from your Stash into the room
   *[other] { $who } drops { $n } random Loot from their Stash into their room
}
os-fx-steal = steal { $n } random Loot from the Stash { $of }
os-fx-take = take { $n } equipped Loot of your choice { $from }
os-fx-miss = { $target ->
    [self] { $n ->
        [one] miss a turn
       *[other] miss { $n } turns
    }
   *[other] { $n ->
        [one] { $who } misses a turn
       *[other] { $who } misses { $n } turns
    }
}
os-fx-treat = { $n ->
    [one] heal 1 Wound, yours or that of a player on your floor who pays you any 1 Loot
   *[other] heal { $n } Wounds, yours or those of a player on your floor who pays you any 1 Loot
}
os-fx-entrance = { $target ->
    [self] go to the Dungeon Entrance
   *[other] { $who } goes to the Dungeon Entrance
}
os-fx-join = go to the room { $of }
os-fx-pull = { $who } comes to your room
os-fx-teleport = go to any explored room on your floor
os-fx-steps = { $n ->
    [one] move 1 more room this turn
   *[other] move up to { $n } more rooms this turn
}
os-fx-run = { $target ->
    [self] flee at once
   *[other] { $who } flees at once
}
os-fx-me = { $sign } to your total
os-fx-fighter = { $sign } to the battling player’s total
os-fx-monster = { $sign } to the Monster’s total
os-fx-rally = { $sign } Attack for { $types } until the end of the turn
os-fx-rally-guard = { $sign } Attack and Defense for { $types } until the end of the turn
os-fx-guard = { $sign } Defense for { $types } until the end of the turn
os-fx-boost = { $target ->
    [self] { $n ->
        [one] boost one of your shticks until the end of the turn
        [2] boost one of your shticks twice until the end of the turn
       *[other] boost one of your shticks { $n } times until the end of the turn
    }
   *[other] { $n ->
        [one] boost a shtick { $of } until the end of the turn
        [2] boost a shtick { $of } twice until the end of the turn
       *[other] boost a shtick { $of } { $n } times until the end of the turn
    }
}
os-fx-swap-roles = Attacker and Defender swap roles
os-fx-draw = the battle is a draw
os-fx-reroll = { $target ->
    [self] reroll your die
   *[other] { $who } rerolls
}
os-fx-die = { $sign } to your die
os-fx-prevent = { $n ->
    [all] prevent all Wounds
    [one] prevent 1 Wound
   *[other] prevent { $n } Wounds
}
os-fx-no-support = the Monster has no Support in this battle
os-fx-silence = the Monster’s abilities are off in this battle
os-fx-reach = { $sign } Range in this battle
os-fx-snub = don’t pay your helpers
os-fx-banish = discard the Monster, without Loot or X
os-fx-slay = the Monster is defeated
os-fx-sink = the top Monster of your room goes to the bottom of the Stack
os-fx-shoo = the top Monster of the room moves to a room beside it
os-fx-lure = the top Monster of a room beside yours comes here
os-fx-reinforce = add a Monster from your hand to the Stack
os-fx-snipe = a Monster on your floor attacks another player, in another room its Range reaches
os-fx-size = Battle Size { $sign }
os-fx-skip = play no Monster
os-fx-evade = { $target ->
    [self] { $sign } to your Evasion Roll
   *[other] { $sign } to the Evasion Roll { $of }
}
os-fx-disarm = disarm the trap with a roll of { $n } or more
os-fx-cancel = that card has no effect
os-fx-stairs = place Stairs in your room if none lead down from your floor yet
os-fx-recover = { $n ->
    [one] take 1 Screw This! card of your choice from the discards
   *[other] take { $n } Screw This! cards of your choice from the discards
}
os-fx-rummage = take { $n } Loot of your choice from the Loot discards

os-result-wound = { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
}
os-result-draw = a draw
os-result-miss = { $n ->
    [one] a player misses a turn
   *[other] a player misses { $n } turns
}
os-result-steal = steal { $n } random Loot from a player
os-result-flip = { $n ->
    [one] flip 1 shtick of a player
   *[other] flip { $n } shticks of a player
}
os-result-shoo = a Monster moves to a room beside it
os-result-banish = a Monster is discarded, without Loot or X
os-result-lose-cards = { $n ->
    [one] a player discards a random card
   *[other] a player discards { $n } random cards
}
os-result-entrance = a player goes to the Dungeon Entrance

os-trait-thor = a 1 on your battle die counts as a 13
os-trait-leap = after you attack at a Range above 0, you may move to the foe’s room
os-trait-guard = no −4 Defense while you rest
os-trait-quick-hands = you may pick up Loot both where you start and where you stop
os-trait-hidden-stash = your Stash is safe from theft, Thief and Greed

os-flag-stop = movement ends here
os-flag-no-rest = no resting
os-flag-peaceful = no new battles
os-flag-no-search = no searching for stairs
os-flag-slow = entering costs 2 rooms of movement
os-flag-no-help = no help in battles here

os-label-result = Result
os-label-area = Area Effect
os-label-boost = Boost
os-label-lair = All battles in the Lair
os-label-support = { $support }, supported by { $who }
os-label-drool = Drool
os-label-equipped = Equipped
os-label-hit = if hit
os-label-first = First player in
os-label-enter = Stopping here
os-label-through = Passing through

os-area-number = { $n ->
    [one] the top Monster
   *[other] the top { $n } Monsters
}
os-area-type = { $who } in the room
os-boost-attack = { $n } Attack
os-boost-defense = { $n } Defense
os-boost-range = { $n } Range
os-boost-amount = { $n } to each effect above
os-flips = flips after the battle
os-none = N/A
os-infinite = infinite
os-nothing = Nothing special.
os-unexplored = unexplored
os-only = Effect for { $who } only.
os-drool-all = { $n } for everybody

os-card-shtick = Attack { $attack }, Defense { $defense }, Range { $range }
os-card-short = { $level ->
    [yes] Attack { $attack } + level, Defense { $defense } + level
   *[no] Attack { $attack }, Defense { $defense }
}
os-card-range = Range { $range }
os-card-monster = { $level ->
    [yes] Attack { $attack } + level, Defense { $defense } + level, Range { $range }
   *[no] Attack { $attack }, Defense { $defense }, Range { $range }
}
os-card-spoils = Coins { $coins }, X { $x }
os-card-unique = Unique
os-card-trap = { $multiple ->
    [yes] { $range ->
        [0] Evade { $evade }, hits everybody in the room
       *[other] Evade { $evade }, hits everybody within Range { $range }
    }
   *[no] Evade { $evade }, hits only the finder
}
os-card-entrance = No battles. Arriving here heals all Wounds and unflips all shticks.
os-card-haven = No battles with Monsters. Movement goes on even when it is revealed.
os-card-character = { $race }, { $wounds } Wounds

os-part-printed = on the card
os-part-level = Lair level
os-part-nemesis = Nemesis
os-part-tricky = Tricky
os-part-support = support: { $support }
os-part-rally = until end of turn
os-part-cards = cards
os-part-by = { $card } ({ $other })
os-part-boost = boosts
os-part-resting = resting
os-part-help = help from { $other }
