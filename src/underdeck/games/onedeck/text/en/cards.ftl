# Card texts are put together from what the cards do; nothing here is copied from a printed card.

letter-strength = S
letter-agility = A
letter-magic = M
letter-heroic = H
letter-any = any

die-strength = strength { $values }
die-agility = agility { $values }
die-magic = magic { $values }
die-heroic = heroic { $values }
die-any = any color { $values }
die-only-armor = armor only
die-only-mana = mana only

color-strength = strength
color-agility = agility
color-magic = magic
color-heroic = heroic
color-any = any color

dice = { $count ->
    [one] one { $color } die
    [2] two { $color } dice
    [3] three { $color } dice
    [4] four { $color } dice
    [5] five { $color } dice
    [6] six { $color } dice
   *[other] { $count } { $color } dice
}
dice-same = { $count ->
    [one] one die of that color
    [2] two dice of that color
    [3] three dice of that color
   *[other] { $count } dice of that color
}

cost-dice = { $count ->
    [one] Cost: one { $color } die.
    [2] Cost: two { $color } dice.
    [3] Cost: three { $color } dice.
   *[other] Cost: { $count } { $color } dice.
}
cost-mana = Cost: { $mana } mana (magic dice that add up to { $mana } or more).
cost-free = Free.

use-combat = combat
use-peril = peril
use-boss = boss

effect-roll = Roll { $dice }.
effect-roll-partner = Your partner rolls { $dice }.
effect-lowered = { $per ->
    [one] Then lower it by 1 for each die stored on your heroic feat, but not below 1.
    [2] Then lower it by 1 for every two dice stored on your heroic feat, but not below 1.
   *[other] Then lower it by 1 for every { $per } dice stored on your heroic feat, but not below 1.
}
effect-gain = Gain { $dice }, set to { $value }.
effect-gain-partner = Your partner gains { $dice }, set to { $value }.
effect-gain-armor = Gain { $dice }, set to { $value }, which may only cover an armor box.
effect-gain-mana = Gain { $dice }, set to { $value }, which may only pay mana.
effect-prevent-damage = Prevent { $count } damage from the consequences.
effect-prevent-damage-boss = Prevent { $count } damage from the consequences, or { $boss } in a boss round.
effect-prevent-time = Prevent { $count } time from the consequences.
effect-prevent-time-up-to = Prevent up to { $count } time from the consequences.
effect-raise = { $count ->
    [one] Increase one of your dice by { $by }.
    [2] Increase up to two of your dice by { $by } each.
    [3] Increase up to three of your dice by { $by } each.
    [4] Increase up to four of your dice by { $by } each.
   *[other] Increase up to { $count } of your dice by { $by } each.
}
effect-raise-partner = Increase one of your partner’s { $color } dice by { $by }.
effect-set = { $count ->
    [one] Change one of your dice to { $value }.
    [2] Change two of your dice to { $value }.
    [3] Change three of your dice to { $value }.
   *[other] Change { $count } of your dice to { $value }.
}
effect-set-any = Change any number of your dice to { $value }.
effect-set-no-heroic = { $count ->
    [one] Change one of your dice to { $value }; heroic dice cannot be chosen.
    [2] Change two of your dice to { $value }; heroic dice cannot be chosen.
    [3] Change three of your dice to { $value }; heroic dice cannot be chosen.
   *[other] Change { $count } of your dice to { $value }; heroic dice cannot be chosen.
}
effect-set-same = { $count ->
    [one] Choose a value. Change one of your dice showing it to { $value }.
    [4] Choose a value. Change up to four of your dice showing it to { $value }.
    [5] Choose a value. Change up to five of your dice showing it to { $value }.
   *[other] Choose a value. Change up to { $count } of your dice showing it to { $value }.
}
effect-set-gained = Then change one of them to { $value }.
effect-set-high = Change one of your dice showing { $values } to { $value }.
effect-reroll = { $count ->
    [one] Reroll one of your dice.
    [2] Reroll up to two of your dice.
    [3] Reroll up to three of your dice.
   *[other] Reroll up to { $count } of your dice.
}
effect-reroll-all = Reroll all your dice showing { $values }.
effect-reroll-any = Reroll any number of your dice showing { $values }.
effect-reroll-partner = { $count ->
    [one] Your partner may reroll one die.
    [2] Your partner may reroll up to two dice.
    [3] Your partner may reroll up to three dice.
   *[other] Your partner may reroll up to { $count } dice.
}
effect-reroll-any-partner = Your partner may reroll any number of dice showing { $values }.
effect-recolor = { $count ->
    [one] Swap one of your { $source } dice for one { $color } die showing the same value.
    [2] Swap up to two of your { $source } dice for { $color } dice showing the same values.
    [3] Swap up to three of your { $source } dice for { $color } dice showing the same values.
   *[other] Swap up to { $count } of your { $source } dice for { $color } dice showing the same values.
}
effect-exchange-any = Discard any number of your dice showing { $values }. For each, gain { $dice }, set to { $value }.
effect-exchange-one = Discard one of your dice showing { $low } or more. Gain { $dice }, set to { $value }.
effect-choose = Choose one: { $first } Or: { $second }
effect-kiting = If the consequences of this combat would include exactly 1 damage, they include 1 more time instead. In a boss round, prevent 1 damage from the consequences.
effect-armor = Prevent 1 of every 2 damage you would take from the consequences. You cannot prevent damage in any other way.
effect-stealth = When the party flees, you may lay out one more closed door from the deck, if the door limit allows it.
effect-second-wind = Whenever the party descends, you heal 2 damage.
effect-heal = One hero heals { $start } damage at the start of a turn, or { $heal } at any other time.
effect-skip = Before an encounter: spend { $time } time, skip the encounter and claim its loot.

