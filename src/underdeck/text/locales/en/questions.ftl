# The questions, why they are asked, and the answers.

ask-turn-start = A new turn begins. Drink Healing before time passes?
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
    .why = You may descend now, or stay for the remaining doors. While the stairs are in sight, every 1 time you spend puts a token on them, and every third token costs a hero 1 damage. From floor 3, the stairs lead to the boss.
ask-room = Behind the door: { $card }. What now?
    .why = Face the encounter for its loot, or flee: the card then stays as an open door and the turn ends. In most editions you cannot flee from a door that was already open.
ask-stealth = Stealth: lay out one more closed door?
    .why = When the party flees, this hero may lay out one more closed door, as long as the door limit is not reached and the deck has a card.
ask-stairs-damage = Who takes the damage from the stairs?
    .why = Three tokens on the stairs cost one hero 1 damage. The party chooses who takes it.
ask-flames = Who takes the damage?
    .why = The foe’s ability hurts one hero as the encounter begins. The party chooses who.
ask-drain = Which item becomes XP?
    .why = The foe drains one item of the party. Its card goes under the level card as XP.
ask-peril = Which option do you choose?
    .why = Choose one of the two options. If it costs time, you spend that time at once. You then roll only dice of its color, and heroic dice. The other option no longer matters.
ask-feat = Use your heroic feat?
    .why = Each hero may use their heroic feat once per encounter, before their other dice are rolled. Heroic dice count as any color.
ask-throw = Which die do you discard?
    .why = The heroic feat makes you discard one of the dice just rolled, before anything else happens to them.
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
ask-avert-defeat = A hero is about to fall! Drink Healing?
    .why = If a hero has as much damage as health, or more, the whole party is defeated, unless you can heal that hero right now.
ask-split = { $damage ->
    [one] 1 damage: who takes it?
   *[other] { $damage } damage: who takes the odd one?
}
    .why = Damage is divided as evenly as possible; the party chooses who takes more.
ask-store = Store a die from your dice pool?
    .why = At the end of an encounter, this hero may store dice left in the dice pool on the heroic feat. Only their colors matter: they are rolled again when the feat is used.
ask-loot = { $card }: how do you claim it?
    .why = A surviving party claims the card in exactly one way: as an item or a skill for one hero, as a potion for the whole party, or as XP. The level limits items and skills; a card that is replaced becomes XP.
ask-level = { $level ->
    [4] Trade XP for a potion token?
   *[other] Level up?
}
    .why = Spend XP cards worth at least the cost; they go back to the game box whole, and surplus XP is lost. Each new level brings a potion token and more room for items and skills, and some levels bring bonus dice. At level 4, XP buys potion tokens instead.

do-go-on = Go on
do-explore = Explore
do-enter = Enter door { $door } ({ $card ->
    [closed] closed
   *[open] { $cardname }
})
do-pass = Let the turn end
do-encounter = Face the encounter
do-flee = Flee
do-invisible = Drink Invisibility: spend { $time } time, skip the encounter and claim its loot
do-heal = Drink Healing: { $hero } heals { $amount }{ $useless ->
    [yes] {" "}(no damage to heal!)
   *[no] {""}
}
do-return = { $hero }: return a stored { $color } die
do-descend = Descend
do-stay = Not now
do-yes = Yes
do-no = No
do-hurt = { $hero } (health { $left })
do-drain = { $card } ({ $hero })
do-peril = { $label }: { $text } You roll { $rolls }.
do-feat = { $hero }: { $feat } with { $dice }{ $time ->
    [0] {""}
   *[other] {" "}for { $time } time
}
do-no-feat = { $hero }: no feat
do-throw = { $die }
do-first = { $hero } first
do-bonus = { $hero }
do-cover = { $die }→{ $box }
do-add = { $die }{ $owner }
do-use = { $skill }{ $owner }: { $text }
do-pay = { $die }
do-pick = { $die }
do-done = Done
do-drink = Drink { $potion }{ $owner }: { $text }
do-convert = { $die }
do-discard = { $die }
do-branch = { $text }
do-amount = { $n }
do-give = { $hero }
do-defeat = Accept defeat
do-split = { $hero } takes { $more } (health { $left }), the other { $less }
do-store = { $die }
do-item = Item for { $hero }: { $item }{ $replacing }
do-skill = Skill for { $hero }: { $skill }. { $text }{ $replacing }
do-potion = Potion: { $potion }. { $text }
do-xp = { $xp } XP
do-level-up = Spend XP cards worth { $cards }
do-refuse = Decline: every die goes back
do-replacing = {" "}(replacing { $card }, which becomes { $xp } XP)
do-owner = {" "}({ $hero })

group-cover = Cover a box
group-add = Add
group-convert = Make a heroic die from
group-discard = Discard
group-pick = Choose
group-pay = Pay with
group-store = Store
group-throw = Discard
group-anytime = Any time
