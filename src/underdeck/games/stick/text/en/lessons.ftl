# The taught first game. A message says a step; its attributes say what came of it, or of a slip that means something of
# its own there.

lesson-first-errand = Roy’s first errand
    .about = A dungeon, two friends who may or may not help, and a lich at the bottom. You are Roy; the quick rules. Each step says one thing and waits for you.
    .astray = You can play it that way, but it leads out of this chapter. Start the chapter again, or go on to the next.

lesson-first-errand-slip-stay = You stopped where you are. If you don’t move, you meet nothing new.
lesson-first-errand-slip-rest = You rest: when your next turn begins, one Wound heals and flipped shticks come back. Until then the turn is gone and you defend badly.
lesson-first-errand-slip-search = You searched for Stairs instead. Every floor has one way down, and somebody has to find it.
lesson-first-errand-slip-equip = Equipped Loot does what it says, and it counts for the Lair. It can still be offered to somebody.
lesson-first-errand-slip-unequip = Back in the Stash: it does nothing there, but it still counts at the end.
lesson-first-errand-slip-bare = You fought without a shtick: it adds nothing to the die, and even a win is only a draw. You had better.
lesson-first-errand-slip-shtick = That shtick works too. Its Attack counts when you attack, its Defense when you defend: compare.
lesson-first-errand-slip-leave = You left it. The next visitor thanks you in advance.
lesson-first-errand-slip-pick = You picked up Loot. Some of it is a trap; most of it is not.
lesson-first-errand-slip-gift = Loot you drool over can buy shticks too: cards with a Drool Factor of 3 together bring the top card of your deck. Any surplus is lost, and so is the Loot.
lesson-first-errand-slip-trade = Beaten Monsters can be traded in for shticks, here as well as later.
lesson-first-errand-slip-add = One more for the trade. Anything above the price is lost.
lesson-first-errand-slip-offer = You offered Loot for help. A player who drools over it may accept.
lesson-first-errand-slip-withdraw = You took your offer back.
lesson-first-errand-slip-alone = You asked for no more help. Look at both totals: the higher one wins.
lesson-first-errand-slip-play = You played a card from your hand.
lesson-first-errand-slip-pass = You let it pass. There is no harm in that; no gain either.
lesson-first-errand-slip-move = You moved. Three rooms a turn is the most, and an unexplored one ends the walk.
lesson-first-errand-slip-other = That was allowed. It is not what this step is about.

lesson-first-errand-walk = Walking and exploring
    .end = You explored a room, your friends chose what was in it, and you lived. That is most of the game already.
lesson-first-errand-walk-explore = On your turn you walk up to three rooms. There is nothing beyond the last room yet: walk right, and a room is turned up there.
    .done = A corridor. If you end a walk in an empty room, you start a battle: the others play the Monster, from their hands. Haley had a goblin for you.
lesson-first-errand-walk-defend = The goblin attacks, so you defend: a twelve-sided die plus the Defense of one shtick against its Attack of 5. Textbook Parry has the best Defense. Choose it.
    .done = 8 and 3 are 11. The goblin is beaten, and it was worth 1 X: remember that.
    .shtick = It held as well: look at the sum. Against the goblin nearly everything does; Textbook Parry would have had 3.
lesson-first-errand-walk-loot = It carried one Loot Coin, so there is one Loot card here. Pick it up.
    .done = A Starmetal Chunk. Roy likes that sort of thing.

lesson-first-errand-fight = Loot, drooling, attacking
    .end = You attacked, you won, and got paid. The Fan Mail is worth something to everybody: next, to Haley.
lesson-first-errand-fight-equip = Portraits on a Loot card show who drools over it: for Roy this one counts 2, at the end of the game as well. Equip it, and it also boosts your sword.
    .done = Greenhilt Sword, now boosted.
    .stay = You attacked without equipping it first. The sword would have been better by 2.
lesson-first-errand-fight-attack = An ogre is in your room. If you walk in on a Monster, it attacks; if you begin your turn beside one and stay, you attack. Stay.
    .move = You walked away. That is allowed, and sometimes wise: the ogre stays where it is.
lesson-first-errand-fight-sword = When you attack, the Attack of your shtick counts against the Monster’s Defense: 7. The sword has 2, and 2 more from the chunk.
    .shtick = The Bag of Tricks has Attack 2. The sword, with the chunk equipped, has 4.
lesson-first-errand-fight-coins = Won. Pick up what it leaves.

lesson-first-errand-help = Asking for help
    .end = She helped, and you paid with mail. With the Parry alone the sum is 9, and the orc wins: for him a draw is enough.
