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
advice-close = À peu près aussi bon, autant qu’on puisse en juger : { $answer } ({ $chance }).
advice-same = Exactement pareil : { $answers }.
advice-same-as = exactement pareil que { $answer }
advice-game = partie { $chance }
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
odds-now = Pour l’instant, vous avez { $chance } de chances de gagner la partie.
odds-word-off = jamais
odds-word-request = demande
odds-word-always = toujours
odds-set =
    { $odds ->
        [off] Plus de chances ni de conseils ; « chances demande » les ramène.
        [always] La chance de gagner la partie figure désormais à côté de chaque réponse.
       *[request] « indice » et « chances » vous renseignent quand vous le demandez.
    }