values-list = { $count ->
    [one] { $list }
   *[other] { $list } or { $last }
}

feat-store-explore = Store a heroic die here whenever the party explores.
feat-store-flee = Store a heroic die here whenever the party flees.
feat-store-explore-flee = Store a heroic die here whenever the party explores or flees.
feat-store-damage = Store a heroic die here for each damage you take.
feat-store-rich-door = Store a heroic die here whenever the party opens a door to a card worth 4 XP or more.
feat-store-floor = { $count ->
    [one] Store a heroic die here at the start of each floor.
    [2] Store two heroic dice here at the start of each floor.
    [3] Store three heroic dice here at the start of each floor.
    [4] Store four heroic dice here at the start of each floor.
    [5] Store five heroic dice here at the start of each floor.
    [6] Store six heroic dice here at the start of each floor.
   *[other] Store { $count } heroic dice here at the start of each floor.
}
feat-store-level = Store a heroic die here whenever the party levels up.
feat-store-pool = At the end of an encounter, you may store dice left in your dice pool here.
feat-store-max = { $max ->
    [one] It holds only one die.
    [2] It holds up to two dice.
    [3] It holds up to three dice.
   *[other] It holds up to { $max } dice.
}
feat-roll-stored = To use the { $deed }, roll any number of the dice stored here.
feat-roll = { $time ->
    [0] Roll { $dice }.
   *[other] Spend { $time } time and roll { $dice }.
}
feat-roll-or = Or spend { $time } time and roll { $dice }.
feat-roll-or-free = Or roll { $dice }.
feat-discard = Then discard one of the dice rolled.
feat-gamble = If you roll one or more 1s, take { $damage } damage and spend { $time } time.
feat-no-boss = It cannot be used against the boss.
feat-even = Then, if any die in your dice pool shows an even value, roll one strength die.

