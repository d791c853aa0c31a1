### One Deck Dungeon: the rulebook shown in the game, one message per rule.
### OD-5-4 is rule OD-5.4; OD-5 is the title of its section. Rulings follow at the end.

OD-1 = Components and supply
OD-1-1 = The base set has five hero cards. Each has a solo side and a two-hero side.
OD-1-2 = There are thirty six-sided dice: eight yellow strength dice, eight pink agility dice, eight blue magic dice and six black heroic dice.
OD-1-3 = The encounter deck consists of 44 encounter cards.
OD-1-4 = There are four level cards, numbered 1 to 4. Each has a solo side and a two-hero side.
OD-1-5 = There are five dungeon cards. On the back of each waits the boss of that dungeon.
OD-1-6 = There are two Basic Skill cards.
OD-1-7 = There is one stairs card.
OD-1-8 = The stairs card has a second side, used only with four heroes.
OD-1-9 = There is one Turn Reference card. Your potion tokens lie on it, and the potions you have identified are tucked beneath it.
OD-1-10 = In this edition, the back of the Turn Reference is a reference for the boss fight.
OD-1-11 = The game box holds 15 damage tokens, but that number is no limit: damage can always be placed.
OD-1-12 = The game box holds six potion tokens.
OD-1-13 = In this edition, potion tokens never run out. If all of them are in use, anything handy stands in for more.
OD-1-14 = In this edition, you are limited to the potion tokens in the supply: six with one or two heroes. When none are left there, none can be gained.
OD-1-15 = A pad of campaign sheets is part of the set.
OD-1-16 = Dice are limited. With one or two heroes there are never more than eight strength, eight agility, eight magic and six heroic dice in use at once.
OD-1-17 = Every die and token that is not set out elsewhere at the start of the game forms the supply.
OD-1-18 = A die is normally in one of three places: in the supply, in a hero’s dice pool, or on a box.
OD-1-19 = Dice can also rest in two special places: stored on a hero card by a { $deed } or, with some expansions, exiled from the game.
OD-1-20 = Each hero has their own dice pool, kept apart from the partner’s.
OD-1-21 = Dice spent on a skill return to the supply at once, before the skill does anything.
OD-1-22 = Dice you have spent are not gone: they can be taken from the supply again later in the same encounter.
OD-1-23 = A potion token that has been spent returns to the supply.
OD-1-24 = When an encounter ends, every die in a dice pool or on a box returns to the supply.
OD-1-25 = Only stored and exiled dice stay where they are when an encounter ends.
OD-1-26 = Dice gained or rolled through a skill join the dice pool of the hero who used the skill, unless its text names the partner.
OD-1-27 = Stored dice belong neither to the supply nor to a dice pool until the { $deed } rolls them.
OD-1-28 = If an effect calls for more dice of a color than the supply holds, take those that are there. The rest are lost.
OD-1-29 = A heroic die counts as any color you like: on any box, as part of a wide box, or toward the cost of a skill.
OD-1-30 = Every encounter card offers an item on its left edge, a skill or a potion along its bottom edge, and XP, shown as lanterns, in its top right corner.
OD-1-31 = The icon beside a card’s title tells you whether it is a combat or a peril.
OD-1-32 = A combat card shows several boxes and, for most foes, one special ability.
OD-1-33 = A peril card shows two options. Each has its own box, and some also cost time.
OD-1-34 = A dungeon card has three floors. Each floor shows peril boxes on the left, a special ability in the middle and combat boxes on the right.
OD-1-35 = The dungeon’s peril boxes are gray.
OD-1-36 = Half of the base encounter cards carry a small set icon. It matters only when you mix two sets into one deck.
OD-1-37 = Cards returned to the game box, such as spent XP and old level cards, are out of the game and are never shuffled back in.
OD-1-38 = The Forest of Shadows expansion brings its own heroes, encounters, dungeons with bosses, Turn Reference and campaign sheets.
OD-1-39 = Forest of Shadows also adds eight poison tokens, a poison reference card, a Basic Potion card and a Hordes card for harder games with four heroes.
OD-1-40 = With the Abyssal Depths expansion, dice on the Fiend card stay there between turns. That expansion is not part of this game.

OD-2 = Setup
OD-2-1 = One set is enough for one or two players; two sets together allow four. There is no game for three.
OD-2-2 = Each player chooses one hero.
OD-2-3 = The party chooses one dungeon together.
OD-2-4 = The dots beside a dungeon’s name show its difficulty: one dot is easy, two are medium, three are hard.
OD-2-5 = With one hero, hero and level cards show their solo side. With two or four heroes they show their two-hero side.
OD-2-6 = You all play on the same side: the party wins or loses together.
OD-2-7 = The level cards form a stack with level 1 on top and level 4 at the bottom. You start at level 1.
OD-2-8 = All encounter cards are shuffled into one face-down deck. The stairs card goes underneath it.
OD-2-9 = The dungeon card is tucked beneath the Turn Reference so that only its first floor can be seen.
OD-2-10 = With one or two heroes, you start with one potion token on the Turn Reference. Challenge tiers and talents may change that number.
OD-2-11 = Heroes and dungeons you have not chosen go back to the game box.
OD-2-12 = Basic Skill cards are only for campaign heroes who have earned one. Otherwise they stay in the game box.
OD-2-13 = All remaining dice and tokens form the supply, which everyone shares.
OD-2-14 = In this edition, you may choose a challenge tier for any game, if you wish.
OD-2-15 = In this edition, you choose a challenge tier when you play a campaign.
OD-2-16 = In a campaign, each player brings their hero’s campaign sheet or starts a new one.
OD-2-17 = In a campaign, a hero who has earned one takes a Basic Skill.
OD-2-18 = In a campaign, each hero chooses which one focus, besides the basic one, is active in this game.
OD-2-19 = With Forest of Shadows, one Basic Potion is known from the start. It is tucked below the Cure potion.
OD-2-20 = Heroes begin without damage and without loot. All 44 encounter cards are in the deck, and there are no discards and no doors yet.
OD-2-21 = You win by making your way through three floors and then defeating the boss.
OD-2-22 = The party loses as soon as any one hero has as much damage as health, or more, and nothing can save that hero.
OD-2-23 = A hero’s health is the number of hearts on the hero card plus the hearts on the hero’s items. Some talents add more.
OD-2-24 = If the first floor makes you spend time before the first turn, as in the Dragon’s Cave, you pay it before the game’s first turn begins.
OD-2-25 = Four players follow the special rules for four heroes.
OD-2-26 = For your first game, play a single dungeon without campaign or challenge tiers. Add those once you know the game.

OD-3 = The turn
OD-3-1 = A turn belongs to the whole party; heroes do not take turns one after another.
OD-3-2 = A turn has two parts. First, time passes; then you either explore or enter a room.
OD-3-3 = At the start of every turn, including the very first, you spend 2 time.
OD-3-4 = Spending 1 time means discarding the top card of the encounter deck.
OD-3-5 = Discarded cards lie face up in a single discard pile beside the deck.
OD-3-6 = Time spent for any other reason, be it a cost, an ability or a consequence, works in just the same way.
OD-3-7 = Once the stairs are in sight, there are no cards left to discard. For every 1 time you spend, a token goes on the stairs instead.
OD-3-8 = If the stairs come into sight while time passes at the start of a turn, you may descend at once instead of going on with the turn.
OD-3-9 = Each turn you take exactly one of the two options.
OD-3-10 = Exploring ends the turn.
OD-3-11 = Fleeing ends the turn immediately.
OD-3-12 = Completing an encounter ends the turn, after you have claimed the loot and had the chance to level up.
OD-3-13 = Whenever a turn ends with the stairs in sight, you may choose to descend.
OD-3-14 = A turn in which you enter a room runs in this order: time passes, choose a door, decide whether to flee, the foe’s special ability in a combat or the choice of option in a peril, heroic feats, gather and roll dice, use skills and place dice, consequences, loot, end of turn. In some editions the steps of the encounter differ slightly.
OD-3-15 = Potions meant for the start of a turn, such as Healing for 3, are drunk as the turn starts.
OD-3-16 = With no doors in play, you cannot enter a room.
OD-3-17 = The first turn of every floor is normally spent exploring, because there are no doors yet.
OD-3-18 = If the dungeon makes every turn cost more time, as Hydra’s Reef does with 1 extra, you pay it together with the 2 time that starts the turn.
OD-3-19 = With the stairs in sight and no doors left, you can neither explore nor enter a room. The turn then simply ends once its time has been spent.
OD-3-20 = Turns follow one another, each with the option that suits you best, until you descend, win or lose.

