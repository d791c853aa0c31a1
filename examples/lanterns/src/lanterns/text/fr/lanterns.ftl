### Lanterns Out : tout ce que l’on montre aux gens.

game-name = Lanternes éteintes
notice = Un petit jeu à nous, aussi libre que ses règles.
quick-game = Trois courtes descentes contre deux robots
how-to-play =
    Lanternes éteintes, en bref
    Une seule lanterne éclaire tout le monde. À chaque descente, on ouvre les salles l’une après l’autre. Un trésor se partage entre tous ceux qui sont dedans.
    Avant la salle suivante, chacun à l’intérieur décide en secret : avancer ou rentrer. Qui rentre garde sa bourse et partage les pièces tombées au sol avec ceux qui partent en même temps.
    Le deuxième danger d’une même sorte ferme le puits : qui est encore dedans perd sa bourse, sauf si un souvenir la sauve. Quand la lanterne s’éteint, on perd la moitié de sa bourse sur le chemin du retour.
    Après la dernière descente, le plus riche gagne. Seul, il faut rapporter assez.

field-players = Explorateurs
field-shaft = Puits
lanterns-option-delves = Combien de fois tout le monde descend.
shaft-says = lumière { $light }, escaliers { $stairs }, seul { $goal }

# Noms

name-ann = Ann
name-bo = Bo
name-cleo = Cléo
name-dan = Dan
name-old-well = Le vieux puits
name-tin-mine = La mine d’étain
name-sunken-crypt = La crypte engloutie
name-scattered-coppers = Piécettes éparses
name-silver-candlesticks = Chandeliers d’argent
name-miners-strongbox = Coffre du mineur
name-vein-of-gold = Filon d’or
name-sleeping-kings-crown = Couronne du roi dormant
name-bats = Chauves-souris
name-flood = Crue
name-rockfall = Éboulement
name-firedamp = Grisou
name-oil-flask = Fiole d’huile
name-worn-steps = Marches usées
name-rope = Corde
name-sewn-pocket = Poche cousue
name-lucky-penny = Sou porte-bonheur
deck-chamber = salle
deck-keepsake = souvenir

# Cartes

card-treasure = { $coins } pièces, et 2 de plus par escalier descendu, à partager entre tous ceux qui sont dedans. Ce qui ne se partage pas reste au sol.
card-peril = Chacun à l’intérieur laisse tomber une pièce par escalier descendu. Le deuxième de sa sorte dans une descente ferme le puits.
card-oil = La lanterne gagne { $light } de lumière.
card-stairs = À partir d’ici, il y a plus à trouver et plus à perdre.
card-saves = Quand le puits se ferme : rentrez avec { $saves ->
    [100] toute votre bourse
   *[other] { $saves } % de votre bourse, arrondi au-dessus
}.
card-worth = Vaut { $coins } pièces à la fin.

# La table

view-shaft = Puits
view-delve = Descente
view-delves = Descentes en tout
view-light = Lumière
view-stairs = Escaliers descendus
view-path = Chemin
view-floor = Pièces au sol
view-deck = Salles restantes
view-closing = Dont fermeraient le puits
view-removed = Parties pour de bon
view-used = Souvenirs utilisés
view-delvers = Explorateurs
view-delver = Qui
view-inside = Dedans
view-coins = À la maison
view-pouch = Bourse
view-keepsakes = Souvenirs
view-carries = Porte
view-score = Score

# Ce que l’on demande

ask-walk = Avancer, ou rentrer avec { $pouch ->
    [0] 0 pièce
    [one] 1 pièce
   *[other] { $pouch } pièces
} et votre part des { $floor } au sol ? { $closing } des { $deck } salles fermeraient le puits.
    .why = Chacun à l’intérieur répond en secret. Qui part rapporte sa bourse et partage ce qui est au sol avec ceux qui partent en même temps.
ask-escape = Le puits se ferme ! { $pouch ->
    [one] Il y a 1 pièce dans votre bourse.
   *[other] Il y a { $pouch } pièces dans votre bourse.
}
    .why = Une corde ou une poche cousue sauve votre bourse ou une partie. Sans cela, elle est perdue.
do-on = Avancer
do-leave = Rentrer
do-pass = Abandonner la bourse
do-use = Utiliser : { $first }

# Ce qui s’est passé

event-dealt = { $seat } porte : { $keepsake }.
event-delve = La descente { $number } sur { $delves } commence.
event-treasure = { $card } : { $coins } pièces, { $share } pour { $people ->
    [one] la seule personne dedans
   *[other] chacun des { $people }
}.
event-peril = { $dropped ->
    [0] { $card } ! Un avertissement.
    [one] { $card } ! 1 pièce tombe au sol.
   *[other] { $card } ! { $dropped } pièces tombent au sol.
}
event-oil = { $card } : la lumière est maintenant de { $light }.
event-stairs = { $card } : { $stairs ->
    [one] le premier escalier.
   *[other] { $stairs } escaliers plus bas.
}
event-closed = { $card }, encore ! Le puits se ferme.
event-dark = La lanterne est éteinte. Chacun rentre à tâtons et perd la moitié.
event-home = { $coins ->
    [0] { $seat } rentre sans rien.
    [one] { $seat } rapporte 1 pièce.
   *[other] { $seat } rapporte { $coins } pièces.
}
event-used = { $seat } utilise : { $keepsake }.
event-lost = { $coins ->
    [0] { $seat } ressort les mains vides.
    [one] { $seat } perd 1 pièce.
   *[other] { $seat } perd { $coins } pièces.
}

# La fin

outcome-ann = Ann a le plus de pièces.
outcome-bo = Bo a le plus de pièces.
outcome-cleo = Cléo a le plus de pièces.
outcome-dan = Dan a le plus de pièces.
outcome-shared = { $winners } ont autant de pièces : la victoire est partagée.
outcome-goal = De quoi vivre tranquille !
outcome-short = Pas assez. Le puits sera encore là demain.
score-line = { $delver } : { $coins ->
    [0] 0 pièce
    [one] 1 pièce
   *[other] { $coins } pièces
}

# Refus

refuse-lanterns-players = Il faut dire qui descend, chacun une fois, de un à { $most } : { $choices }.
refuse-lanterns-delver = Aucun explorateur ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-lanterns-shaft = Aucun puits ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-lanterns-position = Ligne { $line } de la position : « { $text } » ne va pas avec le reste.
