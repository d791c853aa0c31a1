review-head = { $who } : { $outcome }.
review-accuracy =
    { $accuracy ->
        [none] Aucune décision n’a pesé.
       *[other] Précision : { $accuracy } sur 100.
    }
review-grades = Décisions excellentes : { $best }, bonnes : { $fine }, douteuses : { $doubtful }, erreurs : { $mistake }.
review-luck = Le hasard, en points de pourcentage : { $luck }. Perdu par vos réponses : { $lost }.
review-others =
    { $others ->
        [one] Ce que les autres ont fait : { $others } point.
       *[other] Ce que les autres ont fait : { $others } points.
    }
review-curve =
    { $answers ->
        [one] La chance de gagner, de { $first } % au début jusqu’à la fin, après { $answers } réponse.
       *[other] La chance de gagner, de { $first } % au début jusqu’à la fin, après { $answers } réponses.
    }
review-turnings = Tournants :
review-turning =
    { $answer }, { $at ->
        [one] après { $at } réponse
       *[other] après { $at } réponses
    } : de { $before } % à { $after } % ({ $cause ->
        [play] votre réponse
        [others] les autres
       *[luck] les dés et les cartes
    })
review-costliest = Les réponses les plus coûteuses, et celles qu’aurait données le bot le plus fort :
review-no-moments = Aucune réponse n’a coûté bien cher.
review-moment = { $answer } ({ $grade ->
        [mistake] erreur
        [doubtful] douteux
       *[fine] bon
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }) ; mieux : { $best }
review-progress = Analyse
review-from = Rejouer à partir de là : underdeck review { $file } --from { $n }
review-hint = Le déroulement, coup par coup : underdeck review { $file }
refuse-no-such-moment = Une partie se rejoue à partir d’un moment entre 0 et { $last }, compté en réponses.
refuse-review-running = Cette partie n’est pas terminée : un bilan se fait d’une partie terminée.
refuse-review-abandoned = Cette partie a été abandonnée : un bilan se fait d’une partie terminée.