OD-4 = Exploring
OD-4-1 = When you explore, you fill up the row of doors: cards from the deck are laid out face down as closed doors until there are four doors in all.
OD-4-2 = Closed doors left over from earlier turns count toward the four.
OD-4-3 = Open doors, the ones you fled from, count toward the four as well.
OD-4-4 = You cannot explore while four doors are already in play.
OD-4-5 = You cannot explore when the deck is empty, that is, when the stairs are in sight.
OD-4-6 = As long as the deck has at least one card you may explore, even if there are too few cards for four doors. All that are left become doors.
OD-4-7 = If exploring uses up the deck, no more doors are added, and you spend no time for the missing cards.
OD-4-8 = Exploring ends the turn even when it uses up the deck. You may then descend or carry on with another turn.
OD-4-9 = A dungeon may change the number of doors. In the Minotaur’s Maze the limit is three.
OD-4-10 = You may not look at doors as they are laid out.
OD-4-11 = If the dungeon charges you for exploring, as Crumbling Walls does with 1 extra time, you pay when you choose to explore.
OD-4-12 = Effects that happen when you explore, such as the Mage storing a die, happen every time you explore.
OD-4-13 = With Forest of Shadows, you must resist poison after exploring as long as any hero is poisoned.
OD-4-14 = With four heroes, each door is a stack of two cards.

OD-5 = Entering a room and fleeing
OD-5-1 = To enter a room, choose any one door in play, open or closed.
OD-5-2 = If the door is closed, open it by turning the card face up.
OD-5-3 = When you have just opened a closed door, choose: face the encounter or flee.
OD-5-4 = In this edition, you cannot flee from a door that was already open. If you choose it, you must face its encounter.
OD-5-5 = In this edition, you may flee from any door you choose, even one that was already open.
OD-5-6 = When you flee, the card stays where it is, face up: it is now an open door.
OD-5-7 = An open door keeps its place in the row, and counts toward the door limit, until you deal with it.
OD-5-8 = Fleeing ends the turn at once.
OD-5-9 = When you flee, you skip the whole encounter: no special ability, no consequences, no loot.
OD-5-10 = You decide whether to flee before the foe’s special ability takes effect and before you choose a peril’s option.
OD-5-11 = The icon on the card decides what follows: a combat or a peril.
OD-5-12 = The item, the skill or potion, and the XP on the card do nothing until the encounter is over.
OD-5-13 = The card of a completed encounter leaves the row of doors as loot, which makes room for a new door.
OD-5-14 = Effects that happen when you flee, such as the Mage storing a die, happen every time you flee.
OD-5-15 = In this edition, an Invisibility potion is drunk before an encounter, in place of fleeing.
OD-5-16 = In this edition, an Invisibility potion is drunk after you have decided to flee.
OD-5-17 = If you survive the encounter, you claim its loot.
OD-5-18 = With one or two heroes, everybody takes part in every encounter. Only a party of four splits up.

OD-6 = The encounter, step by step

## Order and start

OD-6-1 = In this edition, an encounter runs like this: in a combat the foe’s special ability takes effect, and in a peril you choose an option; then come heroic feats, gathering and rolling dice, skills and placing dice, consequences, and loot.
OD-6-2 = In this edition, an encounter runs like this: abilities that act before the encounter, choice of option in a peril, heroic feats, the roll, finding the boxes that are in play, skills and placing dice, consequences, and loot.
OD-6-3 = In this edition, an encounter runs like this: choice of option in a peril, gathering dice, heroic skills, the roll, skills and placing dice, consequences, and loot.
OD-6-4 = A foe’s special ability takes effect as soon as the combat begins.
OD-6-5 = If the ability tells you to do something, do it right away. The Fire Elemental’s Flames, for instance, deal 1 damage to a hero, and the Ice Elemental’s Frost makes you spend 3 time.
OD-6-6 = If you flee, the foe’s special ability is ignored.
OD-6-7 = A lasting ability, such as Split, Fade or Swarm, applies for the whole encounter.
OD-6-8 = Some foes have no special ability.
OD-6-9 = In this edition, dungeon abilities that act before the encounter also take effect as it begins.
OD-6-10 = The special abilities of all dungeon floors in sight apply in every encounter.

## Peril choice

OD-6-11 = In a peril, the party picks exactly one of the two options before any dice are rolled.
OD-6-12 = If the option costs time, you spend that time as soon as you choose it.
OD-6-13 = You owe the option’s time whether or not you manage to cover its box later.
OD-6-14 = The time for an option is spent before any { $deeds } and rolls, and it is not part of the consequences.
OD-6-15 = The option you did not choose, and its box, play no further part.
OD-6-16 = With two heroes, both players decide on the option together.

## Heroic feats

OD-6-17 = In the step for { $deeds }, each hero may use their { $deed } once. Nobody has to.
OD-6-18 = { $Deeds } may be used in combats and in perils alike.
OD-6-19 = A { $deed } gives heroic dice, which join the dice pool of the hero who used it.
OD-6-20 = The dice from a { $deed } are rolled before the hero’s other dice.
OD-6-21 = In this edition, with two heroes, one hero decides on their heroic feat and completes it before the other hero decides.
OD-6-22 = In this edition, with two heroes, either of them may use their heroic feat first.
OD-6-23 = In this edition, with two heroes, both decide at the same time whether to use their heroic skills.
OD-6-24 = In this edition, a heroic feat is not a skill.
OD-6-25 = In this edition, the hero’s first printed skill is called the heroic skill. It can only be used before the hero’s other dice are rolled.
OD-6-26 = The { $deeds } of the Warrior, the Mage and the Paladin need stored dice. The card says what must happen for a die to be stored.
OD-6-27 = The { $deeds } of the Rogue and the Archer need nothing in store: they roll heroic dice straight away, at a price or at a risk.
OD-6-28 = When you use a { $deed } with stored dice, you roll some or all of them, as its card says.
OD-6-29 = A card may limit how many dice it stores. The solo Mage, for example, can store two.
OD-6-30 = In this edition, a hero may return stored dice to the supply at any time.
OD-6-31 = In this edition, stored dice may be discarded while skills are used and dice are placed.
OD-6-32 = Once rolled, dice from a { $deed } return to the supply after the encounter. They are not stored again.
OD-6-33 = If the Rogue’s { $deed } rolls a 1, its penalty comes first, before foe and dungeon abilities look at the dice.

## Gather and roll

OD-6-34 = In a combat, a hero rolls one die for each strength, agility and magic icon on the hero card and on the hero’s items.
OD-6-35 = In a peril, a hero rolls only the dice for icons that match the color of the chosen option.
OD-6-36 = The bonus on the level card adds heroic dice to every combat, every peril and every round of the boss fight.
OD-6-37 = The bonus is no heroic die at level 1, one at levels 2 and 3, and two at level 4.
OD-6-38 = The bonus is for the whole party, once per encounter; it is not given to each hero.
OD-6-39 = In every encounter you choose, for each bonus die, which hero rolls it.
OD-6-40 = If a color runs out, icons beyond the available dice give you nothing.
OD-6-41 = With two heroes, the players choose which hero takes dice first when dice are short.
OD-6-42 = Each hero rolls all the dice they have gathered. Together with the dice from a { $deed } they form the hero’s dice pool.

## Abilities that react to dice

OD-6-43 = Abilities that react to rolled dice do so right after the roll, before any skill is used or any die is placed.
OD-6-44 = Abilities that react to rolled dice also react to dice rolled later through a skill, as soon as those have been rolled.
OD-6-45 = Abilities that react to rolled dice react to rerolled dice, too.
OD-6-46 = Abilities that react to rolled dice ignore dice that were gained or increased.
OD-6-47 = The abilities that react to dice include Split, Ethereal, Poison Aura and Weakness Curse.
OD-6-48 = No skill lets you dodge an ability that reacts to dice, or the penalty of the Rogue’s Daring Gamble.
OD-6-49 = Split, on the Glooping Ooze: spend 1 time for each 1 you roll.
OD-6-50 = Fade, on the Shadow: spend 1 time for each skill you use.
OD-6-51 = Swarm, as on the Goblin: the box marked X needs 4 for each open door in play, and the foe’s own card counts as one of them.

