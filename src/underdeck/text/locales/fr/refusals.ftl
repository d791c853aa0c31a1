# Un refus clair, en une phrase, avec les choix possibles quand il y en a peu.

refuse-facet-half = Il manque { $missing } à sa facette « { $facet } ».
refuse-facet-kind = Sa facette « { $facet } » est { $entry }, qui n’est pas une sous-classe de { $wanted }.
refuse-facet-unknown = La facette « { $facet } » n’existe pas ; choix possibles : { $choices }.
refuse-plugin-moved = Il a été fait pour une version antérieure d’Underdeck : { $names } font maintenant partie de la facette « { $facet } » (voir docs/games.md).
refuse-plugin-older = Il a été fait pour une version antérieure d’Underdeck, qui avait un module { $module } (voir docs/games.md).
refuse-unknown-game = Aucun jeu ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-game-broken = Impossible d’utiliser le jeu « { $name } » : { $reason }
refuse-record-game = Le jeu « { $name } » n’est pas installé.
refuse-game-fault = Le jeu « { $name } » a un défaut : { $reason }, dans { $place }.
refuse-bot-fault = Le bot « { $bot } » du jeu « { $name } » a un défaut : { $reason }, dans { $place }.
refuse-bot-relieved = { $reason } Ses réponses sont désormais tirées au sort.
refuse-bot-absent = { $reason } Le bot par défaut joue à sa place.
refuse-fault-result = il renvoie { $found } là où il faut { $wanted }
refuse-fault-state = son état n’a pas de { $missing }
refuse-fault-view = une vue doit être une dataclass ou un dict, et non { $found }
refuse-fault-question = il pose { $found } au lieu d’une Decision
refuse-fault-nobody-asked = personne n’est interrogé alors que la partie n’est pas finie
refuse-fault-no-answers = la question « { $kind } » n’a pas de réponses
refuse-fault-answer = il répond { $answer }, qui n’est pas proposé
refuse-plugin-none = { $entry } est { $found }, pas un Plugin.
refuse-plugin-name = son paquet Python l’appelle « { $expected } », son Plugin « { $found } ».
refuse-no-bots = il n’a aucun bot.
refuse-book-unread = impossible de lire { $file } : { $reason }
refuse-field-flag = l’option « { $flag } » de son réglage « { $field } » n’a pas la forme --nom.
refuse-field-flag-house = l’option { $flag } de son réglage « { $field } » est déjà une option d’Underdeck.
refuse-field-flag-twice = deux de ses réglages ont l’option { $flag }.
refuse-field-flag-game = l’option { $flag } de son réglage « { $field } » est d’une autre sorte dans le jeu « { $game } ».
refuse-unknown-option = Aucune option ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-unknown-setup = Une partie de { $game } n’a pas de réglage « { $name } » ; choix possibles : { $choices }.
refuse-unknown-value = L’option { $option } ne peut pas valoir « { $name } » ; choix possibles : { $choices }.
refuse-option-form = Une option s’écrit NOM=VALEUR, et non « { $text } ».
refuse-unknown-bot = Aucun bot ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-bot-budget = Un budget est un nombre de nœuds de 1 à { $most }, pas « { $text } ».
refuse-bot-seed = La graine d’un bot est un nombre entier.
refuse-budgets-none = Les bots de « { $game } » n’ont pas de budget.
refuse-budget-none = Le bot « { $name } » n’a pas de budget ; ceux qui en ont un : { $choices }.
refuse-unknown-temper = Aucun tempérament ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-tempers-none = Les bots de « { $game } » n’ont pas de tempérament.
refuse-temper-none = Le bot « { $name } » n’a pas de tempérament ; ceux qui peuvent en avoir un : { $choices }.
refuse-vector-count = Donnez une réponse par partie : { $games }, pas { $count }.
refuse-vector-action = Dans la partie { $game }, il n’y a pas de réponse numéro { $action } ; il y en a { $options }, à partir de 0.
refuse-vector-width = Une question à { $options } réponses ne tient pas dans { $width } ; choisissez une plus grande largeur.
refuse-vector-actions = Les réponses sont une liste de numéros, un par partie.
refuse-vector-number = Dans la partie { $game }, { $action } n’est pas le numéro d’une réponse.
refuse-vector-seeds = Les graines sont une liste de nombres entiers, un par partie.
refuse-vector-seed-count = Donnez une graine par partie : { $games }, pas { $count }.
refuse-vector-game = Il n’y a pas de partie numéro { $game } ; il y en a { $games }, à partir de 0.
refuse-vector-widths = Une largeur est un nombre entier de 1 à { $largest }, pas « { $width } ».
refuse-unknown-reward = Aucune récompense ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-environment-none = Le jeu « { $name } » n’a pas d’environnement d’apprentissage.
refuse-environment-rivals = Dans « { $name } », chacun joue pour soi : prenez Seats ou Rounds, avec un agent par place.
refuse-environment-answer = { $agent } doit répondre, mais aucune réponse n’a été donnée.
refuse-environment-answers = Les réponses sont un dictionnaire : un numéro de réponse pour chaque agent.
refuse-environment-unbegun = Aucune partie n’a commencé : appelez d’abord reset.
refuse-environment-agent = Aucun agent ne s’appelle « { $name } » ; choix possibles : { $choices }.
refuse-environment-render = Le mode d’affichage « { $name } » n’existe pas ; choix possibles : { $choices }.
refuse-environment-options = « { $name } » se règle quand on crée un environnement, pas avec reset.
refuse-environment-reset = Les options de reset sont un dict, pas { $found }.
refuse-unknown-lang = La langue « { $name } » n’est pas disponible ; choix possibles : { $choices }.
refuse-unknown-seat = La place { $seat } n’existe pas ; choix possibles : { $choices }.
refuse-seat-unsaid = Nommez une place, par son numéro ou par son nom : { $choices }.
refuse-setup-type = La valeur du réglage « { $name } » n’est pas du bon type.
refuse-seed = Une graine est un nombre entier compris entre 0 et { $largest }.
refuse-part = Une part de hasard compte { $digits } chiffres hexadécimaux.
refuse-part-seat = Aucun joueur à la place { $seat } n’a pu donner cette part de hasard.
refuse-key = Une clé compte { $digits } chiffres hexadécimaux.
refuse-games-count = Il faut jouer au moins 1 partie.
refuse-not-asked = Il n’y a pas de question pour vous pour le moment.
refuse-game-over = La partie est terminée.
refuse-malformed-action = Je ne comprends pas « { $text } ».
refuse-illegal-action = C’est impossible pour le moment : { $text }.
refuse-ambiguous-action = « { $text } » peut vouloir dire plusieurs choses : { $choices }.
refuse-number-action = Il n’y a pas de choix numéro { $text }.
refuse-nothing-to-undo = Il n’y a rien à annuler.
refuse-undo-revealed = Impossible d’annuler : un dé, une carte ou une réponse cachée a été révélé depuis.
refuse-record-foreign = Ce n’est pas un enregistrement d’Underdeck.
refuse-record-newer = Cet enregistrement a été écrit par une version plus récente d’Underdeck.
refuse-record-damaged = L’enregistrement est endommagé à la ligne { $line } : { $reason }
refuse-record-rules = Cette partie a été jouée avec la version { $found } des règles. Ce programme joue avec la version { $known } et ne peut pas la reprendre ; son enregistrement est conservé.
refuse-record-cards = Cette partie a été jouée avec d’autres cartes que celles de ce programme.
refuse-record-diverged = L’enregistrement diverge à la ligne { $line } ({ $text }) : { $reason }
refuse-record-sync = { $answers ->
    [one] L’enregistrement diverge à la ligne { $line } : après { $answers } réponse, la partie devrait en être à { $expected }, mais elle en est à { $found }.
   *[other] L’enregistrement diverge à la ligne { $line } : après { $answers } réponses, la partie devrait en être à { $expected }, mais elle en est à { $found }.
}
refuse-pack-syntax = Le fichier { $file } n’est pas du TOML valide{ $line ->
    [0] { "" }
   *[other] , ligne { $line }, colonne { $column }
} : { $kind ->
    [value] il faut une valeur ; mettez le texte entre guillemets
    [statement] une ligne doit être une [table] ou un nom = valeur
    [equals] un nom doit être suivi de = et d’une valeur
    [twice] le même nom sert deux fois
    [string] un texte entre guillemets n’est pas refermé, ou contient un caractère interdit
    [list] une liste ou une table n’est pas refermée, ou il manque une virgule entre deux valeurs
    [deep] des listes ou des tables sont trop profondément imbriquées
   *[other] { $reason }
}
refuse-pack-encoding = { $file } n’est pas enregistré en UTF-8 (ligne { $line }) ; enregistrez-le de nouveau avec cet encodage.
refuse-pack-field = { $file }{ $card ->
    [pack] { "" }
   *[other] , carte { $card }
}{ $field ->
    [none] { "" }
   *[other] , champ { $field }
} : { $reason }
refuse-pack-message = { $file } : « { $name } » n’est pas un message valide en texte simple.
refuse-pack-message-unknown = { $file } : rien dans ce pack ne s’appelle { $name }{ $near ->
    [none] .
   *[other] { " " }(vouliez-vous dire { $near } ?).
}
refuse-pack-card-text = { $file }, carte { $card } : son texte ne peut pas être écrit (langue { $lang }) : { $reason }
refuse-pack-game-broke = { $file } : la partie de graine { $seed } a planté ({ $bot }, { $setup }) : { $reason }
refuse-pack-not-added = « { $name } » est ici, mais ne fait pas encore partie de vos packs. Pour l’ajouter : underdeck packs add { $name }
refuse-pack-nowhere = Il n’y a rien ici : { $file }.
refuse-pack-twice = Plusieurs packs s’appellent « { $name } » : { $files }. Donnez le chemin de l’un d’eux : underdeck packs remove CHEMIN
refuse-pack-no-source = { $game } n’a rien dont l’identifiant soit « { $name } » ; `underdeck cards { $game }` donne ses cartes.
refuse-in-pack = « { $name } » vient avec le pack « { $pack } » : ajoutez --pack { $pack }.
refuse-pack-there = Le pack « { $name } » est déjà installé, version { $version } ; ajoutez --replace pour le remplacer.
refuse-pack-elsewhere = Le pack « { $name } » n’est pas dans votre dossier de packs mais ici : { $file } ; retirez-le vous-même de là.
refuse-pack-id = « { $name } » ne peut pas être l’identifiant d’un pack. Prenez au plus 40 minuscules, chiffres et traits d’union, en commençant par une lettre.
refuse-pack-folder = Il y a déjà quelque chose ici : { $file }.
refuse-pack-unsound = Le pack a des erreurs : { $count }.
refuse-pack-off = Ce serveur n’utilise pas le pack « { $name } » ; { $known ->
    [0] il n’a pas de packs pour ce jeu.
   *[other] choix possibles : { $choices }.
}
refuse-packs-none = { $game } n’a pas de packs.
refuse-pack-clash = { $file } : « { $name } » ({ $kind }) du pack « { $pack } » existe déjà dans « { $other } ». Donnez aux identifiants du pack un préfixe qui lui soit propre.
refuse-pack-manifest = { $file } n’est pas un pack de cartes : il n’a pas de { $name }.
refuse-pack-link = { $file } n’a pas été lu : « { $name } » est un lien ou n’est pas un fichier ordinaire.
refuse-pack-zip = { $file } n’est pas un fichier zip valide : { $reason }
refuse-pack-many = { $file } n’a pas été lu : un pack a au plus { $most } fichiers.
refuse-pack-size = { $file } n’a pas été lu : un pack a au plus { $most } Mo une fois décompressé.
refuse-pack-name = { $file } n’a pas été lu : un fichier de pack ne peut pas s’appeler « { $name } ».
refuse-pack-name-twice = { $file } n’a pas été lu : il contient « { $name } » deux fois.
refuse-pack-no-cards = { $file } n’a pas de cartes ; mettez des fichiers .toml dans son dossier cards.
refuse-pack-other-game = { $file }, champ game : les cartes ne sont pas pour { $game } ; ce pack est-il pour { $other } ?
refuse-pack-message-twice = { $file } : le message « { $name } » figure deux fois.
refuse-pack-picture = { $file } ne sera pas montré : l’image d’une carte ne peut pas contenir { $found }.
refuse-pack-picture-broken = { $file } n’est pas une image SVG valide (ligne { $line }).
refuse-pack-picture-xmlns = { $file } ne sera pas montré : il manque { $xmlns } à son <svg>.
refuse-pack-picture-viewbox = { $file } ne sera pas montré : son <svg> n’a pas de viewBox, comme viewBox="0 0 120 90".
refuse-pack-picture-many = { $file } ne sera pas montré : une image a au plus { $most } éléments, imbriqués sur { $deepest } niveaux au plus.
refuse-pack-picture-size = { $file } ne sera pas montré : une image a au plus { $most } ko.
refuse-packs-count = Une partie se joue avec { $most } packs au plus.
refuse-unknown-pack = Aucun pack ne s’appelle « { $name } » ici ; { $known ->
    [0] il n’y en a pas encore. `underdeck packs add DOSSIER` en ajoute un.
   *[other] choix possibles : { $choices }. `underdeck packs add DOSSIER` en ajoute un autre.
}
refuse-pack-game = Le pack « { $name } » est pour { $own }, pas pour { $game }.
refuse-record-pack-absent = Cet enregistrement demande le pack « { $name } », version { $version }, qui n’est pas installé ; ajoutez-le avec `underdeck packs add`.
refuse-record-pack-changed = Cet enregistrement demande le pack « { $name } », version { $version }, mais le pack installé (version { $own }) a d’autres cartes.
refuse-upload-pack-off = Cet enregistrement demande le pack « { $name } », version { $version }, que ce serveur n’utilise pas.
refuse-record-pack-off = Cette partie demande le pack « { $name } », version { $version }, que ce serveur n’utilise plus ; son enregistrement est conservé.
refuse-position-word = Ligne { $line } de la position : « { $text } » est inconnu ; choix possibles : { $choices }.
refuse-position-card = Ligne { $line } de la position : aucune carte ne s’appelle « { $name } ».
refuse-position-twice = Ligne { $line } de la position : { $name } se trouve à deux endroits.
refuse-position-number = Ligne { $line } de la position : « { $text } » n’est pas un nombre valable ici.
refuse-position-option = Ligne { $line } de la position : une option se compose d’un nom et d’une valeur.
refuse-share-range = Dans { $game }, l’issue « { $outcome } » donne des parts non valables : { $shares }. Une part est un nombre de 0 à 1.
refuse-share-unknown = { $game } a fini sur l’issue inconnue « { $outcome } ». Prenez victory, defeat ou les noms des gagnants reliés par +, ou donnez-en les parts dans Plugin.share.
refuse-share-party = On joue { $game } en groupe, mais l’issue « { $outcome } » donne à ses membres des parts différentes : { $shares }.
refuse-share-rivals = Dans { $game }, l’issue « { $outcome } » donne des parts dont la somme n’est pas une victoire : { $shares }. Si tout le monde perd, appelez l’issue « defeat ».
refuse-text-invisible = Ce texte contient le caractère invisible { $sign } : retirez-le.
refuse-share-nobody = Dans { $game }, l’issue « { $outcome } » ne donne à personne une part de la victoire. Si tout le monde perd, appelez l’issue « defeat ».
refuse-text-marks = Une lettre porte { $most } signes au plus, et un signe suit toujours une lettre.
refuse-file-read = Impossible de lire { $file } : { $reason }
system-missing = fichier ou dossier introuvable
system-folder = c’est un dossier
system-no-folder = ce n’est pas un dossier
system-denied = accès refusé
system-full = il n’y a plus de place sur le disque
system-refused = aucun serveur n’y répond
refuse-file-write = Impossible d’écrire { $file } : { $reason }
refuse-file-exists = Le fichier { $file } existe déjà.
refuse-nothing-to-resume = Il n’y a pas de partie inachevée à reprendre.
refuse-unknown-card = Aucune carte ne s’appelle « { $name } ».
refuse-unknown-rule = Aucune règle ne parle de « { $name } ».
refuse-game-in-use = Cette partie est déjà ouverte dans une autre fenêtre : { $file }
refuse-input-ended = Il n’y a plus de réponses à lire.
refuse-no-such-choice = « { $name } » ne fait pas partie des choix possibles : { $choices }.
refuse-file-large = { $file } n’a pas été lu : il a plus de { $most } Mo.
refuse-file-text = { $file } n’est pas un fichier texte.
refuse-position-and-setup = La position contient déjà ces réglages : retirez { $choices }.
refuse-deadly = { $answer } Pour le faire malgré tout, redonnez la même réponse.
refuse-position-impossible = Cette position ne peut pas se présenter dans une partie.
refuse-runaway = Cette réponse entraînait une boucle sans fin dans les règles et n’a pas été exécutée. Merci de le signaler avec l’enregistrement.
refuse-extra = Il faut pour cela d’autres bibliothèques : pip install "underdeck[{ $name }]"
refuse-character-twice = Un seul joueur peut être { $name }.
refuse-players-form = « { $text } » n’est pas une liste comme ann=me,bo=bot (me ou bot après chaque nom).
refuse-flag-game = { $game } n’a pas d’option { $flag }.
refuse-odds-off-here = Les chances et les conseils sont coupés ; tapez « chances demande » pour les rétablir.
refuse-bot-twice =
    { $name ->
        [all] Vous avez donné deux bots par défaut. Nommez une place pour l’un d’eux, par exemple roy=master.
       *[other] Vous avez donné deux bots pour { $name }. N’en gardez qu’un.
    }
refuse-bot-form = « { $text } » n’est pas un bot. Écrivez NOM=BOT, par exemple roy=master, rogue=expert ou roy=expert/greedy.
refuse-report-bots = Un rapport joue toutes les places avec un seul bot : écrivez --bot master, pas --bot roy=master.
refuse-bot-idle = Il ne reste aucune place pour « { $bot } ». Nommez-en une, par exemple { $name }={ $bot }.
refuse-bot-seat = Personne ne s’appelle « { $name } » dans cette partie ; au choix : { $choices }.
refuse-seats-taken = Il ne reste aucune place pour vous : des bots jouent { $choices }. Retirez un bot ou ajoutez une place.
