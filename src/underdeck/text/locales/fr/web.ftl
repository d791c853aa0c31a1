# Les mots du navigateur lui-même ; tout ce qui touche aux cartes et aux règles vient des autres fichiers.

web-title = Underdeck
web-notice = Réalisation de fans, non officielle, sans lien avec les éditeurs ni les auteurs des jeux imprimés. Noms et marques appartiennent à leurs propriétaires ; les règles sont racontées avec nos mots et toutes les images sont de nous.
web-about = À propos des jeux imprimés
web-about-more = Ils méritent une place sur votre table : cherchez en boutique ou d’occasion, ou demandez à leurs éditeurs. Aucune des personnes et sociétés nommées ici n’a réalisé ni approuvé Underdeck. Les cartes « Telles qu’imprimées » ont les noms et les nombres des cartes imprimées ; celles « De notre main » sont de nous.
# Le cadre autour des deux jeux.

web-welcome = Deux donjons, une seule table
web-welcome-more = Jouez en solitaire, avec des bots sur les chaises vides, à plusieurs devant cet écran, ou avec des amis lointains grâce à un lien. Sans inscription.
web-continue = Reprendre
web-finished = Parties terminées
web-quick = Jouer tout de suite
web-new = Nouvelle partie
web-return = À suivre chaque jour
web-challenges = Parties du jour
web-puzzle = Énigme du jour
web-line-down = Le serveur ne répond pas. Votre journal et les pages déjà ouvertes restent lisibles ; les parties, les énigmes et les résultats ont besoin du serveur, et rien n’en est perdu.
web-called = À vous de jouer
web-called-more = Quelqu’un attend votre réponse.
web-calls = M’avertir quand c’est mon tour
web-calls-more = Tant qu’une partie est ouverte dans un autre onglet ou une autre fenêtre : dans le titre de la page, sur l’icône de l’application installée, et par une notification si votre navigateur le permet. Dans une partie avec d’autres personnes, les notifications arrivent même une fois la page fermée, si votre navigateur et le serveur en sont capables.
web-calls-refused = Ce navigateur bloque les notifications de cette page ; seuls ses propres réglages peuvent y changer quelque chose. Le titre de la page indique tout de même quand c’est votre tour.
web-calls-impossible = Ce navigateur n’a pas de notifications. Le titre de la page indique tout de même quand c’est votre tour.
web-journal = Votre journal
web-rules = Règles
web-cards = Cartes
web-have-link = On vous a envoyé un lien ?
web-have-link-more = Collez-le ici pour prendre place, regarder, ou poursuivre une partie commencée sur un autre appareil.
web-paste = Collez le lien
web-no-link = Ce n’est pas le lien d’une partie. Il devrait ressembler à …/#/join/… ; copiez-le en entier.
web-upload = Revoir une partie terminée
web-upload-more = Déposez ici son enregistrement : un fichier de cette page ou du terminal.
web-upload-file = Choisir un fichier
web-all-finished = Les { $n } parties
web-with = avec { $who }
web-watching = Comme spectateur
web-turn = tour { $n }
web-setup = mise en place
web-turn-over = { $whose ->
    [yours] Votre tour est terminé.
   *[all] Le tour est terminé.
}
web-waits-for = On attend { $who }
web-forget = Retirer de la liste la partie de { $who }
web-forget-short = Retirer de la liste
web-forget-sure = Ce navigateur perdra sa place dans la partie. Elle continuera sans vous ; tout autre lien vers votre place fonctionne encore.
web-forget-not = La garder
web-your-turn = À vous
web-others-turn = Les bots jouent
web-home = Accueil
web-language = Langue
web-close = Fermer
web-opening = On allume la lanterne…
web-offline = Pas de connexion au serveur. Rien n’est perdu ; nouvel essai.
web-lost-kept = Reconnexion en cours. Votre réponse est gardée et part dès que le serveur répond.
web-answer-late = Votre réponse arrive trop tard : la partie avait continué au retour du serveur.
web-answers-lost = Le disque du serveur a fait défaut : la partie reprend à un état antérieur à celui que vous avez vu.
web-lost = Reconnexion en cours. Rien n’est perdu ; la partie vous attend.
web-no-picture = Impossible de dessiner cette table, mais les réponses ci-dessous fonctionnent toujours.

