### The Order of the Stick: in the journal.

jr-by-characters = Par personnage
jr-by-lengths = Par durée
jr-one-of-characters = Personnage
jr-one-of-lengths = Durée
jr-got-party-of-one = Seul contre tous
jr-how-party-of-one = Mener une partie du Stick jusqu’à la dernière carte.
jr-got-most-likely-to-brag = Vantardise justifiée
jr-how-most-likely-to-brag = Avoir le plus de quoi se vanter.
jr-got-lich-please = Liche-toi de là
jr-how-lich-please = Donner le coup de grâce à Xykon.
jr-got-wrong-prize = Mauvais trophée
jr-how-wrong-prize = Achever Xykon et perdre quand même.
jr-got-open-wallet = Portefeuille ouvert
jr-how-open-wallet = Se faire voler trois fois dans une partie.
jr-got-finders-keepers = Trouvé, gardé
jr-how-finders-keepers = Voler trois fois dans une partie. Ils ne s’en servaient pas.
jr-got-works-alone = Travaille en solo
jr-how-works-alone = Refuser cinq demandes d’aide dans une partie.
jr-got-emotional-support = Soutien moral armé
jr-how-emotional-support = Aider six fois dans une partie.
jr-got-customer-service = Service clientèle
jr-how-customer-service = Servir aux autres une douzaine de Monstres dans une partie.
jr-got-plot-armor = Héros de l’histoire
jr-how-plot-armor = Gagner sans une seule Blessure.
jr-got-brave-sir = Courage, fuyons
jr-how-brave-sir = Fuir trois fois dans une partie.
jr-got-this-lever = À quoi sert ce levier ?
jr-how-this-lever = Tomber dans trois pièges dans une partie.
jr-got-structural-engineer = Ingénieur en structures
jr-how-structural-engineer = Être dedans quand le plafond tombe.
jr-got-insufferable = Insupportable
jr-how-insufferable = Gagner avec dix points d’avance ou plus.
jr-got-so-close = Si près du but
jr-how-so-close = Perdre d’un seul point, ou même d’aucun.
jr-got-understudy = Doublure
jr-how-understudy = Gagner avec trois personnages différents.
jr-got-one-person-show = Seul en scène
jr-how-one-person-show = Gagner avec les six personnages.
jr-got-ten-foot-pole = Perche de trois mètres
jr-how-ten-foot-pole = Explorer huit salles dans une partie.
jr-got-five-minute-workday = La journée de cinq minutes
jr-how-five-minute-workday = Se reposer trois fois dans une partie.
jr-got-fine-print = Les petites lignes
jr-how-fine-print = Promettre un Butin, être aidé, garder le Butin.
jr-got-mixed-feelings = Redistribution
jr-how-mixed-feelings = Voler et être volé dans la même partie.
jr-award-most-robbed = Le plus volé
jr-award-of-most-robbed = ({ $n } fois)
jr-award-light-fingers = Doigts agiles
jr-award-of-light-fingers = { $n ->
    [one] ({ $n } vol)
   *[other] ({ $n } vols)
}
jr-award-worst-friend = Faux frère
jr-award-of-worst-friend = ({ $n } refus)
jr-award-oath-breaker = Comptabilité créative
jr-award-of-oath-breaker = { $n ->
    [one] ({ $n } promesse rompue)
   *[other] ({ $n } promesses rompues)
}
jr-award-best-friend = Frère d’armes
jr-award-of-best-friend = { $n ->
    [one] ({ $n } coup de main)
   *[other] ({ $n } coups de main)
}
jr-award-doormat = Paillasson
jr-award-of-doormat = { $n ->
    [one] ({ $n } Blessure)
   *[other] ({ $n } Blessures)
}
jr-award-long-legs = Les jambes à son cou
jr-award-of-long-legs = { $n ->
    [one] ({ $n } fuite)
   *[other] ({ $n } fuites)
}
jr-award-menace = Danger public
jr-award-of-menace = { $n ->
    [one] ({ $n } Monstre joué)
   *[other] ({ $n } Monstres joués)
}
jr-award-meddler = Mouche du coche
jr-award-of-meddler = { $n ->
    [one] ({ $n } carte jouée)
   *[other] ({ $n } cartes jouées)
}
jr-award-cartographer = Cartographe
jr-award-of-cartographer = { $n ->
    [one] ({ $n } salle)
   *[other] ({ $n } salles)
}
jr-award-trap-tester = Testeur de pièges
jr-award-of-trap-tester = { $n ->
    [one] ({ $n } piège)
   *[other] ({ $n } pièges)
}
jr-award-butcher = Dératisation
jr-award-of-butcher = { $n ->
    [one] ({ $n } Monstre)
   *[other] ({ $n } Monstres)
}
jr-award-paymaster = Trésorier-payeur
jr-award-of-paymaster = { $n ->
    [one] ({ $n } paiement)
   *[other] ({ $n } paiements)
}
jr-award-sleepyhead = Marmotte
jr-award-of-sleepyhead = ({ $n } repos)
jr-twist-sticky-fingers = Le piment : le vainqueur d’un combat peut voler à toute distance.
jr-twist-lucky = Le piment : la variante « Sacrés veinards ».
jr-twist-not-home = Le piment : Xykon n’est peut-être pas chez lui.
jr-twist-crowd = Le piment : un convive de trop à table.
