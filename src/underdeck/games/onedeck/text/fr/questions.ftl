# Les questions, la raison pour laquelle elles sont posées, et les réponses.

ask-turn-start = Un nouveau tour commence. Boire une potion avant que le temps passe ?
    .why = La potion de Soin est plus efficace au début d’un tour. Le temps qui va passer peut placer des pions sur les escaliers : c’est le bon moment pour boire. Sinon, continuez.
ask-turn-option = { $explore ->
    [yes] Entrer dans une pièce, ou explorer ?
   *[no] Dans quelle pièce entrez-vous ?
}
    .why = Une fois le temps passé, le groupe fait une seule chose : explorer pour compléter la rangée de portes, ou entrer dans une pièce. Tant que vous n’avez pas choisi, une potion de Soin compte encore comme bue au début du tour.
ask-descend = { $floor ->
    [3] Les derniers escaliers sont visibles. Descendre affronter le gardien ?
   *[other] Les escaliers sont visibles. Descendre ?
}
    .why = Vous pouvez descendre maintenant, ou vous attarder pour les portes encore en jeu. Tant que les escaliers sont visibles, chaque temps dépensé y place un pion, et { $heroes ->
        [4] six pions blessent deux héros
       *[other] trois pions blessent un héros
    }.
ask-room = Derrière la porte : { $card }. Que faites-vous ?
    .why = Affrontez la rencontre pour gagner son butin, ou fuyez : la carte reste alors en jeu comme porte ouverte et le tour se termine. Dans la plupart des éditions, on ne peut pas fuir si la porte était déjà ouverte.
ask-stealth = Furtivité : ajouter une porte fermée ?
    .why = Quand le groupe fuit, ce héros peut poser une porte fermée de plus, tant que la limite de portes n’est pas atteinte et qu’il reste une carte dans le paquet.
ask-stairs-damage = Qui subit la blessure due aux escaliers ?
    .why = Trois pions sur les escaliers infligent 1 blessure à un héros ; à quatre héros, six pions en infligent 1 à deux héros. Le groupe choisit qui la subit.
ask-flames = Qui subit la blessure ?
    .why = La capacité de l’ennemi blesse un héros au début de la rencontre. Le groupe choisit lequel.
ask-drain = Quel objet est converti en XP ?
    .why = L’ennemi draine un objet du groupe. Sa carte est glissée sous la carte de niveau et compte comme XP.
ask-peril = Comment affrontez-vous le piège ?
    .why = Choisissez l’une des deux options. Son coût en temps est payé aussitôt, et seuls les dés de sa couleur (ainsi que les dés héroïques) sont lancés. L’autre option ne joue plus aucun rôle.
ask-feat = Utiliser votre capacité héroïque ?
    .why = Chaque héros peut utiliser sa { $deed } une fois, avant le lancer des autres dés. Les dés héroïques qu’elle apporte comptent pour n’importe quelle couleur.
ask-throw = Quel dé défaussez-vous ?
    .why = La { $deed } vous oblige à défausser l’un des dés que vous venez de lancer, avant tout autre effet sur ces dés.
ask-first = Pas assez de dés { $color ->
    [noir] héroïques
   *[other] { $color }
} : qui se sert en premier ?
    .why = Les dés sont en nombre limité. Quand il n’y en a pas assez d’une couleur, le groupe décide qui se sert en premier ; les icônes en trop n’apportent rien.
ask-bonus = Qui lance le dé bonus ?
    .why = Le niveau donne au groupe des dés héroïques à chaque rencontre. Chacun va au héros de votre choix.
ask-placing = Utilisez vos compétences et placez vos dés.
    .why = Recouvrez des cases, utilisez compétences et potions, échangez des dés contre un dé héroïque ou défaussez des dés, dans l’ordre de votre choix, jusqu’à ce que vous ayez terminé. Tant qu’une case bouclier est découverte, seules les cases bouclier acceptent des dés. Chaque case laissée découverte a les conséquences indiquées à côté d’elle.
ask-fill = Case { $box } : il manque encore { $missing }. Ajoutez un dé.
    .why = Une case large accueille plusieurs dés de sa couleur (ou héroïques) dont la somme atteint son nombre. Les deux héros peuvent y contribuer.
ask-pay = { $mana ->
    [yes] { $left ->
        [one] { $skill } : encore { $left } point de mana à payer.
       *[other] { $skill } : encore { $left } points de mana à payer.
    }
   *[no] { $left ->
        [0] { $skill } : plus aucun dé à payer.
        [one] { $skill } : encore un dé à payer.
       *[other] { $skill } : encore { $left } dés à payer.
    }
}
    .why = Le coût se paie avec les dés de votre propre stock ; les dés héroïques comptent pour n’importe quelle couleur. Pour un sort, la somme des dés de magie doit atteindre son coût ; le surplus est perdu.
