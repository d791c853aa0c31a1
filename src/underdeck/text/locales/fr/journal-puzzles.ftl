# Les énigmes : un moment d’une partie à résoudre.

jr-puzzle = Énigme
jr-puzzle-shelf = Énigmes
jr-puzzle-more = Un moment d’une vraie partie, les dés déjà lancés. Il y a toujours un moyen, et le hasard n’y est pour rien : facile le lundi, difficile le week-end, une nouvelle à minuit UTC.
jr-puzzle-goal = Ce qu’il faut faire
jr-puzzle-grade-easy = facile
jr-puzzle-grade-medium = moyenne
jr-puzzle-grade-hard = difficile
jr-puzzle-today = Aujourd’hui
jr-puzzle-done = résolue
jr-puzzle-streak = { $n ->
    [0] Résolvez l’énigme du jour pour commencer une série.
    [one] Un jour d’affilée
   *[other] { $n } jours d’affilée
}
jr-puzzle-solved = Résolue !
jr-puzzle-hints = { $n ->
    [0] Sans un conseil.
    [one] Avec un conseil.
   *[other] Avec { $n } conseils.
}
jr-puzzle-missed = Cela fait mal. Il y avait un moyen : reprenez votre dernier coup, ou recommencez.
jr-puzzle-astray = { $n ->
    [one] D’ici, nous ne trouvons pas de chemin. Revenez d’un coup.
   *[other] D’ici, nous ne trouvons pas de chemin. Revenez de { $n } coups.
}
jr-puzzle-return = Y revenir
jr-puzzle-restart = Recommencer
jr-puzzle-others = D’autres énigmes
jr-puzzle-line = Underdeck · énigme nº { $n } { $hints ->
    [0] résolue sans un conseil
    [one] résolue avec un conseil
   *[other] résolue avec { $hints } conseils
}
jr-puzzle-needs-server = Les énigmes viennent du serveur, qui est hors d’atteinte. Celles que vous avez résolues sont à l’abri dans votre journal.
jr-puzzle-solved-count = { $n ->
    [one] Une énigme résolue
   *[other] { $n } énigmes résolues
}
