# Un texte dans une autre langue a son propre dossier ; ce qui manque ici vient de l’anglais.
os-shtick-@id@-ladle = Louche bénie
    .joke = Bénie deux fois, lavée jamais.
os-shtick-@id@-recipe = Recette secrète
    .joke = Le secret, c’est plus de sel.
os-monster-@id@-sous-chef = Sous-chef gobelin
    .joke = Hache d’abord, demande ensuite ce que c’était.
os-screw-@id@-too-many-cooks = Trop de cuisiniers
    .joke = Chacun touille.
os-loot-@id@-golden-spoon = Cuillère d’or
    .joke = Vaut plus que la soupe.
os-trap-@id@-hot-oven = Four brûlant
    .joke = Préchauffé depuis mardi.
os-room-@id@-pantry = Garde-manger
    .joke = Tout ici est périmé. Vous aussi.
