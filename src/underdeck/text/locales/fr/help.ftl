# L’aide de la ligne de commande : command-NOM est un résumé dans une liste, help-NOM la page d’une commande.

heading-usage = Utilisation :
heading-options = Options{ " " }
heading-commands = Commandes{ " " }
heading-examples = Exemples{ " " }
commands-play = Jouer{ " " }
commands-learn = Apprendre{ " " }
commands-study = Étudier{ " " }
commands-make = Créer{ " " }
commands-serve = Héberger{ " " }

cli-no-option = Il n’y a pas d’option { $name }.
refuse-puzzle-day = Il n’y a pas d’énigme pour « { $name } ». Écrivez un jour comme { $day }. Pour la liste, tapez : underdeck puzzle --list
cli-missing = { $kind ->
    [option] Il manque l’option { $name }.
   *[argument] Il manque { $name }.
}
cli-option-value = L’option { $name } demande une valeur.
cli-bad-value = { $kind ->
    [integer] { $name } doit être un nombre entier.
    [choice] { $name } n’accepte pas cette valeur.
   *[other] La valeur de { $name } ne convient pas.
}
cli-too-much = « { $command } » n’accepte pas autant de mots.
cli-see-help = Pour l’aide, tapez : { $command } --help
refuse-unknown-command = « { $command } » n’a pas de commande « { $name } ». Pour la liste, tapez : { $command } --help
did-you-mean = { $sentence } Vouliez-vous dire { $near } ?

help-underdeck = Jeux de société d’exploration de donjons, dans le navigateur et au terminal. Sans commande, les jeux s’ouvrent ici. Réalisation de fans, non officielle.
examples-underdeck =
    underdeck serve                      # jouer dans le navigateur
    underdeck play onedeck --hero mage   # jouer au terminal
    underdeck rules comment gagner
flag-version = Afficher la version.
flag-help = Afficher cette aide.
flag-lang = La langue.
flag-plain = Ligne par ligne et sans couleurs, pour les tubes et les lecteurs d’écran.
flag-json = Écrire en JSON.
flag-seed = La graine du hasard.
flag-pack = Un pack de cartes, par son identifiant ; peut être répété. Voir : underdeck packs list
flag-option = Une option de règle ; peut être répétée. Voir : underdeck options

command-play = Commencer une partie.
help-play = Commencer une partie. Les réglages manquants sont demandés. Chaque réponse est enregistrée ; « underdeck resume » reprend la partie.
examples-play =
    underdeck play onedeck --hero mage --dungeon dragons-cave
    underdeck play stick --players roy=me,haley=bot,elan=bot --length short
    underdeck play --join LIEN --plain
flag-campaign = Jouer avec cette fiche de campagne ; répétez pour les fiches d’autres héros.
flag-play-bot = Le bot d’une place, comme roy=master ou rogue=expert:5000. Sans nom : tous les bots. Peut être répété.
flag-position = Commencer par une position écrite dans un fichier.
flag-join = Rejoindre une partie en ligne par le lien reçu.

command-resume = Reprendre la dernière partie inachevée ou FILE.
help-resume = Reprendre la dernière partie inachevée, ou celle de FILE.

command-puzzle = Résoudre l’énigme du jour.
help-puzzle = Résoudre l’énigme du jour, ou celle d’un jour DAY comme 2026-11-16. « conseil » aide, « encore » recommence.
flag-list = Lister les énigmes.

command-learn = Apprendre un jeu pas à pas.
help-learn = Apprendre un jeu pas à pas, à une vraie table. « encore » recommence un chapitre, « suivant » passe au suivant.
flag-chapter = Commencer par ce chapitre.

command-rules = Chercher une règle ou poser une question.
help-rules = Les règles avec nos mots : une section ou une règle par son numéro, la réponse à une question, ou « tout ». Le premier mot peut être le jeu.
examples-rules =
    underdeck rules OD-5
    underdeck rules stick comment fuir
    underdeck rules toutes

command-cards = Lister et chercher des cartes.
help-cards = Lister toutes les cartes d’un jeu, ou celles qui correspondent à NAME.
examples-cards =
    underdeck cards onedeck ogre
    underdeck cards stick --lang fr

