# The taught first game. A message says a step; its attributes say what came of it, or of a slip that means something of
# its own there.

lesson-first-descent = Your first descent
    .about = A warrior, a cellar and a dragon. You need no rules: each step says one thing and waits for you on a real table.
    .astray = One can play it that way, but it leads out of this chapter. Start the chapter again, or go on to the next.

lesson-first-descent-slip-discard = You threw that die away. It is allowed, and hardly ever wise: a die you keep can still cover a box.
lesson-first-descent-slip-convert = Two dice became one black heroic die, with the lower of their numbers. It fits every color, but it cost you a die.
lesson-first-descent-slip-stop = You stopped with boxes still open, and each of them took its price: look at your hearts and at the deck.
lesson-first-descent-slip-cover = It fits there too, so that box is covered. What the die was meant for may stay open now.
lesson-first-descent-slip-add = That die counts toward the sum as well; it is gone for the other boxes.
lesson-first-descent-slip-pay = That die is spent, and it could have covered a box. The worst die pays as well as the best.
lesson-first-descent-slip-pick = A skill changed that die.
lesson-first-descent-slip-use = You used your skill. Once in every encounter you may.
lesson-first-descent-slip-enter = You opened that door. Any door is a way; behind each lies something else.
lesson-first-descent-slip-explore = You explored: doors up to four, and a whole turn gone.
lesson-first-descent-slip-encounter = You faced it, and the dice were rolled.
lesson-first-descent-slip-flee = You fled. The door stays open, so you know what waits there; the turn and its 2 time are gone.
lesson-first-descent-slip-peril = The other way: no time to pay first, but more to reach with fewer dice.
lesson-first-descent-slip-item = An item: its dice and hearts are yours in every encounter from now on.
lesson-first-descent-slip-skill = A skill: once in every encounter it does what it says.
lesson-first-descent-slip-potion = The potion is known from now on, and you got a token to drink one.
lesson-first-descent-slip-xp = Experience: it counts toward the next level, which brings room for more items and skills.
lesson-first-descent-slip-stay = You stayed. The stairs are open, so from now on time hurts: every third token on them is a wound.
lesson-first-descent-slip-heal = You drank a potion: a token gone, hearts gained.
lesson-first-descent-slip-other = That was allowed. It is not what this step is about.
lesson-first-descent-slip-waste = It fits, but it was too good for that box: now something bigger may stay open. A box takes the lowest die that reaches its number just as gladly.

lesson-first-descent-doors = Doors
    .end = So goes a turn: 2 time, then explore or open a door. Now for the dice.
lesson-first-descent-doors-explore = Every turn costs 2 time, and time is cards: two have just gone from the deck to the discard pile. Then you explore or open a door. Explore: doors are laid out until there are four.
    .done = Two more doors, and the next turn has cost 2 time again.
    .enter = You opened a door at once. That is a turn as well; exploring first would have given you more to choose from.
lesson-first-descent-doors-enter = Nobody knows what is behind a closed door. Open the second one.
    .enter = Behind every door lies something else. The lesson knew only the second.
lesson-first-descent-doors-face = A bandit. You could flee: the door would stay open, the turn would be gone. Face it, and your dice are rolled.
    .done = Seven dice: that is your warrior.

lesson-first-descent-boxes = Boxes and colors
    .end = The bandit is beaten all the same. As long as you live no fight is lost: what stays open is only what it costs.
lesson-first-descent-boxes-color = Yellow is strength, pink agility, blue magic. A box wants a die of its color with at least its number. Tap the yellow die that shows 6, then a yellow box marked 5.
    .done = A 6 is enough for a 5: the box is covered.
lesson-first-descent-boxes-price = A heart or an hourglass on a box is its price while it stays open: damage or time. Cover the other yellow 5 with your 5.
lesson-first-descent-boxes-floor = This box belongs to the floor, not to the bandit: every fight down here has it. Your yellow 3 is enough.
lesson-first-descent-boxes-wide = The wide box takes several dice of its color; together they have to reach 8. Put the pink 5 there, and the pink 4 follows.
    .done = 5 and 4 are 9. That box would have cost 2 damage.
    .cover = Also possible: that box is covered, and the wide one stays open. Count which of them would have cost more.
lesson-first-descent-boxes-stop = Nothing else fits. Beside the dice stands what stopping costs now. Stop here.
    .done = 1 damage, and 1 time: a card went from the deck.

lesson-first-descent-armor = Armor and black dice
    .end = Loot is how you grow. Let us see what the skill does.
lesson-first-descent-armor-shield = A box with a shield is armor: all armor has to be covered before anything else. The beetle has four. Start with the pink 3 on the pink 3.
    .waste = The 4 fits, but now the other pink armor wants a 4 and you have a 3. Take the lowest die that is enough.
lesson-first-descent-armor-four = The pink 4 on the other pink armor.
lesson-first-descent-armor-five = The yellow 5 on the yellow armor. Keep the 6: something here wants exactly that.
    .waste = The 6 fits, but the yellow 6 further down will miss it.
lesson-first-descent-armor-three = The blue 3 on the last armor.
    .done = The armor is off. The other boxes may be covered now.
lesson-first-descent-armor-open = The yellow 6 on the yellow 6.
    .waste = It fits the floor’s 3 as well, but for that a 4 would do.
