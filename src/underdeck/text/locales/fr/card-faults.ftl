# Pourquoi un champ d’un pack de cartes est refusé : la fin de `refuse-pack-field`
refuse-card-field = ce champ n’existe pas ici{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire { $near } ?)
}{ $choices ->
    [none] { "" }
   *[other] { " " }; choix possibles : { $choices }
}
refuse-card-missing = ce champ est nécessaire
refuse-card-wants = { $kind ->
    [number] il faut ici un nombre de { $least } à { $most }
    [number-or] il faut ici un nombre de { $least } à { $most }, ou un de ces mots : { $choices }
    [words] il faut ici un de ces mots : { $choices }
    [yes-no] il faut ici true ou false, sans guillemets
    [id] il faut ici un identifiant : minuscules, chiffres et traits d’union, entre guillemets, une lettre d’abord
    [line] il faut ici une ligne entre guillemets, de { $most } lettres au plus
    [version] il faut ici une version entre guillemets, comme "1.0"
    [text] il faut ici des mots entre guillemets
    [list] il faut ici une liste entre crochets
    [count] il faut ici une liste de { $least }, entre crochets
    [table] il faut ici une table, comme {"{"} nom = valeur {"}"}
   *[other] ceci n’a pas sa place ici
}{ $found ->
    [none] { "" }
   *[other] , pas { $found }
}{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire { $near } ?)
}
refuse-card-unknown = { $kind ->
    [table] il n’y a pas de table [{ $name }]
    [ability] il n’y a pas de capacité « { $name } »
    [skill] il n’y a pas de compétence « { $name } »
    [potion] il n’y a pas de potion « { $name } »
    [card] il n’y a pas de carte « { $name } »
    [shtick] il n’y a pas de truc « { $name } »
    [character] il n’y a pas de personnage « { $name } »
    [loot] le jeu n’a pas lui-même de Butin « { $name } »
    [verb] il n’y a pas d’action « { $name } »
    [result] il n’y a pas de Résultat « { $name } »
    [target] « { $name } » n’est ni un nombre ni une cible
    [type] il n’y a pas de type de Monstre « { $name } »
    [shtick-type] il n’y a pas de type de trucs « { $name } »
    [condition] il n’y a pas de condition « { $name } »
   *[other] il n’y a pas de « { $name } »
}{ $near ->
    [none] { "" }
   *[other] { " " }(vouliez-vous dire { $near } ?)
}{ $choices ->
    [none] { "" }
   *[other] { " " }; choix possibles : { $choices }
}
refuse-card-second = « { $name } » : les identifiants qui finissent par { $end } sont ceux des seconds exemplaires
refuse-card-twice = « { $name } » sert deux fois
refuse-card-tables = écrivez au moins une table [[{ $name }]], entre deux paires de crochets
refuse-card-why = une carte maison demande une raison
refuse-card-nothing = elle ne fait rien
