# Les mots du terminal lui-même.

prompt = >
notice = Adaptation non officielle, réalisée par des passionnés. Les marques appartiennent à leurs propriétaires, auxquels ce projet n’est pas affilié.
help-short = Tapez un numéro, ou les mots d’une réponse. « ? » explique la question ; « aide » présente toutes les commandes.
rules-behind = Les règles correspondantes :
log-empty = Il ne s’est encore rien passé.
undone = Annulé : { $answer }
defeat-undo = C’est une défaite. Entrée termine la partie, « annuler » reprend votre dernière réponse :
saved = Partie enregistrée dans { $file }.
left = La partie est conservée. Pour la reprendre : underdeck resume
record-kept = Enregistrement de cette partie : { $file }
replay-seal = Sceau du tirage : { $seal }
replay-part = avec une part de hasard de { $who } : { $part }
replay-header = { $answers ->
    [one] { $answers } réponse, résultat : { $outcome }.
   *[other] { $answers } réponses, résultat : { $outcome }.
}
replay-running = partie en cours
replay-step = { $n }. { $seat } : { $answer }
replay-ok = ok
sim-title = { $games ->
    [one] 1 partie, { $what }, bot { $bot }
   *[other] { $games } parties, { $what }, bot { $bot }
}
sim-outcome-victory = victoires
sim-outcome-defeat = défaites
sim-decisions = décisions
sim-seconds = secondes
sim-rate = décisions par seconde
sim-digest = empreinte
sim-share = { $n } ({ $percent } %, intervalle à 95 % : de { $low } % à { $high } %)
sim-progress = Parties en cours
card-joke = « { $joke } »
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

# What may be typed for the commands and their settings, besides their English names. A game has words of its own.
command-words =
    aide=help conseil=hint indice=hint journal=log annuler=undo quitter=quit cartes=cards règles=rules enregistrer=save
    comment=how abandonner=abandon chances=odds encore=again suivant=next dire=say oui=yes
    toujours=always demande=request jamais=off
typed-words = {""}
rules-all = toutes
list-stopped = Quelque chose a été révélé, la fin de la ligne n’a donc pas été exécutée : { $rest }
list-dropped = Non exécuté : { $rest }
other-games = { $count ->
    [one] Une autre partie inachevée se trouve dans { $folder } ; « underdeck resume FICHIER » l’ouvre.
   *[other] { $count } autres parties inachevées se trouvent dans { $folder } ; « underdeck resume FICHIER » en ouvre une.
}
replay-keys = Appuyez sur Entrée pour l’étape suivante, q pour quitter.
filling = { $dice } ({ $sum } sur { $value })
outcome-abandoned = La partie est abandonnée : aucune coche. L’enregistrement est gardé à part : { $file }
abandon-sure = Abandonner cette partie pour de bon ? Tapez « abandonner oui » pour confirmer.
prompt-two = Un groupe de deux
list-unseen = Les numéros renvoient à la liste affichée : la fin de la ligne est ignorée ({ $rest })
prompt-field = { $label } (1 à { $count }, ou un nom) :
prompt-enough = Cela suffit
bots-play = Des bots jouent : { $bots }.
game-begins = { $game }, graine { $seed }.
plain-help =
    Répondez par le numéro ou par les mots. Et aussi :
      ?          pourquoi on vous le demande
      comment    une courte introduction
      conseil    la meilleure réponse, et pourquoi
      chances    celles de toutes les réponses (chances toujours, chances jamais)
      annuler    reprendre votre dernière réponse
      journal    la partie jusqu’ici
      regles     les règles (regles toutes, ou un mot)
      cartes     les cartes (cartes et un mot)
      table      revoir la table
      enregistrer  écrire l’enregistrement dans un fichier
      quitter    partir ; underdeck resume reprend la partie
prompt-players = Qui joue ? Par exemple : { $example }
prompt-players-short = Entrée : { $example }.

# Ce que dit chaque jeu.
label-line = { $label } : { $text }
boxes-and = {" ; "}
list-two = { $first } et { $second }
list-more = { $first }, { $second }
origin-printed = imprimée
origin-original = maison
outcome-shared = { $winners } se partagent la victoire.
outcome-given-up = Partie abandonnée.
house-rule = Dans cette partie : { $house }. Selon le livre : { $book }

# Les langues venues d’ailleurs