ask-pick = { $effect } Quel dé ?
    .why = Choisissez les dés un par un ; des dés identiques ne sont proposés qu’une fois. Choisissez « Terminé » quand vous n’en voulez plus.
ask-pick-partner = La compétence de votre partenaire agit sur vos dés : { $effect } Quel dé ?
ask-branch = Choisissez un effet.
    .why = Cette compétence propose deux effets ; vous n’en obtenez qu’un.
ask-amount = Combien de temps ignorez-vous ?
    .why = Vous pouvez en ignorer moins que la compétence ne le permet.
ask-convert = { $left ->
    [0] Plus aucun dé à donner.
    [one] Quel autre dé donnez-vous ?
   *[other] Quels sont les { $left } autres dés que vous donnez ?
}
    .why = Deux dés s’échangent contre un dé héroïque réglé sur la plus faible de leurs valeurs. Deux héros peuvent en donner un chacun. (Contre le Bandit, il en faut trois.)
ask-receiver = Qui reçoit le dé héroïque ?
    .why = Les deux héros ont donné un dé : le groupe choisit donc qui reçoit le nouveau.
ask-avert-defeat = Un héros va succomber ! Utiliser un effet de soin ?
    .why = Dès qu’un héros a autant de blessures que de santé, la partie est perdue pour tous, à moins qu’un soin ne le ramène aussitôt sous cette limite.
ask-split = { $damage ->
    [one] { $damage } blessure : qui la subit ?
   *[other] { $damage } blessures : qui en subit une de plus ?
}
    .why = Les blessures se partagent à parts aussi égales que possible ; le groupe choisit qui en subit le plus.
ask-store = Stocker l’un des dés qui vous restent ?
    .why = À la fin d’une rencontre, ce héros peut stocker sur sa { $deed }, pour plus tard, les dés qui lui restent. Seule leur couleur compte : ils seront relancés avec elle.
ask-loot = { $card } : sous quelle forme prenez-vous ce butin ?
    .why = Un groupe qui a survécu prend la carte sous une seule forme : un objet ou une compétence pour un héros, une potion pour tous, ou des XP. Le niveau limite les objets et les compétences ; une carte remplacée par une nouvelle compte comme XP.
ask-pairs = Quels sont les deux héros qui affrontent « { $card } » ? (Les autres affrontent « { $second } ».)
    .why = À quatre héros, deux cartes attendent derrière chaque porte. Le groupe se sépare en deux paires, une par carte ; chacune dispose de la moitié des dés, et seuls ses héros agissent et subissent des blessures.
ask-boss-pairs = Quels sont les deux héros qui affrontent le gardien en premier ?
    .why = À chaque round, une paire joue un round complet, puis l’autre. Les paires peuvent changer d’un round à l’autre. Si la première paire vient à bout du gardien, la seconde est épargnée.
ask-order = Par quelle rencontre commencez-vous ?
    .why = Les deux rencontres se jouent l’une après l’autre, dans l’ordre de votre choix.
ask-odd-die = Les dés { $color ->
    [noir] héroïques
   *[other] { $color }
} sont en nombre impair : quelle paire en reçoit un de plus ?
    .why = Chaque paire a sa propre réserve : les dés de chaque couleur se partagent à parts aussi égales que possible, et le groupe désigne la paire qui reçoit un éventuel dé en trop.
ask-sneak = { $card } : l’affronter, ou passer sans être vu ?
    .why = Une potion d’Invisibilité permet à une paire d’éviter sa carte ; l’autre paire n’est pas concernée.
ask-groups = Résister au poison : quels héros forment une paire ?
    .why = À quatre héros, on résiste au poison par paires. Chaque paire lance un dé contre ses propres pions de poison, avec la moitié des feuilles des portes ouvertes ; une paire sans poison ne lance pas de dé.
ask-leaf = Quelle paire reçoit la feuille en trop ?
    .why = Chaque feuille d’une porte ouverte ajoute 1 à un jet pour résister au poison. Les deux paires se partagent les feuilles à parts aussi égales que possible.
ask-resist = Le poison agit. Boire une potion avant le jet ?
    .why = Après une exploration et au début de chaque round contre le gardien, un groupe empoisonné lance un dé et ajoute 1 par feuille sur les portes ouvertes. Si le résultat dépasse le nombre de pions de poison, le jet est réussi et, sauf avec un paquet hybride, un pion est retiré. Sinon, un pion est retiré aussi, mais son héros subit 2 blessures.
