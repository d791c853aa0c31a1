# La première partie guidée. Un message dit une étape ; ses attributs disent ce qui en est sorti, ou ce que vaut là un
# autre choix.

lesson-first-descent = Votre première descente
    .about = Une guerrière, une cave et un dragon. Pas besoin de règles : chaque étape dit une seule chose et vous attend, sur une vraie table.
    .astray = On peut jouer ainsi, mais cela mène hors du chapitre. Recommencez-le, ou passez au suivant.

lesson-first-descent-slip-discard = Vous avez jeté ce dé. C’est permis, et rarement sage : un dé gardé peut encore recouvrir une case.
lesson-first-descent-slip-convert = Deux dés sont devenus un dé héroïque noir, avec la plus petite des deux valeurs. Il vaut toutes les couleurs, mais il vous a coûté un dé.
lesson-first-descent-slip-stop = Vous avez arrêté avec des cases découvertes, et chacune a pris son prix : regardez vos cœurs et la pioche.
lesson-first-descent-slip-cover = Il y va aussi, et cette case est donc recouverte. Celle à laquelle le dé était destiné restera peut-être ouverte.
lesson-first-descent-slip-add = Ce dé compte aussi dans la somme ; il manquera aux autres cases.
lesson-first-descent-slip-pay = Ce dé est dépensé, et il aurait pu recouvrir une case. Le plus mauvais paie aussi bien que le meilleur.
lesson-first-descent-slip-pick = Une compétence a changé ce dé.
lesson-first-descent-slip-use = Vous avez utilisé votre compétence. C’est permis une fois par rencontre.
lesson-first-descent-slip-enter = Vous avez ouvert cette porte. Toutes mènent quelque part ; chacune cache autre chose.
lesson-first-descent-slip-explore = Vous avez exploré : des portes jusqu’à quatre, et un tour entier de passé.
lesson-first-descent-slip-encounter = Vous avez fait face, et les dés ont roulé.
lesson-first-descent-slip-flee = Vous avez fui. La porte reste ouverte, vous savez donc ce qui attend derrière ; le tour et ses 2 temps sont perdus.
lesson-first-descent-slip-peril = L’autre voie : pas de temps à payer d’abord, mais plus à atteindre avec moins de dés.
lesson-first-descent-slip-item = Un objet : ses dés et ses cœurs comptent désormais à chaque rencontre.
lesson-first-descent-slip-skill = Une compétence : une fois par rencontre, elle fait ce qu’elle dit.
lesson-first-descent-slip-potion = La potion est désormais connue, et vous avez reçu un cube pour en boire une.
lesson-first-descent-slip-xp = De l’expérience : elle mène au niveau suivant, qui offre plus de place pour les objets et les compétences.
lesson-first-descent-slip-stay = Vous restez. Les escaliers sont là, et désormais le temps blesse : un cœur tous les trois jetons.
lesson-first-descent-slip-heal = Vous avez bu une potion : un cube de moins, des cœurs de plus.
lesson-first-descent-slip-other = C’était permis. Ce n’est pas ce dont parle cette étape.
lesson-first-descent-slip-waste = Il y va, mais il valait mieux que cette case : une plus grande restera peut-être ouverte. Une case se contente du plus petit dé qui atteint son nombre.

lesson-first-descent-doors = Les portes
    .end = Ainsi va un tour : 2 temps, puis explorer ou ouvrir une porte. Passons aux dés.
lesson-first-descent-doors-explore = Chaque tour coûte 2 temps, et le temps, ce sont des cartes : deux viennent de passer de la pioche à la défausse. Ensuite on explore, ou on ouvre une porte. Explorez : on pose des portes jusqu’à en avoir quatre.
    .done = Deux portes de plus, et le tour suivant a de nouveau coûté 2 temps.
    .enter = Vous avez ouvert une porte tout de suite. C’est aussi un tour ; explorer d’abord vous aurait donné plus de choix.
lesson-first-descent-doors-enter = Personne ne sait ce que cache une porte fermée. Ouvrez la deuxième.
    .enter = Chaque porte cache autre chose. La leçon ne connaissait que la deuxième.
lesson-first-descent-doors-face = Un bandit. Vous pourriez fuir : la porte resterait ouverte, le tour serait perdu. Faites face, et vos dés roulent.
    .done = Sept dés : voilà votre guerrière.

lesson-first-descent-boxes = Cases et couleurs
    .end = Le bandit est vaincu malgré tout. Tant que vous vivez, aucun combat n’est perdu : ce qui reste découvert est seulement ce qu’il coûte.
lesson-first-descent-boxes-color = Le jaune est la force, le rose l’agilité, le bleu la magie. Une case veut un dé de sa couleur qui atteint son nombre. Touchez le dé jaune qui montre 6, puis une case jaune marquée 5.
    .done = Un 6 suffit pour un 5 : la case est recouverte.