## Boxes in play

OD-6-52 = In a combat, every box on the encounter card is in play.
OD-6-53 = In a peril, only the box of the chosen option is in play on the encounter card.
OD-6-54 = A combat also brings the right-hand boxes of all dungeon floors in sight into play.
OD-6-55 = A peril also brings the left-hand boxes of all dungeon floors in sight into play.
OD-6-56 = Ignore the dungeon boxes on the opposite side: those on the left in a combat, those on the right in a peril.

OD-7 = Skills and placing dice

## What you can do

OD-7-1 = In this step you may do any of the following, as often as you like and in any order: cover a box, use a skill, drink a potion, make a heroic die, discard a die.
OD-7-2 = With two heroes there is no fixed order. Both act as they wish, in any mixture.
OD-7-3 = Dice spent on skills, on making a heroic die or by discarding go to the supply, where later effects of the same encounter can use them.

## Covering boxes

OD-7-4 = A small box takes exactly one die.
OD-7-5 = A die on a small box must have the color of the box or be a heroic die.
OD-7-6 = A die on a small box must show at least the number in the box.
OD-7-7 = A wide box takes as many dice as you like, but at least one.
OD-7-8 = All dice on a wide box must have its color or be heroic dice.
OD-7-9 = The dice on a wide box must add up to at least the number in the box.
OD-7-10 = Two heroes may fill a wide box together.
OD-7-11 = There is no limit to how many dice fit on a wide box; pile them up if you need to.
OD-7-12 = A hero places only dice from their own dice pool.
OD-7-13 = A placed die is neither in a dice pool nor in the supply. Nothing can reroll it, change it or affect it in any other way.
OD-7-14 = Anything above the number in the box is wasted.

## Armor

OD-7-15 = As long as any armor box in play is uncovered, no die may be placed on a box without armor.
OD-7-16 = If you cannot cover all the armor boxes, you cannot cover any other box in that encounter.
OD-7-17 = You may cover the armor boxes themselves in any order.
OD-7-18 = The armor rule holds for boxes on the encounter card and on the dungeon card alike.
OD-7-19 = The armor rule holds in perils just as it does in combats.
OD-7-20 = Armor limits only where you may place dice. You can still use skills, drink potions, make heroic dice and discard dice.

## Making heroic dice and discarding

OD-7-21 = Discard any two dice from your dice pool to gain one heroic die, set to the lower of their two values.
OD-7-22 = The two dice may have any colors, and either of them may itself be a heroic die.
OD-7-23 = Two heroes may contribute one die each. The players then choose who gets the heroic die.
OD-7-24 = You may make heroic dice as often as you like.
OD-7-25 = The heroic die joins a dice pool. It counts as gained, not rolled, so abilities that react to rolled dice leave it alone.
OD-7-26 = During this step, a hero may discard any dice from their own dice pool at any time; they return to the supply.
OD-7-27 = Discarding a die can be useful: it frees the die so that you or your partner can gain it or roll it again.

## Using skills

OD-7-28 = A skill works only once in an encounter. Against the boss, it works once in each round.
OD-7-29 = Free skills, too, work only once in an encounter.
OD-7-30 = In combats, a skill must show the combat icon to be used. In the boss fight, it must show the combat icon or the boss icon.
OD-7-31 = In perils, a skill must show the peril icon to be used.
OD-7-32 = Some skills show both icons and work in either kind of encounter.
OD-7-33 = A skill marked with a crossed-out skull cannot be used against the boss.
OD-7-34 = A skill’s cost stands to the left of the divider and its effect to the right. Pay the cost first.
OD-7-35 = For a strength or agility skill, discard the number of dice of that color shown, from one to three. Their values do not matter.
OD-7-36 = For a spell, discard one or more magic dice that add up to at least its mana cost.
OD-7-37 = In this edition, mana costs range from 1 to 6.
OD-7-38 = Mana beyond the cost of a spell is lost.
OD-7-39 = Each spell is paid for separately. One die never pays for two spells.
OD-7-40 = A free skill costs no dice.
OD-7-41 = Heroic dice may pay all or part of any skill’s cost.
OD-7-42 = A hero pays only with dice from their own dice pool, never with a partner’s.
OD-7-43 = Only dice that are already in your dice pool can pay for a skill.
OD-7-44 = Dice gained or rolled through one skill may pay for another, or be used in any other way.
OD-7-45 = Dice spent on a skill are back in the supply before its effect, so the effect can take those very dice.

## What the words mean

OD-7-46 = Gain: take a die of the named color from the supply, set it to the value shown and add it to your dice pool.
OD-7-47 = In this edition, the word for gaining a die is Add.
OD-7-48 = Roll: take a die of the named color from the supply, roll it and add it to your dice pool.
OD-7-49 = Increase: raise the value of a die in your dice pool by the amount shown.
OD-7-50 = A die’s value never goes above 6 or below 1.
OD-7-51 = Reroll and Change: these work on dice that are already in your own dice pool.
OD-7-52 = Increase, Reroll and Change affect only your own dice, unless the text mentions your partner.
OD-7-53 = Prevent: when you suffer consequences, ignore that many icons of the kind named.
OD-7-54 = Discard: return the die to the supply.
OD-7-55 = If the supply has too few dice, gain or roll as many as there are.
OD-7-56 = Some dice may be used for one purpose only. The die from Armor Crush, for example, may only cover an armor box.

## Sharing between two heroes

OD-7-57 = A hero owns every die they roll or gain, wherever it comes from: icons, { $deeds }, skills, or bonus dice given to them.
OD-7-58 = Skills that speak of “your dice,” such as Cleave, never touch a partner’s dice.
OD-7-59 = Unless a card says otherwise, heroes share dice in two ways only: by filling a wide box together and by making a heroic die together.

## Colors in perils

OD-7-60 = In this edition, during a peril, a die in your dice pool that is neither heroic nor of the chosen option’s color is discarded at once.
OD-7-61 = In this edition, during a peril, you may have only heroic dice and dice of the chosen option’s color. If an effect would gain or roll another color, ignore that part of it.
OD-7-62 = In this edition, a peril limits the colors of your first roll only. Dice of other colors that you get later may be kept.
OD-7-63 = In this edition, gray dungeon boxes take a die of any color.
OD-7-64 = In this edition, gray dungeon boxes count as having the color of the chosen option.
OD-7-65 = In a peril, your dice pool normally holds only heroic dice and dice of the chosen option’s color. A skill that costs dice of another color must then be paid for with heroic dice alone.

OD-8 = Consequences
OD-8-1 = When you have finished placing dice, you suffer what the icons on every uncovered box in play show. These are the consequences.
OD-8-2 = Covered boxes have no consequences.
OD-8-3 = The box of the peril option you did not choose has no consequences either.
OD-8-4 = Each damage icon that is still visible puts one damage token on a hero.
OD-8-5 = Each time icon that is still visible makes you spend 1 time.
OD-8-6 = A visible armor icon does nothing by itself.
OD-8-7 = With Forest of Shadows, each visible poison icon puts one poison token on a hero.
OD-8-8 = With two heroes, the damage from the consequences is divided as evenly as possible.
OD-8-9 = For two heroes, 3 damage, for example, means 1 for one of them and 2 for the other.
OD-8-10 = With two heroes, poison is divided in the same way as damage.
OD-8-11 = What you have prevented is taken off the visible icons before any damage is dealt or time is spent.
OD-8-12 = Prevented icons never become part of the consequences at all.
OD-8-13 = Abilities that look at what the consequences contain, such as Freezing Winds and Blade Storm, are checked after prevention.
OD-8-14 = Consequences are settled in this order: count the uncovered icons, take off what you prevent, add the damage from Freezing Winds or Blade Storm, divide and place the damage, and finally spend the time.
OD-8-15 = For Freezing Winds and Blade Storm, only the damage and time of this step count. What you paid for skills or for a peril’s option, or suffered during the encounter, does not.
OD-8-16 = If a hero’s damage equals or exceeds their health, the whole party is defeated.
OD-8-17 = In this edition, only a Healing potion drunk at the very moment of defeat can still save the party. It removes 2 damage.
OD-8-18 = In this edition, a potion or any other healing effect used at the very moment of defeat can still save the party.
OD-8-19 = Suffering consequences does not cost you the loot. If you survive, you have still beaten the card.
OD-8-20 = If you cover every box, there are no consequences.
OD-8-21 = In this edition, damage from the stairs need not be divided evenly between two heroes, even when it comes right after an encounter.
OD-8-22 = In this edition, damage from the stairs is not part of the consequences, even if it happens during the encounter or because of time the consequences make you spend.
OD-8-23 = In this edition, damage from the stairs that arises while you suffer consequences is dealt after that step.
OD-8-24 = Damage from the stairs may go to any hero.
OD-8-25 = Damage from abilities, { $deeds } and costs outside this step is not part of the consequences, so it cannot be prevented.
OD-8-26 = Consequences in a round of the boss fight are divided evenly in the same way.
OD-8-27 = With four heroes, an encounter’s damage goes only to the heroes taking part in it.
OD-8-28 = Skills that prevent damage or time are used during the encounter, before this step.

