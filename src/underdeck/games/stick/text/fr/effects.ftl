### The Order of the Stick : ce que font les cartes, composé à partir de leurs données, et les mots qu’elles portent.

os-character-roy = Roy
    .joke = Le seul à avoir lu les règles. Personne ne l’a remercié.
os-character-haley = Haley
    .gender = she
    .joke = Cherche les pièges, le trésor et la sortie, dans l’ordre inverse.
os-character-elan = Elan
    .joke = A fait 1 en bon sens, et a gardé le dé en souvenir.
os-character-vaarsuvius = Vaarsuvius
    .joke = Une question posée, un après-midi perdu.
os-character-durkon = Durkon
    .joke = Soigne tout le monde. Se méfie surtout des arbres.
os-character-belkar = Belkar
    .joke = Un mètre de haut, dont zéro centimètre de scrupules.

# « .many » porte son article : pour les Gobelins, pour tous les Monstres. « .foe » est l’adversaire d’un combat,
# « .she » la race d’une femme. « .one » et « .many » d’un type de truc suivent le mot : un truc verbal, des trucs verbaux.
os-type-animal = Animal
    .many = les Animaux
    .foe = un Animal
os-type-bandit = Bandit
    .many = les Bandits
    .foe = un Bandit
os-type-creepy-crawly = Bestiole
    .many = les Bestioles
    .foe = une Bestiole
os-type-dragon = Dragon
    .many = les Dragons
    .foe = un Dragon
os-type-dwarf = Nain
    .many = les Nains
    .she = Naine
    .foe = un Nain
os-type-elf = Elfe
    .many = les Elfes
    .foe = un Elfe
os-type-fiend = Fiélon
    .many = les Fiélons
    .foe = un Fiélon
os-type-goblin = Gobelin
    .many = les Gobelins
    .foe = un Gobelin
os-type-halfling = Halfelin
    .many = les Halfelins
    .she = Halfeline
    .foe = un Halfelin
os-type-human = Humain
    .many = les Humains
    .she = Humaine
    .foe = un Humain
os-type-kobold = Kobold
    .many = les Kobolds
    .foe = un Kobold
os-type-linear-guild = Guilde linéaire
    .many = les membres de la Guilde linéaire
    .foe = un membre de la Guilde linéaire
os-type-ogre = Ogre
    .many = les Ogres
    .foe = un Ogre
os-type-orc = Orque
    .many = les Orques
    .foe = un Orque
os-type-order = Ordre du Stick
    .many = les membres de l’Ordre du Stick
    .foe = un membre de l’Ordre du Stick
os-type-undead = Mort-vivant
    .many = les Morts-vivants
    .foe = un Mort-vivant
os-type-all = Monstre
    .many = tous les Monstres
    .foe = un Monstre
os-type-armor = Armure
    .one = d’Armure
    .many = d’Armure
os-type-magic = Magie
    .one = de Magie
    .many = de Magie
os-type-verbal = Verbal
    .one = verbal
    .many = verbaux
os-type-weapon = Arme
    .one = d’Arme
    .many = d’Arme

os-ability-bloodlust = Soif de sang
    .text = une égalité compte comme sa victoire
os-ability-breath-weapon = Souffle
    .text = les trucs d’Armure sont inutiles
os-ability-duel = Duel
    .text = personne ne peut vous aider
os-ability-enchanted = Enchanté
    .text = les trucs de Magie sont inutiles
os-ability-flying = Volant
    .text = impossible de choisir un truc de Portée 0
os-ability-henchman = Sbire
    .text = soutient tout le monde, va au bas de la Pile
os-ability-hide = Cachette
    .text = quand ce Monstre se défend, il ne peut pas vous nuire
os-ability-impervious = Invulnérable
    .text = les trucs d’Arme sont inutiles
os-ability-leader = Chef
    .text = taille du combat +1 à son arrivée
os-ability-mindless = Sans cervelle
    .text = les trucs verbaux sont inutiles
os-ability-multiattack = Attaques multiples
    .text = quand ce Monstre attaque, lancez { $n } dés et gardez le plus bas
os-ability-nemesis = Némésis
    .text = +3 en Attaque et en Défense contre { $who }
