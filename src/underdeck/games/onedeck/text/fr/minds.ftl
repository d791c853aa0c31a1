### One Deck Dungeon : ce qu’un esprit dit d’une réponse.

odds-through = en sort vivant : { $percent } %
odds-clean = sans blessure : { $percent } %
odds-damage = blessures à prévoir : { $value }
odds-time = temps à prévoir : { $value }
odds-poison = poison : { $sign }{ $size }
odds-reach = le simple jet atteint le nombre : { $percent } %

why-ahead =
    { $points ->
        [one] cette réponse gagne une partie sur cent de plus que la meilleure des autres
       *[other] cette réponse gagne { $points } parties sur cent de plus que la meilleure des autres
    }
why-likely =
    { $points ->
        [one] cette réponse obtient un point de plus que la meilleure des autres, peut-être par hasard
       *[other] cette réponse obtient { $points } points de plus que la meilleure des autres, peut-être par hasard
    }
why-close = aucune autre réponse n’est nettement meilleure
why-through-more = vous en sortez vivant dans { $percent } cas sur cent, plus souvent qu’avec la meilleure des autres réponses
why-through-less = vous n’en sortez vivant que dans { $percent } cas sur cent
why-damage-more =
    { $amount ->
        [one] cela épargne environ { $amount } blessure
       *[other] cela épargne environ { $amount } blessures
    }
why-damage-less =
    { $amount ->
        [one] cela coûte environ { $amount } blessure de plus
       *[other] cela coûte environ { $amount } blessures de plus
    }
why-time-more = cela épargne environ { $amount } de temps
why-time-less = cela coûte environ { $amount } de temps en plus
why-boss-more = devant le gardien vous gagneriez { $after } fois sur cent, au lieu de { $before }
why-boss-less =
    { $after ->
        [one] contre le gardien seul cela n’aide pas : { $after } victoire sur cent, au lieu de { $before }
       *[other] contre le gardien seul cela n’aide pas : { $after } victoires sur cent, au lieu de { $before }
    }
why-reach-more = le simple jet atteint son nombre dans { $percent } cas sur cent
why-reach-less = le simple jet n’atteint son nombre que dans { $percent } cas sur cent
