# What is wrong with a card of a pack
refuse-card-deck = a deck of its own has at least { $least } cards; or write joins = "base" in the table [deck]
refuse-card-deck-left = { $left } cards would be left of { $set }: a deck has at least { $least }
refuse-card-one-cost = a skill has one kind of cost at most
refuse-card-four = ability “{ $ability }” has numbers for four heroes, which only a dungeon can have
refuse-card-exile = only dice that pay for a skill can be exiled
refuse-card-branches = a choice is one of two
refuse-card-roll-color = a roll for each poison token has a color of its own
refuse-card-raise-color = a raise of the partner’s dice names their color
refuse-card-reroll-values = a reroll of one color names the values
refuse-card-exchange-values = an exchange names the values
refuse-card-peril = a peril has two options and no other box (OD-1.33)
refuse-card-combat = a combat has boxes and no options (OD-1.32)
refuse-card-split-loot = split loot: one option leads to the item, the other to the skill (OD-17.26)
refuse-card-skill-potion = a card has a skill or a potion, and not both (OD-1.30)
refuse-card-feat = a feat either stores dice or rolls them at once (OD-6.26-27)
refuse-card-floor-ability = only the ability of a foe acts as an encounter starts (OD-6.4)
refuse-card-boss = a boss needs a box with a skull, or nobody can win (OD-13.21)
refuse-card-talent = a talent is used, or it is always in effect
refuse-card-talent-use = a talent with effects says where it is used, and no other does
refuse-card-talent-spaces = a talent without spaces would be everybody’s
refuse-card-levels = levels must be in order from 1 to 4
refuse-card-box = “{ $text }” is not a box; one looks like this: { $sample }
refuse-card-box-number = “{ $text }”: a number from 1 to { $most }; no dice ever reach more
refuse-card-box-wide = “{ $text }”: one die reaches { $most } at most; a box with a higher number is wide