ask-resisted = Le jet est réussi. Qui perd un pion de poison ?
    .why = Un jet réussi retire un pion de poison à un héros, au choix du groupe.
ask-poisoned = Le poison frappe. Qui perd un pion de poison et subit 2 blessures ?
    .why = Un échec retire un pion de poison à un héros, au choix du groupe, et ce héros subit 2 blessures.
ask-poison = Qui reçoit le pion de poison ?
    .why = Le groupe choisit qui le reçoit. S’il n’en reste plus dans la réserve, 1 blessure remplace chaque pion.
ask-split-poison = { $poison ->
    [one] { $poison } poison : qui le reçoit ?
   *[other] { $poison } poisons : qui en reçoit un de plus ?
}
    .why = Le poison se partage à parts aussi égales que possible, comme les blessures mais séparément ; le groupe choisit qui en reçoit le plus.
ask-heal-or-cure = { $amount ->
    [one] Retirer { $amount } blessure, ou un pion de poison ?
   *[other] Retirer { $amount } pions : combien de blessures, combien de poison ?
}
    .why = Chaque blessure à soigner peut être remplacée par un pion de poison à retirer.
ask-cure = { $amount ->
    [one] Potion de { $potion } : quel héros se soigne de { $amount } blessure ?
   *[other] Potion de { $potion } : quel héros se soigne de { $amount } blessures ?
}
    .why = Avec la potion de Guérison, chaque autre potion bue et chaque cube de potion gagné soignent aussi un héros, au choix du groupe.
ask-first-aid = Premiers soins : quel héros se soigne aussi de 1 blessure ?
    .why = Le talent Premiers soins soigne celui qui boit une potion. Plusieurs d’entre vous l’ont et la potion ne nomme personne : le groupe dit qui la boit.
ask-loot-order = Quelle carte prenez-vous en premier ?
    .why = Après les deux rencontres, le groupe prend les deux cartes l’une après l’autre. Un même héros peut prendre les deux.
ask-speed = Utiliser un talent ({ $skill }) pour payer { $time } temps de moins ?
    .why = Ce talent épargne ce temps, une fois par piège : sur le coût de l’option choisie, ou plus tard parmi les conséquences.
ask-focus = Quel focus est actif dans cette partie ?
    .why = Les talents basiques servent toujours. Parmi les trois autres focus, le héros en choisit un pour cette partie ; les talents des deux autres restent sans effet.
ask-basic-skill = Vétéran : quelle compétence basique prenez-vous ?
    .why = Le talent Vétéran donne une compétence basique pour cette partie. Elle ne compte pas dans la limite de compétences.
ask-basic-potion = Avec quelle potion basique commencez-vous ?
    .why = Avec la potion de Guérison, le groupe connaît dès le départ l’une des quatre potions basiques. Elle n’apporte pas de cube de potion.
ask-marks = { $left ->
    [one] Une coche à placer. Où ?
   *[other] { $left } coches à placer. Où va la prochaine ?
}
    .why = Un donjon facile permet de cocher les cercles verts, un donjon moyen aussi les carrés jaunes, un donjon difficile tous les espaces. Un talent est débloqué pour les parties suivantes quand tous ses espaces sont cochés.
ask-level = { $level ->
    [4] Échanger des XP contre un cube de potion ?
   *[other] Monter de niveau ?
}
    .why = Dépensez des cartes d’XP qui atteignent le coût ; elles retournent entières dans la boîte et les XP en trop sont perdus. Chaque niveau apporte { $heroes ->
        [4] deux cubes de potion
       *[other] un cube de potion
    }, davantage de place pour les objets et les compétences et, plus tard, des dés bonus.

