card-cellar-rat-king = Roi des rats
card-cellar-loose-barrels = Tonneaux lâchés
    .first = Les retenir
    .second = Sauter par-dessus
ability-cellar-dusty = Poussière
skill-cellar-uncork = Déboucher
