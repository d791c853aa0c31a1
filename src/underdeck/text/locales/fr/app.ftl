# Les mots de l’application au terminal.

app-welcome = Deux donjons, une seule table.
app-opening = On allume la lanterne…
app-continue = Reprendre
app-quick = Jouer tout de suite
app-new = Nouvelle partie
app-more = Et aussi
app-join = Rejoindre une partie par son lien
app-join-form = http://…/#/join/…
app-join-hint = Collez le lien reçu, puis Entrée. Échap revient.
app-rules = Règles
app-cards = Cartes
app-about = À propos
app-quit = Quitter
app-start-keys = ↑↓ choisir · Entrée · F2 langue · F3 thème · Échap quitter

app-sitter-nobody = –
app-sitter-me = moi
app-sitter-bot = un bot
app-partners = Les autres héros sont joués par
app-temper-even = sans tempérament
app-sitter-bot-of = Un bot : { $strength }
app-usual = par défaut
app-options = Les règles en détail
app-options-more = À ne changer que si l’on joue autrement à votre table.
app-begin = Commencer

app-asked = { $who } : { $question }
app-waiting = On attend { $who }.
app-thinking = Les bots jouent…
app-said = { $who } : « { $text } »
app-lost = Connexion perdue ; nouvel essai.
app-back = Connexion rétablie.
app-kept = Connexion perdue. Votre réponse est gardée et part dès que le serveur répond.
app-late = Votre réponse arrive trop tard : la partie avait continué au retour du serveur.
app-garbled = La table de ce serveur est illisible : il tourne avec une autre version d’Underdeck.
app-gone = Le serveur a fermé cette table.
app-place-so = Les poser ainsi
app-best-already = Rien de mieux à poser pour l’instant.
app-countdown = passe dans { $n } s, on vous attend
app-enter = Entrée
app-escape = Échap
app-key-propose = au mieux
app-key-answer = répondre
app-key-undo = revenir
app-key-hint = conseil
app-key-odds = chances
app-weighing = Évaluation des réponses…
app-odds = Vos chances
app-odds-off = Ni chances ni conseils
app-odds-request = Chances et conseils quand je le demande
app-odds-always = La chance de gagner la partie à côté de chaque réponse
app-menu-odds = Chances : { $odds ->
    [off] jamais montrées
    [always] à côté de chaque réponse
   *[request] sur demande
}
app-key-why = pourquoi ?
app-key-log = récit
app-key-help = aide
app-key-menu = menu
app-key-say = dire
app-key-back = Retour
app-close = ↑↓ lire · Échap ferme
app-log = Ce qui s’est passé
app-log-empty = Rien encore.
app-search = Un mot, un nom ou un numéro
app-other-book = { $book ->
    [rules] vers les cartes
   *[cards] vers les règles
}
app-other-game = l’autre jeu
app-scroll = lire

