# The questions, why they are asked, and the answers.

ask-turn-start = A new turn begins. Drink a potion before time passes?
    .why = Healing is strongest at the start of a turn. The time about to be spent may put tokens on the stairs and hurt a hero, so this is a good moment to drink; otherwise go on.
ask-turn-option = { $explore ->
    [yes] Enter a room, or explore?
   *[no] Which room do you enter?
}
    .why = Once time has passed, the party does one thing: explore to fill up the row of doors, or enter a room through one of them. Until you choose, Healing still counts as drunk at the start of the turn.
ask-descend = { $floor ->
    [3] The last stairs are in sight. Go down to the boss?
   *[other] The stairs are in sight. Descend?
}
    .why = You may descend now, or stay for the remaining doors. While the stairs are in sight, every 1 time you spend puts a token on them, and every { $heroes ->
        [4] sixth token costs two heroes 1 damage each
       *[other] third token costs a hero 1 damage
    }. From floor 3, the stairs lead to the boss.
ask-room = Behind the door: { $card }. What now?
    .why = Face the encounter for its loot, or flee: the card then stays as an open door and the turn ends. In most editions you cannot flee from a door that was already open.
ask-stealth = Stealth: lay out one more closed door?
    .why = When the party flees, this hero may lay out one more closed door, as long as the door limit is not reached and the deck has a card.
ask-stairs-damage = Who takes the damage from the stairs?
    .why = Three tokens on the stairs cost one hero 1 damage; with four heroes, six tokens cost two heroes 1 damage each. The party chooses who takes it.
ask-flames = Who takes the damage?
    .why = The foe’s ability hurts one hero as the encounter begins. The party chooses who.
ask-drain = Which item becomes XP?
    .why = The foe drains one item of the party. Its card goes under the level card as XP.
ask-peril = Which option do you choose?
    .why = Choose one of the two options. If it costs time, you spend that time at once. You then roll only dice of its color, and heroic dice. The other option no longer matters.
ask-feat = Use your heroic feat?
    .why = Each hero may use their { $deed } once per encounter, before their other dice are rolled. Heroic dice count as any color.
ask-throw = Which die do you discard?
    .why = The { $deed } makes you discard one of the dice just rolled, before anything else happens to them.
ask-first = Not enough { $color } dice for everyone: who takes dice first?
    .why = Dice are limited. When there are too few of a color, the party decides who takes dice first; icons beyond the available dice give nothing.
ask-bonus = Who rolls the bonus die?
    .why = The party’s level adds bonus heroic dice to every encounter and boss round. The party chooses who rolls each of them.
ask-placing = Use skills and place dice.
    .why = Cover boxes, use skills, drink potions, make heroic dice or discard dice, in any order, until you are done. While an armor box is uncovered, only armor boxes take dice. Every box left uncovered has its consequences.
ask-fill = Box { $box } needs { $missing } more. Add a die.
    .why = A wide box takes any number of dice of its color (or heroic dice) that add up to at least its number. Both heroes may help.
ask-pay = { $mana ->
    [yes] { $skill }: { $left } more mana to pay.
   *[no] { $left ->
        [one] { $skill }: one more die to pay.
        [2] { $skill }: two more dice to pay.
        [3] { $skill }: three more dice to pay.
       *[other] { $skill }: { $left } more dice to pay.
    }
}
    .why = Dice that pay a cost come from your own dice pool; heroic dice count as any color. For a spell, the dice must add up to at least its mana cost; anything above it is lost.
ask-pick = { $effect } Which die?
    .why = Choose the dice one by one; dice of the same color and value are listed once. Choose “Done” when you want no more.
ask-pick-partner = Your partner’s skill works on your dice: { $effect } Which die?
ask-branch = Choose one.
    .why = This skill offers a choice between two effects; you get exactly one of them.
ask-amount = How much time do you prevent?
    .why = You may prevent less time than the skill allows.
ask-convert = { $left ->
    [one] Which other die do you discard?
    [2] Which other two dice do you discard?
   *[other] Which other { $left } dice do you discard?
}
    .why = Discard two dice to gain one heroic die showing the lower of their values. Two heroes may give one die each. (Against the Bandit it takes three dice.)
ask-receiver = Who gets the heroic die?
    .why = Both heroes gave a die, so the party chooses who receives the new one.
ask-avert-defeat = A hero is about to fall! Use something that heals?
    .why = If a hero has as much damage as health, or more, the whole party is defeated, unless you can heal that hero right now.
