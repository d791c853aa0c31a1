game-name = One Deck Dungeon
quick-game = la Guerrière dans la Grotte du Dragon
field-heroes = Héros : un, deux ou quatre (espace pour choisir)
field-dungeon = Donjon
field-set = Paquet
field-tier = Niveau de difficulté
    .needed = Une partie de campagne se joue à un niveau de difficulté : choisissez-en un.
field-edition = Édition des règles
field-hordes = Ajouter la carte Hordes (quatre héros)
app-help =
    Une question à la fois, sous la table. On y répond avec ↑↓ et Entrée, ou à la souris ; par un chiffre là où les réponses sont numérotées.
    Vos dés ont des numéros, les cases des lettres : 3, puis b, et le troisième dé va sur la case b. D’abord b, et la case attend son dé. Échap repose le dé.
    Un dé en main montre aussi ce qu’il peut faire d’autre : devenir héroïque, être défaussé. p montre comment les poser au mieux.
    u annule (tant que rien de nouveau n’est révélé) · h la meilleure réponse et pourquoi · % les chances de chaque réponse · w la règle derrière la question · l le récit
    Cliquez sur une compétence, un objet ou une potion pour les lire. Le menu (Échap) contient les règles, les cartes, toutes les réponses une à une et la langue.

prompt-heroes-1 = Choisissez un héros (de 1 à { $count }, ou son nom) :
prompt-heroes-2 = Choisissez un second héros, ou 0 pour jouer en solo :
prompt-dungeon = Choisissez un donjon (de 1 à { $count }, ou son nom) :
prompt-heroes-alone = Jouer en solo
prompt-others = Appuyez sur Entrée pour commencer avec l’édition { $edition } et { $seed ->
    [random] une graine tirée au hasard
   *[other] la graine { $seed }
}, ou précisez, par exemple, « edition 1.5 seed 42 lang { $language } set hybrid tier standard » :
prompt-dots = { $n ->
    [1] facile
    [2] moyen
   *[3] difficile
}
hello = Underdeck : One Deck Dungeon, règles { $edition }, graine { $seed }.
resuming = { $turn ->
    [0] Reprise de la partie : { $heroes }, { $dungeon }.
   *[other] Reprise de la partie : { $heroes }, { $dungeon }, tour { $turn }.
}
first-game = Vous découvrez le jeu ? Tapez « comment » à tout moment pour une courte introduction.
prompt-heroes-3 = Choisissez un troisième héros, ou 0 pour un groupe de deux :
prompt-heroes-4 = Choisissez un quatrième héros :
prompt-tier = À quel niveau de difficulté jouez-vous cette partie de campagne ? (1–{ $count })
field-reference = Potion de la Séquence de tour (paquets hybrides)
sim-what = { $heroes } dans { $dungeon }, édition { $edition }
field-tier-choose = Choisissez un niveau
how-to-play =
    Comment jouer, en bref
    Vous descendez trois étages, puis vous affrontez le gardien du donjon. Dès qu’un héros a autant de blessures que de santé, tout le monde perd.
    À chaque tour, { $heroes ->
        [4] 4 temps passent : quatre
       *[other] 2 temps passent : deux
    } cartes du paquet sont défaussées. Ensuite, le groupe explore (il complète la rangée de portes) ou entre dans une pièce.
    Derrière une porte attend un combat ou un piège. Vous pouvez le fuir une fois ; sinon vos héros lancent leurs dés : en combat un par icône, face à un piège seulement ceux de la couleur choisie.
    Placez les dés sur les cases. Une case simple prend un seul dé de sa couleur, d’une valeur au moins égale à son nombre ; une case large en prend plusieurs, dont la somme compte. Les dés héroïques valent pour toutes les couleurs, et deux dés quelconques s’échangent contre un dé héroïque de la plus petite des deux valeurs. Les cases bouclier passent d’abord. Compétences et potions vous aident.
    Chaque case restée découverte coûte ses blessures et son temps. Si vous survivez, vous prenez la carte : comme objet (plus de dés, plus de santé), comme compétence, comme potion ou comme XP. Les XP font monter le groupe de niveau, avec des dés bonus et plus de place pour le butin.
    Quand le paquet est vide, les escaliers sont visibles. S’attarder fait mal : descendez quand vous êtes prêts. Chaque étage ajoute ses propres cases à toutes les rencontres.
    Face au gardien, recouvrez les crânes pour le blesser, et survivez.
    One Deck Dungeon a été créé par Chris Cieslik et édité par Asmadi Games ; Underdeck en est une réalisation non officielle.

value-avert_defeat-any = tout effet de soin
value-avert_defeat-healing-only = potions de Soin seulement
value-boss_consequences-all = toutes les icônes
value-boss_consequences-damage-only = blessures seulement
value-effects_for_four-all = tous
value-effects_for_four-named-three = les trois de l’édition 1.5
value-effects_for_four-hydra-only = seulement celui du Récif de l’Hydre
value-feat_declare-in-turn = l’un après l’autre
value-feat_declare-simultaneous = en même temps
value-feat_order-before-gather = avant que les dés soient rassemblés
value-feat_order-after-claim = une fois les dés pris
value-feat_vs_boss-marked = celles sans crâne barré
value-feat_vs_boss-none = aucune
value-focus_rule-per-game = choisi à chaque partie
value-focus_rule-locked = lié pour toujours
value-grey_box-any = n’importe quelle couleur
value-grey_box-option-color = la couleur de l’option
value-healing-anytime = à tout moment
value-healing-against-defeat = seulement pour éviter la défaite
value-invisibility-before-encounter = avant une rencontre
value-invisibility-on-flee = au moment de fuir
value-minotaur_for_four-halved = le double de ses blessures
value-minotaur_for_four-printed = comme imprimé
value-peril_off_color-discarded = défaussés aussitôt
value-peril_off_color-ignored = jamais pris
value-peril_off_color-allowed = permis
value-potion_limit-supply = limités à la réserve
value-potion_limit-none = illimités
value-return_stored-anytime = à tout moment
value-return_stored-placing-step = seulement pendant le placement
value-stairs_damage-after-step = après l’étape
value-stairs_damage-immediate = aussitôt
value-stored_at_boss-barred-feats = ceux des capacités barrées
value-stored_at_boss-all = tous
value-tier_bonus-boss-reached = si le gardien est atteint
value-tier_bonus-always = toujours
value-tier_bonus-fearless-boss = toujours, mais Sans peur exige le gardien
value-tiers-four = quatre
value-tiers-three = les trois de l’édition 1.1
