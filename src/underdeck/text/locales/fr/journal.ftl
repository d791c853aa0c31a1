# Le journal et ce qui va avec. Ces mots arrivent quand on ouvre une de ses pages.

jr-title = Journal
jr-page-overview = Parties
jr-page-bestiary = Bestiaire et galerie
jr-page-achievements = Hauts faits
jr-empty = Rien encore. Finissez une partie, bien ou mal, et elle sera notée sur cet appareil.
jr-empty-go = Trouver un donjon
jr-tile-games = Parties
jr-tile-wins = Gagnées
jr-tile-streak = D’affilée
jr-tile-fastest = Victoire la plus rapide
jr-tile-nemesis = Bête noire
jr-wins-of = { $n } ({ $rate } %)
jr-streak-now = { $n }, record { $best }
jr-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
jr-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
jr-none = pas encore
jr-nemesis-of = { $who } : { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
jr-by-heroes = Par héros
jr-by-dungeons = Par donjon
jr-by-characters = Par personnage
jr-by-lengths = Par durée
jr-one-of-heroes = Héros
jr-one-of-dungeons = Donjon
jr-one-of-characters = Personnage
jr-one-of-lengths = Durée
jr-latest = Dernièrement
jr-won = Gagné
jr-lost = Perdu
jr-replay-of = Revoir la partie du { $when } : { $who }
jr-seen-of = { $n } sur { $all }
jr-met = { $n ->
    [one] croisé une fois
   *[other] croisé { $n } fois
}
jr-beaten = { $n ->
    [one] vaincu une fois
   *[other] vaincu { $n } fois
}
jr-unmet = Pas encore croisé

jr-keeping = Mettez-le à l’abri
jr-keeping-more = Le journal est dans ce navigateur et nulle part ailleurs. Enregistrez-le dans un fichier, ou gardez-en une copie sur ce serveur sous un lien secret : pas de compte, et qui a le lien a le journal.
jr-export = Enregistrer dans un fichier
jr-import = Lire un fichier
jr-share = Le garder sur le serveur
jr-link = Lien vers votre journal
jr-link-more = Ouvrez ce lien sur un autre appareil, et les deux journaux n’en feront qu’un.
jr-sync = Mettre les deux à jour
jr-synced = Les deux côtés ont maintenant tout.
jr-behind = Le serveur n’a pas encore tout ; cet appareil, si. Nouvel essai après la prochaine partie.
jr-leave = Le supprimer du serveur
jr-left = Supprimé du serveur. Cet appareil garde le sien.
jr-clear = Vider le journal
jr-clear-sure = Toutes les parties, les rencontres et les hauts faits de cet appareil seront oubliés. Un fichier enregistré, ou une copie sur un serveur, reste.
jr-brought = { $n ->
    [0] Rien de nouveau dans ce fichier.
    [one] { $n } partie était nouvelle.
   *[other] { $n } parties étaient nouvelles.
}
jr-file-damaged = Ce fichier n’est pas un journal, ou il est endommagé. Rien n’a changé.
jr-file-newer = Ce journal a été écrit par une version plus récente d’Underdeck. Rien n’a changé ; lisez-le là-bas.
jr-unread-damaged = Le journal de ce navigateur est endommagé ; il a été laissé tel quel. Enregistrez-le d’abord dans un fichier si vous voulez le faire examiner ; « Vider le journal » recommence à zéro.
jr-unread-newer = Le journal de ce navigateur a été écrit par une version plus récente d’Underdeck ; il a été laissé tel quel. Prenez cette version, ou enregistrez-le dans un fichier.
jr-trouble-full = Ce navigateur n’a plus de place : la dernière partie n’est dans le journal que jusqu’à ce que vous fermiez la page. Enregistrez le journal dans un fichier, ou gardez-le sur le serveur.
jr-trouble-forbidden = Ce navigateur nous interdit de garder quoi que ce soit : le journal dure jusqu’à ce que vous fermiez la page. Enregistrez-le dans un fichier, ou gardez-le sur le serveur.

jr-earned = Nouveaux hauts faits
jr-got-of = { $n } sur { $all }
jr-got-on = Depuis le { $when }
jr-not-yet = Pas encore
jr-anywhere = N’importe où
jr-picture = Image à partager
jr-no-picture = Ce navigateur n’a pas pu dessiner l’image.

# Les hauts faits : leur nom, et ce qu’il faut faire.

jr-got-mind-the-step = Attention à la marche
jr-how-mind-the-step = Finir un donjon, debout ou non.
jr-got-light-at-the-end = Le bout du tunnel
jr-how-light-at-the-end = Vaincre un boss.
jr-got-wipe-your-feet = Essuyez vos pieds
jr-how-wipe-your-feet = Tomber avant d’avoir vu le deuxième étage.
jr-got-fire-insurance = Assurance incendie
jr-how-fire-insurance = Revenir de l’antre du Dragon.
jr-got-property-tycoon = Promoteur immobilier
jr-how-property-tycoon = Gagner dans cinq donjons différents.
jr-got-change-of-hats = Changement de chapeau
jr-how-change-of-hats = Gagner avec trois héros différents.
jr-got-whole-wardrobe = Toute la garde-robe
jr-how-whole-wardrobe = Gagner avec huit héros différents.
jr-got-is-that-all = C’est tout ?
jr-how-is-that-all = Gagner avec cinq dégâts ou moins dans toute la partie.
jr-got-by-a-thread = À un fil
jr-how-by-a-thread = Gagner après qu’un héros n’avait plus qu’un cœur.
jr-got-spotless = Sans tache
jr-how-spotless = Dix combats sans une égratignure dans une partie.
jr-got-cleaning-crew = Équipe de nettoyage
jr-how-cleaning-crew = Cent combats sans une égratignure, toutes parties confondues.
jr-got-strategic-gardening = Jardinage stratégique
jr-how-strategic-gardening = Fuir deux fois pour voir si les fleurs poussent, et gagner.
jr-got-dry-january = Sobriété
jr-how-dry-january = Gagner sans une goutte de potion.
jr-got-round-on-the-house = Tournée générale
jr-how-round-on-the-house = Boire quatre potions dans une partie.
jr-got-overqualified = Surqualifié
jr-how-overqualified = Atteindre le quatrième niveau.
jr-got-in-and-out = Aller-retour
jr-how-in-and-out = Gagner en 22 tours au plus.
jr-got-statistically-unlikely = Statistiquement improbable
jr-how-statistically-unlikely = Faire cent fois un 1. Ce n’était jamais votre faute.
jr-got-its-personal = C’est personnel
jr-how-its-personal = Recevoir quinze dégâts de la même espèce de créature.
jr-got-beaten-by-architecture = Battu par l’architecture
jr-how-beaten-by-architecture = Se blesser dans les escaliers.
jr-got-asked-for-it = Vous l’aurez voulu
jr-how-asked-for-it = Gagner à l’un des niveaux difficiles.
jr-got-better-together = À plusieurs, c’est mieux
jr-how-better-together = Gagner avec plus d’un héros.
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
jr-got-so-close = Si près
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
jr-got-hot-streak = Sur sa lancée
jr-how-hot-streak = Gagner trois parties d’affilée.
jr-got-character-building = Ça forge le caractère
jr-how-character-building = Perdre cinq parties d’affilée, et revenir.
jr-got-regular = Comme d’habitude ?
jr-how-regular = Finir 25 parties.
jr-got-old-hand = Partie des meubles
jr-how-old-hand = Finir 100 parties. On vous époussette le jeudi.
jr-got-field-guide = Guide de terrain
jr-how-field-guide = Croiser soixante choses différentes, la plupart hostiles.
jr-got-hoarder = Ça peut toujours servir
jr-how-hoarder = Mettre la main sur soixante choses différentes.
jr-got-of-the-day = Plat du jour
jr-how-of-the-day = Finir une partie du jour.
jr-got-creature-of-habit = Bête d’habitudes
jr-how-creature-of-habit = Finir sept parties du jour.
jr-got-twisted = Avec un zeste
jr-how-twisted = Finir un défi de la semaine.

# Les prix à la fin d’une partie, et ce qu’ils comptent.

jr-awards = Prix
jr-award-punching-bag = Sac de frappe
jr-award-of-punching-bag = { $n ->
    [one] ({ $n } dégât)
   *[other] ({ $n } dégâts)
}
jr-award-untouched = Caché derrière les autres
jr-award-of-untouched = (le moins de dégâts)
jr-award-hog = Accapareur
jr-award-of-hog = { $n ->
    [one] ({ $n } objet)
   *[other] ({ $n } objets)
}
jr-award-know-it-all = Je-sais-tout
jr-award-of-know-it-all = { $n ->
    [one] ({ $n } compétence)
   *[other] ({ $n } compétences)
}
jr-award-show-off = Frimeur
jr-award-of-show-off = { $n ->
    [one] ({ $n } capacité héroïque)
   *[other] ({ $n } capacités héroïques)
}
jr-award-thirsty = Grosse soif
jr-award-of-thirsty = { $n ->
    [one] ({ $n } potion)
   *[other] ({ $n } potions)
}
jr-award-snake-eyes = Doigts carrés
jr-award-of-snake-eyes = ({ $n } fois un 1)
jr-award-hot-hand = Main chaude
jr-award-of-hot-hand = ({ $n } fois un 6)
jr-award-most-robbed = Le plus volé
jr-award-of-most-robbed = ({ $n } fois)
jr-award-light-fingers = Doigts agiles
jr-award-of-light-fingers = { $n ->
    [one] ({ $n } vol)
   *[other] ({ $n } vols)
}
jr-award-worst-friend = Pire ami
jr-award-of-worst-friend = ({ $n } refus)
jr-award-oath-breaker = Comptabilité créative
jr-award-of-oath-breaker = { $n ->
    [one] ({ $n } promesse rompue)
   *[other] ({ $n } promesses rompues)
}
jr-award-best-friend = Meilleur ami
jr-award-of-best-friend = { $n ->
    [one] ({ $n } coup de main)
   *[other] ({ $n } coups de main)
}
jr-award-doormat = Paillasson
jr-award-of-doormat = { $n ->
    [one] ({ $n } Blessure)
   *[other] ({ $n } Blessures)
}
jr-award-long-legs = Grandes jambes
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

# Les parties du jour et de la semaine.

jr-challenges = Parties du jour
jr-challenges-more = Les mêmes cartes et les mêmes dés pour tout le monde, de minuit à minuit UTC. La première partie que vous commencez compte.
jr-daily = du jour
jr-weekly = de la semaine
jr-daily-dungeon = Donjon du jour
jr-daily-duel = Duel du jour
jr-weekly-dungeon = Donjon de la semaine
jr-weekly-duel = Bagarre de la semaine
jr-number = nº { $n }
jr-against = Vous êtes { $me }, contre { $others }.
jr-down-there = { $who } dans { $place }.
jr-days-left = { $n ->
    [one] Encore un jour
   *[other] Encore { $n } jours
}
jr-hours-left = { $n ->
    [one] Moins d’une heure
   *[other] Encore { $n } heures
}
jr-play = Jouer
jr-counts = La première partie compte dès qu’elle est commencée, même si vous la quittez.
jr-counts-going = Vous avez commencé la partie qui compte. Une autre servirait d’entraînement et ne serait pas inscrite.
jr-counts-no = Elle a déjà été commencée dans ce navigateur ou depuis votre réseau. Une autre partie sert d’entraînement : elle n’est pas inscrite.
jr-go-on = Continuer votre partie
jr-play-practice = S’entraîner
jr-not-entered = Cette partie servait d’entraînement : ce n’était pas la première depuis votre réseau ou dans ce navigateur, elle n’est donc pas inscrite.
jr-promise = Ce que les résultats promettent, et ce qu’ils ne promettent pas
jr-promise-yes = Chaque résultat vient d’une partie jouée jusqu’au bout sur ce serveur, une personne à sa place et les bots à la leur. C’est la première partie commencée depuis ce réseau et dans ce navigateur. La même partie, réponse pour réponse, n’y figure qu’une fois.
jr-seals = Dés et cartes sous scellé
jr-seals-more = Le serveur tire un secret pour chacune de ces parties avant son jour. Son sceau est visible dès lors ; le secret lui-même est montré quand plus aucun résultat ne peut être inscrit. Le SHA-256 du secret est le sceau : il n’a donc pas été échangé entre-temps.
jr-seal = { $day }, tiré le { $drawn } UTC :
jr-seal-opened = ouvert :
jr-seal-verdict = { $verdict ->
    [same] Le même que ce navigateur a vu la première fois.
    [fits] Vérifié : le secret correspond au sceau.
    [other] Ce navigateur a vu un autre sceau auparavant : les dés et les cartes ont été échangés.
   *[wrong] Le secret ne correspond pas au sceau.
}
jr-promise-no = Personne ne possède encore de nom ici : chacun peut écrire celui qu’il veut. Avec un deuxième appareil et un deuxième réseau, on a pu essayer avant, et qui a vu votre partie sait ce qui vient. Les conseils sont permis. Qui tient ce serveur peut tout voir.
jr-show-table = { $n ->
    [0] Résultats
   *[other] Résultats ({ $n })
}
jr-day-table = { $n ->
    [one] { $n } résultat
   *[other] { $n } résultats
}
jr-day-empty = Personne n’a encore inscrit de résultat.
jr-day-place = Rang
jr-day-name = Nom
jr-day-result = Résultat
jr-day-turns = Tours
jr-day-you = vous
jr-copy-line = Copier le résultat
jr-your-name = Votre nom
jr-enter = S’inscrire au tableau
jr-line-won = { $damage ->
    [0] pas une égratignure
   *[other] { $damage } dégâts
}
jr-line-lost = tombé à l’étage { $floor }
jr-line-points = { $mine } à { $others }
jr-wrong-clock = L’horloge de cet appareil { $way ->
    [ahead] avance
   *[behind] retarde
} de { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}. Les jours suivent l’horloge du serveur, où nous sommes le { $day } (UTC).
jr-twist-veteran = Le piment : le niveau vétéran. Vous savez sûrement ce que vous faites.
jr-twist-fearless = Le piment : le niveau sans peur. Personne ne vous en voudra.
jr-twist-novice = Le piment : le niveau le plus doux, dans le donjon le plus difficile.
jr-twist-hybrid = Le piment : les cartes de la Forêt sont mélangées au reste.
jr-twist-first-printing = Le piment : les règles de la première édition.
jr-twist-pair = Le piment : deux héros, et les deux sont vous.
jr-twist-sticky-fingers = Le piment : qui gagne un combat peut voler à toute distance.
jr-twist-lucky = Le piment : la variante Chanceux.
jr-twist-not-home = Le piment : Xykon n’est peut-être pas chez lui.
jr-twist-crowd = Le piment : un de plus à table qu’il n’est confortable.
