# Les textes des cartes sont composés à partir de ce qu’elles font ; rien n’est recopié d’une carte imprimée.

letter-strength = F
letter-agility = A
letter-magic = M
letter-heroic = H
letter-any = gris

# Les couleurs suivent le mot « dé » : un dé de force, deux dés d’agilité.
# « Héroïque » prend un s au pluriel, et Fluent ne compare que des mots sans accent :
# « noir » lui sert de repère, et chaque phrase écrit « héroïque » ou « héroïques » à sa place.
die-strength = force { $values }
die-agility = agilité { $values }
die-magic = magie { $values }
die-heroic = héroïque { $values }
die-any = toute couleur { $values }
die-only-armor = bouclier seulement
die-only-mana = mana seulement

color-strength = de force
color-agility = d’agilité
color-magic = de magie
color-heroic = noir
color-any = de n’importe quelle couleur

dice = { $count ->
    [0] aucun dé { $color ->
        [noir] héroïque
       *[other] { $color }
    }
    [one] un dé { $color ->
        [noir] héroïque
       *[other] { $color }
    }
   *[other] { $count } dés { $color ->
        [noir] héroïques
       *[other] { $color }
    }
}
dice-same = { $count ->
    [0] aucun dé de la même couleur
    [one] un dé de la même couleur
   *[other] { $count } dés de la même couleur
}

cost-dice = { $count ->
    [0] Coût : aucun dé { $color ->
        [noir] héroïque
       *[other] { $color }
    }.
    [one] Coût : un dé { $color ->
        [noir] héroïque
       *[other] { $color }
    }.
   *[other] Coût : { $count } dés { $color ->
        [noir] héroïques
       *[other] { $color }
    }.
}
cost-mana = Coût : { $mana } de mana (dés de magie totalisant { $mana } ou plus).
cost-free = Gratuite.

use-combat = combat
use-peril = piège
use-boss = gardien

