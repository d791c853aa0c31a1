advice-best = { $answer } : { $chance }.
advice-chance =
    { $exact ->
        [true] { $percent } %
       *[false] ≈{ $percent } %
    }
advice-win = { $percent } % de chances de gagner
advice-between = { " ; " }
advice-for = Pour : { $reasons }.
advice-against = Contre : { $reasons }.
advice-next =
    { $points ->
        [0] Tout aussi bon : { $answer }.
        [one] Ensuite, un point de moins : { $answer }.
       *[other] Ensuite, { $points } points de moins : { $answer }.
    }
advice-unproven =
    { $points ->
        [one] Un point de plus, trop peu pour s’y fier : { $answer }.
       *[other] { $points } points de plus, trop peu pour s’y fier : { $answer }.
    }
advice-only = Il n’y a rien d’autre à répondre.
advice-computed = C’est un calcul exact.
advice-judged = La suite est une estimation.
advice-sampled =
    { $samples ->
        [0] C’est une estimation.
        [one] Essayé dans un monde tiré au sort, à { $error ->
            [one] un point
           *[other] { $error } points
        } près.
       *[other] Essayé dans { $samples } mondes tirés au sort, à { $error ->
            [one] un point
           *[other] { $error } points
        } près.
    }
why-plain-ahead =
    { $games ->
        [one] dans un monde joué jusqu’au bout
       *[other] dans { $games } mondes joués jusqu’au bout
    }, cela gagne { $points ->
        [one] un point
       *[other] { $points } points
    } de plus que le reste
why-plain-close =
    { $games ->
        [one] un monde joué jusqu’au bout ne désigne pas de vainqueur
       *[other] { $games } mondes joués jusqu’au bout ne désignent pas de vainqueur
    }
why-plain-habit = un joueur aguerri le choisirait sans hésiter
odds-rule =
    { $odds ->
        [off] Dans cette partie, ni chances ni conseils pour personne.
        [always] Les chances sont montrées à chaque question, à tout le monde.
       *[request] Chacun peut demander les chances et un conseil.
    }
hint-says =
    { $number ->
        [none] Le mieux : { $answer }
       *[other] Le mieux est { $number } : { $answer }
    }
hint-type = Tapez « { $words } ».
odds-now = Pour l’instant, vous avez { $percent } % de chances de gagner.
odds-word-off = jamais
odds-word-request = demande
odds-word-always = toujours
odds-set =
    { $odds ->
        [off] Plus de chances ni de conseils ; « chances demande » les ramène.
        [always] La chance de gagner figure désormais à côté de chaque réponse.
       *[request] « indice » et « chances » vous renseignent quand vous le demandez.
    }