lesson-first-descent-boxes-price = Un cœur ou un sablier, c’est le prix d’une case restée découverte : blessures ou temps. Recouvrez l’autre 5 jaune avec votre 5.
lesson-first-descent-boxes-floor = Cette case appartient à l’étage, non au bandit : tous les combats d’ici l’ont. Votre 3 jaune suffit.
lesson-first-descent-boxes-wide = La case large prend plusieurs dés de sa couleur ; ensemble ils doivent faire 8. Posez le 5 rose, le 4 rose suivra.
    .done = 5 et 4 font 9. Cette case aurait coûté 2 blessures.
    .cover = Possible aussi : cette case est recouverte, et la large reste ouverte. Comptez laquelle aurait coûté le plus.
lesson-first-descent-boxes-stop = Plus rien ne va nulle part. À côté des dés se lit ce que coûterait de s’arrêter. Arrêtez-vous là.
    .done = 1 blessure, et 1 temps : une carte a quitté la pioche.

lesson-first-descent-armor = Boucliers et dés noirs
    .end = C’est par le butin que l’on grandit. Voyons ce que fait la compétence.
lesson-first-descent-armor-shield = Une case avec un bouclier passe d’abord : il faut recouvrir toutes celles-là avant les autres. Le scarabée en a quatre. Commencez par le 3 rose sur le 3 rose.
    .waste = Le 4 y va, mais l’autre bouclier rose veut un 4, et il vous reste un 3. Prenez le plus petit dé qui suffit.
lesson-first-descent-armor-four = Le 4 rose sur l’autre bouclier rose.
lesson-first-descent-armor-five = Le 5 jaune sur le bouclier jaune. Gardez le 6 : quelque chose ici n’attend que lui.
    .waste = Le 6 y va, mais il manquera au 6 jaune, plus bas.
lesson-first-descent-armor-three = Le 3 bleu sur le dernier bouclier.
    .done = Plus de boucliers. Les autres cases s’ouvrent.
lesson-first-descent-armor-open = Le 6 jaune sur le 6 jaune.
    .waste = Il va aussi sur le 3 de l’étage, mais un 4 y suffirait.
lesson-first-descent-armor-heroic = Plus de dé rose pour le 4 rose. Mais deux dés quelconques font un dé héroïque noir de la plus petite valeur, et le noir va partout. Touchez un 4 jaune et rendez-le héroïque.
    .done = Deux 4 sont devenus un 4 noir.
    .cover = Vous avez recouvert la case de l’étage : 1 blessure de moins, mais 2 temps restent. Cela se défend.
lesson-first-descent-armor-black = Posez-le sur le 4 rose.
lesson-first-descent-armor-stop = Il reste une case, à 1 blessure. Vous tiendrez. Arrêtez-vous.
    .done = Chaque blessure met aussi un dé noir de côté pour la capacité héroïque de votre guerrière. La colère sert.
lesson-first-descent-armor-loot = Ce que vous battez devient du butin, à vous de dire lequel : un objet, c’est des dés de plus ; une compétence, un tour ; l’expérience mène au niveau suivant. Prenez la compétence.
    .done = Le Coup écrasant est à vous.
    .item = Un objet : un dé bleu de plus à chaque lancer. Pas mal du tout ; le chapitre suivant continue avec la compétence.
    .xp = De l’expérience : 2 des 6 que coûte le niveau suivant. Le chapitre suivant continue avec la compétence.

lesson-first-descent-skills = Les compétences
    .end = Un 1 sans valeur vous a épargné 3 blessures. C’est à cela que servent les compétences.
lesson-first-descent-skills-use = Votre compétence est sous votre héroïne : payez un dé jaune, recevez un 6 jaune. Utilisez-la avant de rien poser.
    .cover = Vous avez d’abord posé un dé. La compétence attend, tant qu’il reste un dé jaune pour la payer.
lesson-first-descent-skills-pay = Payez avec le dé qui n’est bon à rien : le 1 jaune.
    .done = Un 1 s’en va, un 6 arrive.
    .pay = Celui-là aurait pu recouvrir une case, le 1 non. Le 6 est venu tout de même.
lesson-first-descent-skills-six = Voilà deux 6. Le 12 jaune, large, coûte 3 blessures s’il reste découvert. Posez-y un 6.
lesson-first-descent-skills-sum = Elle veut 12 et elle a 6. Ajoutez l’autre 6.
    .add = Moins de 12 ne suffit pas encore : la case demande des dés jusqu’à ce que le compte y soit.
