game-name = The Order of the Stick
quick-game = you are Roy, bots play Haley and Belkar
field-players = Characters, clockwise
field-length = Length
field-preset = House rules
field-variants = Variants
app-help =
    One question at a time, below the table. ↑↓ and Enter answer it, or the mouse; number keys where the answers are numbered.
    On the map, ► marks the rooms where you can go: click one. [R] is you, (H) somebody else, ☠ a Monster, ◆ Loot, ▼ Stairs.
    In a battle, both totals are side by side, with the chances below.
    u undoes (until something new is revealed) · h best answer and why · % odds of every answer · w the rule behind the question · l log
    Click a card of yours to read it. The menu (Esc) has the rules, the cards, when to be asked about reactions, and the language.
field-teams = Teams

length-short = Short
length-medium = Medium
length-long = Long
length-weekend-killer = Weekend-Killer
variant-lucky = Lucky Bastards
variant-nerdcore = Nerdcore
variant-not-home = Xykon’s Not Home
variant-shadow = Me and My Shadow
variant-team = Go Team
preset-printed = By the book
preset-steady = Full, with limits
preset-quick = Quick
value-area_targets-top-too = no, it hits the top one too
value-area_targets-any = yes
value-floors-table = as the length says
value-floors-fewer = one less
value-hands-mixed = one hand of seven
value-hands-split = four Monsters and three Screw This! cards
value-lair_minimum-table = as in the table
value-lair_minimum-half = half
value-lair_minimum-none = nothing
value-new_battles-empty-rooms = in every empty room
value-new_battles-new-rooms = only in rooms just explored
value-rested_rooms-like-others = no
value-rested_rooms-safe = yes
value-size_growth-3 = by 3
value-size_growth-none = not at all
value-size_growth-free = without limit
value-stairs-by-floor = 5, 4, 3 by floor
value-steal_range-same-room = no, only in the same room
value-steal_range-any = yes
value-turn_limit-none = never
value-xykon_place-shuffled = shuffled in
value-xykon_place-last = always last