effect-roll = Lancez { $dice }.
effect-roll-partner = Votre partenaire lance { $dice }.
effect-lowered = { $per ->
    [one] Diminuez ensuite ce dé de 1 par dé stocké sur votre capacité héroïque, sans descendre sous 1.
   *[other] Diminuez ensuite ce dé de 1 par tranche de { $per } dés stockés sur votre capacité héroïque, sans descendre sous 1.
}
effect-gain = Gagnez { $dice } de valeur { $value }.
effect-gain-partner = Votre partenaire gagne { $dice } de valeur { $value }.
effect-gain-armor = Gagnez { $dice } de valeur { $value }, uniquement pour recouvrir une case bouclier.
effect-gain-mana = Gagnez { $dice } de valeur { $value }, uniquement pour payer un coût en mana.
effect-prevent-damage = { $count ->
    [one] Ignorez { $count } blessure parmi les conséquences.
   *[other] Ignorez { $count } blessures parmi les conséquences.
}
effect-prevent-damage-boss = { $count ->
    [one] Ignorez { $count } blessure parmi les conséquences, ou { $boss } lors d’un round contre le gardien.
   *[other] Ignorez { $count } blessures parmi les conséquences, ou { $boss } lors d’un round contre le gardien.
}
effect-prevent-time = Ignorez { $count } temps parmi les conséquences.
effect-prevent-time-up-to = Ignorez jusqu’à { $count } temps parmi les conséquences.
effect-raise = { $count ->
    [one] Augmentez un de vos dés de { $by }.
   *[other] Choisissez jusqu’à { $count } de vos dés et augmentez chacun d’eux de { $by }.
}
effect-raise-partner = Augmentez de { $by } un dé { $color ->
    [noir] héroïque
   *[other] { $color }
} de votre partenaire.
effect-set = { $count ->
    [one] Changez un de vos dés en { $value }.
   *[other] Changez { $count } de vos dés en { $value }.
}
effect-set-any = Changez en { $value } autant de vos dés que vous le souhaitez.
effect-set-no-heroic = { $count ->
    [one] Changez un de vos dés en { $value }, dés héroïques exceptés.
   *[other] Changez { $count } de vos dés en { $value }, dés héroïques exceptés.
}
effect-set-same = { $count ->
    [one] Choisissez une valeur : changez en { $value } un de vos dés affichant cette valeur.
   *[other] Choisissez une valeur : changez en { $value } jusqu’à { $count } de vos dés affichant cette valeur.
}
effect-set-gained = Changez ensuite l’un d’eux en { $value }.
effect-set-high = Changez en { $value } un de vos dés affichant { $values }.
effect-reroll = { $count ->
    [one] Relancez un de vos dés.
   *[other] Relancez jusqu’à { $count } de vos dés.
}
effect-reroll-all = Relancez tous vos dés affichant { $values }.
effect-reroll-any = Relancez tout ou partie de vos dés affichant { $values }.
effect-reroll-partner = { $count ->
    [one] Votre partenaire peut relancer un dé.
   *[other] Votre partenaire peut relancer jusqu’à { $count } dés.
}
effect-reroll-any-partner = Votre partenaire peut relancer tout ou partie de ses dés affichant { $values }.
effect-recolor = { $count ->
    [one] Remplacez un de vos dés { $source ->
        [noir] héroïques
       *[other] { $source }
    } par un dé { $color ->
        [noir] héroïque
       *[other] { $color }
    } de même valeur.
   *[other] Remplacez jusqu’à { $count } de vos dés { $source ->
        [noir] héroïques
       *[other] { $source }
    } par des dés { $color ->
        [noir] héroïques
       *[other] { $color }
    } de même valeur.
}
effect-exchange-any = Défaussez tout ou partie de vos dés affichant { $values } ; pour chacun, gagnez { $dice } de valeur { $value }.
effect-exchange-one = Défaussez un de vos dés affichant { $low } ou plus ; gagnez { $dice } de valeur { $value }.
effect-choose = Au choix : • { $first } • { $second }
effect-kiting = Si les conséquences du combat comportent exactement 1 blessure, remplacez-la par 1 temps. Lors d’un round contre le gardien, ignorez plutôt 1 blessure parmi les conséquences.
effect-armor = Par tranche de 2 blessures parmi les conséquences, ignorez-en 1. Rien d’autre ne vous permet d’ignorer des blessures.
effect-stealth = Quand vous fuyez, vous pouvez poser la carte du dessus du paquet comme nouvelle porte fermée, si la limite de portes n’est pas atteinte.
effect-second-wind = Chaque fois que le groupe descend, soignez 2 de vos blessures.
effect-heal = { $heal ->
    [one] À tout moment : un héros au choix se soigne de { $heal } blessure, ou { $start } si la potion est bue au début d’un tour.
   *[other] À tout moment : un héros au choix se soigne de { $heal } blessures, ou { $start } si la potion est bue au début d’un tour.
}
effect-skip = Avant une rencontre : dépensez { $time } temps, évitez la rencontre et prenez son butin.

values-list = { $count ->
    [one] { $list }
   *[other] { $list } ou { $last }
}

feat-store-explore = Chaque fois que le groupe explore, un dé héroïque est stocké ici.
feat-store-flee = Chaque fois que le groupe fuit, un dé héroïque est stocké ici.
feat-store-explore-flee = Chaque fois que le groupe explore ou fuit, un dé héroïque est stocké ici.
feat-store-damage = Pour chaque blessure que vous subissez, un dé héroïque est stocké ici.
feat-store-rich-door = Chaque fois qu’une porte s’ouvre sur une carte valant au moins 4 XP, un dé héroïque est stocké ici.
feat-store-floor = { $count ->
    [0] Au début de chaque étage, aucun dé héroïque n’est stocké ici.
    [one] Au début de chaque étage, un dé héroïque est stocké ici.
   *[other] Au début de chaque étage, { $count } dés héroïques sont stockés ici.
}
feat-store-level = À chaque niveau gagné, un dé héroïque est stocké ici.
feat-store-pool = À la fin d’une rencontre, vous pouvez stocker ici des dés qui vous restent.
feat-store-max = { $max ->
    [0] Aucun dé ne peut être stocké.
    [one] Limite : un dé stocké.
   *[other] Limite : { $max } dés stockés.
}
feat-roll-stored = Pour l’utiliser, lancez tout ou partie des dés stockés ici.
feat-roll = { $time ->
    [0] Lancez { $dice }.
   *[other] Dépensez { $time } temps et lancez { $dice }.
}
feat-roll-or = Ou dépensez { $time } temps et lancez { $dice }.
feat-roll-or-free = Ou lancez { $dice }.
feat-discard = Défaussez ensuite l’un des dés lancés.
feat-gamble = { $damage ->
    [one] Si au moins un 1 sort, subissez { $damage } blessure et dépensez { $time } temps.
   *[other] Si au moins un 1 sort, subissez { $damage } blessures et dépensez { $time } temps.
}
feat-no-boss = Elle ne s’utilise pas contre le gardien.
feat-even = Puis, si au moins un dé de votre stock affiche une valeur paire, lancez un dé de force.