ask-split = { $damage ->
    [one] 1 damage: who takes it?
   *[other] { $damage } damage: who takes the odd one?
}
    .why = Damage is divided as evenly as possible; the party chooses who takes more.
ask-store = Store a die from your dice pool?
    .why = At the end of an encounter, this hero may store dice left in the dice pool on the { $deed }. Only their colors matter: they are rolled again when it is used.
ask-loot = { $card }: how do you claim it?
    .why = A surviving party claims the card in exactly one way: as an item or a skill for one hero, as a potion for the whole party, or as XP. The level limits items and skills; a card that is replaced becomes XP.
ask-pairs = Which two heroes face { $card }? (The others face { $second }.)
    .why = With four heroes, two cards wait behind each door. The party splits into two pairs, one for each card; each pair has half of the dice, and only its own heroes act and take damage.
ask-boss-pairs = Which two heroes fight the boss first?
    .why = Each round, one pair fights a full round, then the other. The pairs may change from round to round. If the boss falls to the first pair, the second is spared.
ask-order = Which encounter comes first?
    .why = The two encounters are resolved one after the other, in the order you choose.
ask-odd-die = An odd number of { $color } dice: which pair gets one more?
    .why = Each pair has its own supply: the dice of each color are divided as evenly as possible, and the party chooses the pair that gets an odd one.
ask-sneak = { $card }: face it, or slip past unseen?
    .why = A potion of Invisibility takes one pair past its card; the other pair is not affected.
ask-groups = Resist poison: which two heroes form a pair?
    .why = Four heroes resist poison in pairs. Each pair rolls against its own poison tokens, with half of the leaves on open doors; a pair without poison does not roll.
ask-leaf = Which pair gets the odd leaf?
    .why = Each leaf on an open door adds 1 to a roll to resist poison. They are divided as evenly as possible between the two pairs.
ask-resist = The poison is at work. Drink a potion before the roll?
    .why = After exploring and at the start of each boss round, a poisoned party rolls one die and adds 1 for each leaf on an open door. If the result is higher than the number of poison tokens, the roll succeeds and, except with a hybrid deck, one token goes. Otherwise one token goes too, but its hero takes 2 damage.
ask-resisted = The poison is resisted. Who loses a poison token?
    .why = A successful roll removes one poison token from a hero of the party’s choice.
ask-poisoned = The poison strikes. Who loses a poison token and takes 2 damage?
    .why = A failure removes one poison token from a hero of the party’s choice, and that hero takes 2 damage.
ask-poison = Who gets the poison token?
    .why = The party chooses who gets it. If no poison token is left in the supply, damage is taken instead, 1 for each token.
ask-split-poison = { $poison ->
    [one] 1 poison: who gets it?
   *[other] { $poison } poison: who gets the odd one?
}
    .why = Poison is divided as evenly as possible, like damage but apart from it; the party chooses who gets more.
ask-heal-or-cure = { $amount ->
    [one] Remove 1 damage, or one poison token?
   *[other] Remove { $amount } tokens: how many of them damage, how many poison?
}
    .why = Anything that heals damage may remove poison tokens instead, one for one.
ask-cure = { $potion }: which hero also heals { $amount } damage?
    .why = With Cure, every other potion drunk and every potion token gained also heals one hero of the party’s choice.
ask-first-aid = First Aid: which hero also heals 1 damage?
    .why = The First Aid talent heals the hero who drinks a potion. Several of you have it and the potion names nobody, so the party decides who drinks.
ask-loot-order = Which card do you claim first?
    .why = After both encounters, the party claims the two cards, one after the other. One hero may take both.
ask-speed = Use { $skill } to pay { $time } time less for this option?
    .why = Once in each peril, this talent saves you that time: from the cost of the chosen option, or later from the consequences.
ask-focus = Which focus is active in this game?
    .why = Basic talents always work. Of the other three focuses, the hero chooses one for this game; the talents of the other two have no effect.
ask-basic-skill = Veteran: which Basic Skill do you take?
    .why = The Veteran talent gives one Basic Skill for this game. It does not count against the skill limit.
ask-basic-potion = Which Basic Potion do you start with?
    .why = With Cure, the party knows one of four Basic Potions from the start. It brings no potion token of its own.
ask-marks = { $left ->
    [one] One check-mark to place. Where?
   *[other] { $left } check-marks to place. Where does the next one go?
}
    .why = An easy dungeon allows green circles, a medium one yellow squares too, a hard one all spaces. A talent is unlocked for later games when all its spaces are marked.
