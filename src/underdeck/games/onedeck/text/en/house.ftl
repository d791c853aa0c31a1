game-name = One Deck Dungeon
quick-game = the Warrior in the Dragon’s Cave
field-heroes = Heroes: one, two or four (space chooses)
field-dungeon = Dungeon
field-set = Deck
field-tier = Challenge tier
    .needed = A campaign game is played on a challenge tier: choose one.
field-edition = Edition of the rules
field-hordes = Add the Hordes card (four heroes)
app-help =
    One question at a time, below the table. ↑↓ and Enter answer it, or the mouse; number keys where the answers are numbered.
    Your dice have numbers, the boxes letters: press 3, then b, and the third die goes on box b. Press b first and the box waits for its die. Esc puts a die back.
    A die in hand also shows what else it can do: make a heroic die, be discarded. p shows the best way to place them all.
    u undoes (until something new is revealed) · h best answer and why · % odds of every answer · w the rule behind the question · l log
    Click a skill, an item or a potion to read it. The menu (Esc) has the rules, the cards, all answers one by one, and the language.

prompt-heroes-1 = Choose a hero (1 to { $count }, or a name):
prompt-heroes-2 = Choose a second hero, or 0 to play alone:
prompt-dungeon = Choose a dungeon (1 to { $count }, or a name):
prompt-heroes-alone = Play alone
prompt-others = Press Enter to begin with edition { $edition } and { $seed ->
    [random] a random seed
   *[other] seed { $seed }
}, or type, for example, “edition 1.5 seed 42 lang { $language } set hybrid tier standard”:
prompt-dots = { $n ->
    [1] easy
    [2] medium
   *[3] hard
}
hello = Underdeck: One Deck Dungeon, rules { $edition }, seed { $seed }.
resuming = { $turn ->
    [0] Resuming { $heroes } ({ $dungeon }).
   *[other] Resuming { $heroes } ({ $dungeon }), turn { $turn }.
}
first-game = New to the game? Type “how” for a short introduction at any time.
prompt-heroes-3 = Choose a third hero, or 0 for a party of two:
prompt-heroes-4 = Choose a fourth hero:
prompt-tier = On which tier do you play this campaign game? (1–{ $count })
field-reference = Potion on the Turn Reference (hybrid decks)
sim-what = { $heroes } in { $dungeon }, edition { $edition }
field-tier-choose = Choose a tier
how-to-play =
    How to play, in short
    You go down three floors and then fight the boss of the dungeon. If one hero has as much damage as health, everybody loses.
    Each turn, { $heroes ->
        [4] 4 time passes: four
       *[other] 2 time passes: two
    } cards of the deck are discarded. Then the party explores (fills the row of doors) or enters one of the rooms.
    Behind a door waits a combat or a peril. You may flee from it once; otherwise your heroes roll dice: in a combat one for each of their icons, in a peril only those of the chosen color.
    Put dice on the boxes. A small box takes one die of its color showing its number or more; a wide box takes several that add up. Heroic dice count as any color, and any two dice can be traded for a heroic die with the lower value. Boxes with armor come first. Skills and potions help.
    Every box left uncovered costs its damage and time. If you survive, you claim the card: as an item (more dice, more health), as a skill, as a potion or as XP. XP lifts the party to the next level, with bonus dice and room for more loot.
    When the deck is empty, the stairs are in sight. Staying longer hurts: descend when you are ready. Each floor adds boxes of its own to every encounter.
    At the boss, cover skulls to damage it, and survive.
    One Deck Dungeon was created by Chris Cieslik and is published by Asmadi Games; Underdeck is an unofficial fan implementation.

value-avert_defeat-any = any healing
value-avert_defeat-healing-only = Healing potions only
value-boss_consequences-all = all icons
value-boss_consequences-damage-only = damage only
value-effects_for_four-all = all of them
value-effects_for_four-named-three = the three of edition 1.5
value-effects_for_four-hydra-only = only that of Hydra’s Reef
value-feat_declare-in-turn = one after the other
value-feat_declare-simultaneous = at the same time
value-feat_order-before-gather = before dice are gathered
value-feat_order-after-claim = once dice are taken
value-feat_vs_boss-marked = those without a crossed-out skull
value-feat_vs_boss-none = none
value-focus_rule-per-game = chosen for each game
value-focus_rule-locked = bound for good
value-grey_box-any = any color
value-grey_box-option-color = the color of the option
value-healing-anytime = at any time
value-healing-against-defeat = only to avert defeat
value-invisibility-before-encounter = before an encounter
value-invisibility-on-flee = when fleeing
value-minotaur_for_four-halved = twice its damage
value-minotaur_for_four-printed = as printed
value-peril_off_color-discarded = discarded at once
value-peril_off_color-ignored = never taken
value-peril_off_color-allowed = allowed
value-potion_limit-supply = limited to the supply
value-potion_limit-none = not limited
value-return_stored-anytime = at any time
value-return_stored-placing-step = only while dice are placed
value-stairs_damage-after-step = after the step
value-stairs_damage-immediate = at once
value-stored_at_boss-barred-feats = those of barred feats
value-stored_at_boss-all = all of them
value-tier_bonus-boss-reached = if the boss is reached
value-tier_bonus-always = always
value-tier_bonus-fearless-boss = always, but Fearless needs the boss
value-tiers-four = four
value-tiers-three = the three of edition 1.1
