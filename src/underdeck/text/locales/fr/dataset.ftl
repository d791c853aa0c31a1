# Jeux de données : ce que dit `underdeck lab dataset`, et leur fiche.

dataset-made = Le jeu de données est dans { $folder } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, empreinte { $digest }.
dataset-interrupted = { $games ->
    [one] Arrêté. { $games } partie est gardée
   *[other] Arrêté. { $games } parties sont gardées
} ; la même commande continue avec elles.
dataset-progress = Relecture
dataset-sound = { $folder } est valide : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $replayed } rejouées d’après leur enregistrement, { $again } jouées de nouveau par les bots, empreinte { $digest }.
dataset-wrong = { $folder } n’a pas passé la vérification : { $count ->
    [one] { $count } défaut
   *[other] { $count } défauts
} pour { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dont { $replayed } rejouées.
dataset-others = Il a été fait avec d’autres bots ou d’autres textes de cartes ({ $found }, Underdeck { $made }) : les chances de gagner ne sont pas comparées.
refuse-dataset-how = Donnez une étude (ou --game) et un dossier, par exemple : underdeck lab dataset study.toml --out games
refuse-dataset-few = Il y a { $cells } façons de jouer ; donnez au moins --games { $cells }, ou écrivez une étude.
refuse-dataset-taken = { $folder } n’est pas vide. Choisissez un autre dossier.
refuse-dataset-there = Il y a déjà un jeu de données dans { $folder }. Choisissez un autre dossier.
refuse-dataset-write = Le jeu de données n’a pas pu être écrit dans { $folder } ({ $reason }). Les parties jouées sont gardées ; la même commande continue.
refuse-dataset-none = Il n’y a pas de jeu de données dans { $folder } : { $file } manque.
refuse-dataset-newer = Le jeu de données dans { $folder } vient d’une version plus récente (format { $found } ; cette version connaît { $known }).
refuse-dataset-damaged = { $file } est abîmé : { $reason }.
refuse-dataset-missing = { $file } manque.
refuse-dataset-changed = { $file } a été changé ou abîmé depuis que le jeu de données est fait : sa somme de contrôle ne correspond pas.
refuse-dataset-rules = Il a été joué avec d’autres règles (version { $found }, ici { $known }) : installez Underdeck { $made } pour le rejouer.
refuse-dataset-cards = Il a été joué avec d’autres cartes ({ $found }, ici { $known }) : installez Underdeck { $made } pour le rejouer.
refuse-dataset-count = Il y a { $found ->
    [one] { $found } partie
   *[other] { $found } parties
}, et non { $said }.
refuse-dataset-digest = L’empreinte de toutes les lignes est { $found }, et non { $said }.
refuse-dataset-row = Case { $cell }, partie { $number } : la ligne a été changée, son empreinte ne correspond pas.
refuse-dataset-foreign = { $file } n’en fait pas partie.
refuse-dataset-card = { $file } ne correspond pas aux parties et à dataset.json.
refuse-dataset-columns = { $file } : ces colonnes manquent, sont incomplètes, inconnues ou du mauvais type : { $names }.
refuse-dataset-decisions = Il y a { $found ->
    [one] { $found } décision
   *[other] { $found } décisions
}, et non { $said }.
refuse-dataset-cell = Case { $cell }, partie { $number } : l’étude n’a pas cette case, seulement 0 à { $last }.
refuse-dataset-label = Case { $cell }, partie { $number } : la colonne « { $name } » dit « { $said } », mais dans cette case c’est « { $found } ».
refuse-dataset-gap = Case { $cell } : { $found ->
    [one] { $found } partie
   *[other] { $found } parties
} au lieu de { $expected } ; la partie { $number } est la première qui manque, ou il y en a une de trop.
refuse-dataset-no-record = L’enregistrement { $file } manque.
refuse-dataset-record = Case { $cell }, partie { $number } : l’enregistrement ne peut pas être rejoué : { $reason }
refuse-dataset-seed = Case { $cell }, partie { $number } : l’enregistrement a une autre graine que celle que l’étude donne à cette partie.
refuse-dataset-outcome = Case { $cell }, partie { $number } : la ligne dit « { $said } », mais l’enregistrement finit par « { $found } ».
refuse-dataset-fact = Case { $cell }, partie { $number } : « { $name } » diffère de l’enregistrement.
refuse-dataset-again = Case { $cell }, partie { $number } : ces bots ({ $bots }) la jouent autrement.
dataset-card-title = Parties de « { $name } »
dataset-card-what = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} par des bots avec Underdeck, une version non officielle : une ligne et un enregistrement pour chacune.
dataset-card-rules = règles version { $rules }, cartes { $cards }
dataset-card-game = jeu
dataset-card-made = fait avec
dataset-card-edition = règles, cartes et bots
dataset-card-packs = packs
dataset-card-bots = bots
dataset-card-seed = graine
dataset-card-cells = cases
dataset-card-games = parties
dataset-card-decisions = décisions
dataset-card-digest = empreinte de toutes les lignes
dataset-card-license = licence
dataset-card-made-by = Comment il a été fait
dataset-card-study = L’étude :
dataset-card-seeds = La graine de chaque partie découle de celle de l’étude, de sa case et de son numéro ; elle est dans la ligne et dans l’enregistrement. Le nombre de processus ne change rien aux lignes.
dataset-card-files = Fichiers
dataset-card-file-games = une ligne par partie, dans l’ordre des cases et des numéros (Parquet).
dataset-card-file-records = l’enregistrement de chaque partie ; 00003/0000012.txt est la partie 12 de la case 3. « underdeck replay » en montre un.
dataset-card-file-dataset = tout cela pour les programmes, avec le SHA-256 de chaque fichier.
dataset-card-columns = Colonnes
dataset-card-columns-how = Les colonnes sans description sont les réglages que l’étude fait varier.
dataset-card-check = Pour le vérifier
dataset-column-cell = la case de l’étude, à partir de 0
dataset-column-number = la partie de cette case, à partir de 0
dataset-column-seed = la graine de la partie
dataset-column-bots = un pour toutes les places, ou un pour chacune
dataset-column-seats = qui jouait à chaque place
dataset-column-setup = les réglages, en JSON
dataset-column-outcome = « victory » et « defeat » d’un groupe, les noms des vainqueurs entre rivaux, « unended »
dataset-column-shares = parts de victoire : une pour un groupe, ou une par place
dataset-column-scores = points de chaque place, où l’on en compte
dataset-column-decisions = réponses données
dataset-column-turns = tours, ou tours de table
dataset-column-place = où la partie a fini
dataset-column-foe = l’adversaire qui y a mis fin
dataset-column-cause = comment elle a fini
dataset-column-causes = santé perdue, par cause
dataset-column-harm = santé perdue, par carte
dataset-column-seen = cartes révélées, et combien de fois
dataset-column-used = cartes utilisées, et combien de fois
dataset-column-taken = cartes prises : comme quoi, à quelle place, à quel tour, et la chance de gagner peu avant
dataset-column-curve = la chance de gagner en chemin, selon l’évaluation des bots
dataset-column-offers = cartes qui pouvaient être utilisées ou prises : combien de fois, et combien de fois elles l’ont été
dataset-column-measures = nombres que seul ce jeu connaît
dataset-column-end = l’empreinte de la dernière position
dataset-column-row = l’empreinte de la ligne