lesson-first-descent-armor-heroic = No pink die is left for the pink 4. But any two dice make one black heroic die with the lower number, and black fits every color. Tap a yellow 4 and make it heroic.
    .done = Two 4s have become one black 4.
    .cover = You covered the floor’s box instead: 1 damage less, but 2 time stay. A fair choice.
lesson-first-descent-armor-black = Put it on the pink 4.
lesson-first-descent-armor-stop = One box is left, at 1 damage. You can bear that. Stop.
    .done = Every wound also stores a black die for your warrior’s heroic feat. Anger is useful.
lesson-first-descent-armor-loot = What you beat becomes loot, and you say how: an item means more dice, a skill a trick, experience leads to the next level. Take the skill.
    .done = Crushing Blow is yours.
    .item = An item: one more blue die in every roll from now on. Not bad at all; the next chapter goes on with the skill.
    .xp = Experience: 2 of the 6 that the next level costs. The next chapter goes on with the skill.

lesson-first-descent-skills = Skills
    .end = A worthless 1 has saved you 3 damage. That is what skills are for.
lesson-first-descent-skills-use = Your skill hangs below your hero: pay a yellow die, get a yellow 6. Press it before you place anything.
    .cover = You placed a die first. The skill waits, as long as a yellow die is left to pay for it.
lesson-first-descent-skills-pay = Pay with the die that is good for nothing: the yellow 1.
    .done = A 1 went, a 6 came.
    .pay = That one could have covered a box; the 1 could not. The 6 came all the same.
lesson-first-descent-skills-six = Two 6s now. The wide yellow 12 costs 3 damage if it stays open. Put a 6 there.
lesson-first-descent-skills-sum = It wants 12 and has 6. Add the other 6.
    .add = Less than 12 is not enough yet: the box asks for more dice until it has its sum.
lesson-first-descent-skills-nine = The yellow 5 and 4 make exactly 9 for the next wide box.
lesson-first-descent-skills-pink = The pink 6 goes where nothing else would: on the pink 6.
    .waste = It fits, but the pink 6 wanted exactly this die. The 5 would have done here.
lesson-first-descent-skills-last = And the pink 5 on the pink 5.
lesson-first-descent-skills-stop = What is left costs less than it might. Stop.

lesson-first-descent-perils = Perils
    .end = Monsters cost blood, perils mostly time. Time is cards, and cards are how long you have.
lesson-first-descent-perils-way = Not every door hides a monster. A peril offers two ways: one costs time first and asks little, the other is free and asks much. Clear the rubble: 2 time, then strength.
    .done = In a peril only one color is rolled; here your five strength dice.
    .peril = The free way: 11 with agility, and you have two pink dice. Brave. What stays open will cost you.
lesson-first-descent-perils-any = The floor adds a box to perils too: armor, any color, 2 or more. Give it the 2.
    .waste = It fits, but the 2 would have been enough; the sum above may miss this die.
lesson-first-descent-perils-sum = Now the wide 6: the yellow 4 first.
lesson-first-descent-perils-more = And a 3 makes 7.
lesson-first-descent-perils-stop = All boxes are covered, so there is nothing to pay. Stop here.
    .done = Clean. And the loot is yours as after a fight.

lesson-first-descent-potions = Potions
    .end = Healed at the best moment. Potions you have found are drunk the same way, a token each.
lesson-first-descent-potions-take = Some cards hold a potion instead of a skill. Take it: you learn what it does for the rest of the game, and get one token to pay with.
    .done = Now two potions are known, and one token is there for either.
    .item = The item would replace the one you carry: at this level there is room for one. The potion would have brought a token.
    .xp = Experience instead. Without a token nothing can be drunk.
lesson-first-descent-potions-drink = You have lost 4 hearts. Everybody knows the healing potion from the start, and at the beginning of a turn it heals 3 instead of 2. Drink it.
    .enter = You went on without drinking. The token stays; but in the middle of a turn it heals only 2.
    .explore = You went on without drinking. The token stays; but in the middle of a turn it heals only 2.

lesson-first-descent-stairs = Time and stairs
    .end = One floor deeper: a new deck of doors, and more boxes in every fight. Three floors, and then –
lesson-first-descent-stairs-down = Your 2 time have taken the last card, and the stairs lie beneath the deck. From now on each time spent is a token there, and every third a wound. Your warrior also heals 2 when she descends. Go down.

lesson-first-descent-boss = The dragon
    .end = The dragon falls. You have covered boxes, made black dice, paid with time, used a skill and a potion, found the stairs and beaten the boss: that is the whole game.
lesson-first-descent-boss-armor = No doors here, no time: round after round against one foe. Armor first, as ever. A pink 5.
lesson-first-descent-boss-again = The other pink 5.
lesson-first-descent-boss-skull = Each covered box with a skull takes one health from the dragon; it has 2 left. Black dice are no use on skulls. A yellow 6.
lesson-first-descent-boss-blue = The blue 6 on the blue skull. That makes two.
lesson-first-descent-boss-seventeen = But the dragon bites before it falls: what stays open hurts first, and 9 damage would be your end. The wide yellow 17 costs 4. Begin with a 6.
    .stop = You stopped too early: the open boxes hurt first, and that was more than you have. Dead heroes beat no dragons.
lesson-first-descent-boss-second = The other 6.
lesson-first-descent-boss-third = And the 5: 17.
    .done = Now 5 damage at most, and you have 6 hearts.
lesson-first-descent-boss-stop = The preview says it: you live, the dragon falls. Stop.
