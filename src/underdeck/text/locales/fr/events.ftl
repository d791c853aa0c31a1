# Ce qui vient de se passer, en une ligne. $Hero est le héros avec son article, pour ouvrir une phrase.

event-begin = Le groupe entre dans le donjon : { $dungeon }.
event-turn = Tour { $turn }, étage { $floor }.
event-time = { $amount ->
    [one] { $amount } temps s’écoule ; carte défaussée : { $cards }.
   *[other] { $amount } temps s’écoulent ; cartes défaussées : { $cards }.
}
event-stairs-revealed = Le paquet est vide : les escaliers sont visibles.
event-stairs-tokens = { $amount ->
    [one] { $amount } pion de plus sur les escaliers ({ $tokens } sur 3).
   *[other] { $amount } pions de plus sur les escaliers ({ $tokens } sur 3).
}
event-stairs-full = Troisième pion sur les escaliers : les pions sont retirés et un héros va subir 1 blessure.
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
event-drained = { $Hero } perd un objet : la carte « { $card } » rejoint les XP.
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
    }, { $time } temps.
}
event-armor = { $amount ->
    [one] { $Hero } ignore { $amount } blessure grâce à son armure.
   *[other] { $Hero } ignore { $amount } blessures grâce à son armure.
}
event-damage = { $Hero } subit { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
} { $cause ->
    [stairs] à cause des escaliers (total : { $damage } sur { $health }).
    [ability] à cause de la capacité de l’ennemi (total : { $damage } sur { $health }).
    [feat] à cause de sa capacité héroïque (total : { $damage } sur { $health }).
   *[consequences] (total : { $damage } sur { $health }).
}
event-healed = { $cause ->
    [second-wind] { $Hero } retrouve son souffle
   *[healing] { $Hero } boit une potion de Soin
} et soigne { $amount ->
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
event-loot-item = { $Hero } prend l’objet de la carte « { $card } ».
event-loot-skill = { $Hero } apprend « { $skill } » grâce à la carte « { $card } ».
event-replaced = La carte « { $card } » est remplacée et rejoint les XP.
event-level-up = Le groupe atteint le niveau { $level } !
event-xp-potion = Le groupe échange des XP contre un cube de potion.
event-descended = Le groupe descend à l’étage { $floor }.
event-boss = Les derniers escaliers mènent au gardien : { $boss } !
event-round = Round { $round } contre le gardien ({ $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
} sur { $health }).
event-boss-healed = { $amount ->
    [one] { $Boss } soigne { $amount } blessure.
   *[other] { $Boss } soigne { $amount } blessures.
}
event-strike = { $amount ->
    [0] { $Boss } ne subit aucune blessure (total : { $damage } sur { $health }).
    [one] { $Boss } subit { $amount } blessure (total : { $damage } sur { $health }).
   *[other] { $Boss } subit { $amount } blessures (total : { $damage } sur { $health }).
}
event-victory = Victoire ! { $Boss } succombe.
event-defeat = Défaite. { $Hero } succombe.
event-stored-lost = { $Hero } rend les dés stockés sur { $feat } : cette capacité ne s’utilise pas contre le gardien.