OD-9 = Loot
OD-9-1 = After the consequences, a surviving party claims the encounter card in exactly one way: as an item, as a skill, as a potion or as XP.
OD-9-2 = An item or a skill goes to one hero; the party chooses which.
OD-9-3 = Potions and XP belong to the whole party.
OD-9-4 = An item gives its hero the icon on its edge. Some items also add one health.
OD-9-5 = Items are tucked under the left side of the hero card, in line with its icons.
OD-9-6 = Skills are placed below the hero card.
OD-9-7 = Identified potions are placed below the Turn Reference.
OD-9-8 = XP cards are tucked under the level card so that their lanterns show. Each lantern is 1 XP.
OD-9-9 = When you identify a potion, you gain one potion token at once.
OD-9-10 = A potion token can be spent on any potion you have identified, not just the one it came with.
OD-9-11 = The current level card says how many items and how many skills each hero may have.
OD-9-12 = Skills printed on the hero card do not count toward the skill limit.
OD-9-13 = A Basic Skill does not count toward the skill limit either.
OD-9-14 = A hero who takes an item or a skill may replace one they already have.
OD-9-15 = A new item replaces an item, and a new skill replaces a skill.
OD-9-16 = The replaced card immediately becomes XP under the level card.
OD-9-17 = A hero never has the same skill twice.
OD-9-18 = A potion that has been identified cannot be identified again.
OD-9-19 = Claiming loot is the last step of an encounter. Leveling up comes right after it.
OD-9-20 = With Forest of Shadows, some perils split their loot: the item only after the item option, the skill only after the skill option. XP may be taken after either.
OD-9-21 = An item or a skill helps you from the next encounter on, because loot is claimed after all the dice have been rolled.
OD-9-22 = With four heroes, both cards are handed out after both encounters. One hero may take both.

OD-10 = Potions

## General

OD-10-1 = Each potion you drink costs one potion token from the Turn Reference.
OD-10-2 = For the token you get the effect of any one potion you have identified.
OD-10-3 = You may drink any number of potions in an encounter or a round of the boss fight, as long as you have tokens.
OD-10-4 = You may drink the same potion again and again.
OD-10-5 = One hero drinks the potion and gets its effect.
OD-10-6 = Potions show the same combat and peril icons as skills, with the same meaning.
OD-10-7 = Potions with the combat icon may be drunk in the boss fight.
OD-10-8 = Apart from Healing, Invisibility and the expansion’s Cure, potions are drunk during an encounter, whenever skills can be used.
OD-10-9 = A potion is not a skill, so it is not limited to once per encounter.
OD-10-10 = You start the game with one potion token, and you gain one more with each new level and with each potion you identify.
OD-10-11 = In a campaign, the Prepared talent lets you start with one extra potion token.
OD-10-12 = At level 4, you may also trade 5 XP for one potion token.
OD-10-13 = In this edition, you cannot gain a potion token when the supply has none left.
OD-10-30 = In the base game, Healing and Invisibility are the potions that work outside an encounter.

## Healing

OD-10-14 = Healing is printed on the Turn Reference, so you know it from the very start.
OD-10-15 = Drunk at the start of a turn, Healing removes 3 damage from one hero.
OD-10-16 = Drunk at any other time, Healing removes 2 damage from one hero.
OD-10-17 = You may drink Healing right after damage has been placed, to keep the game from ending.
OD-10-18 = One Healing potion heals one hero; you cannot divide it between two.
OD-10-19 = Any hero may be healed, not only the one in danger.

## Invisibility

OD-10-20 = In this edition, Invisibility is drunk before an encounter and never during one. You skip the encounter and go straight to claiming its loot.
OD-10-21 = In this edition, Invisibility is drunk after you decide to flee. The encounter is skipped, and its card becomes your loot rather than an open door.
OD-10-22 = When an encounter is skipped, abilities that act at its start, such as those of the Fire and Ice Elementals, do not happen.
OD-10-23 = With two heroes, one Invisibility potion lets both skip the encounter.
OD-10-24 = With four heroes, one Invisibility potion skips the encounter of one pair only. The other pair faces theirs as usual.

## Other base potions

OD-10-25 = Heroism: set two of your dice to 6; heroic dice cannot be chosen. It works in combats and in perils.
OD-10-26 = Clarity: drunk during an encounter, it does what its card says.
OD-10-27 = Mana: drunk during an encounter, it does what its card says.

## Forest of Shadows potions

OD-10-28 = On the Turn Reference of Forest of Shadows, Cure takes the place of Healing.
OD-10-29 = The Basic Potion card of Forest of Shadows offers four potions. You choose one of them during setup.

OD-11 = Leveling up
OD-11-1 = The party has one shared level, and all heroes level up together.
OD-11-2 = The moment to level up is the end of an encounter, once its loot has been claimed.
OD-11-3 = To level up, the XP cards under the level card must be worth at least the cost printed on it.
OD-11-4 = In a solo game, leaving level 1 costs 6 XP, leaving level 2 costs 8 XP and leaving level 3 costs 10 XP.
OD-11-5 = When you level up, the current level card and enough XP cards to pay the cost go back to the game box.
OD-11-6 = XP cards are spent whole. Any XP they are worth beyond the cost is lost.
OD-11-7 = XP cards you do not need are kept and move under the new level card.
OD-11-8 = Each time you level up, you gain one potion token.
OD-11-9 = After you level up, the new level card sets your limits for items and skills and your bonus of heroic dice.
OD-11-10 = In a solo game you may have one item and two skills at level 1, three items and three skills at level 2, and five items and four skills at level 3. For level 4 and for two heroes, see the level card.
OD-11-11 = In this edition, leveling up is optional. Once you have enough XP you may do it after claiming any later loot, even if you took no XP that turn.
OD-11-12 = Level 4 is the highest level.
OD-11-13 = At level 4, instead of leveling up, you may return cards worth at least 5 XP to the game box to gain one potion token.
OD-11-14 = The level card stays in play when you trade XP for a potion token.
OD-11-15 = You choose which XP cards to spend.
OD-11-16 = With four heroes, leveling up costs twice as much XP and gives two potion tokens.

OD-12 = Stairs and descending

## Stairs

OD-12-1 = At the start of every floor, the stairs card lies underneath the encounter deck.
OD-12-2 = The stairs come into sight when the last card above them is gone.
OD-12-3 = While the stairs are in sight, you put one damage token on them for every 1 time you spend, whatever the reason.
OD-12-4 = The time you spend at the start of a turn puts tokens on the stairs as well.
OD-12-5 = If the deck runs out while you are still spending time, the rest of that time becomes tokens on the stairs.
OD-12-6 = When there are three tokens on the stairs, remove them and deal 1 damage to one hero.
OD-12-7 = If you still owe time when the third token lands, deal the damage and remove the tokens first, then go on adding tokens.
OD-12-8 = The stairs can deal damage several times in a row.
OD-12-9 = The party chooses which hero takes the damage from the stairs.
OD-12-10 = Damage from the stairs is never divided evenly.
OD-12-11 = In this edition, damage from the stairs that arises while you suffer consequences waits until that step is over.
OD-12-12 = If exploring brings the stairs into sight, no tokens are placed on them, and no more doors are added.