os-ability-paralyze = Paralysie
    .text = en cas de défaite, votre tour s’arrête et vous passez le suivant
os-ability-spellcaster = Lanceur de sorts
    .text = en cas de défaite, défaussez une carte de votre main au hasard
os-ability-thief = Voleur
    .text = en cas de défaite, défaussez un Butin de votre Magot au hasard
os-ability-tricky = Rusé
    .text = +10 en Défense contre les attaques à distance
os-ability-xykon-special = Spécial Xykon
    .text = personne ne peut refuser d’aider, aucune carte ne l’enlève, sa défaite déclenche l’effondrement

os-support-ambush = Embuscade
    .text = +3 en Attaque par soutien, le tour de son arrivée
os-support-assist = Assistance
    .text = +2 en Attaque et en Défense par soutien
os-support-deadly = Mortel
    .text = en cas de défaite, 1 Blessure de plus par soutien
os-support-greed = Avidité
    .text = en cas de défaite, défaussez 1 Butin au hasard par soutien
os-support-horde = Horde
    .text = taille du combat +1 par soutien
os-support-longshot = Tir lointain
    .text = +2 en Défense et en Portée par soutien
os-support-outsmart = Roublardise
    .text = retourne au hasard 1 de vos trucs par soutien

os-stat-attack = { $n } en Attaque
os-stat-defense = { $n } en Défense
os-stat-battle = { $n } en Attaque et en Défense
os-stat-range = { $n } en Portée
os-stat-evade = { $n } aux jets d’esquive
os-stat-assist = { $n } à l’aide que vous apportez
os-stat-monster-attack = { $n } en Attaque pour { $who }
os-stat-monster-defense = { $n } en Défense pour { $who }
os-stat-monster-battle = { $n } en Attaque et en Défense pour { $who }
os-stat-dice = { $count ->
    [one] lancez 1 dé de plus et écartez le plus bas
   *[other] lancez { $count } dés de plus et écartez les plus bas
}
os-stat-boost = { $count ->
    [one] { $shtick } est dopé une fois
   *[other] { $shtick } est dopé { $count } fois
}
os-stat-pick = { $n } Butin à ramasser après le dernier Monstre
os-stat-search = { $count ->
    [one] l’escalier se trouve sur { $count } valeur de plus
   *[other] l’escalier se trouve sur { $count } valeurs de plus
}
os-stat-move = { $count ->
    [one] { $n } salle de déplacement par tour
   *[other] { $n } salles de déplacement par tour
}
os-stat-rest = { $count ->
    [one] { $n } Blessure soignée par repos
   *[other] { $n } Blessures soignées par repos
}
os-stat-size = taille du combat { $n }

os-boosted = votre truc de combat
os-boosted-using = votre truc de combat { $type }
os-boosted-shtick = le truc « { $shtick } »

os-foe = le Monstre
os-foe-vs-monster = un Monstre
os-foe-vs-player = un joueur
os-foe-vs-has = un Monstre doté de la capacité { $ability }
    .many = les Monstres dotés de la capacité { $ability }
os-foe-vs-unique = un Monstre Unique
    .many = les Monstres Uniques
os-foe-vs-xykon = Xykon
    .many = Xykon

os-per-beaten = par Monstre vaincu ce tour-ci
os-per-wound = par Blessure subie
os-per-floor = par étage de profondeur
os-per-helper = par renfort
os-per-stack = par Monstre de la Pile
os-per-equipped = par Butin équipé
os-per-flipped = par truc retourné
os-per-company = par autre joueur dans votre salle
os-per-xs = par X conservé
os-per-armor = par truc d’Armure face visible
os-per-magic = par truc de Magie face visible
os-per-verbal = par truc verbal face visible
os-per-weapon = par truc d’Arme face visible