command-options = Lister les options de règle d’un jeu.
help-options = Lister les options de règle d’un jeu avec leurs valeurs, celle par défaut en premier, et ce que fixe chaque édition ou préréglage.

command-replay = Revoir une partie enregistrée pas à pas.
help-replay = Revoir une partie enregistrée étape par étape. Au terminal, Entrée montre l’étape suivante.
flag-verify = Vérifier seulement : écrire « ok », ou la première divergence.

command-review = Analyser une partie finie : chance et erreurs.
help-review = Analyser une partie finie : la probabilité de gagner au fil du jeu, le hasard, le jeu et les réponses les plus coûteuses.
flag-seat = La place à analyser, par numéro ou nom. Par défaut : la première personne.
flag-budget = Nœuds pour chaque décision. Plus il y en a, plus c’est long et précis.
flag-from = Rejouer à partir de la réponse N, avec un autre hasard.

command-sim = Faire jouer des bots et compter.
help-sim = Faire jouer des bots et compter. Les réglages omis varient.
examples-sim =
    underdeck sim onedeck --games 100 --bot expert --seed 1
    underdeck sim stick --bot skilled --bot roy=master --games 20
flag-sim-games = Le nombre de parties. Par défaut : 100.
flag-sim-bot = Le bot qui joue. Par défaut : le meilleur. roy=master vaut pour une place. Peut être répété.
flag-report = Jouer une étude et écrire son rapport ; GAMES parties par case.

command-lab = Étudier des milliers de parties.
help-lab = Jouer des études de milliers de parties et lire leurs résultats.
examples-lab =
    underdeck lab new etude.toml
    underdeck lab run etude.toml --out resultats
    underdeck lab report resultats
command-lab-new = Écrire une petite étude commentée.
help-lab-new = Écrire dans FILE une petite étude commentée.
flag-game = Le jeu. Par défaut : le premier.
command-lab-run = Jouer une étude ou la continuer.
help-lab-run = Jouer une étude ou la continuer. Les parties déjà dans le dossier ne sont pas rejouées.
flag-lab-run-out = Le dossier des résultats (obligatoire).
flag-workers = Le nombre de processus. Par défaut : un par cœur.
flag-cluster = Un ordonnanceur Dask, comme tcp://10.0.0.1:8786. local:8 en lance un ici avec 8 processus.
command-lab-resume = Continuer l’étude d’un dossier.
help-lab-resume = Continuer l’étude du dossier FOLDER.
command-lab-query = Interroger en SQL les parties d’une étude.
help-lab-query = Répondre à une question SQL sur la table « games », qui a une ligne pour chaque partie de l’étude.
examples-lab-query =
    underdeck lab query resultats "select outcome, count(*) from games group by 1"
command-lab-report = Écrire le rapport illustré d’une étude.
help-lab-report = Écrire le rapport illustré d’une étude. Par défaut : FOLDER/report.html.
flag-html = Écrire en HTML dans ce fichier.
flag-markdown = Écrire en Markdown dans ce fichier.
command-lab-compare = Comparer deux études.
help-lab-compare = Comparer deux études par packs, règles ou bots : quelles différences sont réelles, leur taille, leur certitude.
command-lab-dataset = Créer ou vérifier un jeu de données.
help-lab-dataset = Créer un jeu de données de parties de bots, avec leurs enregistrements et une description, ou en vérifier un.
flag-lab-dataset-out = Le dossier du jeu de données.
flag-lab-dataset-game = Le jeu, sans étude donnée.
flag-lab-dataset-games = Le nombre approximatif de parties, sans étude donnée. Par défaut : 300.
flag-lab-dataset-bot = Le bot, sans étude donnée. Par défaut : le meilleur.
flag-lab-dataset-seed = La première graine, sans étude donnée. Par défaut : 1.
flag-license = La licence du jeu de données. Par défaut : CC0-1.0.
flag-check = Vérifier plutôt le jeu de données de ce dossier.
flag-sample = Avec --check : le nombre de parties à rejouer. Par défaut : toutes.