## When to descend

OD-12-13 = Whenever a turn ends with the stairs in sight, you may descend. You do not have to.
OD-12-14 = In this edition, you may also descend at once if the stairs come into sight while you spend the time that starts a turn.
OD-12-15 = In this edition, you cannot descend at the start of a turn, even if the stairs have just come into sight.
OD-12-16 = You may stay on the floor with the stairs in sight, for instance to enter the doors that are left.

## Descending, step by step

OD-12-17 = Step 1 of descending: remove any tokens left on the stairs.
OD-12-18 = Step 2 of descending: use skills and talents that take effect when you descend.
OD-12-19 = Step 3 of descending: slide the dungeon card out to show one more floor.
OD-12-20 = If you descend from the third floor, turn the dungeon card over at step 3 instead: the boss fight begins.
OD-12-21 = Step 4 of descending: all doors in play, open and closed, join the discard pile. Shuffle the whole pile into a new deck above the stairs.
OD-12-22 = Cards you hold as loot or XP, and cards returned to the game box, are not shuffled in.
OD-12-23 = Step 5 of descending: a new turn begins on the new floor.
OD-12-24 = The abilities and boxes of all floors in sight apply together, including those of earlier floors.
OD-12-25 = There are exactly three floors before the boss.

OD-13 = The boss fight
OD-13-1 = The boss fight is a series of rounds, each played like a combat of its own.
OD-13-2 = The boss card shows the boss’s health and, at the bottom, a special ability.
OD-13-3 = In this edition, turn the Turn Reference over to its boss side.
OD-13-4 = In this edition, heroes cannot use their { $deeds } in the boss fight.
OD-13-5 = In this edition, only heroic feats marked with a crossed-out skull are barred from the boss fight.
OD-13-6 = In this edition, all stored heroic dice are discarded before the boss fight.
OD-13-7 = In this edition, when you reach the boss, dice stored on heroic feats with a crossed-out skull return to the supply.
OD-13-8 = Skills marked with a crossed-out skull cannot be used against the boss.
OD-13-9 = Combat skills and combat potions can be used against the boss.
OD-13-10 = In each round, a hero may use each of their skills once.
OD-13-11 = Talents with the combat icon can be used once per round.
OD-13-12 = With Forest of Shadows, each round begins with resisting poison if any hero is poisoned.
OD-13-13 = Step 1 of a round: every hero gathers and rolls all their dice, just as in a combat.
OD-13-14 = The bonus dice of your level are added in every round.
OD-13-15 = Boss abilities that react to dice take effect right after each roll. Against the Yeti, for example, any 1s you roll are discarded.
OD-13-16 = Step 2 of a round: use skills, drink potions and place dice as in a combat. Armor boxes still come first.
OD-13-17 = The dungeon’s abilities and boxes do not apply in the boss fight.
OD-13-18 = Step 3 of a round, in this edition: you take damage for each uncovered damage icon.
OD-13-19 = Step 3 of a round, in this edition: you suffer all consequences of the uncovered boxes.
OD-13-20 = If the consequences end the game, you do not get to strike the boss.
OD-13-21 = Step 4 of a round: strike the boss. Put one damage token on it for each skull on a covered box.
OD-13-22 = You win when the boss has at least as much damage as health.
OD-13-23 = The boss keeps its damage from round to round.
OD-13-24 = Step 5 of a round: all dice in pools and on boxes return to the supply, and a new round begins.
OD-13-25 = To win, all heroes must survive the consequences of the winning round.
OD-13-26 = With four heroes, the boss has twice the health, and in each round two pairs of heroes fight it one after the other.

OD-14 = Campaign and talents

## Sheets and check-marks

OD-14-1 = A campaign sheet belongs to one player and one hero. It is kept from one game to the next.
OD-14-2 = You earn check-marks for your hero’s sheet whenever a game ends, whether it was won or lost.
OD-14-3 = Each descent is worth one check-mark.
OD-14-4 = Each level-up is worth one check-mark.
OD-14-5 = A boss defeated is worth three more check-marks.
OD-14-6 = The challenge tier may add bonus check-marks.
OD-14-7 = Check-marks are not shared out: when several people play, everyone earns the full number for their own hero.
OD-14-8 = An easy dungeon lets you mark green circles only.
OD-14-9 = A medium dungeon lets you mark green circles and yellow squares.
OD-14-10 = A hard dungeon lets you mark any space.

## Learning talents

OD-14-11 = A talent is unlocked for all later games when every space beside it is marked.
OD-14-12 = In this edition, you may put check-marks toward any talent of any focus.
OD-14-13 = In this edition, the spaces on a campaign sheet may be marked in whatever order you like.
OD-14-14 = The talents come in four groups, known as focuses. One of them is the basic focus.
OD-14-15 = In this edition, a hero may learn basic talents and those of a single other focus: the first one in which you place a check-mark.
OD-14-16 = In this edition, the talent at the top of a focus must be unlocked before the hero can learn the others there.

## Using talents

OD-14-17 = A hero’s basic talents are available in every game.
OD-14-18 = In this edition, each hero chooses one focus besides the basic one when the game begins. Talents of the two remaining focuses do nothing in that game.
OD-14-19 = A talent with an encounter icon is used like a skill, once in each encounter of that kind.
OD-14-20 = Combat talents work against the boss as well.
OD-14-21 = A talent with neither an encounter icon nor a boss icon is always in effect.
OD-14-22 = Talents are free: you spend no dice on them.
OD-14-23 = The Veteran talent gives a hero a Basic Skill, which you choose at the start of each game.
OD-14-24 = The skill limit leaves out the Basic Skill that comes from Veteran.
OD-14-25 = The Durability talent raises a hero’s health by 1.
OD-14-26 = Among the other talents, some allow one more item or skill, give one more potion token at the start, or heal 1 damage when you drink a potion, when you descend or after each boss round. Others change, reroll, increase or gain dice, or save you 1 time, even the time a peril’s option costs. The sheet says what each of them does.

## The sheet

OD-14-27 = The sheet shows what each space asks for: a medium or hard dungeon for a yellow square, a hard one for a red pentagon. It also has a box for each boss you may defeat.
OD-14-28 = In this edition, boxes at the bottom of the sheet record the games you have played and the bosses you have beaten.
OD-14-29 = If you want a goal for the whole campaign, beat every boss, and spend as few games on it as you can.
OD-14-30 = A talent you have just unlocked counts from the next game on.

OD-15 = Challenge tiers
OD-15-1 = In this edition, there are three challenge tiers: Novice, Standard and Expert. They do not depend on the dungeon you choose.
OD-15-2 = In this edition, there are four challenge tiers: Novice, Standard, Veteran and Fearless.
OD-15-3 = Novice: the party starts at level 2.
OD-15-4 = Novice: you also get the potion token that comes with level 2, so one or two heroes start with two tokens.
OD-15-5 = Novice: there are no bonus check-marks.
OD-15-6 = Standard: one encounter card is drawn before the game and goes under the level card as XP.
OD-15-7 = Standard: chance decides which card is drawn; you do not choose it.
OD-15-8 = Standard: the bonus is one check-mark.
OD-15-9 = Veteran, which edition 1.1 calls Expert: no rule changes, and the bonus is two check-marks.
OD-15-10 = Fearless: you have no potion token at the start, and the bonus is three check-marks.
OD-15-11 = In this edition, every game earns the bonus of its tier, however far you get.
OD-15-12 = In this edition, every game earns the bonus of Standard or Veteran. The bonus of Fearless is earned only if you reach the boss.
OD-15-13 = In this edition, the bonus of any tier is earned only if you reach the boss. You need not defeat it.

OD-16 = Four heroes

## Setup and turn