ability-four = With four heroes: { $text }
ability-four-instead = With four heroes instead: { $text }
ability-text-none = No effect beyond its boxes.
ability-text-armor_color = Every strength box counts as an armor box.
ability-text-conversion_dice = { $n ->
    [3] Making a heroic die takes three dice instead of two.
   *[other] Making a heroic die takes { $n } dice instead of two.
}
ability-text-damage_if_damage = If the consequences include any damage, add 1 damage to them.
ability-text-damage_if_time = If the consequences include { $n } or more time, add 1 damage to them.
ability-text-discard_rolled = Any { $values } you roll is discarded at once.
ability-text-door_limit = The door limit is { $n } instead of 4.
ability-text-explore_time = Whenever you explore, first spend { $n } time.
ability-text-first_cover_lost = Each round, the first time each skull box is covered, the dice on it are discarded and it is uncovered again.
ability-text-floor_time = Before the first turn on { $floor ->
    [1] each floor
    [3] this floor
   *[other] this floor and on the next
}, spend { $n } time.
ability-text-heal_per_open_skull = Before you strike it, the boss heals { $n } damage for each uncovered skull.
ability-text-heroic_pips = Each heroic die you roll is lowered by { $n }, but not below 1.
ability-text-loot_needs_armor = If any armor box is left uncovered, this card is discarded instead of claimed as loot.
ability-text-no_heroic_on_skulls = Heroic dice cannot be placed on skull boxes.
ability-text-start_damage = As the encounter begins, one hero of your choice takes { $n } damage.
ability-text-start_drain = As the encounter begins, one of the party’s items, of your choice, becomes XP.
ability-text-start_time = As the encounter begins, spend { $n } time.
ability-text-time_if_uncovered = If any box is left uncovered, spend { $n } time. This time cannot be prevented.
ability-text-time_per_one = Spend { $n } time for each 1 you roll.
ability-text-time_per_skill = Spend { $n } time for each skill you use.
ability-text-turn_time = At the start of each turn, spend { $n } extra time.
ability-text-x_per_boss_damage = X is { $n } times the damage on the boss, but at least { $minimum }.
ability-text-x_per_open_door = X is { $n } times the number of open doors, this one included.

box-wide = wide
box-armor = armor
box-skull = skull
box-damage = { $n } damage
box-time = { $n } time
box-source-card = card
box-source-floor = floor { $n }
box-source-boss = boss