web-settings = Réglages
web-theme = Thème
web-theme-auto = Comme l’appareil
web-theme-light = Plein jour
web-theme-dark = Lanterne
web-motion = Mouvement
web-motion-auto = Comme l’appareil
web-motion-still = Aucun
web-scenes = Grands moments
web-scenes-slow = Lents
web-scenes-normal = Normaux
web-scenes-fast = Rapides
web-scenes-off = Aucun
web-speed = Vitesse des autres
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-skip = Immédiate
web-bubbles = Les personnages parlent dans des bulles
web-talk = Montrer ce que disent les autres
web-stop = Me consulter pour réagir
web-stop-playable = Quand je pourrais agir
web-stop-always = Toujours
web-stop-never = Jamais
web-sound = Sons
web-volume = Volume
web-music = Musique
web-keys = Touches
web-key-main = La réponse principale
web-key-undo = Revenir en arrière
web-key-hint = Un conseil
web-key-why = Pourquoi cette question
web-key-log = Ce qui s’est passé
web-key-help = Aide

web-game = Jeu
web-how-many = Combien
web-plays = Qui joue { $who }
web-change = Choisir quelqu’un d’autre que { $who }
web-choose-one = Choisissez votre héros :
web-choose-some = Touchez un portrait pour remplir la place marquée :
web-their-name = Son nom
web-their-name-of = Le nom de la personne qui joue { $who }
web-your-name-host = Votre nom, pour que vos amis sachent qui les invite
web-invites-later = Les liens s’affichent dès que la partie commence. Vos amis peuvent arriver plus tard ; des bots peuvent jouer pour eux en attendant.
web-nobody = Vous n’avez pas de place : vous ne ferez que regarder.
web-more = Plus de réglages
web-of-pack = Du pack { $pack }.
web-packs = Packs de cartes
web-seed = Graine (un mot au choix)
web-seed-more = Avec les mêmes réglages et la même graine, deux parties sont mélangées de la même façon. Laissez vide pour un nouveau mélange.
web-kind-me = Moi
web-kind-here = Quelqu’un devant cet écran
web-kind-invite = Un ami, par un lien
web-kind-bot = Un bot
web-bot-usual = Force par défaut
web-temper-even = Sans tempérament
web-temper = Tempérament : { $temper }
web-temper-of = Tempérament du bot qui joue { $who }
web-bot-of = Force du bot qui joue { $who }
web-usual = Par défaut : { $what }
web-options = Les règles en détail
web-options-more = À ne changer que si l’on joue autrement à votre table.
web-start = Commencer

