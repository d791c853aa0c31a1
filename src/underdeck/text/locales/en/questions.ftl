# The questions, why they are asked, and the answers.

ask-turn-start = A new turn begins. Drink something before time passes?
    .why = Healing is strongest at the start of a turn. The time about to pass may put tokens on the stairs, so this is a good moment to drink; otherwise go on.
ask-turn-option = Explore, or enter a room?
    .why = After time has passed, the party does one thing: explore to fill the row of doors, or enter one of the rooms. Until you choose, Healing still counts as drunk at the start of the turn.
ask-descend = The stairs are in sight. Descend?
    .why = You may go down now, or stay for the remaining doors. While the stairs show, every time spent puts a token on them, and three tokens hurt a hero.
ask-room = Behind the door: { $card }. What now?
    .why = Face the encounter for its loot, or flee: the card then stays as an open door and the turn ends. A door that was already open cannot be fled in most editions.
ask-stealth = Stealth: add one closed door?
    .why = This hero may lay out one more door when fleeing, as long as the door limit is not reached.
ask-stairs-damage = Who takes the damage from the stairs?
    .why = Three tokens on the stairs cost one hero 1 damage. The party chooses who; it is never split.
ask-flames = Who takes the damage?
    .why = The foe’s ability hurts one hero as the encounter begins. The party chooses who.
ask-drain = Which item becomes XP?
    .why = The foe drains one item of the party. Its card goes under the level card as XP.
ask-peril = How do you face the peril?
    .why = Choose one of the two ways. Its time cost is paid at once, and only dice of its color (and heroic dice) are rolled. The other way no longer matters.
ask-feat = Use your heroic feat?
    .why = Each hero may use her feat once, before the other dice are rolled. Feat dice are heroic and count as any color.
ask-throw = Which die is thrown away?
    .why = The feat makes you throw away one of the dice just rolled, before anything else happens to them.
ask-first = Not enough { $color } dice: who takes hers first?
    .why = Dice are limited. When there are too few of a color, the party decides who takes dice first; the rest of the icons give nothing.
ask-bonus = Who rolls the bonus die?
    .why = The level gives the party heroic dice in every encounter. Each goes to the hero you choose.
ask-placing = Use skills and place dice.
    .why = Cover boxes, use skills and potions, make heroic dice or discard dice, in any order, until you are done. While an armor box is open, only armor boxes take dice. Every box left open has its consequences.
ask-fill = Box { $box } needs { $missing } more. Add a die.
    .why = A wide box takes several dice of its color (or heroic dice) whose sum reaches its number. Both heroes may help.
ask-pay = { $mana ->
    [yes] { $skill }: { $left } more mana to pay.
   *[no] { $left ->
        [one] { $skill }: one more die to pay.
       *[other] { $skill }: { $left } more dice to pay.
    }
}
    .why = The cost is paid from your own pool; heroic dice count as any color. For a spell, magic dice must add up to its cost; anything above is lost.
ask-pick = { $effect } Which die?
    .why = Choose the dice one by one; equal dice are the same choice. Say done when you want no more.
ask-branch = Choose one.
    .why = This skill offers an alternative; you get exactly one of the two.
ask-amount = How much time do you ignore?
    .why = You may ignore less than the skill allows.
ask-convert = { $left ->
    [one] Which other die do you give up?
   *[other] Which other { $left } dice do you give up?
}
    .why = Two dice become one heroic die showing the lower of the two. Two heroes may give one each. (Against the Bandit it takes three.)
ask-receiver = Who gets the heroic die?
    .why = Both heroes gave a die, so the party chooses who receives the new one.
ask-avert-defeat = A hero is about to fall! Drink Healing?
    .why = A hero with as much damage as health loses the game for everybody, unless Healing brings her below it right now.
ask-split = { $damage ->
    [one] 1 damage: who takes it?
   *[other] { $damage } damage: who takes the odd one?
}
    .why = Damage is split as evenly as possible; the party chooses who takes more.
ask-store = Store a die from your pool?
    .why = At the end of an encounter this hero may keep leftover dice on her feat for later.
ask-loot = { $card }: how do you claim it?
    .why = A surviving party claims the card as exactly one thing: an item or skill for one hero, a potion for all, or XP. The level limits items and skills; a card given up for a new one becomes XP.
ask-level = { $level ->
    [4] Trade XP for a potion token?
   *[other] Level up?
}
    .why = Spend XP cards worth the cost; whole cards go back to the box and surplus XP is lost. Each level brings a potion token, more room for items and skills, and in time bonus dice.

do-go-on = Go on
do-explore = Explore
do-enter = Enter door { $door } ({ $card ->
    [closed] closed
   *[open] { $cardname }
})
do-pass = Let the turn end
do-encounter = Have the encounter
do-flee = Flee
do-invisible = Drink Invisibility and claim the loot
do-heal = Drink Healing: { $hero } heals { $amount }{ $useless ->
    [yes] {" "}(no damage to heal!)
   *[no] {""}
}
do-return = { $hero }: return a stored { $color } die
do-descend = Descend
do-stay = Not now
do-yes = Yes
do-no = No
do-hurt = { $hero }
do-drain = { $card } ({ $hero })
do-peril = { $label }: { $text }
do-feat = { $hero }: { $feat } with { $dice }
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
do-split = { $hero } takes { $more }, the other { $less }
do-store = { $die }
do-item = Item for { $hero }: { $item }{ $replacing }
do-skill = Skill for { $hero }: { $skill }. { $text }{ $replacing }
do-potion = Potion: { $potion }. { $text }
do-xp = { $xp } XP
do-level-up = Spend XP cards worth { $cards }
do-refuse = Refuse: every die goes back
do-replacing = {" "}(giving up { $card } for { $xp } XP)
do-owner = {" "}({ $hero })

group-cover = Cover a box
group-add = Add
group-convert = Make a heroic die from
group-discard = Discard
group-pick = Choose
group-pay = Pay with
group-store = Store
group-throw = Throw away
group-anytime = Any time