OD-16-1 = Four heroes need two sets: the base set twice, or the base set and an expansion.
OD-16-2 = Each of the four players has one hero.
OD-16-3 = In this edition, no two of the four heroes may be the same.
OD-16-4 = With four heroes, hero and level cards show their two-hero side.
OD-16-5 = In this edition, the stairs card shows its own side for four heroes.
OD-16-6 = With four heroes, the encounter cards of both sets make one deck of 88 cards.
OD-16-7 = With four heroes, you start with two potion tokens.
OD-16-8 = With four heroes, you start with four potion tokens on the Novice tier.
OD-16-9 = In this edition, the supply holds twelve potion tokens for four heroes.
OD-16-10 = With four heroes, every turn starts with spending 4 time.
OD-16-11 = In this edition, with four heroes, every turn in Hydra’s Reef starts with spending 6 time in all.
OD-16-12 = In this edition, Sticky Surrounding, Hall of Statues and Crumbling Walls cost four heroes twice the time.
OD-16-13 = In this edition, a dungeon effect that happens every turn, every time you explore or whenever you come to a floor counts double for four heroes.

## Doors and encounters

OD-16-14 = With four heroes, a closed door is made of two cards, stacked face down.
OD-16-15 = With four heroes, a door never has just one card. If a single card is all that is left for it, that card is discarded.
OD-16-16 = When four heroes enter a room, both cards of the stack are turned over. Together they are one open door.
OD-16-17 = Four heroes flee from both cards of a door, or they face both.
OD-16-18 = To face a door’s two cards, the party splits into two pairs, one for each card.
OD-16-19 = The two encounters are played apart, each by the rules for two heroes. You decide which comes first.
OD-16-20 = All the dungeon’s boxes for that kind of encounter are in play in each of the two encounters.
OD-16-21 = Between the two encounters, all dice in pools and on boxes return to the supply.
OD-16-22 = Whatever damage one of the two encounters deals, through its consequences or its effects, goes to a hero who takes part in it.
OD-16-23 = If a single one of the four heroes falls, the game is lost.
OD-16-24 = In each encounter and each boss round, each pair has a supply of its own: half of the dice of every color.
OD-16-25 = If exiled dice rule out equal halves, each color is divided as evenly as it can be.

## Loot, level, stairs

OD-16-26 = The party gives out the two cards as loot only when both encounters are over.
OD-16-27 = The same hero may take both cards.
OD-16-28 = For four heroes, leveling up costs twice as much XP.
OD-16-29 = All four heroes level up at once, and the party gains two potion tokens.
OD-16-30 = With four heroes, the stairs strike when six tokens lie on them: two heroes then take 1 damage each.
OD-16-31 = With four heroes, you choose the two whom the stairs hurt. It does not matter whether they are in the current encounter.

## Boss

OD-16-32 = Against four heroes, the health of the boss is doubled.
OD-16-33 = In each boss round, a party of four splits into two pairs. One pair plays a whole round for two heroes: it rolls, uses skills, suffers the consequences, strikes the boss and returns its dice. Then the other pair plays its own.
OD-16-34 = If the boss falls to the first pair, the second pair need not fight.
OD-16-35 = The pairs may change from round to round.
OD-16-36 = A boss ability that acts when a round starts acts once for each pair.
OD-16-37 = In this edition, with four heroes, the Minotaur’s box X asks for twice its damage, not four times.

## Potions and poison

OD-16-38 = With four heroes, one Invisibility potion spares a single pair its encounter. The other pair faces its own.
OD-16-39 = To resist poison, a party of four forms two pairs, and each of them rolls for itself.
OD-16-40 = Before they roll, the two pairs share the leaves in sight as evenly as they can.
OD-16-41 = The Hordes card of Forest of Shadows is optional. It makes games with four heroes harder.

OD-17 = Forest of Shadows

## Poison

OD-17-1 = A poison icon left uncovered puts one poison token on a hero.
OD-17-2 = Poison tokens do not count as damage.
OD-17-3 = Two heroes divide poison by the same rule as damage.
OD-17-4 = There are eight poison tokens. Four heroes who play with two Forest sets have sixteen.
OD-17-5 = When the supply has run out of poison tokens, each one you should place becomes a damage token.
OD-17-6 = Instead of 1 damage, any healing may take off one poison token.
OD-17-7 = As long as any hero is poisoned, you must resist poison each time you have explored and at the start of each boss round.
OD-17-8 = To resist poison, roll one die. Its color does not matter.
OD-17-9 = Every leaf that shows on an open door at that moment adds 1 to the roll to resist poison.
OD-17-10 = You resist poison if the result beats the number of poison tokens in the whole party. A tie is a failure.
OD-17-11 = If you succeed in resisting poison, one poison token goes away.
OD-17-12 = If you fail to resist poison, a hero loses one poison token but takes 2 damage.
OD-17-13 = An effect changes the roll to resist poison only if its text names that roll.
OD-17-14 = In Forest of Shadows, 22 of the 44 encounter cards show a leaf beside their title.
OD-17-15 = If nobody is poisoned, there is no roll to resist poison.

## Exile

OD-17-16 = To exile a die or a token is to put it back into the game box.
OD-17-17 = What has been exiled does not come back during the game.
OD-17-18 = Exiled dice stay away when an encounter ends, so there are fewer dice to use from then on.

## Cure and Basic Potions

OD-17-19 = The Turn Reference of Forest of Shadows offers Cure where the base game has Healing.
OD-17-20 = With Cure, every potion you drink heals on top of its own effect.
OD-17-21 = With Cure, every potion token you gain heals as well.
OD-17-22 = The healing that Cure adds is lost if there is nothing to heal at that moment.
OD-17-23 = You may also spend a potion token on Cure itself, whenever you like, to heal 1 damage.
OD-17-24 = With Cure, you begin with one Basic Potion identified. You choose it from four at the start of the game, and it is tucked below Cure.
OD-17-25 = The Basic Potion does not bring an extra potion token at the start.

## Perils with split loot

OD-17-26 = Some perils mark one option “item” and the other “skill.”
OD-17-27 = You can claim the item of such a peril only if you chose its item option.
OD-17-28 = You can claim the skill of such a peril only if you chose its skill option.
OD-17-29 = You may claim such a peril as XP whichever option you chose.

## Other

OD-17-30 = If you play without the expansion, none of its rules apply.
OD-17-31 = Artifact Quests are a free story mode that is published apart. They are not part of this game.

OD-18 = Hybrid decks and mixed sets
OD-18-1 = A hybrid deck takes 22 cards from each set: the base cards with the set icon and the Forest of Shadows cards with a leaf.
OD-18-2 = With a hybrid deck, the poison reference card shows its hybrid side.
OD-18-3 = With a hybrid deck, resisting poison with success no longer takes a poison token away.
OD-18-4 = A party may have heroes from different sets.
OD-18-5 = The dungeon must come from the same set as the encounter deck.
OD-18-6 = With a hybrid deck, every dungeon is allowed.
OD-18-7 = With four heroes, a hybrid deck holds all 44 cards of both sets.
OD-18-8 = With four heroes, too, a hybrid game has only eight poison tokens.

OD-19 = Frequently asked questions

## Answers in the older rulebooks

OD-19-1 = How much does Healing heal? It removes 3 damage when drunk as a turn starts, or 2 when drunk straight after damage to stave off defeat. Any hero may drink it.
OD-19-2 = Can you run out of dice? Yes: there are eight strength, eight agility, eight magic and six heroic dice. Spent and discarded dice can be used again at once.
OD-19-3 = Can you run out of tokens? Not in this edition: potion tokens and damage tokens are both unlimited.
OD-19-4 = How does armor work? Think of the boxes as two groups, with and without armor. The armor boxes must all be covered before any other box takes a die.
OD-19-5 = Can heroic dice pay for skills? Yes, as dice of any color.
OD-19-6 = What if a hero and the boss would fall in the same round? Then you lose: the boss would be struck too late.

## Answers in the newest rulebook