lang-of-the-house = fait partie d’Underdeck
lang-line = { $code }  { $name } ({ $state ->
    [partial] partielle
   *[complete] complète
}), { $author } : { $place }
lang-title = { $name } ({ $code }), { $state ->
    [partial] dite partielle
   *[complete] dite complète
}
lang-part = { $part ->
    [house] Underdeck
   *[other] { $part }
} : { $said } messages sur { $all }
lang-place = { $file }, ligne { $line } : { $sentence }
lang-unreadable = Ce n’est pas un fichier texte en UTF-8.
lang-unparsed = « { $facts } » n’est pas du Fluent valable{ $why ->
    [E0003]  : il manque un caractère, par exemple « = » ou une accolade fermante
    [E0004]  : aucun message ne commence ainsi
    [E0005]  : un message demande un texte après « = »
    [E0010]  : une des variantes doit être marquée d’une étoile, comme *[other]
    [E0012]  : le texte après « = » manque
    [E0015]  : une seule des variantes peut être marquée d’une étoile
    [E0020]  : un guillemet n’est pas refermé
   *[other] {""}
}.
lang-twice = { $message } figure deux fois ; c’est le dernier qui sert.
lang-refers = { $message } renvoie à { $facts } ; ici, un message ne peut pas renvoyer à d’autres.
lang-calls = { $message } appelle { $facts }, une fonction qui n’existe pas ; celles qui existent : { $why }.
lang-lacks = { $message } n’utilise pas { $facts } ; le message s’affiche sans.
lang-surplus = { $message } utilise { $facts }, que le programme ne fournit jamais : le message s’affiche en anglais.
lang-plural = { $message } a la variante { $facts }, qui n’est pas un pluriel de cette langue ; possibles : { $why }, et les nombres.
lang-key = { $message } a la variante { $facts }, que le programme n’utilise jamais ; gardez les clés anglaises : { $why }.
lang-extra = { $message } n’existe pas en anglais et ne s’affichera jamais.
lang-moved = { $message } est maintenant un message de { $facts } : déplacez-le dans un fichier du dossier { $facts }. Il s’affiche quand même.
lang-missing = manque : { $message }
lang-missing-more = { $n ->
    [one] et 1 de plus ; --json les nomme tous
   *[other] et { $n } de plus ; --json les nomme tous
}
lang-broken = { $name }  inutilisable : { $reason }
lang-no-root = UNDERDECK_LANGUAGES nomme { $folder }, qui n’est pas un dossier.
lang-begun = { $folder } contient tous les messages anglais, en commentaires. Enlevez le « # » devant un message et traduisez-le.
lang-try = Pour la voir : underdeck play --lang { $code }. Pour la vérifier : underdeck lang check { $code }.
lang-try-in = Pour la voir : UNDERDECK_LANGUAGES={ $folder } underdeck play --lang { $code }. Pour la vérifier : underdeck lang check { $folder }/{ $code }.
lang-unknown-game = { $game } : ce jeu n’est pas installé ici, ce dossier n’a donc pas été lu.
lang-verdict = { $verdict ->
    [whole] Complet.
    [gaps] Valable, mais incomplet ; les messages qui manquent s’affichent en anglais.
   *[faulty] Il y a des erreurs ; les messages fautifs s’affichent en anglais.
}
refuse-lang-folder = { $folder } n’est pas une langue : il n’y a pas de language.toml.
refuse-lang-nowhere = { $folder } n’est ni le code d’une langue ni un dossier.
refuse-lang-code = { $folder } n’est pas une langue : un dossier porte un code comme de, fil ou pt-BR, et non « { $name } ».
refuse-lang-manifest = { $file } n’est pas du TOML valable : { $reason }
refuse-lang-field = { $file } : { $field ->
    [partial] « partial » doit être true ou false.
   *[other] « { $field } » doit être un texte entre guillemets droits.
}
refuse-lang-root = La langue « { $name } » n’est pas disponible ; choix possibles : { $choices }. UNDERDECK_LANGUAGES nomme { $folder }, qui n’est pas un dossier.
refuse-lang-new-code = « { $name } » n’est pas le code d’une langue, comme de, fil ou pt-BR.
refuse-lang-exists = { $folder } existe déjà ; rien n’a été changé.
refuse-lang-taken = « { $name } » est une langue d’Underdeck même et ne peut pas être remplacée.

puzzle-title = Énigme nᵒ { $n } du { $day }, { $grade }
puzzle-help = On ne lance plus de dés. Tapez « conseil » pour le prochain coup, « annuler » pour en reprendre un, « encore » pour recommencer, « quitter » pour partir.
puzzle-again = Tapez « annuler » pour le reprendre, ou « encore » pour recommencer.
puzzle-hint = { $label } (tapez : { $answer })
