# Ce que dit le serveur : ses refus, et les noms dont seuls ses formulaires ont besoin.

refuse-player-name-long = Le nom d’un joueur a { $most } caractères au plus ; celui-ci en a { $length }.
refuse-wire-form = Ce message n’a pas la bonne forme : { $reason }
refuse-wire-version = Cette page parle la version { $found } du protocole, le serveur la version { $known } : rechargez la page.
refuse-wire-hello = Dites d’abord bonjour.
refuse-stale = Il s’est passé quelque chose entre-temps : regardez de nouveau et refaites votre choix.
refuse-no-dice-to-place = Il n’y a pas de dés à placer en ce moment.
refuse-odds-off = Cette partie a été créée sans chances ni conseils.
refuse-unknown-odds = Les chances ne peuvent pas être « { $name } » ; choix possibles : { $choices }.
refuse-token = Ce lien ou ce jeton de place n’est pas valable ici.
refuse-token-old = Ce jeton de place a été remplacé par un plus récent.
refuse-not-your-seat = La place { $seat } n’est pas à vous.
refuse-no-such-table = La partie « { $name } » n’existe pas ici.
refuse-no-such-replay = L’enregistrement « { $name } » n’existe pas ici.
refuse-no-such-page = Il n’y a rien à cette adresse.
refuse-invite-used = Cette invitation a déjà servi ou a été retirée : demandez un autre lien.
refuse-invite-old = Cette invitation a plus d’un mois : demandez un autre lien.
refuse-table-laid = Une revanche a été lancée depuis : demandez un lien vers la nouvelle partie.
refuse-again-running = La revanche attendra la fin de cette partie.
refuse-again-campaign = Une fiche de campagne commence sa partie suivante depuis sa propre page.
refuse-unknown-pace = Il n’y a pas de rythme « { $name } » ; choix possibles : { $choices }.
refuse-seat-present = La personne qui tient cette place est là.
refuse-seat-just-left = La personne assise à cette place vient de partir : attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refuse-seat-not-absent = Seule la place de quelqu’un d’absent depuis { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} peut être donnée à une autre personne.
refuse-seat-crowded = Cette place est ouverte sur trop d’écrans : celui-ci a été fermé.
refuse-too-many-spectators = Cette partie a déjà { $most } spectateurs ; réessayez plus tard.
refuse-undo-others = Impossible d’annuler : quelqu’un d’autre a répondu depuis.
refuse-unknown-phrase = Il n’y a pas de phrase « { $name } » ; choix possibles : { $choices }.
refuse-talk-rate = Vous parlez trop vite : attendez un instant.
refuse-talk-off = Cette partie a été créée sans conversation.
refuse-talk-phrases = Cette partie a été créée avec des phrases toutes faites seulement.
refuse-say-one = Envoyez une phrase toute faite ou vos propres mots, pas les deux.
refuse-point-form = Rien sur la table ne porte ce nom.
refuse-unknown-chat = La conversation ne peut pas être « { $name } » ; choix possibles : { $choices }.
refuse-seats-count = Cette partie a { $players ->
    [one] { $players } place
   *[other] { $players } places
}, mais { $found } ont été décrites.
refuse-seat-kind = Une place est me, here, invite ou bot, pas « { $name } ».
refuse-record-running = L’enregistrement contient tous les secrets de la partie : il n’est disponible qu’une fois la partie finie.
refuse-host = Ce serveur ne répond pas au nom « { $host } ». Prenez son adresse numérique, ou ajoutez ce nom au réglage hosts.
refuse-origin = Les requêtes venant de la page { $origin } ne sont pas permises.
refuse-way-long = C’est trop à la fois : { $most } réponses au plus après la première.
refuse-message-size = C’est trop long : { $most } caractères au plus.
refuse-rate = C’était trop rapide : attendez un instant.
refuse-queue-share = { $most } demandes de votre réseau ou sur cette partie sont déjà en cours ou en attente ; réessayez quand l’une d’elles sera finie.
refuse-queue-full = Trop de monde attend en ce moment ; réessayez plus tard.
refuse-reading-time = La lecture prend trop de temps ou de mémoire ; la limite est de { $seconds } secondes de calcul.
refuse-too-many-games = Le serveur est complet ; réessayez plus tard.
refuse-too-many-connections = Le serveur a trop de connexions ; réessayez plus tard.
refuse-address-games = Il y a déjà { $most } parties inachevées venant de votre réseau ; terminez-en d’abord quelques-unes.
refuse-address-uploads = Votre réseau a envoyé { $most } fichiers en une heure ; réessayez plus tard.
refuse-address-records = Votre réseau a envoyé { $most } parties enregistrées en un mois ; réessayez plus tard.
refuse-address-sheets = Il y a déjà { $most } fiches de campagne venant de votre réseau ; supprimez-en d’abord quelques-unes.
refuse-address-connections = Il y a déjà { $most } connexions depuis votre réseau ; fermez-en d’abord quelques-unes.
refuse-stopping = Le serveur s’arrête ; la partie est conservée.
refuse-database-open = La base { $file } ne peut pas être ouverte : { $reason }
refuse-database-locked = La base { $file } est utilisée par un autre programme.
refuse-database-readonly = La base { $file } ne peut pas être écrite : vérifiez ses droits.
refuse-database-newer = La base { $file } a été écrite par une version plus récente d’Underdeck : prenez cette version, ou un autre dossier avec --data.
refuse-database-foreign = { $file } n’est pas une base d’Underdeck.
refuse-database-damaged = La base { $file } est endommagée ({ $reason }). Remplacez-la par une sauvegarde avec : underdeck restore FICHIER
refuse-database-wal = { $file } est endommagé : il manquerait les dernières réponses à une sauvegarde. Lancez une fois le serveur : il sauve ce qu’il peut et signale ce qui est perdu.
refuse-database-copy = { $file } n’a pas pu être copié vers { $target } : { $reason }
refuse-database-write = Cela n’a pas pu être conservé et ne compte pas ; rien n’a changé. Réessayez dans un instant.
refuse-database-read = Le serveur ne peut pas lire cela sur son disque pour l’instant : réessayez dans un instant.
refuse-game-damaged = Cette partie a été endommagée sur le disque du serveur et ne peut pas continuer. { $sound ->
    [0] Aucune de ses réponses ne peut être sauvée.
   *[other] Réponses intactes : { $sound } sur { $answers }. Téléchargez l’enregistrement, déposez-le sur la première page et choisissez « Jouer à partir d’ici ».
}
refuse-sheet-unreadable = La fiche de campagne { $name } a été endommagée sur le disque du serveur et ne peut pas servir.
refuse-sheet-name = « { $name } » ne peut pas être le nom d’une fiche de campagne : choisissez des lettres, des chiffres, des espaces, des tirets (-) ou des traits de soulignement (_), en commençant par une lettre ou un chiffre.
refuse-sheet-name-long = « { $name } » est trop long pour une fiche de campagne : { $length } caractères, alors qu’il y a place pour { $most }.
refuse-no-such-sheet = Cette fiche de campagne n’existe pas sur ce serveur.
refuse-too-many-sheets = Le serveur n’a plus de place pour une fiche de campagne ; réessayez plus tard.
refuse-sheet-playing = La fiche de campagne { $name } a une partie en cours ; finissez-la d’abord, ou abandonnez-la depuis la page de la fiche.
refuse-sheet-idle = La fiche de campagne { $name } n’a pas de partie en cours.
refuse-sheet-large = La fiche de campagne { $name } est trop grande pour ce serveur. Il garde { $most } ko d’une fiche et { $records } ko de ses enregistrements.
refuse-sheet-apart = La fiche de campagne { $name } a continué ici et ailleurs, chacune de son côté : impossible de les réunir. Rien n’a changé.
refuse-sheet-game = Cette fiche de campagne est celle d’un autre jeu.
refuse-sheet-branch = Une partie qui commence au milieu d’une autre ne compte pas pour une fiche de campagne.
refuse-undo-entered = La fiche de campagne { $name } a continué depuis ; ses coches restent où elles sont.
refuse-game-abandoned = Cette partie a été abandonnée pour de bon.
refuse-no-sheets = Ce jeu se joue sans fiches de campagne.
refuse-port-taken = Le port { $port } de { $host } est pris : arrêtez l’autre programme ou choisissez-en un autre avec --port.
refuse-address = L’adresse { $host }:{ $port } ne peut pas servir : { $reason }
refuse-setting-value = Le réglage « { $name } » ne peut pas être « { $value } ».
refuse-setting-unknown = Il n’y a pas de réglage « { $name } » ; choix possibles : { $choices }.
refuse-answer-failed = Quelque chose a mal tourné dans ce programme ; la partie est comme avant.