os-if-attacking = quand vous attaquez
os-if-attacking-foe = quand vous attaquez { $who }
os-if-defending = quand vous vous défendez
os-if-defending-foe = quand vous vous défendez contre { $who }
os-if-fighting = quand vous combattez
os-if-fighting-foe = quand vous combattez { $who }
os-if-against = contre { $who }
os-if-watching = dans le combat d’un autre joueur
os-if-near = à votre étage
os-if-ranged = à une Portée supérieure à 0
os-if-close = à Portée 0
os-if-no-shtick = sans truc de combat
os-if-using = avec un truc de combat { $type }
os-if-using-shtick = si vous utilisez « { $shtick } »
os-if-foe-using = contre les Monstres et les trucs { $type }
os-if-shtick = si vous avez « { $shtick } » face visible
os-if-alone = si aucun autre joueur n’est dans votre salle
os-if-company = si un autre joueur est dans votre salle
os-if-helped = si quelqu’un vous aide
os-if-unhelped = si personne ne vous aide
os-if-wounded = si vous avez subi une Blessure
os-if-hurt = { $n ->
    [one] si vous avez subi au moins 1 Blessure
   *[other] si vous avez subi au moins { $n } Blessures
}
os-if-beaten = si vous avez vaincu un Monstre ce tour-ci
os-if-resting = pendant votre repos
os-if-foe-resting = si votre adversaire se repose
os-if-foe-hurt = { $n ->
    [one] si votre adversaire a subi au moins 1 Blessure
   *[other] si votre adversaire a subi au moins { $n } Blessures
}
os-if-stack = contre une Pile d’au moins { $n }
os-if-floor = à l’étage { $n } ou plus bas
os-if-lair = dans le Repaire de Xykon

os-when-start = au début de votre tour
os-when-end = à la fin de votre tour
os-when-turn = au début ou à la fin de votre tour
os-when-move = avant de vous déplacer
os-when-called = quand vous devez jouer un Monstre
os-when-before-roll = avant un jet de combat
os-when-after-roll = après votre jet de combat
os-when-wound = au moment de subir des Blessures
os-when-evade = avant les jets d’esquive
os-when-response = quand un autre joueur joue une carte Zut !

os-use-shtick = à retourner { $when }
os-use-loot = à défausser { $when }
os-use-screw = à jouer { $when }

# « .of » suit un nom (un truc d’un autre joueur), « .from » un vol (voler à un autre joueur).
os-target-self = vous
    .of = à vous
    .from = à vous-même
os-target-foe = votre adversaire
    .of = de votre adversaire
    .from = à votre adversaire
os-target-fighter = le joueur qui combat
    .of = du joueur qui combat
    .from = au joueur qui combat
os-target-other = un autre joueur
    .of = d’un autre joueur
    .from = à un autre joueur
os-target-other-floor = un autre joueur de votre étage
    .of = d’un autre joueur de votre étage
    .from = à un autre joueur de votre étage
os-target-other-here = un autre joueur de votre salle
    .of = d’un autre joueur de votre salle
    .from = à un autre joueur de votre salle
os-target-anyone = un joueur au choix
    .of = d’un joueur au choix
    .from = à un joueur au choix
os-target-anyone-floor = un joueur de votre étage
    .of = d’un joueur de votre étage
    .from = à un joueur de votre étage
os-target-anyone-here = un joueur de votre salle
    .of = d’un joueur de votre salle
    .from = à un joueur de votre salle
os-target-all-here = chaque joueur de votre salle
    .of = de chaque joueur de votre salle
    .from = à chaque joueur de votre salle
os-target-all-floor = chaque joueur de votre étage
    .of = de chaque joueur de votre étage
    .from = à chaque joueur de votre étage
os-target-everyone = chaque joueur
    .of = de chaque joueur
    .from = à chaque joueur
os-target-others-here = chaque autre joueur de votre salle
    .of = de chaque autre joueur de votre salle
    .from = à chaque autre joueur de votre salle
os-target-others-floor = chaque autre joueur de votre étage
    .of = de chaque autre joueur de votre étage
    .from = à chaque autre joueur de votre étage
os-target-others = chaque autre joueur
    .of = de chaque autre joueur
    .from = à chaque autre joueur

os-further = { $first }, et encore { $n } { $when }
os-then = { $first }, puis { $second }
os-twice = { $text }, deux fois
os-quoted = « { $name } »