lesson-first-errand-help-enter = An Orc Barbarian is in the next room. Monsters do not block the way, but you want his coins. Walk right.
lesson-first-errand-help-stop = Stop here.
    .done = You came to him, so he attacks you.
    .move = You walked past him into the dark. Also an adventure.
lesson-first-errand-help-parry = His Attack is 9. Defend with Textbook Parry.
    .shtick = Its Defense is lower; help will be needed all the more.
lesson-first-errand-help-offer = The die will decide, unless somebody helps: everybody on your floor may, for one Loot card that they drool over. Offer Haley the Fan Mail; she adds to your total.
    .alone = You fought alone: with the Parry 9 against 9, and the orc takes draws. One Wound. With four of them Roy would flee.

lesson-first-errand-shticks = Shticks for X
    .end = More shticks, better sums, and a Bragging Point each. They are never lost.
lesson-first-errand-shticks-trade = You have kept the Monsters you beat, with 1 X each. By the quick rules 2 X buy a new shtick, at the start or the end of your turn. Begin to trade.
lesson-first-errand-shticks-one = First the goblin.
lesson-first-errand-shticks-two = And the ogre.
    .leave = You changed your mind, and keep them all.
lesson-first-errand-shticks-done = That makes 2 X. More would be lost: no change is given. Trade.
    .add = Three X for one shtick: the third is lost.
    .leave = You changed your mind, and keep them all.
lesson-first-errand-shticks-choose = You see the top three cards of your deck and keep one. Sleeping in full plate is uncomfortable, but it adds to every defense.
    .done = It is yours for the rest of the game.

lesson-first-errand-cruelty = Being somebody’s neighbor
    .end = Help each other or do this: both are the game. They will do it to you too.
lesson-first-errand-cruelty-monster = Haley has explored, and now you play the Monster. You hold two: the goblin would be kind. Be unkind and give her the Orc Barbarian.
    .play = A goblin: how considerate. Haley will remember it, for about a minute.
lesson-first-errand-cruelty-screw = You also hold Screw This! cards: each says when it may be played. Before a roll, Backseat Fighting takes 3 from her total. Play it.
    .done = Against the orc that makes 9 against 9: a draw, and he takes draws. That costs her a Wound, and you said so politely.
    .pass = You kept the card, and Haley beat him.

lesson-first-errand-stairs = Stairs
    .end = Each floor down makes battles bigger: as many Monsters as the number of the floor. The Lair is below the last.
lesson-first-errand-stairs-search = To go deeper you need Stairs, and they have to be found: roll low enough. On the Suspiciously Hollow Floor that is easy. Search.
    .done = Found: a 4.
    .rest = You rested. Nobody searches lying down.
lesson-first-errand-stairs-down = Go down. The room below is unexplored, so it ends your walk.

lesson-first-errand-lair = Xykon’s Lair
    .end = Xykon falls. That is worth 2 Bragging Points for each floor, and it brings the roof down.
lesson-first-errand-lair-down = Months later. To enter the Lair you need enough shticks and enough equipped Loot you drool over: you have both. Go down.
lesson-first-errand-lair-throne = Safe Haven is the last quiet place. Xykon sits one room further. Walk right.
    .stay = You stayed in Safe Haven. Nobody blames you.
lesson-first-errand-lair-parry = He attacks with 17: 12 and the number of the floor, 3, and 2 for his throne. Textbook Parry, with your Blood Oath and Sleeps in Full Plate, has 8.
    .shtick = The sword’s Defense is 1. Against 17.
    .bare = Without a shtick, against a lich. The bards will sing of it, briefly.
lesson-first-errand-lair-offer = Against Xykon nobody may refuse to help. Offer Haley the Fan Mail.
    .done = The die shows 8. The Parry has 8, Haley adds 2: 18, and that beats his 17.
    .alone = Alone, the sum stayed below his 17. That is a Wound, and he is still there.
lesson-first-errand-lair-spoils = He leaves a hoard. Take what you can carry.

lesson-first-errand-collapse = The collapse
    .end = You are out first, and everybody still inside is a point for you. Loot, shticks, Xykon, the exit: the most Bragging Points win. They are yours.
lesson-first-errand-collapse-run = The dungeon falls, from the bottom up, a room each turn. Run for the entrance: left.
    .stay = You stay in a falling dungeon.
    .move = That way is deeper in.
lesson-first-errand-collapse-out = Up, and out.
    .stay = The door is right there.
lesson-first-errand-collapse-end = Two are still inside: 2 points. End your turn and see who gets out.