card-combat = Combat, { $xp } XP. { $ability } Boxes: { $boxes }. Item: { $item }. { $loot }
card-peril = Peril, { $xp } XP. (1) { $first } (2) { $second } Item: { $item }. { $loot }
card-option = { $label }: { $cost ->
    [0] cover { $box }.
   *[other] spend { $cost } time, then cover { $box }.
}
card-loot-skill = Skill: { $name }. { $text }
card-loot-potion = Potion: { $name }. { $text }
card-hero = Dice: { $strength } strength, { $agility } agility, { $magic } magic. Health: { $health }. { $feat } { $skill }
card-hero-feat = Heroic feat: { $name }. { $text }
card-hero-feat-in-1-1 = Heroic Skill: { $name }. { $text }
card-dungeon = { $difficulty ->
    [1] Easy
    [2] Medium
   *[3] Hard
} dungeon. { $floors } Boss: { $boss }, { $health } health. { $ability } Boxes: { $boxes }.
card-floor = Floor { $n }, { $name }: { $text } Peril boxes: { $peril }. Combat boxes: { $combat }.
card-level = Each hero may have { $items ->
    [one] one item
    [2] two items
    [3] three items
    [4] four items
    [5] five items
    [6] six items
    [7] seven items
   *[other] { $items } items
} and { $skills ->
    [one] one skill
    [2] two skills
    [3] three skills
    [4] four skills
    [5] five skills
   *[other] { $skills } skills
}, not counting the skill on the hero card. { $bonus ->
    [0] The party has no bonus dice.
    [one] The party rolls one bonus heroic die in every encounter and boss round.
    [2] The party rolls two bonus heroic dice in every encounter and boss round.
   *[other] The party rolls { $bonus } bonus heroic dice in every encounter and boss round.
} { $last ->
    [no] The next level costs { $xp } XP.
   *[yes] A potion token costs { $xp } XP.
}
card-level-name = Level { $n }
card-side-solo = { $name } (solo side)
card-side-duo = { $name } (two-hero side)
card-stairs = The stairs lie beneath the deck and come into sight when its last card is gone. From then on, every 1 time spent puts a token here. At three tokens, remove them and deal 1 damage to a hero of the party’s choice. While the stairs are in sight, the party may descend at the end of a turn; in most editions it may also descend at once if they come into sight while time passes at the start of a turn.
card-stairs-name = Stairs
card-reference = Each turn: spend 2 time, then explore or enter a room. Potion known from the start: { $name }. { $text }
card-reference-name = Turn reference
item-health = +{ $n } health
cost-exile = Every die paid is exiled.
effect-roll-per-poison = { $count ->
    [one] If you have any poison token, roll one { $color } die.
    [2] Roll one { $color } die for each poison token you have, two at most.
    [3] Roll one { $color } die for each poison token you have, three at most.
    [4] Roll one { $color } die for each poison token you have, four at most.
   *[other] Roll one { $color } die for each poison token you have, { $count } at most.
}
effect-prevent-poison = Prevent { $count } poison from the consequences.
effect-prevent-poison-boss = Prevent { $count } poison from the consequences, or { $boss } in a boss round.
effect-heal-self = You heal { $count } damage.
effect-cure-self = { $count ->
    [one] Remove one of your poison tokens.
    [2] Remove up to two of your poison tokens.
   *[other] Remove up to { $count } of your poison tokens.
}
effect-envenom = { $count ->
    [one] Take one poison token.
    [2] Take two poison tokens.
   *[other] Take { $count } poison tokens.
}
effect-reroll-color = Reroll all your { $color } dice showing { $values }.
effect-raise-color = { $count ->
    [one] Increase one of your { $color } dice by { $by }.
    [2] Increase up to two of your { $color } dice by { $by } each.
    [3] Increase up to three of your { $color } dice by { $by } each.
   *[other] Increase up to { $count } of your { $color } dice by { $by } each.
}
effect-antivenom = Whenever you would get poison tokens, you get one fewer.
effect-herbalist = Add 2 to every roll to resist poison that you take part in.
effect-heal-anytime = At any time: one hero heals { $heal } damage.
effect-cure-anytime = { $cure ->
    [one] At any time: remove one poison token from one hero.
    [2] At any time: remove up to two poison tokens from one hero.
    [3] At any time: remove up to three poison tokens from one hero.
   *[other] At any time: remove up to { $cure } poison tokens from one hero.
}
effect-passive-heal = Whenever another potion is drunk or a potion token is gained, one hero of your choice also heals { $heal } damage.
effect-exile-token = The potion token spent is exiled.
feat-store-potion = { $count ->
    [one] Store a heroic die here whenever a potion is drunk.
    [2] Store two heroic dice here whenever a potion is drunk.
   *[other] Store { $count } heroic dice here whenever a potion is drunk.
}
feat-store-poison = { $count ->
    [one] Store a heroic die here for each poison token you get.
    [2] Store two heroic dice here for each poison token you get.
   *[other] Store { $count } heroic dice here for each poison token you get.
}
feat-store-clean = { $count ->
    [one] Store a heroic die here whenever a combat of yours ends with every box covered.
    [2] Store two heroic dice here whenever a combat of yours ends with every box covered.
   *[other] Store { $count } heroic dice here whenever a combat of yours ends with every box covered.
}
feat-store-revisit = { $count ->
    [one] Store a heroic die here whenever the party enters by a door that was already open.
    [2] Store two heroic dice here whenever the party enters by a door that was already open.
   *[other] Store { $count } heroic dice here whenever the party enters by a door that was already open.
}
feat-store-resist = { $count ->
    [one] Store a heroic die here whenever you take part in a successful roll to resist poison.
    [2] Store two heroic dice here whenever you take part in a successful roll to resist poison.
   *[other] Store { $count } heroic dice here whenever you take part in a successful roll to resist poison.
}
feat-roll-poison = { $poison ->
    [one] Take one poison token and roll { $dice }.
    [2] Take two poison tokens and roll { $dice }.
   *[other] Take { $poison } poison tokens and roll { $dice }.
}
feat-roll-or-poison = { $poison ->
    [one] Or take one poison token and roll { $dice }.
    [2] Or take two poison tokens and roll { $dice }.
   *[other] Or take { $poison } poison tokens and roll { $dice }.
}
ability-text-damage_if_poison = { $n ->
    [one] If the heroes here have any poison token, add 1 damage to the consequences.
   *[other] If the heroes here have { $n } or more poison tokens between them, add 1 damage to the consequences.
}
ability-text-exile_heroic_ones = Heroic dice that roll 1 are exiled.
ability-text-exile_on_skulls = After you strike the boss, the first die placed on each covered skull box is exiled.
ability-text-explore_poison = { $n ->
    [one] Whenever you explore, one hero of your choice gets a poison token.
    [2] Whenever you explore, two poison tokens go to heroes of your choice.
   *[other] Whenever you explore, { $n } poison tokens go to heroes of your choice.
}
ability-text-floor_exile = At the start of { $floor ->
    [1] each floor
    [3] this floor
   *[other] this floor and of the next
}, { $n ->
    [one] one strength, one agility and one magic die of the supply are exiled.
    [2] two strength, two agility and two magic dice of the supply are exiled.
   *[other] { $n } strength, { $n } agility and { $n } magic dice of the supply are exiled.
}
ability-text-floor_poison = At the start of { $floor ->
    [1] each floor
    [3] this floor
   *[other] this floor and of the next
}, { $n ->
    [one] one hero of your choice gets a poison token.
    [2] two poison tokens go to heroes of your choice.
   *[other] { $n } poison tokens go to heroes of your choice.
}
ability-text-poison_if_uncovered = If any box is left uncovered, add { $n } poison to the consequences. This poison cannot be prevented.
ability-text-resist_penalty = Subtract { $n } from every roll to resist poison.
ability-text-round_exile = { $n ->
    [one] At the start of each round, one heroic die of the supply is exiled.
    [2] At the start of each round, two heroic dice of the supply are exiled.
   *[other] At the start of each round, { $n } heroic dice of the supply are exiled.
}
ability-text-round_poison = { $n ->
    [one] At the start of each round, one hero of your choice gets a poison token.
    [2] At the start of each round, two poison tokens go to heroes of your choice.
   *[other] At the start of each round, { $n } poison tokens go to heroes of your choice.
}
ability-text-start_exile = { $n ->
    [one] As the encounter begins, one heroic die of the supply is exiled.
    [2] As the encounter begins, two heroic dice of the supply are exiled.
   *[other] As the encounter begins, { $n } heroic dice of the supply are exiled.
}
ability-text-start_poison = { $n ->
    [one] As the encounter begins, one hero of your choice gets a poison token.
    [2] As the encounter begins, two poison tokens go to heroes of your choice.
   *[other] As the encounter begins, { $n } poison tokens go to heroes of your choice.
}
ability-text-time_per_potion = Spend { $n } time for each potion you drink in this encounter.
ability-text-wide_plus = The number of every wide box is { $n } higher.
ability-text-x_per_poison = X is { $n } times the number of poison tokens on the heroes here as the encounter or round begins, but at least { $minimum }.
box-poison = { $n } poison
box-source-hordes = hordes
option-loot = { $part ->
    [item] Lets you claim the item (or XP).
   *[skill] Lets you claim the skill or potion (or XP).
}
card-leaf = Leaf.
card-set-icon = Set icon.
card-basic-skill = Basic Skill. { $text }
card-basic-potion = Basic Potion. { $text }
card-talent = { $focus }. Spaces: { $green } green{ $yellow ->
    [0] {""}
   *[other] , { $yellow } yellow
}{ $red ->
    [0] {""}
   *[other] , { $red } red
}. { $text }
card-talent-side = Campaign sheet
card-hordes = Optional for four heroes: one more row of boxes in every encounter. { $text } Peril boxes: { $peril }. Combat boxes: { $combat }.
card-stairs-four = With four heroes it takes six tokens, and two different heroes take 1 damage each.
focus-basic = Basic
focus-healing = Healing
focus-combat = Combat
focus-dungeon = Dungeon
talent-effect-basic-skill = Start each game with one Basic Skill of your choice; it does not count against the skill limit.
talent-effect-health = You have 1 more health.
talent-effect-cap = You may have one item or one skill more than the level allows.
talent-effect-potion-token = The party starts with one more potion token.
talent-effect-heal-on-potion = Whenever you drink a potion, you also heal 1 damage.
talent-effect-heal-on-descent = Whenever the party descends, you heal 1 damage.
talent-effect-heal-on-round = After each boss round, you heal 1 damage.
talent-choice-cost = Or pay { $time } time less for the chosen option.
set-base = One Deck Dungeon
set-forest = Forest of Shadows
set-hybrid = Hybrid deck
tier-novice = Novice
tier-standard = Standard
tier-expert = Expert
tier-veteran = Veteran
tier-fearless = Fearless
effect-slip-back = Instead of fleeing, you may put the encounter card back on top of the deck.
effect-thick-skin = If the consequences include 2 damage or more, prevent 1 damage.
card-earlier = (First printing, played in { $count ->
    [one] edition { $editions }
   *[other] editions { $editions }
}: { $name }. { $text })