serve-address = Underdeck est à l’adresse { $address } (Ctrl+C l’arrête ; toutes les parties sont conservées).
serve-data = Les parties sont conservées dans { $file }.
serve-stopped = Arrêté ; toutes les parties sont conservées.
laid-with = Elle a été commencée avec Underdeck { $version } ; ici, c’est la version { $known }.
backup-made = La base a été copiée dans { $file }.
backup-restored = { $file } est maintenant la base du serveur.
backup-before = La base précédente est conservée sous le nom { $file }.

value-yes = oui
value-no = non
answers-lost = Le disque du serveur a fait défaut ici : { $count ->
    [one] la réponse suivante a été perdue. Redonnez-la.
   *[other] les { $count } réponses suivantes ont été perdues. Redonnez-les.
}

chance = { $kind ->
    [opened] L’enregistrement de cette partie a été remis alors qu’elle ne pouvait pas continuer ici. Toute personne qui le possède peut connaître toutes les cartes et tous les jets à venir.
    [key] Personne ne peut connaître les dés et les cartes à venir. Le serveur a scellé son secret par le nombre ci-dessous ; l’enregistrement ouvre le secret une fois la partie finie, et la rediffusion montre si c’est bien le même.
    [parts] Personne ne peut connaître les dés et les cartes à venir, et personne n’en a décidé seul. Le serveur a scellé son secret par le nombre ci-dessous avant l’arrivée des parts de hasard de { $who } ; dés et cartes découlent du tout. L’enregistrement ouvre le secret une fois la partie finie, et la rediffusion montre si c’est bien le même.
    [day] Tous ceux qui jouent cette partie ont les mêmes dés et les mêmes cartes. Le serveur en a tiré et scellé le secret avant le début ; toute personne qui l’a finie sait ce qui vient.
    [record] Cette partie reprend un enregistrement. Toute personne qui le connaît peut connaître les mains et les paquets ; personne ne peut connaître les jets à venir.
   *[seed] La graine a été choisie par { $known ->
        [0] la personne qui a créé cette partie
       *[other] { $who }
    }. Toute personne qui connaît la graine d’une partie peut connaître toutes les cartes et tous les jets à venir.
}