os-fx-heal = { $target ->
    [self] { $n ->
        [all] soigner toutes vos Blessures
        [one] soigner 1 Blessure
       *[other] soigner { $n } Blessures
    }
   *[other] { $n ->
        [all] { $who } soigne toutes ses Blessures
        [one] { $who } soigne 1 Blessure
       *[other] { $who } soigne { $n } Blessures
    }
}
os-fx-wound = { $target ->
    [self] { $n ->
        [one] subir 1 Blessure
       *[other] subir { $n } Blessures
    }
   *[other] { $n ->
        [one] { $who } subit 1 Blessure
       *[other] { $who } subit { $n } Blessures
    }
}
os-fx-unflip = { $target ->
    [self] { $n ->
        [all] remettre tous vos trucs face visible
        [one] remettre 1 truc face visible (sauf ceux qui en remettent)
       *[other] remettre { $n } trucs face visible (sauf ceux qui en remettent)
    }
   *[other] { $n ->
        [all] remettre face visible tous les trucs { $of }
        [one] remettre face visible 1 truc { $of } (sauf ceux qui en remettent)
       *[other] remettre face visible { $n } trucs { $of } (sauf ceux qui en remettent)
    }
}
os-fx-flip = { $target ->
    [self] { $n ->
        [all] retourner tous vos trucs
        [one] retourner 1 de vos trucs
       *[other] retourner { $n } de vos trucs
    }
   *[other] { $n ->
        [all] retourner tous les trucs { $of }
        [one] retourner 1 truc { $of }
       *[other] retourner { $n } trucs { $of }
    }
}
os-fx-shtick = { $target ->
    [self] { $n ->
        [one] gagner le premier truc de votre paquet
       *[other] gagner les { $n } premiers trucs de votre paquet
    }
   *[other] { $n ->
        [one] { $who } gagne le premier truc de son paquet
       *[other] { $who } gagne les { $n } premiers trucs de son paquet
    }
}
os-fx-loot = { $target ->
    [self] { $n ->
        [one] piocher 1 Butin
       *[other] piocher { $n } Butins
    }
   *[other] { $n ->
        [one] { $who } pioche 1 Butin
       *[other] { $who } pioche { $n } Butins
    }
}
os-fx-pick = { $target ->
    [self] { $n ->
        [one] ramasser 1 Butin dans votre salle
       *[other] ramasser { $n } Butins dans votre salle
    }
   *[other] { $n ->
        [one] { $who } ramasse 1 Butin dans sa salle
       *[other] { $who } ramasse { $n } Butins dans sa salle
    }
}
os-fx-cards = { $target ->
    [self] { $n ->
        [one] piocher 1 carte de combat
       *[other] piocher { $n } cartes de combat
    }
   *[other] { $n ->
        [one] { $who } pioche 1 carte de combat
       *[other] { $who } pioche { $n } cartes de combat
    }
}
os-fx-lose-cards = { $target ->
    [self] { $n ->
        [one] défausser au hasard 1 carte de votre main
       *[other] défausser au hasard { $n } cartes de votre main
    }
   *[other] { $n ->
        [one] { $who } défausse au hasard 1 carte de sa main
       *[other] { $who } défausse au hasard { $n } cartes de sa main
    }
}
os-fx-lose-loot = { $target ->
    [self] { $n ->
        [one] défausser au hasard 1 Butin de votre Magot
       *[other] défausser au hasard { $n } Butins de votre Magot
    }
   *[other] { $n ->
        [one] { $who } défausse au hasard 1 Butin de son Magot
       *[other] { $who } défausse au hasard { $n } Butins de son Magot
    }
}
os-fx-drop-loot = { $target ->
    [self] { $n ->
        [one] laisser tomber dans la salle 1 Butin de votre Magot au hasard
       *[other] laisser tomber dans la salle { $n } Butins de votre Magot au hasard
    }
   *[other] { $n ->
        [one] { $who } laisse tomber dans sa salle 1 Butin de son Magot au hasard
       *[other] { $who } laisse tomber dans sa salle { $n } Butins de son Magot au hasard
    }
}
os-fx-steal = { $n ->
    [one] voler au hasard 1 Butin dans le Magot { $of }
   *[other] voler au hasard { $n } Butins dans le Magot { $of }
}
os-fx-take = { $n ->
    [one] prendre 1 Butin équipé au choix { $from }
   *[other] prendre { $n } Butins équipés au choix { $from }
}
os-fx-miss = { $target ->
    [self] { $n ->
        [one] passer un tour
       *[other] passer { $n } tours
    }
   *[other] { $n ->
        [one] { $who } passe un tour
       *[other] { $who } passe { $n } tours
    }
}
os-fx-treat = { $n ->
    [one] soigner 1 Blessure, la vôtre ou celle d’un joueur de votre étage qui vous paie 1 Butin de son choix
   *[other] soigner { $n } Blessures, les vôtres ou celles d’un joueur de votre étage qui vous paie 1 Butin de son choix
}
os-fx-entrance = { $target ->
    [self] aller à l’Entrée du donjon
   *[other] { $who } va à l’Entrée du donjon
}
os-fx-join = aller dans la salle { $of }
os-fx-pull = { $who } vient dans votre salle
os-fx-teleport = aller dans la salle explorée de votre choix, à votre étage
os-fx-steps = { $n ->
    [one] avancer de 1 salle de plus ce tour-ci
   *[other] avancer de { $n } salles de plus au maximum ce tour-ci
}
os-fx-run = { $target ->
    [self] fuir aussitôt
   *[other] { $who } fuit aussitôt
}
os-fx-me = { $sign } à votre total
os-fx-fighter = { $sign } au total du joueur qui combat
os-fx-monster = { $sign } au total du Monstre
os-fx-rally = { $sign } en Attaque pour { $types } jusqu’à la fin du tour
os-fx-rally-guard = { $sign } en Attaque et en Défense pour { $types } jusqu’à la fin du tour
os-fx-guard = { $sign } en Défense pour { $types } jusqu’à la fin du tour
os-fx-boost = { $target ->
    [self] { $n ->
        [one] doper l’un de vos trucs jusqu’à la fin du tour
       *[other] doper { $n } fois l’un de vos trucs jusqu’à la fin du tour
    }
   *[other] { $n ->
        [one] doper un truc { $of } jusqu’à la fin du tour
       *[other] doper { $n } fois un truc { $of } jusqu’à la fin du tour
    }
}
os-fx-swap-roles = l’Attaquant et le Défenseur échangent leurs rôles
os-fx-draw = le combat finit à égalité
os-fx-reroll = { $target ->
    [self] relancer votre dé
   *[other] { $who } relance son dé
}
os-fx-die = { $sign } à votre dé
os-fx-prevent = { $n ->
    [all] éviter toutes les Blessures
    [one] éviter 1 Blessure
   *[other] éviter { $n } Blessures
}
os-fx-no-support = le Monstre n’a aucun soutien dans ce combat
os-fx-silence = le Monstre perd ses capacités pour ce combat
os-fx-reach = { $sign } en Portée pour ce combat
os-fx-snub = ne pas payer vos renforts
os-fx-banish = défausser le Monstre, sans Butin ni X
os-fx-slay = le Monstre est vaincu
os-fx-sink = le premier Monstre de votre salle va au bas de la Pile
os-fx-shoo = le premier Monstre de la salle passe dans une salle voisine
os-fx-lure = le premier Monstre d’une salle voisine vient ici
os-fx-reinforce = ajouter à la Pile un Monstre de votre main
os-fx-snipe = un Monstre de votre étage attaque un autre joueur, dans une autre salle à sa Portée
os-fx-size = taille du combat { $sign }
os-fx-skip = ne jouer aucun Monstre
os-fx-evade = { $target ->
    [self] { $sign } à votre jet d’esquive
   *[other] { $sign } au jet d’esquive { $of }
}
os-fx-disarm = désamorcer le piège sur un jet de { $n } ou plus
os-fx-cancel = cette carte n’a aucun effet
os-fx-stairs = placer un escalier dans votre salle si aucun ne descend encore de l’étage
os-fx-recover = { $n ->
    [one] reprendre 1 carte Zut ! au choix dans la défausse
   *[other] reprendre { $n } cartes Zut ! au choix dans la défausse
}
os-fx-rummage = { $n ->
    [one] reprendre 1 Butin au choix dans la défausse de Butin
   *[other] reprendre { $n } Butins au choix dans la défausse de Butin
}