OD-19-7 = Can you flee from a door that is already open? No.
OD-19-8 = What if exploring brings the stairs into sight? Place the doors you can, and the turn ends. With four heroes, a single leftover card is discarded.
OD-19-9 = Can heroes share dice? A hero owns all the dice they rolled or gained, and a partner’s dice never pay for that hero’s skills. Effects on “your dice” stop at the hero’s own dice pool.
OD-19-10 = Can partners make a heroic die together? Yes: each gives one die, and they choose who gets the heroic die.
OD-19-11 = Can skills protect you from Split, Ethereal, Weakness Curse or the penalty of Daring Gamble? No, these take effect before you can use any skill.
OD-19-12 = Can dice from one skill pay for another? Yes.
OD-19-13 = What if the dice you need are all in use? Discard dice you do not want; you or your partner can then gain or roll them.
OD-19-14 = How often can you use a free skill? Once per encounter, like any other skill.
OD-19-15 = Can one magic die pay for two spells? No.
OD-19-16 = Where do potion tokens come from? You get one at the start, one for each level you gain and one for each potion you identify. The Prepared talent adds one at the start.
OD-19-17 = When do you drink Invisibility? Before an encounter.
OD-19-18 = When do you drink potions? Healing takes 3 damage off a single hero when a turn starts, or 2 in the middle of an encounter. Other potions are drunk when skills can be used.
OD-19-19 = When do you use skills that prevent something? During the encounter. What they prevent is taken off when you suffer the consequences.
OD-19-20 = What do Freezing Winds and Blade Storm look at? Only at the consequences, after prevention. If they apply, they add 1 damage before it is divided.
OD-19-21 = What if the consequences make the stairs deal damage? That damage is dealt after the consequences.
OD-19-22 = When do you pay the time for a peril’s option? As soon as you choose it, before { $deeds } and rolls. It is not part of the consequences.

R = Rulings

## General, turn, stairs

R-1 = When rules disagree, the text on a card comes first, then the edition you chose. Where that edition says nothing, the other editions fill the gap, the newest first, and after them these rulings.
R-2 = The game is for one, two or four heroes. Three cannot play, because no cards are made for three.
R-3 = Healing for 3 may be drunk from the moment a turn begins until you choose to explore or to enter a room, both before and after the turn’s time is spent. Spending that time is itself part of starting the turn. Where it averts defeat, Healing removes only 2 under the 1.1 and 1.5 rules.
R-4 = Healing for 2 may be drunk at any time at all, inside or outside an encounter, between any two steps. That is what the Turn Reference says, and it is the card you have in front of you.
R-5 = If the stairs are in sight and no doors are left, the turn ends after its time has been spent, and you may descend. You may also stay and let turns go by, for instance to drink Healing for 3 before the boss.
R-6 = If the stairs come into sight while you spend the time that starts a turn, spend all of it first; only then may you descend. Extra time before a floor’s first turn, as with Hall of Statues, counts as part of it.
R-7 = With Crumbling Walls, you choose to explore, spend the extra time, and then lay out doors from the cards that are left, even if none are, because costs come first. You need at least one card in the deck to choose to explore.
R-8 = You may descend at the start of a turn only if the stairs have just come into sight. If they were already there, you had the choice at the end of the last turn.
R-9 = When you descend at the start of a turn, that turn is over. A new turn begins on the new floor, with its own time to spend and its own chance to drink Healing for 3.
R-10 = If several effects happen at the start of an encounter, the party chooses their order, the foe’s and the dungeon’s alike.
R-11 = When an ability deals damage to “a hero,” as Flames does, the party chooses one hero in that encounter. The damage is not divided.
R-12 = Effects that happen when a door is opened, such as the Paladin storing a die, happen as the card is turned over, before you decide whether to flee.
R-13 = Open doors do not follow you downstairs. When you descend, all doors are shuffled into the new deck.
R-14 = Under the 1.1 rules, you may flee from the same open door again and again to let turns go by. Later editions do not let you flee from an open door at all.
R-15 = Anyone may look through the discard pile at any time, since it lies face up. Closed doors and the deck, including its order, stay secret.

## Feats, dice, skills

R-16 = If too few heroic dice are in the supply, a { $deed } rolls or stores only those that are there. Stored dice count toward the six.
R-17 = Dice stored during an encounter, for example because Flames hurt the Warrior, can be used for { $deeds } in that same encounter if that step is still to come. Otherwise they wait for the next one.
R-18 = If heroic dice are short, { $deeds } take theirs first and the level’s bonus dice come after. Under the 1.1 rules it is the other way around, because there the bonus dice are gathered first.
R-19 = You never have to cover a box, even if you could. You stop placing dice when you wish; accepting a consequence can be the wiser choice.
R-20 = Two heroes may act in any order while placing dice, and each player decides about their own hero’s dice. Whatever they do together, such as filling a wide box, needs the agreement of both.
R-21 = A wide box is filled in one go: all the dice for it, from both heroes if they share it, are placed together and must reach the number.
R-22 = The rules do not let you take placed dice back. The game still lets you undo your steps, but only back to the last roll or the last card revealed.
R-23 = You cannot make a heroic die while the supply has none. The exception is when one of the dice you discard is itself heroic: it returns to the supply first and can be gained again.
R-24 = Prevention works only on the consequences. It does not help against Flames, the penalties of { $deeds }, the stairs or a failure to resist poison.
R-25 = When several effects react to one roll, the hero’s own { $deed } comes first, as with the Rogue and the Archer. Then foe and dungeon abilities look at the rolled dice, all at once, and Poison Aura comes last.
R-26 = Poison Aura leaves a 1 as it is, since a die’s value never drops below 1.
R-27 = You may increase a die that already shows 6. It simply stays a 6.
R-28 = Abilities that react to rolled dice ignore a die whose value was changed by an effect, because it was neither rolled nor rerolled.
R-29 = Under the 1.61 and 1.9 rules, a die of the wrong color in a peril is taken and rolled, abilities react to it, and only then is it returned; you can never spend it or make it into a heroic die. Under the 1.5 rules such a die is never taken at all.
R-30 = Dice with a special purpose, such as those from Armor Crush and Mana Fountain, can be used only for that purpose. You may discard them, but you cannot make them into a heroic die or pay for anything else with them.
R-31 = Fade counts skills, and talents with an encounter icon count as skills. Potions and { $deeds } do not, except that under the 1.1 rules a { $deed } is a skill and does count.
R-82 = Biting Cold gives armor to all strength boxes. Gray boxes have no color and are not affected, except under the 1.5 rules, where they count as strength boxes in a strength peril.
R-83 = Against the Bandit’s Dodge, making a heroic die takes three dice instead of two for the whole encounter. Its value is the lowest of the three.
R-84 = With Stealth, the Rogue lays out one closed door after fleeing, if there is room for it and the deck has a card. This is not exploring, so nothing that depends on exploring happens.
R-85 = For the Warrior’s Frenzy, every damage token placed on the Warrior counts, whatever dealt it, up to the number of dice the { $deed } can store. It counts even if it is healed right away.
R-86 = You may use a skill even if it does nothing useful. It still counts as used for that encounter.
R-99 = Dice are discarded only in the step in which you place them, where all the books list it. What the 1.9 book says of dice you may discard “at any time” is about skills and potions, which belong to that step. As long as dice are still gathered and rolled, none can be discarded to make room in the supply.
R-100 = An effect that turns a die into one of another color, as Guile does, exchanges it for a die from the supply that shows the same number. If the supply has none of that color, the die stays as it is, for no more of them exist.

## Consequences, defeat

R-33 = When damage cannot be divided evenly, the party chooses each time who takes the odd one. You need not alternate, and you may choose so as to keep a hero alive.
R-34 = Damage and poison are divided separately. If both are odd, the extra ones may go to different heroes.
R-37 = Defeat is checked after each batch of damage has been placed; all the damage of one step is one batch. If a hero then has as much damage as health or more, any hero may drink Healing until the hero in danger is safe, for 2 damage each, or for 3 as a turn starts unless the 1.1 or 1.5 rules are in force; where any healing effect counts, a hero in danger may also use a skill that heals, as long as it is unused and its cost can be paid. If nothing of that saves everybody, the game is lost.
R-38 = Freezing Winds adds 1 damage if at least 3 time is left after prevention, and Blade Storm adds 1 if at least 1 damage is left. Each does so once per encounter, and the added damage does not set them off again.
R-39 = Prevention lowers the total, not the icons of a particular box. Prevention you have no use for is lost, and where a card says “up to” you may prevent less.
R-40 = The Skeleton’s Undying, which costs 2 time if any box is uncovered, and the Beetle’s Survivor are checked when the consequences begin. Undying’s time is not part of the consequences, so it cannot be prevented and does not count for Freezing Winds. If Survivor applies, the Beetle’s card is discarded without loot, but you may still level up.
R-87 = Damage from the stairs that arises from the consequences is dealt once they are over. Under the 1.1 and 1.5 rules it is dealt as soon as the third token lands. In either case it is not divided.
R-88 = A reduction for one hero only, such as the solo Paladin’s Armor, comes after the extra damage from Freezing Winds or Blade Storm and, with two heroes, after the damage has been divided. Only then is that hero’s share known.
R-89 = If losing or replacing an item lowers a hero’s health to the damage they have, or below it, defeat is checked at once, with the usual chance to heal.
R-90 = An item with a heart raises a hero’s health by 1, but it does not heal any damage.