app-menu = Menu
app-menu-back = Retour à la table
app-menu-all = Toutes les réponses, une à une
app-menu-stop = Me consulter pour réagir : { $stop ->
    [always] toujours
    [never] jamais
   *[playable] quand je pourrais agir
}
app-menu-language = Changer de langue : { $name }
app-menu-theme = Lanterne ou plein jour
app-menu-end = La fin de la partie
app-menu-abandon = Abandonner la partie pour de bon
app-abandon = Abandonner cette partie pour de bon ? Elle ne pourra pas être reprise.
app-abandon-yes = L’abandonner
app-bot-more = Laisser un bot répondre pour { $who }, une étape après l’autre, jusqu’à ce que vous repreniez la place ? Ses réponses sont définitives. Il ne coche jamais rien.
app-bot-for-more = Laisser un bot répondre pour { $who } jusqu’à son retour ? Ses réponses sont définitives.
app-bot-yes = Laisser jouer
app-menu-bot = { $bot ->
    [True] Reprendre ma place
   *[False] Laisser un bot jouer pour moi
}
app-menu-people = Qui est là, et les liens
app-away = { $who } (pas là)
app-company = À cette table
app-company-seat = { $how ->
    [bot] ⚙
    [mine] ●
    [here] ●
   *[away] ○
} { $who } : { $how ->
    [bot] un bot joue ({ $bot })
    [mine] vous
    [here] ici
    [open] pas encore là
   *[away] pas là
}{ $awaited ->
    [True] , on l’attend
   *[False] { "" }
}
app-company-bot = Laisser un bot jouer pour { $who }
app-company-link = { $how ->
    [mine] Appareil perdu ? Un nouveau lien pour vous ({ $who })
    [open] Un nouveau lien d’invitation pour { $who }
   *[other] Donner la place de { $who } à quelqu’un d’autre : un nouveau lien d’invitation
}
app-link = Le lien pour { $who }
app-link-copied = Il est dans le presse-papiers, si le terminal le permet.
app-link-join = Envoyez-le à la personne qui jouera là. Le lien précédent ne marche plus.
app-link-seat = Il ouvre votre place sur un autre appareil ; gardez-le pour vous. Les liens et appareils précédents ne l’ouvrent plus ; celui-ci, oui.
app-menu-leave = Quitter la table (la partie est conservée)
app-stop = Me consulter pour réagir
app-stop-playable = Quand je pourrais agir
app-stop-always = Toujours
app-stop-never = Jamais
app-hand-over = Passez l’écran à { $who }.
app-hand-over-ready = C’est moi, montrez la table
app-end-again = Rejouer
app-end-sit = Rejoindre la revanche
app-end-watch = Suivre la revanche
app-laid-by = { $who } propose une revanche.
app-laid = La revanche est prête.
app-end-undo = Reprendre ma dernière réponse
app-end-before = Rejouer à partir de ma dernière réponse
app-end-look = Regarder la table
app-end-review = Faire le bilan
app-reviewing = Analyse de la partie…
app-review-from = Rejouer à partir de là : après { $n } { $n ->
    [one] réponse
   *[other] réponses
}
app-review = Bilan
app-end-leave = Quitter

refuse-link-form = « { $text } » n’est pas le lien d’une partie. Il ressemble à http://hôte:8000/#/join/… ou …/#/watch/… : copiez-le en entier, entre guillemets.
refuse-no-server = Aucune partie n’est joignable à { $address } : { $reason }
refuse-server-says = Le serveur répond : { $text }
refuse-join-alone = --join ne s’accompagne d’aucun autre réglage : la partie est déjà prête.
refuse-nobody-asks = Il n’y a pas de question pour vous maintenant.
far-help-short = Tapez le numéro d’une réponse, ou ses mots ; « ? » dit pourquoi cette question, « aide » présente les commandes.
far-help =
    Répondez par un numéro ou par les mots d’une réponse. Et aussi :
      ?         pourquoi cette question, et les règles
      comment   le jeu en quelques lignes
      table     la table de nouveau
      journal   ce qui s’est passé
      conseil   la meilleure réponse, et pourquoi
      chances   de toutes les réponses
      annuler   reprendre votre dernière réponse, si c’est possible
      regles    les règles (regles et un mot)
      cartes    les cartes (cartes et un mot)
      dire      dire quelque chose aux autres (dire seul montre les phrases)
      encore    rejouer la même partie, quand elle est finie
      quitter   partir ; la même commande vous ramène
far-over = La partie est finie. « encore » la rejoue, « quitter » s’en va.
far-undo = « annuler » reprend votre dernière réponse.
far-left = Vous avez quitté la table. Le même lien vous y ramène.
app-deadly = Est-ce bien ce que vous voulez ?
app-deadly-no = Non, revenir
app-deadly-yes = Oui, le faire
app-help =
    Une question à la fois, sous la table. On y répond avec ↑↓ et Entrée, ou à la souris ; par un chiffre là où les réponses sont numérotées.
    u annule (tant que rien de nouveau n’est révélé) · h la meilleure réponse et pourquoi · % les chances de chaque réponse · w la règle derrière la question · l le récit
    Le menu (Échap) a les règles, les cartes et la langue.