web-invited = On vous invite à jouer à
web-your-name = Votre nom, si vous voulez
web-join = Prendre place
web-watch = Pour regarder seulement
web-copy = Copier
web-copied = Copié.
web-copy-yourself = Sélectionné. Copiez-le au clavier.
web-invited-by = { $who } vous invite à jouer à
web-you-play = Vous jouez { $who }.
web-join-more = Sans inscription : ce navigateur garde votre place. Vous pourrez l’emporter sur un autre appareil.
web-invite-taken = Quelqu’un joue déjà { $who }.
web-invite-taken-more = Une invitation vaut pour une seule personne. Si c’était vous, ouvrez la partie dans le navigateur d’alors, ou servez-vous de son lien « sur un autre appareil ». Sinon, demandez une nouvelle invitation.
web-link-cut = Ce lien ne fonctionne pas.
web-link-cut-more = Il a pu être coupé en chemin, ou remplacé par un plus récent. Copiez-le de nouveau en entier, ou demandez-en un autre.
web-people = Joueurs et liens
web-send = Envoyer
web-watch-more = voit ce que tout le monde voit, sans pouvoir jouer
web-invite-of = Invitation à jouer { $who }
web-invite-renew = Nouveau lien
web-invite-anew = Inviter quelqu’un d’autre
web-device = Sur un autre appareil
web-device-of = { $who } sur un autre appareil
web-device-more = Ouvrez ce lien sur votre téléphone ou un autre ordinateur pour y continuer. Gardez-le pour vous : toute personne qui l’a peut jouer à votre place.
web-device-renew = Écarter tous les autres appareils
web-renewed = C’est fait. L’ancien lien ne marche plus.
web-to-bot-for = Laisser un bot jouer à sa place
web-thinking = Les bots réfléchissent : { $who }
web-away-title = Pendant votre absence
web-away-go-on = Continuer
web-away-all = Les { $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
}
web-not-fetched = Impossible de charger cette page pour l’instant. Rien n’est perdu.
web-upgraded = Underdeck a été mis à jour : cette page vient d’être rechargée. Rien n’est perdu.
web-reload = Recharger
web-trouble-no-such-table = Cette partie n’existe pas ici.
web-trouble-no-such-table-more = Le lien est peut-être coupé, ou mène à un autre serveur. Vos autres parties sont sur la première page.
web-trouble-token = Ce navigateur n’a pas de place dans cette partie.
web-trouble-token-more = Ouvrez votre invitation, ou continuez dans le navigateur où vous avez pris place : ses « Joueurs et liens » donnent un lien pour les autres appareils.
web-trouble-token-old = Votre place est passée sur un autre appareil.
web-trouble-token-old-more = Quelqu’un qui a votre lien a écarté tous les autres appareils. Continuez là-bas, ou demandez une nouvelle invitation à la personne qui a lancé la partie.
web-trouble-wire-version = Cette page est plus ancienne que le serveur.
web-trouble-wire-version-more = Rechargez-la, et tout reprendra comme avant.
web-trouble-origin = Cette page n’a pas le droit de jouer ici.
web-trouble-origin-more = Ouvrez plutôt l’adresse du serveur lui-même.
web-trouble-record-rules = Cette partie vient d’une autre version.
web-trouble-record-rules-more = Elle ne peut pas continuer ici. Son enregistrement se télécharge depuis la liste de la première page.
web-trouble-record-cards = Cette partie vient d’une autre version.
web-trouble-record-cards-more = Elle ne peut pas continuer ici. Son enregistrement se télécharge depuis la liste de la première page.
web-trouble-game-damaged = Cette partie est endommagée sur le disque du serveur.
web-trouble-game-damaged-more = Elle peut être sauvée en partie : téléchargez l’enregistrement depuis la liste de la première page, ouvrez-y ce fichier et reprenez à son dernier moment.
web-moment-ended = Ce qui y a mis fin
web-moment-turned = Le tournant
web-moment-close = Il s’en est fallu de peu
web-moment-watch = revoir
web-stop-more = The Order of the Stick fait le tour de la table dès que quelqu’un pourrait intervenir. « Quand je pourrais agir » passe pour vous si rien de ce que vous tenez ne convient.
web-key-dice = Prendre un dé
web-key-boxes = Le poser sur une case

web-players = Joueurs
web-seat-mine = vous
web-seat-bot = un bot joue
web-present = ici
web-away = pas là
web-unclaimed = pas encore là
web-awaited = on l’attend
web-meanwhile = Ce qui s’est passé entre-temps
web-skip = Passer à la suite
web-grave = Réponses qui coûtent quelque chose
web-question = Question
web-answers = Réponses
web-all-answers = Toutes les réponses
web-fewer = Moins
web-why = Pourquoi ?
web-hint = Conseil
web-hint-more = Toutes les raisons
web-odds = Chances
web-weighing = Réflexion…
web-odds-win = chance de gagner la partie
web-odds-game = partie
web-odds-best = La meilleure réponse
web-odds-exact = Chance de gagner la partie, calculée
web-odds-sampled = Chance de gagner la partie, estimée
web-odds-now = Pour l’instant, vous avez { $chance } de chances de gagner la partie.
web-odds-error = ± { $points } { $points ->
    [one] point
   *[other] points
}
web-odds-for = Pour :
web-odds-against = Contre :
web-odds-legend = ≈ et une barre hachurée : estimé ; une barre pleine : calculé.
web-odds-rule = { $odds ->
    [off] Cette partie ne montre ni chances ni conseils.
    [always] Cette partie montre les chances à tout le monde, à chaque question.
   *[request] Chacun peut demander les chances et un conseil.
}
web-chat = Conversation
web-chat-rule = { $chat ->
    [off] À cette table, on ne se parle pas.
    [free] On peut s’écrire librement.
   *[phrases] On se parle par des visages et des phrases toutes faites.
}
web-key-talk = Dire quelque chose
web-key-point = Montrer quelque chose
web-key-odds = Les chances de toutes les réponses
web-to-question = Aller à la question
web-undo = Revenir en arrière
web-at-once = D’un coup
web-step-by-step = Pas à pas
web-log = Ce qui s’est passé
web-log-empty = Rien pour l’instant.
web-say = Dire un mot
web-about-this = De quoi il s’agit
web-help = Aide
web-to-bot = Laisser jouer un bot
web-to-bot-more = Un bot répond pour { $who }, une étape après l’autre sous vos yeux, jusqu’à ce que vous repreniez la place. Ses réponses sont définitives. Il ne coche jamais rien sur une fiche de campagne.
web-to-bot-for-more = Un bot répond pour { $who } jusqu’à ce que la place soit reprise. Ses réponses sont définitives.
web-to-bot-yes = Laisser jouer
web-take-back = Reprendre ma place
web-take-back-of = Reprendre { $who } au bot
web-hand-over = Passez l’écran à
web-hand-over-ready = C’est moi, montrez la table
web-ending = La fin
web-again = Rejouer
web-play-before = Rejouer à partir de la dernière réponse
web-play-before-more = Une nouvelle partie commence là : les cartes restent en place, les dés sont relancés.
web-laid-by = { $who } propose une revanche.
web-laid = La revanche est prête.
web-watch-next = Suivre cette partie

