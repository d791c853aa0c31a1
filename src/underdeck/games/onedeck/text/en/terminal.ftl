### One Deck Dungeon: in the line mode.

table-floor = floor { $n } of 3
table-boss = boss fight
table-turn = { $n ->
    [0] setup
   *[other] turn { $n }
}
table-round = round { $n }
table-deck = deck { $n }
table-discard = discard { $n }
table-stairs-hidden = stairs hidden
table-stairs = stairs in sight, { $n } of { $most } tokens
table-health = health { $left } of { $health }
table-stored = stored: { $dice }
table-feat = feat: { $feat }
table-skills = skills: { $list }
table-items = items: { $list }
table-used = { $name } (used)
table-level = Level { $n }
table-xp = XP { $total } of { $needed }
table-caps = up to { $items ->
    [one] 1 item
   *[other] { $items } items
} and { $skills ->
    [one] 1 skill
   *[other] { $skills } skills
} per hero
table-bonus = bonus dice { $n }
table-potions = potion tokens { $n }: { $list }
table-loot-item = Item: { $item }.
table-loot = Loot
table-doors = Doors
table-no-doors = none
table-door-closed = closed
table-floors = Floors
table-pool = Dice
table-pool-empty = no dice
table-if-stop = If you stop now: { $damage } damage, { $time } time.
table-if-stop-none = If you stop now: no consequences.
table-boss-line = { $boss }: health { $left } of { $health }
hint-plan = And then: { $plan }
outcome-victory = { $turns ->
    [0] Victory!
    [one] Victory after 1 turn.
   *[other] Victory after { $turns } turns.
}
outcome-defeat = { $turns ->
    [0] Defeat on floor { $floor }.
    [one] Defeat on floor { $floor } after 1 turn.
   *[other] Defeat on floor { $floor } after { $turns } turns.
}
outcome-defeat-boss = Defeat in the boss fight, round { $round }.
sim-all = (in turn)
rule-editions = { $count ->
    [one] (edition { $list })
   *[other] (editions { $list })
}
outcome-name-victory = victory
outcome-name-defeat = defeat
option-avert_defeat = What may save a hero about to fall: any healing, or Healing potions only.
option-boss_consequences = Which icons on a boss’s uncovered boxes count: all of them, or damage only.
option-descend_on_reveal = May the party descend at once when the stairs come into sight as a turn starts?
option-feat_declare = Two heroes decide on their heroic feats one after the other, or both at the same time.
option-feat_is_skill = Does a heroic feat count as a skill?
option-feat_order = Heroic feats come before dice are gathered, or after that but before they are rolled.
option-feat_vs_boss = Which heroic feats work against the boss: those without a crossed-out skull, or none.
option-flee_open_door = May the party flee from a door that was already open?
option-grey_box = A gray box takes a die of any color, or counts as the color of the chosen option.
option-healing = Healing for 2 works at any time, or only to avert defeat.
option-invisibility = Invisibility is drunk before an encounter, or after deciding to flee.
option-level_up_optional = May the party postpone a level-up?
option-peril_off_color = In a peril, dice of another color are discarded at once, never taken, or allowed.
option-potion_limit = Potion tokens are limited to the supply, or not limited at all.
option-return_stored = Stored dice may be returned at any time, or only while dice are placed.
option-stairs_damage = Damage from the stairs during the consequences is dealt after that step, or at once.
option-stored_at_boss = Which stored dice are lost on reaching the boss: those on heroic feats barred there, or all.
option-trigger_on_reroll = Do abilities that react to rolled dice also react to rerolled ones?
rules-sections = “rules WORD” finds rules by word, “rules OD-5” or “rules 5.4” by number, “rules all” shows them all. The sections:
table-xp-potion = XP { $total }, { $needed } buy a potion token
table-boss-then = { $text } { $left ->
    [0] { $Boss } falls!
   *[other] { $Boss }: health { $left } of { $health }.
}
table-defeat = { $text } That could mean defeat!
also-dice = Also in words: “convert DIE DIE” makes a heroic die with the lower value; “discard DIE” returns a die to the supply.
also-dice-three = Also in words: “convert DIE DIE DIE” makes a heroic die with the lowest value (three dice here); “discard DIE” returns a die to the supply.
option-effects_for_four = With four heroes, which dungeon effects tied to a turn, to exploring or to a floor count twice: all, the three that edition 1.5 names, or only that of Hydra’s Reef.
option-focus_rule = A campaign hero chooses a focus for each game, or is bound to one for good.
option-minotaur_for_four = With four heroes, the Minotaur’s X is twice its damage instead of four times, or as printed.
option-same_heroes = May a party of four have the same hero twice?
option-tier_bonus = The bonus check-marks of a tier are earned if the boss is reached, always, or always except on Fearless, which needs the boss.
option-tiers = Four challenge tiers, or the three of edition 1.1.
table-poison = poison { $n }
table-exiled = exiled: { $dice }
table-leaves = { $n ->
    [one] 1 leaf
   *[other] { $n } leaves
}
table-poison-left = poison tokens left { $n }
table-tier = tier { $tier }
table-sheet = talents: { $list }
table-if-stop-poison = If you stop now: { $damage } damage, { $poison } poison, { $time } time.
deck-basic-skill = Basic Skill
deck-basic-potion = Basic Potion
deck-talent = campaign sheet
deck-hordes = Hordes card
no-sheet = There is no campaign sheet in this game.
sheet-line = { $talent } ({ $focus }): { $spaces }{ $state ->
    [active] {" "}· active
    [unlocked] {" "}· unlocked
   *[open] {""}
}
table-feat-in-1-1 = Heroic Skill: { $feat }
help-short = Type a number, or words such as “cover m6 2” (“place” works too). “?” explains the question; “help” lists all commands.
help =
    Answer with the number of an option, or in words: enter 2 · fight · flee · cover m6 2 · place m6 m5 3 · use flameweave · convert s4 a5 · done. You may give several answers on one line, separated by commas or semicolons.
    Dice are written as color and value: s strength (yellow), a agility (pink), m magic (blue), h heroic (black, counts as any color). A die marked ! may only cover an armor box; one marked * may only pay mana.
    Boxes are written the same way: M11 wide (2 damage, 1 time) needs magic dice that add up to 11 or more and, left uncovered, costs 2 damage and 1 time. A box that is not wide takes a single die.
    how explains the game in short; door 2 shows the card behind open door 2.
    ? explains the question and the rules behind it.
    rules WORD shows rules by word or number; cards NAME shows a card.
    log shows the game so far; table shows the table again; hint names the best answer and why; odds shows the chances of all answers (odds always: with every question; odds off: never).
    undo takes back the last answer, unless a die or a card has been revealed since.
    sheet shows the campaign sheet; abandon gives the game up for good, without check-marks.
    save FILE writes a copy of the record; quit leaves the game. Nothing is lost either way: “underdeck resume” goes on.