os-result-wound = { $n ->
    [one] 1 Blessure
   *[other] { $n } Blessures
}
os-result-draw = égalité
os-result-miss = { $n ->
    [one] le joueur passe un tour
   *[other] le joueur passe { $n } tours
}
os-result-steal = { $n ->
    [one] 1 Butin volé au hasard à un joueur
   *[other] { $n } Butins volés au hasard à un joueur
}
os-result-flip = { $n ->
    [one] 1 truc du joueur retourné
   *[other] { $n } trucs du joueur retournés
}
os-result-shoo = le Monstre passe dans une salle voisine
os-result-banish = le Monstre est défaussé, sans Butin ni X
os-result-lose-cards = { $n ->
    [one] le joueur défausse 1 carte au hasard
   *[other] le joueur défausse { $n } cartes au hasard
}
os-result-entrance = le joueur va à l’Entrée du donjon

os-trait-thor = un 1 à votre dé de combat compte comme un 13
os-trait-leap = après avoir attaqué à une Portée supérieure à 0, vous pouvez rejoindre la salle de l’adversaire
os-trait-guard = pas de −4 en Défense pendant votre repos
os-trait-quick-hands = vous pouvez ramasser un Butin au départ et un autre à l’arrivée
os-trait-hidden-stash = votre Magot est à l’abri des vols, de Voleur et d’Avidité

