### Names and jokes of the traps hidden among the Loot.

os-trap-shuriken-trap = Shuriken Trap
    .joke = Installed by ninjas. Probably. Nobody saw them do it.
os-trap-frog-trap = Frog Trap
    .joke = You feel fine. A little green. Suddenly fond of flies.
os-trap-classic-anvil = Classic Anvil
    .joke = The small parasol is a courtesy, not a countermeasure.
os-trap-ambitious-ceiling = Ceiling With Ambitions
    .joke = It always dreamed of working at ground level.
os-trap-welcome-pit = Pit With a Welcome Mat
    .joke = The mat was the only thing holding that floor together.
os-trap-chest-with-teeth = Chest With Teeth
    .joke = Finally, a chest that gets something out of you.
os-trap-lullaby-box = Lullaby Box
    .joke = By the second verse nobody remembers how swords work.
os-trap-overshare-gas = Overshare Gas
    .joke = In a moment you will explain your entire plan. In detail.
os-trap-return-to-sender = Return to Sender
    .joke = Insufficient postage. Back to the front door you go.
os-trap-freshly-glued-floor = Freshly Glued Floor
    .joke = The sign said WET. It did not say with what.
os-trap-dinner-bell = Dinner Bell
    .joke = Congratulations: you rang it, and you are also it.
os-trap-chest-with-a-short-fuse = Chest With a Short Fuse
    .joke = It has been like this ever since the hinge left.
os-trap-really-big-magnet = The Really Big Magnet
    .joke = Your wealth is very attracted to this spot.
