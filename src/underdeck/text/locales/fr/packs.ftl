# `underdeck packs`
packs-none-here = Aucun pack trouvé. Underdeck cherche dans { $folder } et dans les dossiers de UNDERDECK_PACKS.
packs-row = { $pack } { $version }  { $name } [{ $game }] de { $author }, { $license }
packs-broken = { $file } n’est pas utilisable : { $reason }{ $more ->
    [0] { "" }
    [one] { " " }(et 1 autre défaut)
   *[other] { " " }(et { $more } autres défauts)
}
packs-twice = Plusieurs packs s’appellent { $pack } : celui de { $file } est utilisé, pas { $others }.
packs-no-folder = UNDERDECK_PACKS nomme { $folder }, mais ce dossier n’existe pas.
packs-place = Emplacement : { $file }
packs-shown = { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
packs-languages = Textes : { $list }
packs-digest = Empreinte de ses cartes : { $digest }
packs-pictures = Images : { $list }
packs-unshown = Ne sont pas des images, donc pas montrés : { $list }. Une image est un fichier .svg au nom en minuscules.
packs-unread = Ignorés : { $list }
packs-unnamed = Sans textes en « { $lang } », donc montrés par leur identifiant ou en anglais : { $list }
packs-sound = { $name } { $version } est valide : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $games ->
    [0] aucune partie jouée
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}.
packs-progress = Parties
packs-added = { $name } { $version } est ajouté. Pour y jouer : underdeck play { $game } --pack { $pack }
packs-removed = { $file } est retiré. Les enregistrements qui le demandent ne s’ouvrent pas sans lui.
packs-made = Un petit pack qui marche est créé dans { $folder }. Ensuite : underdeck packs check { $folder }
field-packs = Packs de cartes

balance-played = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} par le bot { $bot }, avec { $name } et sans lui :
balance-cut = Le temps était écoulé après { $games } parties sur { $all }.
balance-fine = Rien ne semble déséquilibré.
balance-sitter-more = { $name } gagne trop souvent : { $share } % de ces parties ({ $low } à { $high }), contre { $expected } % des autres.
balance-sitter-less = { $name } gagne trop rarement : { $share } % de ces parties ({ $low } à { $high }), contre { $expected } % des autres.
balance-place-more = { $name } : un lieu trop facile, { $share } % des parties y sont gagnées ({ $low } à { $high }), contre { $expected } % ailleurs.
balance-place-less = { $name } : un lieu trop difficile, { $share } % des parties y sont gagnées ({ $low } à { $high }), contre { $expected } % ailleurs.
balance-whole-more = Le pack rend le jeu trop facile : avec ses cartes, { $share } % des parties sont gagnées ({ $low } à { $high }), contre { $expected } % sans elles.
balance-whole-less = Le pack rend le jeu trop difficile : avec ses cartes, { $share } % des parties sont gagnées ({ $low } à { $high }), contre { $expected } % sans elles.
balance-longer = Le pack rend les parties bien plus longues : { $turns } tours, contre { $expected } sans lui.
balance-shorter = Le pack rend les parties bien plus courtes : { $turns } tours, contre { $expected } sans lui.
balance-card-strong = { $name } ({ $way }) : une carte trop forte. Les joueurs qui la prennent gagnent { $points } points plus souvent que d’autres en aussi bonne position (prise { $count } fois).
balance-card-weak = { $name } ({ $way }) : une carte trop faible. Les joueurs qui la prennent gagnent { $points } points moins souvent que d’autres en aussi bonne position (prise { $count } fois).
balance-foe = { $name } : une rencontre trop dangereuse, elle coûte { $harm } de santé à chaque fois ; la pire du jeu en coûte { $most }.
balance-never-seen = Jamais vu : { $name }.
balance-never-used = Jamais utilisé : { $name }.
balance-never-taken = Jamais pris : { $name }.
balance-unended = { $count ->
    [one] { $count } partie ne s’est pas terminée.
   *[other] { $count } parties ne se sont pas terminées.
}
balance-rare = Cartes prises trop rarement pour en juger (jouez plus de parties) : { $name }.
