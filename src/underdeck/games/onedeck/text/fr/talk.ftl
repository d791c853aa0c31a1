### One Deck Dungeon : ce qui se dit autour de la table.

# Ce que disent les héros quand il leur arrive quelque chose, trois de chaque
od-cry-low-1 = Ça va. En gros. En partie.
od-cry-low-2 = Si je tombe, partagez bien mes bottes.
od-cry-low-3 = Une potion serait la bienvenue.
od-cry-clean-1 = Pas une égratignure.
od-cry-clean-2 = Je pourrais recommencer. J’aime autant pas.
od-cry-clean-3 = C’était tout ?
od-cry-boss-1 = Voilà donc d’où venaient tous ces os.
od-cry-boss-2 = Dans les contes, c’était plus petit.
od-cry-boss-3 = Restez près de moi. Derrière. Ou devant.
od-cry-level-1 = J’ai l’impression d’avoir grandi.
od-cry-level-2 = Ah, c’est donc comme ça que ça se tient.
od-cry-level-3 = Encore ! Depuis le début !
od-cry-victory-1 = On remonte. Toutes les marches. Doucement.
od-cry-victory-2 = Que quelqu’un écrive ça.
od-cry-victory-3 = Et maintenant : le soleil.

# Ce que l’on peut se dire entre personnes
phrase-od-mine = Je m’en charge.
phrase-od-help = Quelqu’un peut m’aider ici ?
phrase-od-dice = Laissez cette case à mes dés.
phrase-od-flee = Fuyons.
phrase-od-potions = Gardons les potions.
phrase-od-drink = C’est le moment de boire une potion !
phrase-od-time = Le temps nous manque.
phrase-od-boss = Attention, le gardien est tout proche.
