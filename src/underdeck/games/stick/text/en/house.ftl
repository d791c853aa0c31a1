game-name = The Order of the Stick
quick-game = you are Roy, bots play Haley and Belkar
field-players = Characters, clockwise
field-length = Length
field-preset = House rules
field-variants = Variants
app-help =
    One question at a time, below the table. ↑↓ and Enter answer it, or the mouse; number keys where the answers are numbered.
    On the map, ► marks the rooms where you can go: click one. [R] is you, (H) somebody else, ☠ a Monster, ◆ Loot, ▼ Stairs.
    In a battle, both totals stand side by side, with the chances below.
    u takes back until something new is revealed. h names the best answer and why, % tells your chances with each. w tells the rule behind the question. l is the log.
    Click a card of yours to read it. The menu (Esc) has the rules, the cards, when to be asked about reactions, and the language.
field-teams = Teams
