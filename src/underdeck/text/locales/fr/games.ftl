# `underdeck games`
games-of-the-house = fait partie d’Underdeck
games-row = { $game }  { $title }, version { $rules } des règles : { $source }
games-broken = Impossible de charger { $game } ({ $source }) : { $reason }
games-name-taken = le nom « { $name } » est déjà pris ({ $owner }).
games-progress = Parties

# The laws that every game keeps, as they are listed
law-line = { $state ->
    [broken] ENFREINTE : { $law }
   *[kept] respectée : { $law }
}
law-stopped = Les autres lois seront vérifiées quand celle-ci sera respectée.
law-again = Pour recommencer : underdeck games check { $game } --games 1 --seed { $seed } ; la mise en place était { $setup }
law-mute = { $game } n’a pas de textes en « { $lang } » : on y voit les identifiants ou l’anglais.
law-verdict = { $broken ->
    [0] { $game } respecte toutes les lois : { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } au hasard.
    [one] { $game } : 1 chose ne va pas.
   *[other] { $game } : { $broken } choses ne vont pas.
}
law-ends = chaque partie finit, et une question est posée jusque-là
law-forms = les réglages venus du navigateur, de l’application et du terminal sont acceptés
law-shares = des rivaux se partagent une victoire, un groupe gagne ou perd d’un bloc
law-repeats = les mêmes réponses mènent à la même fin
law-keyed = une clé rend le hasard secret
law-answers = chaque réponse peut s’écrire et se relire
law-nonsense = les absurdités sont refusées
law-positions = chaque position peut s’écrire et se relire
law-clones = les copies d’un état lui sont égales et en sont indépendantes
law-windows = tout joueur interrogé dans une fenêtre de réaction peut passer
law-records = un enregistrement redonne la même partie
law-prefixes = une partie peut être quittée et reprise
law-offered = une réponse qui n’est pas proposée est refusée et ne change rien
law-secrets = les mondes d’apparence identique ont les mêmes vues et les mêmes questions
law-asked = un monde tiré au sort pose les questions qu’il poserait s’il était le vrai
law-chance = aucune vue ne contient la graine ni les dés à venir
law-truth = un monde tiré au sort ne contient aucun fait caché
law-anew = les faits cachés sont retirés au sort dans ces mondes
law-worlds = on peut continuer à jouer dans ces mondes
law-undo = annuler ramène au même état, et jamais avant une révélation
law-teaches = une réponse annulable n’a rien révélé
law-bots = les bots ne donnent que des réponses proposées
law-facets = chaque facette du jeu est utilisable
law-words = chaque texte existe dans chaque langue du jeu

# How they are broken
broken-raised = Le jeu a levé { $error } dans { $place }
broken-setup = Les { $tries } mises en place tirées de ses champs et options ont toutes été refusées, la dernière ainsi : { $reason }
broken-endless = Une partie au hasard n’a pas fini en { $answers } réponses.
broken-nobody-asked = Il n’y a ni question ni issue.
broken-asks-when-over = L’issue est « { $outcome } », mais il y a encore une question.
broken-asked-twice = Une place a deux questions à la fois : { $kinds }
broken-no-answers = La question « { $kind } » à la place { $seat } n’a pas de réponses.
broken-same-answers = La question « { $kind } » propose deux fois la même réponse à la place { $seat }.
broken-form = { $face ->
    [count] Le formulaire du navigateur avec un nombre de joueurs
    [list] Le formulaire du navigateur avec une liste de joueurs
   *[table] Le formulaire de l’application et du terminal
} a toujours été refusé : { $reason }
broken-unrepeatable = La même graine et les mêmes réponses ont donné un autre état la deuxième fois : une part du hasard ne vient pas de state.rng, ou deux parties partagent un état.
broken-unkeyed = start n’utilise pas sa clé : créez le hasard avec keyed(seed, key), sinon toute personne qui voit les dés peut calculer les suivants.
broken-answer-text = Une réponse à « { $kind } » s’écrit { $text } : il faut des mots séparés par une seule espace.
broken-answer-unread = La réponse « { $text } » à « { $kind } » se relit comme une autre réponse.
broken-nonsense = À la question « { $kind } », read_action a fait de { $text } une réponse qui n’est pas proposée.
broken-position-refused = Le jeu refuse une position qu’il a écrite lui-même ({ $reason }) : { $position }
broken-position-digest = Une position a une autre empreinte après relecture : { $position }
broken-position-questions = Une position a d’autres questions après relecture : { $position }
broken-clone-shares = Une copie et son original partagent des données : changer l’un a changé l’autre.
broken-clone-differs = Une copie toute fraîche diffère de son original : quelque chose n’a pas été copié (events, reveals et rng font aussi partie d’un état).
broken-no-pass = La question « { $kind } » est une fenêtre de réaction, mais « pass » n’est pas parmi ses réponses.
broken-record-refused = Son enregistrement ne se relit pas : { $reason }
broken-record-differs = Son enregistrement redonne une autre partie.
broken-undo-reveal = « { $words } » a révélé quelque chose, et a pourtant pu être annulé.
broken-undo-differs = Annuler « { $words } » a mené à un autre état que celui d’avant.
broken-undo-teaches = Après { $answer } réponses, « { $words } » pouvait être annulé alors que cela avait révélé quelque chose à la place { $seat } : augmentez state.reveals à cet endroit, ou nommez-le dans hidden.
broken-not-offered = { $action } n’est pas parmi les réponses, et n’a pas été refusé.
broken-view-leaks = La vue de la place { $seat } contient des faits cachés, ou resample change ce qu’elle voit : { $parts }
broken-question-leaks = Les questions révèlent des faits cachés à la place { $seat }.
broken-answers-leak = Les réponses proposées à la place { $seat } dépendent de faits qui lui sont cachés.
broken-world-no-answers = Dans un monde tiré au sort pour la place { $seat }, une question n’a pas de réponses.
broken-public-leaks = public montre aux spectateurs des faits cachés à la place { $seat }.
broken-view-chance = La vue de la place { $seat } contient la graine ou l’état de rng.
broken-world-asks = Un monde tiré pour la place { $seat } pose d’autres questions que le même monde relu de sa position : il contient encore quelque chose de la vraie partie.
broken-world-truth = Le monde que resample tire pour la place { $seat } dépend de faits qui lui sont cachés.
broken-world-chance = resample laisse les vrais dés à venir dans un monde de la place { $seat } : donnez à ce monde son propre rng.
broken-world-same = hidden nomme des choses que la place { $seat } ne sait pas, mais chaque monde tiré au sort en a les vraies valeurs.
broken-bot = Le bot « { $bot } » répond { $action }, qui n’est pas proposé.
broken-unsaid = Ces messages manquent en « { $lang } » : { $messages }
broken-unfinished = Ces messages en « { $lang } » utilisent des variables que le programme ne fournit jamais : { $messages }
broken-unreadable = { $file } en « { $lang } » n’est pas un fichier texte en UTF-8.
broken-unparsed = { $file } en « { $lang } », ligne { $line } : « { $begins } » n’est pas du Fluent valable.
bot-random = Au hasard
bot-novice = Novice
bot-skilled = Aguerri
bot-expert = Expert
bot-master = Maître
bot-tempered = { $bot }, { $temper }
