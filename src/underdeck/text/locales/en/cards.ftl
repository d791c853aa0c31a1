# Card texts are put together from what the cards do; nothing here is copied from a printed card.

letter-strength = S
letter-agility = A
letter-magic = M
letter-heroic = H
letter-any = any

color-strength = strength
color-agility = agility
color-magic = magic
color-heroic = heroic
color-any = any color

dice = { $count ->
    [one] one { $color } die
   *[other] { $count } { $color } dice
}
dice-same = { $count ->
    [one] one die of the same color
   *[other] { $count } dice of the same color
}
label-line = { $label }: { $text }
boxes-and = {"; "}
list-two = { $first } and { $second }
list-more = { $first }, { $second }

cost-dice = { $count ->
    [one] Cost: one { $color } die.
   *[other] Cost: { $count } { $color } dice.
}
cost-mana = Cost: magic dice adding up to { $mana } or more.
cost-free = Free.

use-combat = combat
use-peril = peril
use-boss = boss

effect-roll = Roll { $dice }.
effect-roll-partner = Your partner rolls { $dice }.
effect-lowered = Then lower it by 1 for every { $per } dice stored on your feat.
effect-gain = Gain { $dice } showing { $value }.
effect-gain-partner = Your partner gains { $dice } showing { $value }.
effect-gain-armor = Gain { $dice } showing { $value }, which can only cover an armor box.
effect-gain-mana = Gain { $dice } showing { $value }, which can only pay for spells.
effect-prevent-damage = Ignore { $count } damage of the consequences.
effect-prevent-damage-boss = Ignore { $count } damage of the consequences, or { $boss } in a boss round.
effect-prevent-time = Ignore { $count } time of the consequences.
effect-prevent-time-up-to = Ignore up to { $count } time of the consequences.
effect-raise = { $count ->
    [one] Raise one of your dice by { $by }.
   *[other] Raise up to { $count } of your dice by { $by } each.
}
effect-raise-partner = Raise one of your partner’s { $color } dice by { $by }.
effect-set = { $count ->
    [one] Turn one of your dice to { $value }.
   *[other] Turn { $count } of your dice to { $value }.
}
effect-set-any = Turn any number of your dice to { $value }.
effect-set-no-heroic = Turn { $count } of your dice to { $value }, but no heroic dice.
effect-set-same = Name a value: turn up to { $count } of your dice showing it to { $value }.
effect-set-gained = Then turn one of them to { $value }.
effect-set-high = Turn one of your dice showing { $low } or more to { $value }.
effect-reroll = { $count ->
    [one] Reroll one of your dice.
   *[other] Reroll { $count } of your dice.
}
effect-reroll-all = Reroll all your dice showing { $values }.
effect-reroll-any = Reroll any of your dice showing { $values }.
effect-reroll-partner = Your partner may reroll up to { $count } dice.
effect-reroll-any-partner = Your partner may reroll any dice showing { $values }.
effect-recolor = Swap up to { $count } of your { $source } dice for { $color } dice with the same values.
effect-exchange-any = Discard any of your dice showing { $values }; gain { $dice } showing { $value } for each.
effect-exchange-one = Discard one of your dice showing { $low } or more; gain { $dice } showing { $value }.
effect-choose = Choose one: { $first } Or: { $second }
effect-kiting = If this combat would deal exactly 1 damage, spend 1 time instead. In a boss round, ignore 1 damage.
effect-armor = Of every 2 damage in the consequences, ignore 1. No other way of ignoring damage works for you.
effect-stealth = When you flee, you may add one closed door if the door limit allows it.
effect-second-wind = Whenever the party descends, heal 2 damage on this hero.
effect-heal = Heal { $start } damage on one hero at the start of a turn, or { $heal } at any other time.
effect-skip = Before an encounter: spend { $time } time, skip the encounter and claim its loot.

values-list = { $count ->
    [one] { $list }
   *[other] { $list } or { $last }
}

