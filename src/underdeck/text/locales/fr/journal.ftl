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
jr-keeping-more = Le journal est dans ce navigateur et nulle part ailleurs. Enregistrez-le dans un fichier, ou gardez-en une copie sur ce serveur sous un lien secret. Pas besoin de compte ; toute personne qui a le lien a le journal.
jr-export = Enregistrer dans un fichier
jr-import = Lire un fichier
jr-share = Le garder sur le serveur
jr-link = Lien vers votre journal
jr-link-more = Ouvrez ce lien sur un autre appareil, et les deux journaux n’en feront qu’un.
jr-sync = Mettre les deux à jour
jr-synced = Les deux côtés ont maintenant tout.
jr-behind = Le serveur n’a pas encore tout, mais cet appareil, si. Nouvel essai après la prochaine partie.
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

jr-got-hot-streak = Sur sa lancée
jr-how-hot-streak = Gagner trois parties d’affilée.
jr-got-character-building = Ça forge le caractère
jr-how-character-building = Perdre cinq parties d’affilée, et revenir.
jr-got-regular = Comme d’habitude ?
jr-how-regular = Finir 25 parties.
jr-got-old-hand = Partie des meubles
jr-how-old-hand = Finir 100 parties. On vous époussette le jeudi.
jr-got-field-guide = Guide de terrain
jr-how-field-guide = Rencontrer soixante choses différentes, la plupart hostiles.
jr-got-hoarder = Ça peut toujours servir
jr-how-hoarder = Mettre la main sur soixante choses différentes.
jr-got-of-the-day = Plat du jour
jr-how-of-the-day = Finir une partie du jour.
jr-got-creature-of-habit = La force de l’habitude
jr-how-creature-of-habit = Finir sept parties du jour.
jr-got-twisted = Pimenté
jr-how-twisted = Finir un défi de la semaine.

# Les prix à la fin d’une partie, et ce qu’ils comptent.

jr-awards = Prix
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
jr-counts = La première partie que vous commencez compte, même si vous la quittez.
jr-counts-going = Vous avez commencé la partie qui compte. Une autre servirait d’entraînement et ne serait pas inscrite.
jr-counts-no = Elle a déjà été commencée dans ce navigateur ou depuis votre réseau. Une autre partie sert d’entraînement : elle n’est pas inscrite.
jr-go-on = Continuer votre partie
jr-play-practice = S’entraîner
jr-not-entered = Cette partie servait d’entraînement : ce n’était pas la première depuis votre réseau ou dans ce navigateur, elle n’est donc pas inscrite.
jr-promise = Ce que les résultats prouvent, et ce qu’ils ne prouvent pas
jr-promise-yes = Chaque résultat vient d’une partie qu’une seule personne a jouée jusqu’au bout sur ce serveur, avec des bots aux autres places. C’est la première partie commencée depuis ce réseau et dans ce navigateur. La même partie, réponse pour réponse, n’y figure qu’une fois.
jr-seals = Dés et cartes sous scellé
jr-seals-more = Le serveur tire un secret pour chacune de ces parties avant son jour et en montre aussitôt le sceau ; le secret lui-même est montré quand plus aucun résultat ne peut être inscrit. Le sceau est le SHA-256 du secret : le secret n’a donc pas pu être échangé.
jr-seal = { $day }, tiré le { $drawn } UTC :
jr-seal-opened = ouvert :
jr-seal-verdict = { $verdict ->
    [same] Le même que ce navigateur a vu la première fois.
    [fits] Vérifié : le secret correspond au sceau.
    [other] Ce navigateur a vu un autre sceau auparavant : les dés et les cartes ont été échangés.
   *[wrong] Le secret ne correspond pas au sceau.
}
jr-promise-no = Les noms ne sont pas réservés : chacun peut inscrire celui qu’il veut. Avec un deuxième appareil et un deuxième réseau, on a pu essayer avant, et une personne qui a vu votre partie connaît les cartes et les jets à venir. Les conseils sont permis. L’hôte de ce serveur peut tout voir.
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
jr-enter = Inscrire votre résultat
jr-line-won = { $damage ->
    [0] pas une égratignure
    [one] { $damage } blessure
   *[other] { $damage } blessures
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
