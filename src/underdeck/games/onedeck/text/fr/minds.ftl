### One Deck Dungeon : ce qu’un esprit dit d’une réponse.

odds-through = en sort vivant : { $percent } %
odds-clean = sans blessure : { $percent } %
odds-damage = blessures à prévoir : { $value }
odds-time = temps à prévoir : { $value }
odds-poison = poison : { $sign }{ $size }
odds-reach = le simple jet atteint le nombre : { $percent } %

why-gain-door = derrière une porte, il y a du butin à prendre
why-gain-doors = plus de portes, c’est plus de butin et d’XP au choix
why-gain-spoils = si vous en sortez vivant, vous en prenez la carte, comme butin ou comme XP
why-gain-item = un objet sert dans chaque rencontre à venir
why-gain-skill = une compétence sert de rencontre en rencontre
why-gain-potion = une potion de plus est connue, avec un cube pour la boire
why-gain-potion-only = une potion de plus est connue
why-gain-xp = les XP rapprochent du niveau suivant
why-gain-xp-token = les XP paient d’autres cubes de potion
why-gain-level = un nouveau niveau apporte un cube de potion, et plus à lancer ou à porter
why-gain-level-only = un nouveau niveau apporte plus à lancer ou à porter
why-gain-token = cela paie un cube de potion
why-plan = cela fait partie du meilleur placement trouvé pour ces dés
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
        [one] cela n’aide pas contre le gardien : { $after } victoire sur cent, au lieu de { $before }
       *[other] cela n’aide pas contre le gardien : { $after } victoires sur cent, au lieu de { $before }
    }
why-reach-more = le simple jet atteint son nombre dans { $percent } cas sur cent
why-reach-less = le simple jet n’atteint son nombre que dans { $percent } cas sur cent
