### One Deck Dungeon: what it refuses.

refuse-unknown-hero = Aucun héros ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-unknown-dungeon = Aucun donjon ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-unknown-edition = L’édition « { $name } » n’existe pas ; choix possibles : { $choices }.
refuse-hero-count = { $count ->
    [0] Choisissez un, deux ou quatre héros.
   *[other] Le jeu se joue avec un, deux ou quatre héros, et non { $count }.
}
refuse-same-hero = Les héros d’un groupe doivent être différents ; vous avez choisi plusieurs fois { $name }.
refuse-position-die = Ligne { $line } de la position : « { $text } » n’est pas un dé.
refuse-position-hero = Ligne { $line } de la position : précisez le héros ({ $choices }).
refuse-position-too-few = { $count ->
    [0] Ligne { $line } de la position : il ne reste aucune carte pour cela.
    [one] Ligne { $line } de la position : il ne reste qu’une carte pour cela.
   *[other] Ligne { $line } de la position : il ne reste que { $count } cartes pour cela.
}
refuse-position-door = { $count ->
    [0] Ligne { $line } de la position : il n’y a aucune porte.
    [one] Ligne { $line } de la position : précisez la porte (il y en a { $count }).
   *[other] Ligne { $line } de la position : précisez laquelle des { $count } portes.
}
refuse-position-box = { $count ->
    [0] Ligne { $line } de la position : il n’y a aucune case.
    [one] Ligne { $line } de la position : précisez la case (il y en a { $count }).
   *[other] Ligne { $line } de la position : précisez laquelle des { $count } cases.
}
refuse-position-dice = { $count ->
    [0] Ligne { $line } de la position : il n’y a aucun dé de couleur { $text }.
    [one] Ligne { $line } de la position : il n’y a qu’un dé de couleur { $text }.
   *[other] Ligne { $line } de la position : il n’y a que { $count } dés de couleur { $text }.
}
refuse-position-choice = Ligne { $line } de la position : un piège demande son choix (1 ou 2).
refuse-position-agenda = Ligne { $line } de la position : « { $text } » ne convient pas.
refuse-position-dead = Ligne { $line } de la position : { $hero } a au moins autant de blessures que de santé.
refuse-no-such-door = Aucune porte ouverte « { $text } » à regarder.
refuse-unknown-set = Aucun set ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-dungeon-set = Le donjon « { $dungeon } » ne va pas avec un paquet du set « { $set } » ; prenez son propre set ou un paquet hybride.
refuse-unknown-reference = La Séquence de tour ne peut pas être « { $name } » ici ; choix possibles : { $choices }.
refuse-unknown-tier = Aucun niveau de difficulté ne s’appelle « { $name } » dans cette édition ; choix possibles : { $choices }.
refuse-hordes = La carte Hordes se joue à quatre héros, avec un paquet de Forêt des Ombres ou un paquet hybride.
refuse-sheet-hero = Une fiche de campagne désigne le héros « { $name } », qui n’est pas dans ce groupe : { $choices }.
refuse-unknown-talent = Aucun talent ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-unknown-focus = Aucun focus ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-too-many-marks = Le talent « { $talent } » a plus de coches que d’espaces.
refuse-talent-unearned = Le talent « { $talent } » n’est pas encore débloqué : il lui reste des espaces à cocher.
refuse-talent-inactive = Le talent « { $talent } » appartient au focus « { $focus } », qui n’est pas actif dans cette partie.
refuse-mark-color = Après un donjon { $difficulty ->
    [1] facile
    [2] moyen
   *[3] difficile
}, on ne peut cocher aucun { $mark ->
    [green] cercle vert
    [yellow] carré jaune
   *[red] pentagone rouge
}.
refuse-mark-full = Le talent « { $talent } » n’a plus d’espace de cette sorte à cocher.
refuse-mark-locked = Le talent « { $talent } » ne peut pas être appris : ce héros est lié à un autre focus, ou le premier talent de ce focus n’est pas encore débloqué.
refuse-mark-early = Les coches ne se placent qu’après la partie, une fois gagnées.
refuse-position-poison = Ligne { $line } de la position : il n’y a que { $count ->
    [one] { $count } pion de poison
   *[other] { $count } pions de poison
}.
refuse-position-stacks = Ligne { $line } de la position : à quatre héros, chaque porte se compose de deux cartes.
refuse-bot-answers = Un bot joue { $name } et répond sans vous.