web-replay = Revoir la partie
web-review = Bilan
web-review-thinking = { $place ->
        [0] Analyse de la partie en cours.
        [one] Un autre bilan passe d’abord.
       *[other] { $place } autres bilans passent d’abord.
    } { $minutes ->
        [0] Cela prend environ { $seconds } { $seconds ->
                [one] seconde
               *[other] secondes
            }.
        [one] Cela prend environ une minute.
       *[other] Cela prend environ { $minutes } minutes.
    }
web-review-eyes = La partie de
web-review-accuracy = précision, sur 100
web-review-curve = La chance de gagner, de { $first } % au début jusqu’à la fin, après { $answers } réponses.
web-review-legend = La ligne est la chance de gagner. ◇ marque un tournant, un numéro une réponse qui a coûté cher.
web-review-turnings = Tournants
web-review-costliest = Les réponses les plus coûteuses, et celles qu’aurait données le bot le plus fort
web-review-no-moments = Aucune réponse n’a coûté bien cher.
web-play = Lecture
web-pause = Pause
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-moment = Moment de la partie
web-share = Copier un lien vers ce moment
web-download = Télécharger l’enregistrement
web-play-from = Jouer à partir d’ici
web-play-from-more = Une nouvelle partie commence à cet instant. Les cartes restent en place, les dés sont relancés. Qui joue quel personnage ?
web-eyes = Vu par
web-eyes-public = un spectateur
web-replay-speed = Vitesse de lecture
web-moment-of = étape { $at } sur { $last }
web-replay-trouble = Le lien est peut-être coupé, ou la partie n’est pas finie. Toute personne qui a le lien peut revoir une partie terminée ; un fichier d’enregistrement se regarde depuis la première page.

web-search = Chercher
web-found = Trouvés : { $n }
web-found-nothing = Rien trouvé. Essayez un mot plus court.
web-shelf = Règles et cartes
web-sections = Chapitres
web-all-origins = Imprimées et de nous
web-origin-printed = Telles qu’imprimées
web-origin-original = De notre main
web-all-decks = Tous les paquets
web-deadly = Est-ce bien ce que vous voulez ?
web-deadly-no = Non, revenir
web-deadly-yes = Oui, le faire
web-seal = Sceau
web-seal-same = Le sceau est bien celui affiché pendant la partie : rien n’a été changé.
web-seal-other = Le sceau n’est pas celui affiché pendant la partie : cet enregistrement vient d’un autre tirage.
web-part = Part de hasard de { $who }
web-part-in = La part de hasard de ce navigateur en fait partie.
web-part-out = Aucune part de hasard ne vient de ce navigateur.
web-part-other = La part de hasard de ce navigateur en fait partie, mais celle qu’un autre joueur avait donnée a été remplacée.

# A game from elsewhere, on a plain table

web-plain-about = Un jeu ajouté à Underdeck. Il se joue sur la table ordinaire.
web-plain-help = Une question à la fois : répondez avec un bouton ci-dessous ; la table montre ce que vous pouvez voir. « Pourquoi ? » montre la règle, « Conseil » ce que ferait un bot, « Revenir en arrière » annule tant que rien de nouveau n’a été révélé.
web-plain-table = Sur la table
web-plain-seat = Place { $n }
web-plain-players = Joueurs : { $n }
web-plain-most = { $n } au plus
web-plain-nothing = rien
web-plain-yes = oui
web-plain-no = non
