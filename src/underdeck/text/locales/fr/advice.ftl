advice-best = { $answer } : { $chance }.
advice-chance =
    { $exact ->
        [true] { $percent } %
       *[false] ≈{ $percent } %
    }
advice-win = { $chance } de chances de gagner la partie
advice-between = { " ; " }
advice-for = Pour : { $reasons }.
advice-against = Contre : { $reasons }.
advice-next =
    { $points ->
        [0] Tout aussi bon : { $answer }.
        [one] Ensuite, un point de moins : { $answer }.
       *[other] Ensuite, { $points } points de moins : { $answer }.
    }
advice-close = À peu près aussi bon, à la marge d’erreur près : { $answer } ({ $chance }).
advice-same = Exactement pareil : { $answers }.
advice-same-as = exactement pareil que { $answer }
advice-game = partie { $chance }
advice-unproven =
    { $points ->
        [one] Un point de plus, mais dans la marge d’erreur : { $answer }.
       *[other] { $points } points de plus, mais dans la marge d’erreur : { $answer }.
    }
advice-only = Il n’y a pas d’autre réponse.
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
why-plain-habit = un joueur aguerri le choisirait sans hésiter
odds-rule =
    { $odds ->
        [off] Cette partie ne montre ni chances ni conseils.
        [always] Cette partie montre les chances à tout le monde, à chaque question.
       *[request] Chacun peut demander les chances et un conseil.
    }
hint-says =
    { $number ->
        [none] Le mieux : { $answer }
       *[other] Le mieux est { $number } : { $answer }
    }
hint-type = Tapez « { $words } ».
odds-now = Pour l’instant, vous avez { $chance } de chances de gagner la partie.
odds-word-off = jamais
odds-word-request = demande
odds-word-always = toujours
odds-set =
    { $odds ->
        [off] Chances et conseils sont coupés ; « chances demande » les rétablit.
        [always] Désormais, chaque réponse montre la chance de gagner la partie.
       *[request] « conseil » et « chances » montrent vos chances quand vous le demandez.
    }