ability-four = À quatre héros : { $text }
ability-four-instead = À quatre héros, à la place : { $text }
ability-text-none = Aucun effet en dehors de ses cases.
ability-text-armor_color = Toutes les cases de force comptent comme des cases bouclier.
ability-text-conversion_dice = { $n ->
    [one] Un dé héroïque s’obtient en échange de { $n } dé au lieu de 2.
   *[other] Un dé héroïque s’obtient en échange de { $n } dés au lieu de 2.
}
ability-text-damage_if_damage = Si les conséquences comportent au moins une blessure, ajoutez-en 1.
ability-text-damage_if_time = Si les conséquences comportent au moins { $n } temps, ajoutez-y 1 blessure.
ability-text-discard_rolled = Les dés qui tombent sur { $values } sont aussitôt défaussés.
ability-text-door_limit = { $n ->
    [one] La limite est de { $n } porte en jeu au lieu de 4.
   *[other] La limite est de { $n } portes en jeu au lieu de 4.
}
ability-text-explore_time = Chaque fois que vous explorez, dépensez d’abord { $n } temps.
ability-text-first_cover_lost = À chaque round, chaque case à crâne fait défausser les premiers dés qui la recouvrent ; il faut la recouvrir une seconde fois.
ability-text-floor_time = Avant le premier tour { $floor ->
    [1] de chaque étage
    [3] de cet étage
   *[other] de cet étage et du suivant
}, dépensez { $n } temps.
ability-text-heal_per_open_skull = { $n ->
    [one] Avant de subir ses blessures du round, le gardien se soigne de { $n } blessure par crâne resté découvert.
   *[other] Avant de subir ses blessures du round, le gardien se soigne de { $n } blessures par crâne resté découvert.
}
ability-text-heroic_pips = { $n ->
    [one] Chaque dé héroïque lancé est diminué de { $n }, sans descendre sous 1.
   *[other] Chaque dé héroïque lancé est diminué de { $n }, sans descendre sous 1.
}
ability-text-loot_needs_armor = Si au moins une case bouclier reste découverte, la carte est défaussée au lieu d’être prise comme butin.
ability-text-no_heroic_on_skulls = Les dés héroïques ne peuvent pas recouvrir les cases à crâne.
ability-text-start_damage = { $n ->
    [one] Au début de la rencontre, un héros, au choix du groupe, subit { $n } blessure.
   *[other] Au début de la rencontre, un héros, au choix du groupe, subit { $n } blessures.
}
ability-text-start_drain = Au début de la rencontre, le groupe choisit un de ses objets et le convertit en XP.
ability-text-start_time = Au début de la rencontre, dépensez { $n } temps.
ability-text-time_if_uncovered = Si au moins une case reste découverte, dépensez { $n } temps. Ce temps ne peut pas être ignoré.
ability-text-time_per_one = Chaque 1 obtenu au lancer coûte { $n } temps.
ability-text-time_per_skill = Chaque compétence utilisée coûte { $n } temps.
ability-text-turn_time = Au début de chaque tour, dépensez { $n } temps de plus.
ability-text-x_per_boss_damage = X vaut { $n } par blessure du gardien, avec un minimum de { $minimum }.
ability-text-x_per_open_door = X vaut { $n } par porte ouverte, celle-ci comprise.

box-wide = large
box-armor = bouclier
box-skull = crâne
box-damage = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
box-time = { $n } temps
box-source-card = carte
box-source-floor = étage { $n }
box-source-boss = gardien