lesson-first-descent-skills-nine = Le 5 et le 4 jaunes font juste 9 pour la case large suivante.
lesson-first-descent-skills-pink = Le 6 rose va là où rien d’autre n’irait : sur le 6 rose.
    .waste = Il y va, mais le 6 rose n’attendait que lui. Le 5 aurait suffi ici.
lesson-first-descent-skills-last = Et le 5 rose sur le 5 rose.
lesson-first-descent-skills-stop = Le reste coûte moins que cela n’aurait pu. Arrêtez-vous.

lesson-first-descent-perils = Les pièges
    .end = Les monstres coûtent du sang, les pièges surtout du temps. Le temps, ce sont des cartes, et les cartes, ce qu’il vous reste à vivre ici.
lesson-first-descent-perils-way = Il n’y a pas un monstre derrière chaque porte. Un piège offre deux voies : l’une coûte du temps et demande peu, l’autre est gratuite et demande beaucoup. Dégagez les gravats : 2 temps, puis la force.
    .done = Face à un piège, une seule couleur roule ; ici vos cinq dés de force.
    .peril = La voie gratuite : 11 en agilité, avec deux dés roses. Courageux. Ce qui reste découvert vous coûtera.
lesson-first-descent-perils-any = L’étage ajoute aussi une case aux pièges : un bouclier, toute couleur, 2 ou plus. Donnez-lui le 2.
    .waste = Il y va, mais le 2 aurait suffi ; ce dé manquera peut-être à la somme.
lesson-first-descent-perils-sum = Maintenant le 6 large : d’abord le 4 jaune.
lesson-first-descent-perils-more = Et un 3, ce qui fait 7.
lesson-first-descent-perils-stop = Toutes les cases sont recouvertes, il n’y a donc rien à payer. Arrêtez-vous là.
    .done = Sans une égratignure. Et le butin est à vous, comme après un combat.

lesson-first-descent-potions = Les potions
    .end = Le soin vient au meilleur moment. Les potions que vous trouvez se boivent de même, un cube chacune.
lesson-first-descent-potions-take = Certaines cartes cachent une potion au lieu d’une compétence. Prenez-la : vous saurez ce qu’elle fait pour toute la partie, et recevrez un cube pour payer.
    .done = Deux potions connues à présent, et un cube pour l’une ou l’autre.
    .item = L’objet remplacerait celui que vous portez : à ce niveau il y a place pour un seul. La potion aurait apporté un cube.
    .xp = De l’expérience, donc. Sans cube, rien à boire.
lesson-first-descent-potions-drink = Vous avez perdu 4 cœurs. Tout le monde connaît la potion de soin dès le début, et au début d’un tour elle soigne 3 au lieu de 2. Buvez.
    .enter = Vous continuez sans boire. Le cube reste ; mais au milieu d’un tour il ne soigne que 2.
    .explore = Vous continuez sans boire. Le cube reste ; mais au milieu d’un tour il ne soigne que 2.

lesson-first-descent-stairs = Le temps et les escaliers
    .end = Un étage plus bas : une nouvelle pioche de portes, et plus de cases dans chaque combat. Trois étages, et puis –
lesson-first-descent-stairs-down = Vos 2 temps ont pris la dernière carte, et les escaliers sont sous la pioche. Désormais chaque temps y met un jeton, et tous les trois jetons une blessure. En descendant, votre guerrière se soigne aussi de 2. Descendez.

lesson-first-descent-boss = Le dragon
    .end = Le dragon tombe. Vous avez recouvert des cases, fait des dés noirs, payé en temps, utilisé une compétence et une potion, trouvé les escaliers et battu le gardien : c’est tout le jeu.
lesson-first-descent-boss-armor = Ici plus de portes, plus de temps : manche après manche contre un seul adversaire. Les boucliers d’abord, comme toujours. Un 5 rose.
lesson-first-descent-boss-again = L’autre 5 rose.
lesson-first-descent-boss-skull = Chaque crâne recouvert ôte un point de santé au dragon ; il lui en reste 2. Les dés noirs ne valent rien sur les crânes. Un 6 jaune.
lesson-first-descent-boss-blue = Le 6 bleu sur le crâne bleu. Et de deux.
lesson-first-descent-boss-seventeen = Mais le dragon mord avant de tomber : ce qui reste découvert blesse d’abord, et 9 blessures seraient votre fin. Le 17 jaune, large, en coûte 4. Commencez par un 6.
    .stop = Vous avez arrêté trop tôt : les cases découvertes blessent d’abord, et c’était plus que vous n’avez. Les héroïnes mortes ne battent pas de dragons.
lesson-first-descent-boss-second = L’autre 6.
lesson-first-descent-boss-third = Et le 5 : 17.
    .done = Désormais 5 blessures au plus, et vous avez 6 cœurs.
lesson-first-descent-boss-stop = L’aperçu le dit : vous vivez, le dragon tombe. Arrêtez-vous.
