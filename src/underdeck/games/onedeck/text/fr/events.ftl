# Ce qui vient de se passer, en une ligne. $Hero est le héros avec son article, pour ouvrir une phrase.

event-begin = Le groupe entre dans le donjon : { $dungeon }.
event-turn = Tour { $turn }, étage { $floor }.
event-time = { $amount ->
    [one] { $amount } temps s’écoule ; carte défaussée : { $cards }.
   *[other] { $amount } temps s’écoulent ; cartes défaussées : { $cards }.
}
event-stairs-revealed = Le paquet est vide : les escaliers sont visibles.
event-stairs-tokens = { $amount ->
    [one] { $amount } pion de plus sur les escaliers ({ $tokens } sur { $most }).
   *[other] { $amount } pions de plus sur les escaliers ({ $tokens } sur { $most }).
}
event-stairs-full = { $most ->
    [3] Troisième pion sur les escaliers : les pions sont retirés et un héros va subir 1 blessure.
   *[other] Sixième pion sur les escaliers : les pions sont retirés et deux héros vont subir 1 blessure chacun.
}
event-explore = Le groupe explore.
event-doors-placed = { $count ->
    [0] Aucune nouvelle porte.
    [one] Une nouvelle porte.
   *[other] { $count } nouvelles portes.
}
event-opened = La porte { $door } s’ouvre : { $card } !
event-entered = Le groupe retourne à la porte { $door } : { $card }.
event-invisible = Le groupe passe sans être vu.
event-fled = Le groupe fuit ; la porte reste ouverte.
event-stealth-door = { $Hero } trouve une porte de plus.
event-encounter = Rencontre : { $card }.
event-ability = { $ability } !
event-drained = { $Hero } perd un objet, qui rejoint les XP : « { $item } ».
event-peril-chosen = Choix du groupe : « { $label } ».
event-feat = { $Hero } utilise sa capacité héroïque : { $feat }.
event-gamble-lost = Un 1 ! Le pari est perdu.
event-thrown = { $Hero } défausse { $die }.
event-rolled = { $Hero } lance les dés : { $dice }.
event-dice-lost = { $Hero } doit défausser { $dice }.
event-dice-unfit = { $dice } : mauvaise couleur pour ce piège, défausse immédiate.
event-gained = { $Hero } gagne { $dice }.
event-covered = La case { $box } est recouverte avec { $dice }.
event-cover-broken = Les dés placés sur la case { $box } sont défaussés ; elle est de nouveau découverte.
event-drank = { $Hero } boit une potion : { $potion }.
event-discarded = { $Hero } défausse { $die }.
event-paid = { $Hero } paie avec { $die }.
event-used = { $Hero } utilise une compétence : { $skill }.
event-converted = { $dice } sont échangés contre un dé héroïque.
event-refused = Le partenaire refuse : chaque dé retourne dans son stock.
event-supply-empty = La réserve n’a plus de dés { $color ->
    [noir] héroïques
   *[other] { $color }
}.
event-rerolling = { $Hero } relance { $dice }.
event-exchanged = { $Hero } échange { $dice }.
event-changed = { $Hero } change { $dice } en { $into }.
event-consequences = { $none ->
    [yes] Aucune conséquence.
   *[no] Conséquences : { $damage ->
        [one] { $damage } blessure
       *[other] { $damage } blessures
    }, { $poison ->
        [0] {""}
        [one] { $poison } poison,{" "}
       *[other] { $poison } poisons,{" "}
    }{ $time } temps.
}
event-armor = { $amount ->
    [one] { $Hero } ignore { $amount } blessure grâce à son armure.
   *[other] { $Hero } ignore { $amount } blessures grâce à son armure.
}
event-damage = { $Hero } subit { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
} { $cause ->
    [stairs] à cause des escaliers (santé { $left } sur { $health }).
    [ability] à cause de la capacité de l’ennemi (santé { $left } sur { $health }).
    [heroic-skill] à cause de sa compétence héroïque (santé { $left } sur { $health }).
    [feat] à cause de sa capacité héroïque (santé { $left } sur { $health }).
    [poison] à cause du poison (santé { $left } sur { $health }).
   *[consequences] (santé { $left } sur { $health }).
}
event-healed = { $cause ->
    [second-wind] { $Hero } retrouve son souffle et se soigne de
    [cure] { $Hero } profite de la potion de { $potion } et se soigne de
    [talent] { $Hero } tire parti d’un talent et se soigne de
    [skill] { $Hero } se soigne de
   *[healing] { $Hero } boit une potion ({ $potion }) et se soigne de
} { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
}.
event-stored = { $count ->
    [0] { $Hero } ne stocke aucun dé ({ $feat }).
    [one] { $Hero } stocke un dé ({ $feat }).
   *[other] { $Hero } stocke { $count } dés ({ $feat }).
}
event-stored-returned = { $Hero } rend un dé stocké à la réserve.
event-token-lost = La réserve n’a plus de cube de potion : aucun n’est gagné.
event-token-gained = Le groupe gagne un cube de potion (total : { $tokens }).
event-escaped = L’ennemi s’échappe ({ $card }) : la carte est défaussée et il n’y a pas de butin.
event-loot-xp = Le groupe garde la carte « { $card } » comme expérience : { $xp } XP.
event-loot-potion = Le groupe identifie la potion de la carte « { $card } » : { $potion }.
event-loot-item = { $Hero } prend un objet : « { $item } » (carte « { $card } »).
event-loot-skill = { $Hero } apprend « { $skill } » grâce à la carte « { $card } ».
event-replaced = La carte « { $card } » est remplacée et rejoint les XP.
event-level-up = Le groupe atteint le niveau { $level } !
event-xp-potion = Le groupe échange des XP contre un cube de potion.
event-descended = Le groupe descend à l’étage { $floor }.
event-boss = Les derniers escaliers mènent au gardien : { $boss } !
event-round = Round { $round } contre le gardien (santé { $left } sur { $health }).
event-boss-healed = { $amount ->
    [one] { $Boss } se soigne de { $amount } blessure.
   *[other] { $Boss } se soigne de { $amount } blessures.
}
event-strike = { $amount ->
    [0] { $Boss } ne subit aucune blessure (santé { $left } sur { $health }).
    [one] { $Boss } subit { $amount } blessure (santé { $left } sur { $health }).
   *[other] { $Boss } subit { $amount } blessures (santé { $left } sur { $health }).
}
event-victory = Victoire ! { $Boss } succombe.
event-defeat = Défaite. { $Hero } succombe.
event-stored-lost = { $Hero } rend les dés stockés sur { $feat }, qui ne s’utilise pas contre le gardien.
event-lone-card = Une dernière carte ne suffit pas pour une porte : elle est défaussée ({ $card }).
event-tier-card = Le groupe commence avec une carte d’XP : « { $card } », { $xp } XP.
event-pair = La paire qui entre en jeu : { $first } et { $second }.
event-odd-die = Le dé { $color ->
    [noir] héroïque
   *[other] { $color }
} en trop revient à cette paire : { $first } et { $second }.
event-exiled = { $count ->
    [one] Un dé { $color ->
        [noir] héroïque
       *[other] { $color }
    } est exilé.
   *[other] { $count } dés { $color ->
        [noir] héroïques
       *[other] { $color }
    } sont exilés.
}
event-token-exiled = Le cube de potion est exilé.
event-poisoned = { $amount ->
    [one] { $Hero } reçoit un pion de poison (total : { $poison }).
   *[other] { $Hero } reçoit { $amount } pions de poison (total : { $poison }).
}
event-cured = { $amount ->
    [one] { $Hero } perd un pion de poison (total : { $poison }).
   *[other] { $Hero } perd { $amount } pions de poison (total : { $poison }).
}
event-resisted = Résister au poison : le dé donne { $roll }{ $leaves ->
    [0] {""}
    [one] , avec { $leaves } feuille
   *[other] , avec { $leaves } feuilles
}, soit { $total } contre { $poison }. Le jet est réussi !
event-poison-strikes = Résister au poison : le dé donne { $roll }{ $leaves ->
    [0] {""}
    [one] , avec { $leaves } feuille
   *[other] , avec { $leaves } feuilles
}, soit { $total } contre { $poison }. Le poison frappe.
event-focus = { $Hero } choisit un focus : { $focus }.
event-talent = { $Hero } a un talent : { $talent }.
event-learned = { $Hero } prend une compétence basique : { $skill }.
event-brewed = Le groupe commence avec une potion basique : { $potion }.
event-marks-earned = { $total ->
    [0] { $Hero } ne gagne aucune coche.
    [one] { $Hero } gagne { $total } coche : { $descents } pour les descentes, { $levels } pour les montées de niveau, { $boss } pour le gardien, { $tier } pour le niveau de difficulté.
   *[other] { $Hero } gagne { $total } coches : { $descents } pour les descentes, { $levels } pour les montées de niveau, { $boss } pour le gardien, { $tier } pour le niveau de difficulté.
}
event-marked = { $Hero } coche un { $mark ->
    [green] cercle vert
    [yellow] carré jaune
   *[red] pentagone rouge
} ({ $talent }) ; reste à placer : { $left }.
event-unlocked = { $Hero } débloque un talent pour toutes les parties suivantes : { $talent } !
event-marks-lost = { $count ->
    [one] { $Hero } n’a plus d’espace où placer { $count } coche : elle est perdue.
   *[other] { $Hero } n’a plus d’espace où placer { $count } coches : elles sont perdues.
}
event-antivenom = { $Hero } reçoit un pion de poison de moins : { $skill } !
event-lowered = Valeur réduite : { $dice } → { $into }.
event-herbalist = « { $skill } » ajoute { $amount } au jet.
event-slipped-back = Le groupe s’éclipse : la carte « { $card } » retourne sur le dessus du paquet.
event-feat-in-1-1 = { $Hero } utilise une compétence héroïque : { $feat }.