card-combat = Combat, { $xp } XP. { $ability } Cases : { $boxes }. Objet : { $item }. { $loot }
card-peril = Piège, { $xp } XP. • { $first } • { $second } Objet : { $item }. { $loot }
card-option = { $label } : { $cost ->
    [0] case { $box }.
   *[other] dépensez { $cost } temps ; case { $box }.
}
card-loot-skill = Compétence : { $name }. { $text }
card-loot-potion = Potion : { $name }. { $text }
card-hero = Force { $strength }, agilité { $agility }, magie { $magic }, santé { $health }. { $feat } { $skill }
card-hero-feat = Capacité héroïque : { $name }. { $text }
card-hero-feat-in-1-1 = Compétence héroïque : { $name }. { $text }
card-dungeon = Donjon { $difficulty ->
    [1] facile
    [2] moyen
   *[3] difficile
}. { $floors } Gardien : { $boss }, santé { $health }. { $ability } Cases : { $boxes }.
card-floor = Étage { $n }, { $name }. { $text } Cases de piège : { $peril }. Cases de combat : { $combat }.
card-level = Chaque héros peut avoir { $items ->
    [one] { $items } objet
   *[other] { $items } objets
} et { $skills ->
    [one] { $skills } compétence
   *[other] { $skills } compétences
}, sans compter celle de sa carte. Dés héroïques bonus du groupe, à chaque rencontre et à chaque round contre le gardien : { $bonus }. { $last ->
    [no] Niveau suivant : { $xp } XP.
   *[yes] { $xp } XP s’échangent contre un cube de potion.
}
card-level-name = Niveau { $n }
card-side-solo = { $name } (côté 1J)
card-side-duo = { $name } (côté 2J)
card-stairs = Les escaliers se trouvent sous le paquet. Tant qu’ils sont visibles, chaque temps dépensé y place un pion ; au troisième, les pions sont retirés et un héros, au choix du groupe, subit 1 blessure. Dès qu’ils sont visibles, le groupe peut descendre à la fin d’un tour et, dans la plupart des éditions, aussitôt si les escaliers apparaissent pendant la dépense de temps qui ouvre un tour.
card-stairs-name = Escaliers
card-reference = À chaque tour : dépensez 2 temps, puis explorez ou entrez dans une pièce. Potion : { $name }. { $text }
card-reference-name = Séquence de tour
item-health = { $n ->
    [one] { $n } point de santé
   *[other] { $n } points de santé
}
cost-exile = Tout dé payé est exilé.
effect-roll-per-poison = { $count ->
    [one] Si vous avez au moins un pion de poison, lancez un dé { $color ->
        [noir] héroïque
       *[other] { $color }
    }.
   *[other] Lancez un dé { $color ->
        [noir] héroïque
       *[other] { $color }
    } par pion de poison que vous avez, { $count } au plus.
}
effect-prevent-poison = { $count ->
    [one] Ignorez { $count } poison parmi les conséquences.
   *[other] Ignorez { $count } poisons parmi les conséquences.
}
effect-prevent-poison-boss = { $count ->
    [one] Ignorez { $count } poison parmi les conséquences, ou { $boss } lors d’un round contre le gardien.
   *[other] Ignorez { $count } poisons parmi les conséquences, ou { $boss } lors d’un round contre le gardien.
}
effect-heal-self = Soignez { $count } de vos blessures.
effect-cure-self = { $count ->
    [one] Retirez un de vos pions de poison.
   *[other] Retirez jusqu’à { $count } de vos pions de poison.
}
effect-envenom = { $count ->
    [one] Prenez un pion de poison.
   *[other] Prenez { $count } pions de poison.
}
effect-reroll-color = Relancez tous vos dés { $color ->
    [noir] héroïques
   *[other] { $color }
} affichant { $values }.
effect-raise-color = { $count ->
    [one] Augmentez de { $by } un de vos dés { $color ->
        [noir] héroïques
       *[other] { $color }
    }.
   *[other] Choisissez jusqu’à { $count } de vos dés { $color ->
        [noir] héroïques
       *[other] { $color }
    } et augmentez chacun d’eux de { $by }.
}
effect-antivenom = Chaque fois que vous devriez recevoir des pions de poison, recevez-en un de moins.
effect-herbalist = Ajoutez 2 à chaque jet pour résister au poison auquel vous participez.
effect-heal-anytime = { $heal ->
    [one] À tout moment : un héros au choix se soigne de { $heal } blessure.
   *[other] À tout moment : un héros au choix se soigne de { $heal } blessures.
}
effect-cure-anytime = { $cure ->
    [one] À tout moment : retirez un pion de poison à un héros au choix.
   *[other] À tout moment : retirez jusqu’à { $cure } pions de poison à un héros au choix.
}
effect-passive-heal = Chaque fois qu’une autre potion est bue ou qu’un cube de potion est gagné, un héros au choix se soigne aussi de { $heal ->
    [one] { $heal } blessure
   *[other] { $heal } blessures
}.
effect-exile-token = Le cube de potion dépensé est exilé.
feat-store-potion = { $count ->
    [one] Chaque fois qu’une potion est bue, un dé héroïque est stocké ici.
   *[other] Chaque fois qu’une potion est bue, { $count } dés héroïques sont stockés ici.
}
feat-store-poison = { $count ->
    [one] Pour chaque pion de poison que vous recevez, un dé héroïque est stocké ici.
   *[other] Pour chaque pion de poison que vous recevez, { $count } dés héroïques sont stockés ici.
}
feat-store-clean = { $count ->
    [one] Chaque fois qu’un de vos combats se termine avec toutes les cases recouvertes, un dé héroïque est stocké ici.
   *[other] Chaque fois qu’un de vos combats se termine avec toutes les cases recouvertes, { $count } dés héroïques sont stockés ici.
}
feat-store-revisit = { $count ->
    [one] Chaque fois que le groupe entre par une porte déjà ouverte, un dé héroïque est stocké ici.
   *[other] Chaque fois que le groupe entre par une porte déjà ouverte, { $count } dés héroïques sont stockés ici.
}
feat-store-resist = { $count ->
    [one] Chaque fois que vous participez à un jet réussi pour résister au poison, un dé héroïque est stocké ici.
   *[other] Chaque fois que vous participez à un jet réussi pour résister au poison, { $count } dés héroïques sont stockés ici.
}
feat-roll-poison = { $poison ->
    [one] Prenez un pion de poison et lancez { $dice }.
   *[other] Prenez { $poison } pions de poison et lancez { $dice }.
}
feat-roll-or-poison = { $poison ->
    [one] Ou prenez un pion de poison et lancez { $dice }.
   *[other] Ou prenez { $poison } pions de poison et lancez { $dice }.
}
ability-text-damage_if_poison = { $n ->
    [one] Si les héros présents ont au moins un pion de poison, ajoutez 1 blessure aux conséquences.
   *[other] Si les héros présents ont, à eux tous, au moins { $n } pions de poison, ajoutez 1 blessure aux conséquences.
}
ability-text-exile_heroic_ones = Les dés héroïques qui tombent sur 1 sont exilés.
ability-text-exile_on_skulls = Une fois les blessures infligées au gardien, le premier dé placé sur chaque case à crâne recouverte est exilé.
ability-text-explore_poison = { $n ->
    [one] Chaque fois que vous explorez, un héros, au choix du groupe, reçoit un pion de poison.
   *[other] Chaque fois que vous explorez, { $n } pions de poison vont aux héros de votre choix.
}
ability-text-floor_exile = Au début { $floor ->
    [1] de chaque étage
    [3] de cet étage
   *[other] de cet étage et du suivant
}, { $n ->
    [one] un dé de force, un dé d’agilité et un dé de magie de la réserve sont exilés.
   *[other] { $n } dés de force, { $n } dés d’agilité et { $n } dés de magie de la réserve sont exilés.
}
ability-text-floor_poison = Au début { $floor ->
    [1] de chaque étage
    [3] de cet étage
   *[other] de cet étage et du suivant
}, { $n ->
    [one] un héros, au choix du groupe, reçoit un pion de poison.
   *[other] { $n } pions de poison vont aux héros de votre choix.
}
ability-text-poison_if_uncovered = { $n ->
    [one] Si au moins une case reste découverte, ajoutez { $n } poison aux conséquences. Ce poison ne peut pas être ignoré.
   *[other] Si au moins une case reste découverte, ajoutez { $n } poisons aux conséquences. Ces poisons ne peuvent pas être ignorés.
}
ability-text-resist_penalty = Retranchez { $n } à chaque jet pour résister au poison.
ability-text-round_exile = { $n ->
    [one] Au début de chaque round, un dé héroïque de la réserve est exilé.
   *[other] Au début de chaque round, { $n } dés héroïques de la réserve sont exilés.
}
ability-text-round_poison = { $n ->
    [one] Au début de chaque round, un héros, au choix du groupe, reçoit un pion de poison.
   *[other] Au début de chaque round, { $n } pions de poison vont aux héros de votre choix.
}
ability-text-start_exile = { $n ->
    [one] Au début de la rencontre, un dé héroïque de la réserve est exilé.
   *[other] Au début de la rencontre, { $n } dés héroïques de la réserve sont exilés.
}
ability-text-start_poison = { $n ->
    [one] Au début de la rencontre, un héros, au choix du groupe, reçoit un pion de poison.
   *[other] Au début de la rencontre, { $n } pions de poison vont aux héros de votre choix.
}
ability-text-time_per_potion = Chaque potion bue pendant cette rencontre coûte { $n } temps.
ability-text-wide_plus = Le nombre de chaque case large augmente de { $n }.
ability-text-x_per_poison = X vaut { $n } par pion de poison des héros présents au début de la rencontre ou du round, avec un minimum de { $minimum }.
box-poison = { $n ->
    [one] { $n } poison
   *[other] { $n } poisons
}
box-source-hordes = hordes
option-loot = { $part ->
    [item] Permet de prendre l’objet (ou les XP).
   *[skill] Permet de prendre la compétence ou la potion (ou les XP).
}
card-leaf = Feuille.
card-set-icon = Icône de set.
card-basic-skill = Compétence basique. { $text }
card-basic-potion = Potion basique. { $text }
card-talent = { $focus }. Espaces : { $green ->
    [one] { $green } vert
   *[other] { $green } verts
}{ $yellow ->
    [0] {""}
    [one] , { $yellow } jaune
   *[other] , { $yellow } jaunes
}{ $red ->
    [0] {""}
    [one] , { $red } rouge
   *[other] , { $red } rouges
}. { $text }
card-talent-side = Fiche de campagne
card-hordes = Facultative, à quatre héros : une rangée de cases supplémentaire à chaque rencontre. { $text } Cases de piège : { $peril }. Cases de combat : { $combat }.
card-stairs-four = À quatre héros, il faut six pions, et deux héros différents subissent 1 blessure chacun.
focus-basic = Basique
focus-healing = Soin
focus-combat = Combat
focus-dungeon = Donjon
talent-effect-basic-skill = Commencez chaque partie avec une compétence basique au choix ; elle ne compte pas dans la limite de compétences.
talent-effect-health = Vous avez 1 point de santé de plus.
talent-effect-cap = Vous pouvez avoir un objet ou une compétence de plus que le niveau ne le permet.
talent-effect-potion-token = Le groupe commence avec un cube de potion de plus.
talent-effect-heal-on-potion = Chaque fois que vous buvez une potion, soignez aussi 1 de vos blessures.
talent-effect-heal-on-descent = Chaque fois que le groupe descend, soignez 1 de vos blessures.
talent-effect-heal-on-round = Après chaque round contre le gardien, soignez 1 de vos blessures.
talent-choice-cost = Ou payez { $time } temps de moins pour l’option choisie.
set-base = One Deck Dungeon
set-forest = Forêt des Ombres
set-hybrid = Paquet hybride
tier-novice = Novice
tier-standard = Standard
tier-expert = Expert
tier-veteran = Vétéran
tier-fearless = Sans peur
effect-slip-back = Au lieu de fuir, vous pouvez remettre la carte de rencontre sur le dessus du paquet.
effect-thick-skin = Si les conséquences comptent au moins 2 blessures, ignorez-en 1.
card-earlier = (Premier tirage, joué dans { $count ->
    [one] l’édition { $editions }
   *[other] les éditions { $editions }
} : { $name }. { $text })
