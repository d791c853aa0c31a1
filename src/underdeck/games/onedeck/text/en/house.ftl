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
    u takes back until something new is revealed. h says what a bot would do. w tells the rule behind the question. l is the log.
    Click a skill, an item or a potion to read it. The menu (Esc) has the rules, the cards, all answers one by one, and the language.

prompt-heroes-1 = Choose a hero (1 to { $count }, or a name):
prompt-heroes-2 = Choose a second hero, or 0 to play alone:
prompt-dungeon = Choose a dungeon (1 to { $count }, or a name):
prompt-heroes-alone = Play alone
prompt-others = Press Enter to begin with edition { $edition } and { $seed ->
    [random] a random seed
   *[other] seed { $seed }
}, or say for example “edition 1.5 seed 42 lang { $language } set hybrid tier standard”:
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
