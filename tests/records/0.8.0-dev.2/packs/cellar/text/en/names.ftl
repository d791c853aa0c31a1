card-cellar-rat-king = Rat King
card-cellar-loose-barrels = Loose Barrels
    .first = Hold them
    .second = Jump over them
ability-cellar-dusty = Dusty
skill-cellar-uncork = Uncork