os-flag-stop = le déplacement s’arrête ici
os-flag-no-rest = repos interdit
os-flag-peaceful = pas de nouveau combat
os-flag-no-search = impossible de chercher un escalier
os-flag-slow = y entrer coûte 2 salles de déplacement
os-flag-no-help = aucune aide dans les combats menés ici

os-label-result = Résultat
os-label-area = Effet de zone
os-label-boost = Dopage
os-label-lair = Tous les combats du Repaire
os-label-support = { $support } (soutien : { $who })
os-label-drool = Bave
os-label-equipped = Équipé
os-label-hit = si le piège touche
os-label-first = Premier joueur à entrer
os-label-enter = En s’arrêtant ici
os-label-through = En passant par ici

os-area-number = { $n ->
    [one] le premier Monstre
   *[other] les { $n } premiers Monstres
}
os-area-type = { $who } de la salle
os-boost-attack = { $n } en Attaque
os-boost-defense = { $n } en Défense
os-boost-range = { $n } en Portée
os-boost-amount = { $n } à chaque effet ci-dessus
os-flips = se retourne après le combat
os-none = N/A
os-infinite = infinie
os-nothing = Rien de spécial.
os-unexplored = inexploré
os-only = Effet réservé à { $who }.
os-drool-all = { $n } pour tout le monde

os-card-shtick = Attaque { $attack }, Défense { $defense }, Portée { $range }
os-card-short = { $level ->
    [yes] Attaque { $attack } + niveau, Défense { $defense } + niveau
   *[no] Attaque { $attack }, Défense { $defense }
}
os-card-range = Portée { $range }
os-card-monster = { $level ->
    [yes] Attaque { $attack } + niveau, Défense { $defense } + niveau, Portée { $range }
   *[no] Attaque { $attack }, Défense { $defense }, Portée { $range }
}
os-card-spoils = Pièces { $coins }, X { $x }
os-card-unique = Unique
os-card-trap = { $multiple ->
    [yes] { $range ->
        [0] Esquive { $evade }, touche tout le monde dans la salle
       *[other] Esquive { $evade }, touche tout le monde à Portée { $range } ou moins
    }
   *[no] Esquive { $evade }, ne touche que le joueur qui le révèle
}
os-card-entrance = Aucun combat. Arriver ici soigne toutes les Blessures et remet tous les trucs face visible.
os-card-haven = Aucun combat contre les Monstres. Le déplacement continue, même quand on le révèle.
os-card-character = { $race }, { $wounds } Blessures

os-part-printed = sur la carte
os-part-level = niveau du Repaire
os-part-nemesis = Némésis
os-part-tricky = Rusé
os-part-support = soutien : { $support }
os-part-rally = jusqu’à la fin du tour
os-part-cards = cartes
os-part-by = { $card } ({ $other })
os-part-boost = dopages
os-part-resting = repos
os-part-help = aide : { $other }
