### One Deck Dungeon: in the line mode.

table-floor = étage { $n } sur 3
table-boss = combat contre le gardien
table-turn = { $n ->
    [0] mise en place
   *[other] tour { $n }
}
table-round = round { $n }
table-deck = paquet { $n }
table-discard = défausse { $n }
table-stairs-hidden = escaliers cachés
table-stairs = { $n ->
    [one] escaliers visibles, { $n } pion sur { $most }
   *[other] escaliers visibles, { $n } pions sur { $most }
}
table-health = santé { $left } sur { $health }
table-stored = stockage : { $dice }
table-feat = capacité héroïque : { $feat }
table-skills = compétences : { $list }
table-items = objets : { $list }
table-used = { $name } (utilisée)
table-level = Niveau { $n }
table-xp = XP { $total } sur { $needed }
table-caps = au plus { $items ->
    [one] { $items } objet
   *[other] { $items } objets
} et { $skills ->
    [one] { $skills } compétence
   *[other] { $skills } compétences
} par héros
table-bonus = dés bonus : { $n }
table-potions = { $n ->
    [one] { $n } cube de potion
   *[other] { $n } cubes de potion
} ({ $list })
table-loot-item = Objet : { $item }.
table-loot = Butin
table-doors = Portes
table-no-doors = aucune
table-door-closed = fermée
table-floors = Étages
table-pool = Dés
table-pool-empty = aucun dé
table-if-stop = Si vous arrêtez maintenant : { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
}, { $time } temps.
table-if-stop-none = Si vous arrêtez maintenant : aucune conséquence.
table-boss-line = { $boss } : santé { $left } sur { $health }
hint-plan = Et ensuite : { $plan }
outcome-victory = { $turns ->
    [0] Victoire !
    [one] Victoire après { $turns } tour.
   *[other] Victoire après { $turns } tours.
}
outcome-defeat = { $turns ->
    [0] Défaite à l’étage { $floor }.
    [one] Défaite à l’étage { $floor } après { $turns } tour.
   *[other] Défaite à l’étage { $floor } après { $turns } tours.
}
outcome-defeat-boss = Défaite contre le gardien, au round { $round }.
sim-all = à tour de rôle
rule-editions = { $count ->
    [one] (édition { $list })
   *[other] (éditions { $list })
}
outcome-name-victory = victoire
outcome-name-defeat = défaite
option-avert_defeat = Ce qui peut sauver un héros près de succomber : tout effet de soin, ou seulement les potions de Soin.
option-boss_consequences = Les icônes du gardien qui comptent si leur case reste découverte : toutes, ou seulement les blessures.
option-descend_on_reveal = Le groupe peut-il descendre aussitôt quand les escaliers apparaissent au début d’un tour ?
option-feat_declare = Deux héros décident d’utiliser leur capacité héroïque l’un après l’autre, ou en même temps.
option-feat_is_skill = Une capacité héroïque compte-t-elle comme une compétence ?
option-feat_order = Les capacités héroïques viennent avant que les dés soient rassemblés, ou une fois qu’ils sont pris.
option-feat_vs_boss = Les capacités héroïques permises contre le gardien : celles que ne marque pas un crâne barré, ou aucune.
option-flee_open_door = Le groupe peut-il fuir si la porte était déjà ouverte ?
option-grey_box = Une case grise accepte n’importe quel dé, ou prend la couleur de l’option choisie.
option-healing = La potion de Soin retire 2 blessures à tout moment, ou seulement pour éviter la défaite.
option-invisibility = La potion d’Invisibilité se boit avant une rencontre, ou au moment de fuir.
option-level_up_optional = Le groupe peut-il remettre à plus tard une montée de niveau ?
option-peril_off_color = Face à un piège, les dés d’une autre couleur sont défaussés, ne sont jamais pris, ou sont permis.
option-potion_limit = Les cubes de potion sont limités à ceux de la réserve, ou illimités.
option-return_stored = Les dés stockés peuvent être rendus à tout moment, ou seulement pendant l’étape de placement.
option-stairs_damage = Les blessures dues aux escaliers pendant l’étape des conséquences sont résolues après cette étape, ou aussitôt.
option-stored_at_boss = Les dés stockés perdus face au gardien : ceux des capacités héroïques marquées d’un crâne barré, ou tous.
option-trigger_on_reroll = Les capacités qui réagissent aux dés lancés réagissent-elles aussi aux dés relancés ?
rules-sections = « regles MOT » cherche un mot dans les règles, « regles OD-5 » ou « regles 5.4 » un numéro, « regles toutes » les affiche toutes. Les sections :
table-xp-potion = XP { $total }, { $needed } pour un cube de potion
table-boss-then = { $text } { $left ->
    [0] { $Boss } succombe !
   *[other] { $Boss } : santé { $left } sur { $health }.
}
table-defeat = { $text } Cela peut vouloir dire la défaite !
also-dice = Et en toutes lettres : « convertir DÉ DÉ » donne un dé héroïque de la plus petite valeur ; « défausser DÉ » remet un dé dans la réserve.
also-dice-three = Et en toutes lettres : « convertir DÉ DÉ DÉ » donne un dé héroïque de la plus petite valeur (il en faut trois ici) ; « défausser DÉ » remet un dé dans la réserve.
option-effects_for_four = À quatre héros, les effets du donjon liés au tour, à l’exploration ou à l’étage qui comptent double : tous, les trois que nomme l’édition 1.5, ou seulement celui du Récif de l’Hydre.
option-focus_rule = En campagne, un héros choisit son focus à chaque partie, ou reste lié à un seul pour toujours.
option-minotaur_for_four = À quatre héros, le X du Minotaure vaut le double de ses blessures au lieu du quadruple, ou reste comme imprimé.
option-same_heroes = Un groupe de quatre peut-il avoir deux fois le même héros ?
option-tier_bonus = Les coches bonus du niveau de difficulté sont gagnées si le gardien est atteint, dans tous les cas, ou dans tous les cas sauf pour Sans peur, qui exige le gardien.
option-tiers = Quatre niveaux de difficulté, ou les trois de l’édition 1.1.
table-poison = poison { $n }
table-exiled = exilés : { $dice }
table-leaves = { $n ->
    [one] { $n } feuille
   *[other] { $n } feuilles
}
table-poison-left = pions de poison restants : { $n }
table-tier = difficulté { $tier }
table-sheet = talents : { $list }
table-if-stop-poison = Si vous arrêtez maintenant : { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
}, { $poison ->
    [one] { $poison } poison
   *[other] { $poison } poisons
}, { $time } temps.
deck-basic-skill = compétence basique
deck-basic-potion = potion basique
deck-talent = fiche de campagne
deck-hordes = carte Hordes
no-sheet = Cette partie n’a pas de fiche de campagne.
sheet-line = { $talent } ({ $focus }) : { $spaces }{ $state ->
    [active] {" "}· actif
    [unlocked] {" "}· débloqué
   *[open] {""}
}
table-feat-in-1-1 = Compétence héroïque : { $feat }
help-short = Tapez un numéro, ou des mots comme « recouvrir m6 2 » (ou « placer m6 2 »). « ? » explique la question ; « aide » présente toutes les commandes.
help =
    Répondez par le numéro d’un choix, ou en toutes lettres : entrer 2 · affronter · fuir · recouvrir m6 2 (une case) · placer m6 m5 3 (une case large) · utiliser flameweave (une compétence) · convertir f4 a5 (obtenir un dé héroïque) · terminer. Plusieurs réponses tiennent sur une ligne, séparées par des virgules ou des points-virgules.
    Un dé s’écrit avec sa couleur et sa valeur : f pour la force (jaune), a pour l’agilité (rose), m pour la magie (bleu), h pour les dés héroïques (noir). Un dé suivi de « ! » ne peut que recouvrir une case bouclier ; un dé suivi de « * » ne peut que payer un coût en mana.
    Une case s’écrit de même : « A8 large (2 blessures) » se recouvre avec des dés d’agilité totalisant 8 ou plus et, si elle reste découverte, inflige 2 blessures. Une case qui n’est pas large ne prend qu’un dé.
    comment explique le jeu en bref ; porte 2 montre la carte de la porte ouverte 2.
    ? explique la question et la règle qui s’y rapporte.
    regles MOT affiche les règles qui contiennent ce mot ou portent ce numéro ; cartes NOM affiche une carte.
    journal montre la partie jusqu’ici ; table affiche de nouveau la table ; conseil nomme la meilleure réponse et dit pourquoi ; chances donne celles de toutes les réponses (chances toujours : à chaque question ; chances jamais).
    annuler annule la dernière réponse, tant que rien n’a été révélé depuis.
    fiche montre la fiche de campagne ; abandonner met fin à la partie pour de bon, sans coches.
    enregistrer FICHIER garde une copie de la partie ; quitter quitte le jeu. Rien n’est perdu dans un cas comme dans l’autre : « underdeck resume » reprend la partie.