chance-parts = { $kind ->
    [open] Encore attendus : { $who }. Les cartes seront alors redistribuées, avec une part de hasard de chacun ; si vous répondez avant, la partie commence sans les parts manquantes.
    [late] Aucune part de hasard ne vient de { $who } : la partie était commencée.
   *[all] Les cartes ont été distribuées une fois tout le monde arrivé, avec une part de hasard de chacun : { $who }.
}

refuse-no-such-journal = Ce journal n’existe pas sur ce serveur. Celui de cet appareil est intact.
refuse-too-many-journals = Le serveur n’a plus de place pour un journal ; réessayez plus tard.
refuse-address-journals = Il y a déjà { $most } journaux venant de votre réseau sur ce serveur ; continuez l’un d’eux.
refuse-push-off = Ce serveur n’envoie pas de notifications une fois la page fermée.
refuse-push-service = Ce serveur ne connaît pas le service de notifications de votre navigateur : il ne peut pas vous avertir une fois la page fermée.
refuse-push-keys = Votre navigateur a envoyé des clés non valables : ce serveur ne peut pas vous avertir une fois la page fermée.
refuse-journal-full = Un journal a place pour { $most } parties sur le serveur, et celui-ci est plein. Celui de votre appareil est intact.
refuse-journal-bytes = Un journal a place pour { $most } mégaoctets sur le serveur, et celui-ci est plein. Celui de votre appareil est intact.
refuse-journals-bytes = Le serveur n’a plus de place pour les journaux de votre réseau ; réessayez plus tard. Celui de votre appareil est intact.
refuse-journal-newer = Ce journal a été écrit par une version plus récente d’Underdeck. Rien n’a changé.
refuse-journal-entry = L’entrée du journal sur la partie { $name } ne peut pas être juste. Rien n’a changé.
refuse-journal-unreadable = Ce journal a été endommagé sur le disque du serveur. Celui de votre appareil est intact.

refuse-clock = L’horloge du serveur indique le { $day }, ce qui est impossible. Il n’y a pas de partie du jour tant qu’elle n’est pas à l’heure.
refuse-no-such-challenge = Cette partie du jour ou de la semaine n’existe pas.
refuse-challenge-early = Cette partie est pour le { $day }, et nous sommes le { $today } (UTC).
refuse-challenge-over = Cette partie est finie pour tout le monde ; nous sommes le { $today } (UTC).
refuse-challenge-other = Ce n’est pas la partie que tous les autres ont jouée : elle a d’autres cartes, une autre graine ou d’autres règles. Elle n’a pas été inscrite.
refuse-challenge-bots = Quelqu’un d’autre a répondu pour une place dans cette partie. Elle n’a pas été inscrite.
refuse-challenge-again = Ce n’était pas la première tentative depuis votre réseau ou dans votre navigateur : elle n’a pas été inscrite. Vous gardez la partie.
refuse-no-such-puzzle = Cette énigme n’existe pas.
refuse-puzzle-early = Cette énigme est pour le { $day }, et nous sommes le { $today } (UTC).
refuse-puzzle-answers = Aucune énigme ne demande plus de { $most } réponses.
refuse-result-name = Entrez un nom pour votre résultat.
refuse-result-there = La même partie, réponse pour réponse, figure déjà au tableau. Elle n’a pas été inscrite une deuxième fois.
refuse-too-many-results = Ce tableau est plein.