command-packs = Créer, vérifier et installer des packs.
help-packs = Packs de cartes : les lister, les vérifier, les installer et en créer.
command-packs-list = Lister les packs installés et leurs défauts.
help-packs-list = Lister les packs installés, et les défauts de ceux qui sont inutilisables.
command-packs-show = Montrer un pack et ses cartes.
help-packs-show = Montrer l’auteur et toutes les cartes de PACK, un identifiant ou un chemin.
command-packs-check = Vérifier un pack et jouer avec.
help-packs-check = Vérifier les fichiers, les cartes et les textes de PACK (un identifiant ou un chemin), et jouer des parties avec.
flag-packs-check-games = Le nombre de parties. Par défaut : 200.
flag-packs-check-seed = La graine de la première partie.
flag-balance = Comparer aussi sa force à celle des cartes du jeu.
command-packs-add = Installer un pack, dossier ou zip.
help-packs-add = Installer le pack du dossier ou du zip PATH.
flag-replace = Remplacer une autre version.
command-packs-remove = Désinstaller un pack.
help-packs-remove = Désinstaller PACK, un identifiant ou un chemin.
command-packs-words = Lister tout ce qu’une carte peut faire.
help-packs-words = Lister les mots d’une carte de GAME : tables, champs, effets, conditions et identifiants.
command-packs-source = Écrire la source de nos cartes.
help-packs-source = Écrire la source des cartes de GAME, ou de la carte ID, comme modèle.
command-packs-new = Commencer un pack.
help-packs-new = Écrire un petit pack commenté.
flag-packs-new-name = Le nom du pack. Par défaut : tiré de son identifiant.
flag-author = L’auteur.
flag-folder = Le dossier du pack. Par défaut : un dossier ici, du nom de l’identifiant.

command-games = Lister et vérifier les jeux tiers.
help-games = Lister les jeux installés, et vérifier qu’un jeu respecte les lois.
command-games-list = Lister les jeux installés.
help-games-list = Lister les jeux installés, leurs paquets Python et leurs défauts.
command-games-check = Vérifier qu’un jeu respecte les lois.
help-games-check = Vérifier toutes les lois dans des parties au hasard. Le code de sortie est 1 si une loi est violée.
flag-games-check-games = Le nombre de parties. Par défaut : 20.
flag-games-check-seed = La graine de la première partie.

command-lang = Lister, commencer et vérifier des traductions.
help-lang = Lister, commencer et vérifier des traductions.
command-lang-list = Lister les langues.
help-lang-list = Lister les langues et leurs dossiers.
command-lang-new = Commencer une traduction.
help-lang-new = Commencer une traduction : écrire tous les messages anglais dans le dossier CODE de FOLDER. Sans FOLDER, Underdeck la trouve tout seul.
command-lang-check = Vérifier une traduction.
help-lang-check = Lister les messages manquants et fautifs d’une traduction. Le code de sortie est 1 s’il y a des fautes.

command-serve = Proposer les jeux dans le navigateur.
help-serve = Servir les jeux dans le navigateur : lancer un serveur et écrire son adresse.
examples-serve =
    underdeck serve
    underdeck serve --host 0.0.0.0 --setting hosts=jeux.example.org
flag-host = L’adresse d’écoute. Par défaut : 127.0.0.1.
flag-port = Le port. Par défaut : 8000. 0 : n’importe quel port libre.
flag-data = Le dossier de la base de données.
flag-setting = Un autre réglage ; peut être répété.
flag-open = Ouvrir ou non la page dans un navigateur. Par défaut : s’il y a un écran.
command-backup = Sauvegarder la base du serveur dans FILE.
help-backup = Sauvegarder la base de données du serveur dans FILE. Le serveur peut tourner. Ne copiez jamais underdeck.db seul : les dernières réponses sont dans un second fichier.
command-restore = Restaurer la base du serveur à partir de FILE.
help-restore = Remplacer la base de données du serveur par la sauvegarde FILE. Arrêtez d’abord le serveur.

extra-installing-app = Installation des bibliothèques de l’application, une seule fois : une dizaine de secondes.
extra-installing-server = Installation des bibliothèques du serveur, une seule fois : une dizaine de secondes.
extra-installing-lab = Installation des bibliothèques pour les études, une seule fois : environ une minute.