ask-level = { $level ->
    [4] Trade XP for a potion token?
   *[other] Level up?
}
    .why = Spend XP cards worth at least the cost; they go back to the game box whole, and surplus XP is lost. Each new level brings { $heroes ->
        [4] two potion tokens
       *[other] a potion token
    } and more room for items and skills, and some levels bring bonus dice. At level 4, XP buys potion tokens instead.

do-go-on = Go on
do-explore = Explore
do-enter = Enter door { $door } ({ $card ->
    [closed] closed
   *[open] { $cardname }
})
do-pair = { $hero } and { $second }
do-card = { $card }
do-poison = { $hero } (health { $left }, poison { $poison })
do-cure = { $damage } damage and { $poison } poison
do-soothe = { $hero } (health { $left }, poison { $poison })
do-focus = { $focus }: { $talents }
do-learn = { $skill }: { $text }
do-brew = { $potion }: { $text }
do-mark = { $talent }, { $mark ->
    [green] green circle
    [yellow] yellow square
   *[red] red pentagon
} ({ $marked } of { $spaces })
do-pass = Let the turn end
do-encounter = Face the encounter
do-flee = Flee
do-invisible = Drink Invisibility: spend { $time } time, skip the encounter and claim its loot
do-heal = Drink { $potion }: { $hero } heals { $amount }{ $useless ->
    [yes] {" "}(nothing to heal!)
   *[no] {""}
}
do-return = { $hero }: return a stored { $color } die
do-descend = Descend
do-stay = Not now
do-yes = Yes
do-no = No
do-hurt = { $hero } (health { $left })
do-drain = { $hero }: { $card } · { $change }
do-peril = { $label }: { $text } You roll { $rolls }.
do-feat = { $hero }: { $feat } with { $dice }{ $time ->
    [0] {""}
   *[other] {" "}for { $time } time
}{ $poison ->
    [0] {""}
   *[other] {" "}for { $poison } poison
}
do-no-feat = { $hero }: no feat
do-throw = { $die }
do-first = { $hero } first
do-bonus = { $hero }
do-cover = { $die }→{ $box }
do-cover-box = Put { $die } on box { $box }{ $owner }
do-add = { $die }{ $owner }
do-use = { $skill }{ $owner }: { $text }
do-pay = { $die }
do-pick = { $die }
do-done = Done
do-done-price = { $price ->
    [both] Take { $hurts } and spend { $time }
    [hurts] Take { $hurts }
   *[time] Spend { $time }
}
do-drink-anytime = Drink { $potion } ({ $hero })
do-drink = Drink { $potion }{ $owner }: { $text }
do-convert = { $die }
do-discard = { $die }
do-branch = { $text }
do-amount = { $n }
do-give = { $hero }
do-defeat = Accept defeat
do-split = { $hero } takes { $more } (health { $left }), the other { $less }
do-store = { $die }
do-item = Item for { $hero }: { $item } · { $change }
do-skill = Skill for { $hero }: { $skill }. { $text } · { $change }
do-potion = Potion: { $potion }. { $text } · { $change }
do-xp = { $xp } XP: { $change }
do-xp-short = { $xp } XP
do-claim = { $card }: { $change }
do-level-up = Spend XP cards worth { $cards }: { $change }
do-refuse = Decline: every die goes back
do-falls = ☠ { $hero } would fall: { $damage } damage, health { $health }!
do-lost = { $falls ->
    [0] ☠ You would lose the game.
   *[other] You would lose the game.
}
do-owner = {" "}({ $hero })

# What an answer about loot changes: each number before and after.
change-number = { $name } { $before } → { $after }
change-xp = XP { $before } → { $after } of { $needed }
change-items = items { $before } → { $after } of { $most }
change-skills = skills { $before } → { $after } of { $most }
change-strength = strength
change-agility = agility
change-magic = magic
change-health = health
change-of-xp = XP
change-level = level
change-tokens = potion tokens
change-lost = { $n } XP lost
change-replaces = { $change }; replaces { $name }

group-cover = Cover a box
group-add = Add
group-convert = Make a heroic die from
group-discard = Discard
group-pick = Choose
group-pay = Pay with
group-store = Store
group-throw = Discard
group-anytime = Any time
do-slip-back = Stealth: put the card back on top of the deck
ask-feat-in-1-1 = Use your Heroic Skill?
do-no-feat-in-1-1 = { $hero }: no Heroic Skill
ask-turn-option-explore = Drink a potion before you explore?

# What may be typed for the verbs of the notation.
typed-words = {""}
