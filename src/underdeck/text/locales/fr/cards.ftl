# Les textes des cartes sont composés à partir de ce qu’elles font ; rien n’est recopié d’une carte imprimée.

letter-strength = F
letter-agility = A
letter-magic = M
letter-heroic = H
letter-any = gris

# Les couleurs suivent le mot « dé » : un dé de force, deux dés d’agilité.
# « Héroïque » prend un s au pluriel, et Fluent ne compare que des mots sans accent :
# « noir » lui sert de repère, et chaque phrase écrit « héroïque » ou « héroïques » à sa place.
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
label-line = { $label } : { $text }
boxes-and = {" ; "}
list-two = { $first } et { $second }
list-more = { $first }, { $second }

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
cost-mana = Coût : des dés de magie totalisant { $mana } ou plus.
cost-free = Gratuite.

use-combat = combat
use-peril = piège
use-boss = gardien

effect-roll = Lancez { $dice }.
effect-roll-partner = Votre partenaire lance { $dice }.
effect-lowered = { $per ->
    [one] Diminuez ensuite ce dé de 1 par dé stocké sur votre capacité héroïque.
   *[other] Diminuez ensuite ce dé de 1 par tranche de { $per } dés stockés sur votre capacité héroïque.
}
effect-gain = Gagnez { $dice } affichant { $value }.
effect-gain-partner = Votre partenaire gagne { $dice } affichant { $value }.
effect-gain-armor = Gagnez { $dice } affichant { $value }, uniquement pour recouvrir une case bouclier.
effect-gain-mana = Gagnez { $dice } affichant { $value }, uniquement pour payer des sorts.
effect-prevent-damage = { $count ->
    [one] Ignorez { $count } blessure parmi les conséquences.
   *[other] Ignorez { $count } blessures parmi les conséquences.
}
effect-prevent-damage-boss = { $count ->
    [one] Ignorez { $count } blessure parmi les conséquences, ou { $boss } lors d’un round contre le gardien.
   *[other] Ignorez { $count } blessures parmi les conséquences, ou { $boss } lors d’un round contre le gardien.
}
effect-prevent-time = Ignorez { $count } temps parmi les conséquences.
effect-prevent-time-up-to = Ignorez jusqu’à { $count } temps parmi les conséquences.
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
    [one] Choisissez une valeur : changez en { $value } un de vos dés qui l’affichent.
   *[other] Choisissez une valeur : changez en { $value } jusqu’à { $count } de vos dés qui l’affichent.
}
effect-set-gained = Changez ensuite l’un d’eux en { $value }.
effect-set-high = Changez en { $value } un de vos dés affichant { $low } ou plus.
effect-reroll = { $count ->
    [one] Relancez un de vos dés.
   *[other] Relancez { $count } de vos dés.
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
effect-exchange-any = Défaussez tout ou partie de vos dés affichant { $values } ; pour chacun, gagnez { $dice } affichant { $value }.
effect-exchange-one = Défaussez un de vos dés affichant { $low } ou plus ; gagnez { $dice } affichant { $value }.
effect-choose = Au choix : • { $first } • { $second }
effect-kiting = Si ce combat doit infliger exactement 1 blessure, dépensez 1 temps à la place. Lors d’un round contre le gardien, ignorez 1 blessure.
effect-armor = Ignorez une blessure sur deux parmi les conséquences. Rien d’autre ne vous permet d’ignorer des blessures.
effect-stealth = Quand vous fuyez, vous pouvez ajouter une porte fermée si la limite de portes le permet.
effect-second-wind = Chaque fois que le groupe descend, soignez 2 blessures de ce héros.
effect-heal = { $heal ->
    [one] Un héros soigne { $heal } blessure, ou { $start } si la potion est bue au début d’un tour.
   *[other] Un héros soigne { $heal } blessures, ou { $start } si la potion est bue au début d’un tour.
}
effect-skip = Avant une rencontre : dépensez { $time } temps, évitez la rencontre et prenez son butin.

values-list = { $count ->
    [one] { $list }
   *[other] { $list } ou { $last }
}

feat-store-explore = Chaque fois que le groupe explore, un dé héroïque est stocké ici.
feat-store-flee = Chaque fois que le groupe fuit, un dé héroïque est stocké ici.
feat-store-explore-flee = Chaque fois que le groupe explore ou fuit, un dé héroïque est stocké ici.
feat-store-damage = Pour chaque blessure que vous subissez, un dé héroïque est stocké ici.
feat-store-rich-door = Chaque fois qu’une porte s’ouvre sur une carte valant au moins 4 XP, un dé héroïque est stocké ici.
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
feat-roll-stored = Capacité héroïque : lancez tout ou partie des dés stockés ici.
feat-roll = { $time ->
    [0] Capacité héroïque : lancez { $dice }.
   *[other] Capacité héroïque : dépensez { $time } temps et lancez { $dice }.
}
feat-roll-or = Ou dépensez { $time } temps et lancez { $dice }.
feat-roll-or-free = Ou lancez { $dice }.
feat-discard = Écartez ensuite l’un de ces dés.
feat-gamble = { $damage ->
    [one] Si un 1 sort, subissez { $damage } blessure et dépensez { $time } temps.
   *[other] Si un 1 sort, subissez { $damage } blessures et dépensez { $time } temps.
}
feat-even = Puis, si au moins un dé de votre stock affiche une valeur paire, lancez un dé de force.

ability-text-none = Aucun effet particulier.
ability-text-armor_color = Toutes les cases de force comptent comme des cases bouclier.
ability-text-conversion_dice = { $n ->
    [one] Il faut { $n } dé pour obtenir un dé héroïque.
   *[other] Il faut { $n } dés pour obtenir un dé héroïque.
}
ability-text-damage_if_damage = Si les conséquences comportent au moins une blessure, subissez-en 1 de plus.
ability-text-damage_if_time = Si les conséquences comportent au moins { $n } temps, subissez 1 blessure de plus.
ability-text-discard_rolled = Les dés qui tombent sur { $values } sont aussitôt perdus.
ability-text-door_limit = { $n ->
    [one] La limite est de { $n } porte.
   *[other] La limite est de { $n } portes.
}
ability-text-explore_time = Explorer coûte { $n } temps de plus.
ability-text-first_cover_lost = À chaque round, les premiers dés qui recouvrent une case à crâne sont perdus.
ability-text-floor_time = Avant le premier tour de chaque étage, dépensez { $n } temps.
ability-text-heal_per_open_skull = { $n ->
    [one] Avant d’être frappé, le gardien soigne { $n } blessure par crâne resté découvert.
   *[other] Avant d’être frappé, le gardien soigne { $n } blessures par crâne resté découvert.
}
ability-text-heroic_pips = { $n ->
    [one] Chaque dé héroïque lancé perd { $n } point.
   *[other] Chaque dé héroïque lancé perd { $n } points.
}
ability-text-loot_needs_armor = Si une case bouclier reste découverte, la carte est défaussée au lieu d’être prise comme butin.
ability-text-no_heroic_on_skulls = Les dés héroïques ne peuvent pas recouvrir les cases à crâne.
ability-text-start_damage = { $n ->
    [one] Au début, un héros subit { $n } blessure.
   *[other] Au début, un héros subit { $n } blessures.
}
ability-text-start_drain = Au début, un objet du groupe est converti en XP.
ability-text-start_time = Au début, dépensez { $n } temps.
ability-text-time_if_uncovered = Si une case reste découverte, dépensez { $n } temps.
ability-text-time_per_one = Chaque 1 obtenu au lancer coûte { $n } temps.
ability-text-time_per_skill = Chaque compétence utilisée coûte { $n } temps.
ability-text-turn_time = Chaque tour coûte { $n } temps de plus.
ability-text-x_per_boss_damage = X vaut { $n } par blessure du gardien, avec un minimum de { $minimum }.
ability-text-x_per_open_door = X vaut { $n } par porte ouverte, celle-ci comprise.

box-wide = large
box-armor = bouclier
box-skull = crâne
box-damage = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
box-time = { $n } temps
box-source-card = carte
box-source-floor = étage { $n }
box-source-boss = gardien

card-combat = Combat, { $xp } XP. { $ability } Cases : { $boxes }. Objet : { $item }. { $loot }
card-peril = Piège, { $xp } XP. • { $first } • { $second } Objet : { $item }. { $loot }
card-option = { $label } : { $cost ->
    [0] { $box }.
   *[other] dépensez { $cost } temps, puis { $box }.
}
card-loot-skill = Compétence : { $name }. { $text }
card-loot-potion = Potion : { $name }. { $text }
card-hero = Force { $strength }, agilité { $agility }, magie { $magic }, santé { $health }. { $feat } { $skill }
card-hero-feat = { $name }. { $text }
card-dungeon = Difficulté { $difficulty } sur 3. { $floors } Gardien : { $boss }, santé { $health }. { $ability } Cases : { $boxes }.
card-floor = Étage { $n }, { $name }. { $text } Cases de piège : { $peril }. Cases de combat : { $combat }.
card-level = Chaque héros peut avoir { $items ->
    [one] { $items } objet
   *[other] { $items } objets
} et { $skills ->
    [one] { $skills } compétence
   *[other] { $skills } compétences
}. Dés héroïques bonus : { $bonus }. { $last ->
    [no] Niveau suivant : { $xp } XP.
   *[yes] { $xp } XP s’échangent contre un cube de potion.
}
card-level-name = Niveau { $n }
card-side-solo = { $name } (côté 1J)
card-side-duo = { $name } (côté 2J)
card-stairs = Les escaliers se trouvent sous le paquet. Tant qu’ils sont visibles, chaque temps dépensé y place un pion ; au troisième, les pions sont retirés et un héros, au choix du groupe, subit 1 blessure. Le groupe peut descendre à la fin d’un tour, ou aussitôt si les escaliers apparaissent au début d’un tour.
card-stairs-name = Escaliers
card-reference = À chaque tour : dépensez 2 temps, puis explorez ou entrez dans une pièce. Potion : { $name }. { $text }
card-reference-name = Séquence de tour
item-health = { $n ->
    [one] { $n } point de santé
   *[other] { $n } points de santé
}
