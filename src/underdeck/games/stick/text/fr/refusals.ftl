refuse-unknown-setting = Aucun réglage ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-players-missing = Nommez les joueurs, par exemple players=["roy", "haley"] ; personnages : { $choices }.
refuse-players-count = { $found ->
    [one] { $found } joueur ?
   *[other] { $found } joueurs ?
} Le jeu se joue de 2 à 6.
refuse-unknown-character = Aucun personnage ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-unknown-length = Aucune durée de partie ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-length-players = La durée « { $length } » demande au moins { $least } joueurs, pas { $players }.
refuse-unknown-variant = Aucune variante ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-variant-twice = La variante « { $name } » est citée deux fois.
refuse-variant-players = La variante « { $variant } » se joue de { $least } à { $most }, pas à { $players }.
refuse-teams-without-variant = Il faut la variante « team » pour jouer en équipes.
refuse-teams-players = Les équipes doivent compter chaque joueur une seule fois : { $choices }.
refuse-teams-seating = { $first } et { $second } sont voisins : des coéquipiers ne le sont jamais.
refuse-unknown-preset = Aucun préréglage ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-position-form = La position a une erreur à « { $field } ».
refuse-position-name = La position cite « { $name } » sous « { $field } » : cette carte n’y existe pas.
refuse-position-copies = La position cite « { $name } » plus souvent qu’il n’y a d’exemplaires (sous « { $field } »).
refuse-position-unknown = La position contient un champ inconnu : « { $field } ».
refuse-position-phase = Aucune phase ne s’appelle « { $name } » ; choix possibles : { $choices }.
