# Ce qui ne va pas avec une carte d’un pack
refuse-card-deck = un paquet à soi a au moins { $least } cartes ; ou écrivez joins = "base" dans la table [deck]
refuse-card-deck-left = il resterait { $left } cartes de { $set } : un paquet en a au moins { $least }
refuse-card-one-cost = une compétence a une seule sorte de coût au plus
refuse-card-four = la capacité « { $ability } » a des nombres pour quatre héros, ce qui est réservé aux donjons
refuse-card-exile = seuls les dés qui paient une compétence peuvent être exilés
refuse-card-branches = un choix se fait entre deux
refuse-card-roll-color = un lancer par pion de poison a sa propre couleur
refuse-card-raise-color = augmenter les dés du partenaire demande leur couleur
refuse-card-reroll-values = relancer une couleur demande les valeurs
refuse-card-exchange-values = un échange demande les valeurs
refuse-card-peril = un piège a deux options et pas d’autre case (OD-1.33)
refuse-card-combat = un combat a des cases et pas d’options (OD-1.32)
refuse-card-split-loot = butin partagé : une option mène à l’objet, l’autre à la compétence (OD-17.26)
refuse-card-skill-potion = une carte a une compétence ou une potion, pas les deux (OD-1.30)
refuse-card-feat = une capacité héroïque garde des dés ou les lance aussitôt (OD-6.26-27)
refuse-card-floor-ability = seule la capacité d’un adversaire agit au début d’une rencontre (OD-6.4)
refuse-card-boss = un gardien a besoin d’une case avec un crâne, ou personne ne peut gagner (OD-13.21)
refuse-card-talent = un talent s’utilise, ou il agit toujours
refuse-card-talent-use = un talent avec des effets dit où il s’utilise, et aucun autre ne le dit
refuse-card-talent-spaces = un talent sans espaces serait à tout le monde
refuse-card-levels = les niveaux se suivent de 1 à 4
refuse-card-box = « { $text } » n’est pas une case ; en voici une : { $sample }
refuse-card-box-number = « { $text } » : un nombre de 1 à { $most } ; jamais les dés n’atteignent plus
refuse-card-box-wide = « { $text } » : un dé atteint { $most } au plus ; une case au nombre plus grand est large (wide)