feat-store-explore = Store a heroic die here whenever the party explores.
feat-store-flee = Store a heroic die here whenever the party flees.
feat-store-explore-flee = Store a heroic die here whenever the party explores or flees.
feat-store-damage = Store a heroic die here for each damage you take.
feat-store-rich-door = Store a heroic die here whenever a door opens on a card worth 4 XP or more.
feat-store-floor = Store { $count } heroic dice here at the start of each floor.
feat-store-level = Store a heroic die here with each level gained.
feat-store-pool = At the end of an encounter, you may store dice left in your pool here.
feat-store-max = { $max ->
    [one] It holds one die.
   *[other] It holds up to { $max } dice.
}
feat-roll-stored = Heroic feat: roll any of the dice stored here.
feat-roll = { $time ->
    [0] Heroic feat: roll { $dice }.
   *[other] Heroic feat: spend { $time } time and roll { $dice }.
}
feat-roll-or = Or spend { $time } time and roll { $dice }.
feat-roll-or-free = Or roll { $dice }.
feat-discard = Then throw one of them away.
feat-gamble = If a 1 comes up, take { $damage } damage and spend { $time } time.
feat-even = Then, if any die in your pool is even, roll one strength die.

ability-text-none = No effect of its own.
ability-text-armor_color = Every strength box counts as an armor box.
ability-text-conversion_dice = Making a heroic die takes { $n } dice.
ability-text-damage_if_damage = If the consequences include any damage, take 1 more.
ability-text-damage_if_time = If the consequences include { $n } or more time, take 1 more damage.
ability-text-discard_rolled = Dice rolled as { $values } are lost at once.
ability-text-door_limit = The door limit is { $n }.
ability-text-explore_time = Exploring costs { $n } more time.
ability-text-first_cover_lost = Each round, the first dice that cover a skull box are lost.
ability-text-floor_time = Before the first turn on each floor, spend { $n } time.
ability-text-heal_per_open_skull = Before being struck, it heals { $n } damage for each uncovered skull.
ability-text-heroic_pips = Heroic dice lose { $n } when rolled.
ability-text-loot_needs_armor = If any armor box stays uncovered, the card is discarded instead of claimed.
ability-text-no_heroic_on_skulls = Heroic dice cannot cover skull boxes.
ability-text-start_damage = At the start, one hero takes { $n } damage.
ability-text-start_drain = At the start, one item of the party becomes XP.
ability-text-start_time = At the start, spend { $n } time.
ability-text-time_if_uncovered = If any box stays uncovered, spend { $n } time.
ability-text-time_per_one = Spend { $n } time for each 1 rolled.
ability-text-time_per_skill = Spend { $n } time for each skill used.
ability-text-turn_time = Each turn costs { $n } more time.
ability-text-x_per_boss_damage = X is { $n } for each damage on it, but at least { $minimum }.
ability-text-x_per_open_door = X is { $n } for each open door, this one included.

box-wide = wide
box-armor = armor
box-skull = skull
box-damage = { $n } damage
box-time = { $n } time
box-source-card = card
box-source-floor = floor { $n }
box-source-boss = boss

card-combat = Combat, { $xp } XP. { $ability } Boxes: { $boxes }. Item: { $item }. { $loot }
card-peril = Peril, { $xp } XP. { $first } Or: { $second } Item: { $item }. { $loot }
card-option = { $label }: { $cost ->
    [0] { $box }.
   *[other] spend { $cost } time, then { $box }.
}
card-loot-skill = Skill: { $name }. { $text }
card-loot-potion = Potion: { $name }. { $text }
card-hero = { $strength } strength, { $agility } agility, { $magic } magic, { $health } health. { $feat } { $skill }
card-hero-feat = { $name }: { $text }
card-dungeon = Difficulty { $difficulty } of 3. { $floors } Boss: { $boss }, { $health } health. { $ability } Boxes: { $boxes }.
card-floor = Floor { $n }, { $name }: { $text } Peril boxes: { $peril }. Combat boxes: { $combat }.
card-level = Each hero may have { $items ->
    [one] one item
   *[other] { $items } items
} and { $skills ->
    [one] one skill
   *[other] { $skills } skills
}. Bonus heroic dice: { $bonus }. { $last ->
    [no] Next level: { $xp } XP.
   *[yes] { $xp } XP buy a potion token.
}
card-level-name = Level { $n }
card-side-solo = { $name } (solo side)
card-side-duo = { $name } (two-hero side)
card-stairs = The stairs lie beneath the deck. While they show, each time spent puts a token here; three tokens are cleared for 1 damage on a hero of the party’s choice. The party may descend when a turn ends here, or at once when they turn up as a turn starts.
card-stairs-name = Stairs
card-reference = Each turn: spend 2 time, then explore or enter a room. Potion: { $name }. { $text }
card-reference-name = Turn reference
item-health = { $n } health
