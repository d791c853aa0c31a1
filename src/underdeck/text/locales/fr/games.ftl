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
law-stopped = Les autres lois seront mises à l’épreuve quand celle-ci sera respectée.
law-again = À refaire avec : underdeck games check { $game } --games 1 --seed { $seed } ; la mise en place était { $setup }
law-mute = { $game } n’a pas de mots à lui en « { $lang } » : on y voit les identifiants, ou l’anglais.
law-verdict = { $broken ->
    [0] { $game } respecte toutes les lois : { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } au hasard.
    [one] { $game } : 1 chose ne va pas.
   *[other] { $game } : { $broken } choses ne vont pas.
}
law-ends = chaque partie finit, et quelqu’un est interrogé jusque-là
law-forms = ce qu’envoient les formulaires du navigateur, de l’application et du terminal est accepté
law-shares = des rivaux se partagent une victoire, un groupe gagne ou perd d’un bloc
law-repeats = les mêmes réponses mènent à la même fin
law-keyed = une clé rend le hasard secret
law-answers = chaque réponse a un texte qui se relit
law-nonsense = ce qui n’est pas une réponse est refusé
law-positions = chaque position se relit
law-clones = les copies d’un état lui ressemblent et en sont indépendantes
law-windows = qui est interrogé dans une fenêtre peut passer
law-records = un enregistrement se relit et donne la même partie
law-prefixes = une partie peut être quittée et reprise
law-offered = ce qui n’est pas proposé est refusé et ne change rien
law-secrets = les mondes d’apparence identique ont les mêmes vues et les mêmes questions
law-asked = un monde tiré au sort demande ce qu’il demanderait s’il était le vrai
law-chance = ni la graine ni les dés à venir ne sont dans une vue
law-truth = un monde tiré au sort ne contient rien de ce qui est caché
law-anew = ce qui est caché est retiré au sort dans ces mondes
law-worlds = on peut continuer à jouer dans ces mondes
law-undo = annuler ramène au même état, et jamais avant une révélation
law-teaches = ce qui peut être annulé n’a rien appris à personne
law-bots = les bots donnent des réponses proposées
law-facets = chaque facette que nomme le jeu est utilisable
law-words = tout est dit dans chaque langue que parle le jeu

# How they are broken
broken-raised = Le jeu a levé { $error } dans { $place }
broken-setup = Les { $tries } mises en place tirées de ses champs et options ont toutes été refusées, la dernière ainsi : { $reason }
broken-endless = Une partie au hasard n’a pas fini en { $answers } réponses.
broken-nobody-asked = Personne n’est interrogé, mais il n’y a pas d’issue.
broken-asks-when-over = L’issue est « { $outcome } », et pourtant quelqu’un est interrogé.
broken-asked-twice = Une place est interrogée deux fois à la fois : { $kinds }
broken-no-answers = La question « { $kind } » à la place { $seat } n’a pas de réponses.
broken-same-answers = La question « { $kind } » propose deux fois la même réponse à la place { $seat }.
broken-form = { $face ->
    [count] Combien jouent, comme le dit le formulaire du navigateur quand les places n’ont pas de noms :
    [list] Les noms de ceux qui jouent, comme les liste le formulaire du navigateur :
   *[table] Qui est joué par qui, comme le disent l’application et le terminal :
} toujours refusé. { $reason }
broken-unrepeatable = La même graine et les mêmes réponses ont mené ailleurs la deuxième fois : il y a du hasard hors de state.rng, ou un état partagé.
broken-unkeyed = start n’utilise pas sa clé : le hasard vient de keyed(seed, key), sinon qui voit les dés peut calculer les suivants.
broken-answer-text = Une réponse à « { $kind } » s’écrit { $text } : il faut des mots séparés par une seule espace.
broken-answer-unread = La réponse « { $text } » à « { $kind } » ne se relit pas comme elle a été écrite.
broken-nonsense = À la question « { $kind } », read_action a fait de { $text } une réponse qui n’est pas proposée.
broken-position-refused = Le jeu refuse une position qu’il a écrite lui-même ({ $reason }) : { $position }
broken-position-digest = Une position se relit avec une autre empreinte : { $position }
broken-position-questions = Une position se relit avec d’autres questions : { $position }
broken-clone-shares = Une copie a changé avec son original, ou l’original avec sa copie : ils partagent quelque chose qui change.
broken-clone-differs = Une copie toute fraîche ne ressemble pas à son original : quelque chose n’a pas été copié (events, reveals et rng font partie d’un état aussi).
broken-no-pass = La question « { $kind } » est parmi les fenêtres, mais aucune réponse ne s’écrit « pass ».
broken-record-refused = Son enregistrement ne se relit pas : { $reason }
broken-record-differs = Son enregistrement se relit comme une autre partie.
broken-undo-reveal = « { $words } » a révélé quelque chose, et a pourtant pu être annulé.
broken-undo-differs = Annuler « { $words } » a mené à un autre état que celui d’avant.
broken-undo-teaches = Après { $answer } réponses, « { $words } » pouvait être annulé, mais avait appris quelque chose à la place { $seat } : comptez-le dans state.reveals, ou nommez-le dans hidden.
broken-not-offered = { $action } n’est pas parmi les réponses, et n’a pas été refusé.
broken-view-leaks = La vue de la place { $seat } dit ce qui lui est caché, ou resample change ce qu’elle voit : { $parts }
broken-question-leaks = Qui est interrogé et sur quoi apprend à la place { $seat } quelque chose qui lui est caché.
broken-answers-leak = Les réponses proposées à la place { $seat } dépendent de quelque chose qui lui est caché.
broken-world-no-answers = Dans un monde tiré au sort pour la place { $seat }, quelqu’un est interrogé et n’a pas de réponses.
broken-public-leaks = Ce que public montre aux spectateurs est caché à la place { $seat }.
broken-view-chance = La graine ou l’état du hasard est dans la vue de la place { $seat }.
broken-world-asks = Un monde tiré pour la place { $seat } demande autre chose que le même monde relu de sa position : il y reste quelque chose de la vraie partie.
broken-world-truth = Ce que resample tire pour la place { $seat } dépend de quelque chose qui lui est caché.
broken-world-chance = resample laisse les vrais dés à venir dans un monde de la place { $seat } : donnez-lui un rng à lui.
broken-world-same = hidden nomme des choses que la place { $seat } ne sait pas, mais chaque monde tiré au sort les a telles qu’elles sont.
broken-bot = Le bot « { $bot } » répond { $action }, qui n’est pas proposé.
broken-unsaid = Ces messages n’existent pas en « { $lang } » : { $messages }
broken-unfinished = Ces messages en « { $lang } » demandent des faits que personne ne donne : { $messages }
broken-unreadable = { $file } en « { $lang } » n’est pas un fichier texte en UTF-8.
broken-unparsed = { $file } en « { $lang } », ligne { $line } : « { $begins } » n’est pas du Fluent valable.
bot-random = Au hasard
bot-novice = Novice
bot-skilled = Aguerri
bot-expert = Expert
bot-master = Maître
bot-tempered = { $bot }, { $temper }
