advice-best = { $answer } : { $chance }.
advice-chance =
    { $exact ->
        [true] { $percent } %
       *[false] ≈{ $percent } %
    }
advice-win = { $percent } % de chances de gagner
advice-between = { " ; " }
advice-for = Pour : { $reasons }.
advice-against = Contre : { $reasons }.
advice-next =
    { $points ->
        [0] Tout aussi bon : { $answer }.
        [one] Ensuite : { $answer }, un point de moins.
       *[other] Ensuite : { $answer }, { $points } points de moins.
    }
advice-unproven =
    { $points ->
        [one] { $answer } obtient un point de plus : trop peu pour s’y fier.
       *[other] { $answer } obtient { $points } points de plus : trop peu pour s’y fier.
    }
advice-higher =
    { $points ->
        [one] { $answer } obtient tout de même un point de plus.
       *[other] { $answer } obtient tout de même { $points } points de plus.
    }
advice-only = Il n’y a rien d’autre à répondre.
advice-computed = C’est un calcul exact.
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
        [one] dans un monde joué jusqu’au bout, cela gagne { $points } points de plus que le reste
       *[other] dans { $games } mondes joués jusqu’au bout, cela gagne { $points } points de plus que le reste
    }
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