do-go-on = Continuer
do-explore = Explorer
do-enter = Entrer par la porte { $door } ({ $card ->
    [closed] fermée
   *[open] { $cardname }
})
do-pair = { $hero } et { $second }
do-card = { $card }
do-poison = { $hero } (santé { $left }, poison { $poison })
do-cure = { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
} et { $poison ->
    [one] { $poison } poison
   *[other] { $poison } poisons
}
do-soothe = { $hero } (santé { $left }, poison { $poison })
do-focus = { $focus } : { $talents }
do-learn = { $skill } — { $text }
do-brew = { $potion } — { $text }
do-mark = { $talent }, { $mark ->
    [green] cercle vert
    [yellow] carré jaune
   *[red] pentagone rouge
} ({ $marked } sur { $spaces })
do-pass = Laisser le tour se terminer
do-encounter = Affronter la rencontre
do-flee = Fuir
do-invisible = Boire une potion d’Invisibilité : dépenser { $time } temps, éviter la rencontre et prendre son butin
do-heal = Boire une potion : { $potion } ({ $hero }), soigner { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
}{ $useless ->
    [yes] {" "}(rien à soigner !)
   *[no] {""}
}
do-return = { $hero } : rendre à la réserve un dé { $color ->
    [noir] héroïque
   *[other] { $color }
} stocké
do-descend = Descendre
do-stay = Pas maintenant
do-yes = Oui
do-no = Non
do-hurt = { $hero } (santé { $left })
do-drain = { $hero } : { $card } · { $change }
do-peril = { $label } : { $text } À lancer : { $rolls }.
do-feat = { $hero } : { $feat } avec { $dice }{ $time ->
    [0] {""}
   *[other] {" "}pour { $time } temps
}{ $poison ->
    [0] {""}
    [one] {" "}pour { $poison } poison
   *[other] {" "}pour { $poison } poisons
}
do-no-feat = { $hero } : pas de capacité héroïque
do-throw = { $die }
do-first = { $hero } en premier
do-bonus = { $hero }
do-cover = { $die }→{ $box }
do-cover-box = Placer { $die } sur la case { $box }{ $owner }
do-add = { $die }{ $owner }
do-use = { $skill }{ $owner } — { $text }
do-pay = { $die }
do-pick = { $die }
do-done = Terminé
do-done-price = { $price ->
    [both] Subir { $hurts } et dépenser { $time }
    [hurts] Subir { $hurts }
   *[time] Dépenser { $time }
}
do-drink-anytime = Boire une potion : { $potion } ({ $hero })
do-drink = Boire une potion : { $potion }{ $owner } — { $text }
do-convert = { $die }
do-discard = { $die }
do-branch = { $text }
do-amount = { $n }
do-give = { $hero }
do-defeat = Accepter la défaite
do-split = { $hero } : { $more } (santé { $left }) ; l’autre héros : { $less }
do-store = { $die }
do-item = Objet ({ $hero }) : { $item } · { $change }
do-skill = Compétence ({ $hero }) : { $skill }. { $text } · { $change }
do-potion = Potion : { $potion }. { $text } · { $change }
do-xp = { $xp } XP : { $change }
do-xp-short = { $xp } XP
do-claim = { $card } : { $change }
do-level-up = Dépenser des cartes d’XP valant { $cards } : { $change }
do-refuse = Refuser : chaque dé retourne dans son stock
do-falls = ☠ { $hero } succomberait : { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
} pour une santé de { $health } !
do-lost = { $falls ->
    [0] ☠ Vous perdriez la partie.
   *[other] Vous perdriez la partie.
}
do-owner = {" "}({ $hero })

# Ce que change une réponse au sujet du butin : chaque nombre avant et après.
change-number = { $name } { $before } → { $after }
change-xp = XP { $before } → { $after } sur { $needed }
change-items = objets { $before } → { $after } sur { $most }
change-skills = compétences { $before } → { $after } sur { $most }
change-strength = force
change-agility = agilité
change-magic = magie
change-health = santé
change-of-xp = XP
change-level = niveau
change-tokens = cubes de potion
change-lost = { $n ->
    [one] { $n } XP perdu
   *[other] { $n } XP perdus
}
change-replaces = { $change } ; remplace { $name }

group-cover = Recouvrir une case
group-add = Ajouter
group-convert = Obtenir un dé héroïque avec
group-discard = Défausser
group-pick = Choisir
group-pay = Payer avec
group-store = Stocker
group-throw = Défausser
group-anytime = À tout moment
do-slip-back = Furtivité : remettre la carte sur le dessus du paquet
ask-feat-in-1-1 = Utiliser votre compétence héroïque ?
do-no-feat-in-1-1 = { $hero } : pas de compétence héroïque
ask-turn-option-explore = Boire une potion avant d’explorer ?

# What may be typed for the verbs of the notation and for the commands of the game.
typed-words =
    continuer=go-on explorer=explore entrer=enter passer=pass affronter=encounter combattre=encounter
    remettre=slip-back fuir=flee soigner=heal rendre=return descendre=descend rester=stay oui=yes non=no blesser=hurt
    perdre=drain piège=peril capacité=feat sans-capacité=no-feat jeter=throw premier=first recouvrir=cover
    placer=cover poser=cover ajouter=add utiliser=use payer=pay choisir=pick terminer=done terminé=done fini=done
    boire=drink convertir=convert défausser=discard option=branch nombre=amount donner=give défaite=defeat
    répartir=split stocker=store objet=item compétence=skill niveau=level-up refuser=refuse duo=pair carte=card
    porte=door fiche=sheet
    guérir=cure apaiser=soothe spécialité=focus apprendre=learn préparer=brew cocher=mark
