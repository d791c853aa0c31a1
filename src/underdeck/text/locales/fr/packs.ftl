# `underdeck packs`
packs-none-here = Aucun pack ici. Ils se trouvent dans { $folder }, et dans les dossiers que nomme UNDERDECK_PACKS.
packs-row = { $pack } { $version }  { $name } [{ $game }] de { $author }, { $license }
packs-broken = { $file } n’est pas utilisable : { $reason }{ $more ->
    [0] { "" }
    [one] { " " }(et 1 autre défaut)
   *[other] { " " }(et { $more } autres défauts)
}
packs-twice = Plusieurs packs s’appellent { $pack } : celui de { $file } compte, pas { $others }.
packs-no-folder = UNDERDECK_PACKS nomme { $folder }, mais ce dossier n’existe pas.
packs-place = Se trouve ici : { $file }
packs-shown = { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
packs-languages = Textes : { $list }
packs-digest = Empreinte de ses cartes : { $digest }
packs-pictures = Images : { $list }
packs-unshown = Ni images ni montrés : { $list }. Une image est un fichier .svg, au nom en minuscules.
packs-unread = Non lu : { $list }
packs-unnamed = Sans texte propre ({ $lang }), nommés d’après leur identifiant ou en anglais : { $list }
packs-sound = { $name } { $version } est en bon état : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $games ->
    [0] aucune partie jouée
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}.
packs-progress = Parties
packs-added = { $name } { $version } est là maintenant. Pour y jouer : underdeck play { $game } --pack { $pack }
packs-removed = { $file } n’est plus là. Les enregistrements qui le demandent ne s’ouvrent pas sans lui.
packs-made = Un petit pack qui marche est dans { $folder }. Ensuite : underdeck packs check { $folder }
field-packs = Packs de cartes