## Loot, level, potions

R-32 = A new item may replace only an item, and a new skill only a skill. You may replace a card even if you have room for more. The skill and the { $deed } printed on the hero card, and a Basic Skill, can never be replaced.
R-35 = When you spend XP, choose any cards that reach the cost, as long as every one of them is needed. This way no card is thrown away for nothing.
R-36 = Leveling up is always your choice. If you have enough XP you may level up several times in a row, and at level 4 you may trade 5 XP for a potion token as often as you can pay for it.
R-41 = Invisibility is drunk once you have chosen a door and it is open, even if it was open before: spend the token and 2 time, claim the loot, level up if you wish, and the turn ends. It is not fleeing, and nothing that acts at the start of an encounter happens. Under the 1.1 rules you drink it after deciding to flee, so effects of fleeing do happen.
R-42 = If Invisibility lets you skip a peril with split loot, you can claim the card only as XP, because you chose neither option.
R-43 = With Cure, each potion you drink and each potion token you gain takes 1 damage or one poison token off one hero, whom the party chooses. A token spent on Cure itself heals 1 in all, not 2.
R-44 = You may drink a potion even if it does you no good. Sometimes a side effect is all you want.
R-45 = If you would gain a potion token but the limited supply is empty, the token is lost. You still identify the potion or gain the level.
R-46 = Two heroes may have the same skill; only one hero having it twice is forbidden. What counts is the name, including the skill printed on the hero card and a Basic Skill.
R-47 = You cannot turn down loot, since XP can always be taken. Only a card’s own text, such as Survivor, can deny you the card.
R-91 = Any hero may drink a potion, but one meant for an encounter can be drunk only by a hero who takes part in it. “Your dice” means the dice of the hero who drinks. Healing may help any hero. Where a potion names nobody who drinks it, the party says whose First Aid it brings.
R-92 = XP gained in other ways, such as through the Wraith’s Drain, counts as usual. You still level up only at the end of an encounter, when loot is claimed.

## Boss

R-48 = Time has no effect in the boss fight, whether it comes from icons or costs, because the deck and the stairs are no longer in play.
R-49 = The dungeon’s boxes and abilities never apply in the boss fight, because the dungeon card has been turned over.
R-50 = If your edition allows { $deeds } in the boss fight, one without a crossed-out skull may be used once per round, before dice are gathered, just as in a combat. Dice stored on it stay there when you reach the boss.
R-51 = In the boss fight Healing always removes 2 damage, because a round is not a turn. Your last chance to heal 3 is at the start of a turn on the third floor.
R-52 = A skull counts if its box is still covered when you strike the boss. Boss abilities, such as the Hydra healing before you strike or the Lich discarding the first dice that cover each skull box, work as printed. The Lich never uncovers other boxes, and armor matters again only when you place the next die.
R-53 = You can win only when you strike the boss, never earlier in the round.
R-93 = Effects of descending also happen when you go down to the boss, since they come before the dungeon card is turned over.
R-94 = Effects “after each boss round” happen when the dice are returned, provided the boss is still standing. If the boss falls, the game is already won.

## Campaign, tiers

R-54 = Going down from the third floor to the boss is a descent like any other and earns its check-mark. You have reached the boss once the dungeon card is turned over.
R-55 = The level 2 of the Novice tier earns no check-mark, because you have it before the game begins. Trading XP for a potion token at level 4 is not a level-up either.
R-56 = You place your check-marks right after the result of the game, divided among the talents as you like. Those that fit nowhere are lost, and talents you unlock count from the next game on.
R-57 = A game you abandon earns no check-marks.
R-58 = Under the 1.5 rules and later, you may choose a challenge tier outside a campaign too, as a mere level of difficulty without check-marks. A game without a tier is played like Veteran, or Expert under the 1.1 rules.
R-59 = Two heroes may choose the same Basic Skill; how many cards are in the box is not a rule. One hero still never has the same skill twice.
R-60 = Besides the combat icon and the peril icon, a talent may show the boss icon. It then works only in the boss fight, once per round.
R-101 = Knowledge gains its heroic die, so it is set to a number and not rolled, and abilities that react to rolled dice leave it alone. The number is doubtful, since no source shows it: here it is 3, as with Planning, which asks for the same spaces on the sheet.
R-61 = The card of the Standard tier is the top card of the shuffled deck. Under the level card it counts for its XP only, and the deck starts with one card fewer.
R-95 = If you go on with a campaign under the 1.1 rules, the sheet keeps all its check-marks. From then on, only the basic focus and the one focus the hero has chosen can receive check-marks and be used.

## Four heroes

R-62 = Under the 1.5 rules and later, the four heroes are different unless an option allows doubles. Two copies of a set would make them possible.
R-63 = For four heroes, Standard still draws one card, 5 XP at level 4 still buy one potion token, and Fearless still leaves you with none at the start. The changes for four do not mention them.
R-64 = With four heroes, stored dice stay with their hero. The others are divided color by color as evenly as possible, and the party says which pair gets an odd die. This holds in every edition: with no die stored or exiled, each pair has eight strength, eight agility, eight magic and six heroic dice. They are divided once for a door and once for a boss round, so nothing that one pair stores or exiles in its encounter is missing in the other.
R-65 = A stack of two cards is a single door, so Swarm counts it once. Leaves are counted on each card.
R-66 = Each of the two encounters gets all the bonus dice of the level, since the bonus is for every encounter.
R-67 = Heroes who do not take part in an encounter cannot use skills, { $deeds } or encounter potions in it.
R-68 = Under the 1.1 rules, too, four heroes flee from both cards or from neither. There they may also flee from a stack that was already open.
R-69 = With four heroes, Invisibility is drunk once the pairs are set, before the encounter it is to skip. It costs 2 time, not twice that, and a second potion may spare the other pair as well.
R-70 = When four heroes resist poison, the party forms the pairs and chooses which of them gets an odd leaf. Each pair compares its roll with its own poison tokens, and a pair without poison does not roll.
R-71 = With four heroes, each hero fights once in a boss round, so each of their skills can be used once in it.
R-72 = With four heroes, too, the Minotaur’s X is never less than 12. Only the factor is different.
R-73 = For four heroes, Hall of Statues costs 10 time, Sticky Surrounding 2, which makes 6 for the turn, and Crumbling Walls 2. The door limit and abilities that react to dice are not doubled. Under the 1.1 rules, only Sticky Surrounding is doubled.
R-74 = With four heroes, both cards are claimed in the order you like. Only then do you have the chance to level up.

## Forest of Shadows

R-75 = Forest of Shadows is played alike in every edition. The 1.1 and 1.5 rulebooks do not know it, but its rules need nothing from the later ones.
R-76 = With leaves, a roll to resist poison may come to more than 6. Only the value of a die is limited.
R-77 = The party chooses which poisoned hero loses the poison token. If the roll fails, that hero takes the 2 damage.
R-78 = The die you roll to resist poison is an extra one. It is not taken from the supply and never joins a dice pool.
R-79 = If an effect heals more than 1, each point may take off a damage token or a poison token, all from the same hero.
R-80 = If poison tokens run short, the party chooses who gets those that are left, one by one, and a hero takes 1 damage for each one they should get but cannot. That damage is not divided again, and it does not set off Blade Storm.
R-81 = In a hybrid game, or with four heroes and two different sets, the party chooses between Cure and Healing. Unless you say otherwise, you play with Cure in a Forest of Shadows dungeon and with Healing in any other.
R-96 = If exploring brings the stairs into sight, a poisoned party resists poison first and only then decides whether to descend.

## At the table

R-97 = When several people play, anyone may answer for the party, and the first answer counts; until something is revealed it can be taken back. Each player alone decides about their own hero’s dice, { $deed } and skills.
R-98 = When an effect says “you heal,” as Second Wind does, it heals the hero who owns it. A Healing potion may heal any hero.
