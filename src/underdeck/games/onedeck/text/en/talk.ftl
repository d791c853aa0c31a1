### One Deck Dungeon: what is said at the table.

# What heroes say when something happens to them, three of each
od-cry-low-1 = I’m fine. Mostly. Partly.
od-cry-low-2 = If I fall, share my boots fairly.
od-cry-low-3 = A potion would be welcome about now.
od-cry-clean-1 = Not a scratch.
od-cry-clean-2 = I could do that again. Rather not, though.
od-cry-clean-3 = Was that all?
od-cry-boss-1 = So that’s where all the bones came from.
od-cry-boss-2 = It was smaller in the stories.
od-cry-boss-3 = Stay close. Behind me. Or in front.
od-cry-level-1 = I feel taller.
od-cry-level-2 = So that’s how you hold it.
od-cry-level-3 = Again! From the top!
od-cry-victory-1 = Up the stairs. All of them. Slowly.
od-cry-victory-2 = Somebody write this down.
od-cry-victory-3 = And now: sunlight.

# What people may say to each other
phrase-od-mine = I can take this one.
phrase-od-help = Can somebody help me here?
phrase-od-dice = Leave that box to my dice.
phrase-od-flee = Let’s flee.
phrase-od-potions = Let’s save the potions.
phrase-od-drink = Time for a potion!
phrase-od-time = We’re running out of time.
phrase-od-boss = Watch out, the boss is next.
