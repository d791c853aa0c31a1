# La première partie guidée. Un message dit une étape ; ses attributs disent ce qui en est sorti, ou ce que vaut là un
# autre choix.

lesson-first-errand = La première course de Roy
    .about = Un donjon, deux amis qui aident ou non, et une liche tout en bas. Vous êtes Roy ; règles rapides. Chaque étape dit une seule chose et vous attend.
    .astray = On peut jouer ainsi, mais cela mène hors du chapitre. Recommencez-le, ou passez au suivant.

lesson-first-errand-slip-stay = Vous restez où vous êtes. Sans bouger, on ne rencontre rien de nouveau.
lesson-first-errand-slip-rest = Vous vous couchez : au début de votre prochain tour, une Blessure guérit et les trucs retournés reviennent. D’ici là, le tour est perdu et vous vous défendez mal.
lesson-first-errand-slip-search = Vous avez cherché l’escalier. Chaque étage en a un vers le bas, et quelqu’un doit le trouver.
lesson-first-errand-slip-equip = Le Butin équipé fait ce qu’il dit et compte pour le Repaire. On peut encore l’offrir.
lesson-first-errand-slip-unequip = De retour au Magot : il n’y fait rien, mais il compte encore à la fin.
lesson-first-errand-slip-bare = Vous avez combattu sans truc : rien ne s’ajoute au dé de ce côté, et même une victoire n’est qu’une égalité. Vous aviez mieux.
lesson-first-errand-slip-shtick = Ce truc va aussi. Son Attaque compte quand on attaque, sa Défense quand on se défend : comparez.
lesson-first-errand-slip-leave = Vous l’avez laissé. Le prochain visiteur vous remercie d’avance.
lesson-first-errand-slip-pick = Vous avez ramassé du Butin. C’est parfois un piège, rarement.
lesson-first-errand-slip-gift = Le Butin qui vous fait baver achète aussi des trucs : des cartes d’un facteur bave de 3 ensemble rapportent la première carte de votre paquet. Le surplus est perdu, et le Butin aussi.
lesson-first-errand-slip-trade = Les Monstres vaincus s’échangent contre des trucs, ici comme plus tard.
lesson-first-errand-slip-add = Une carte de plus dans l’échange. Ce qui dépasse le prix est perdu.
lesson-first-errand-slip-offer = Vous avez offert du Butin contre de l’aide. Un joueur qui bave devant peut accepter.
lesson-first-errand-slip-withdraw = Vous avez retiré votre offre.
lesson-first-errand-slip-alone = Vous n’avez plus demandé d’aide. Voyez les deux totaux : le plus haut gagne.
lesson-first-errand-slip-play = Vous avez joué une carte de votre main.
lesson-first-errand-slip-pass = Vous avez laissé passer. Rien de perdu ; rien de gagné.
lesson-first-errand-slip-move = Vous avez marché. Trois salles par tour au plus, et une salle inexplorée met fin à la marche.
lesson-first-errand-slip-other = C’était permis. Ce n’est pas ce dont parle cette étape.

lesson-first-errand-walk = Marcher et explorer
    .end = Vous avez exploré une salle, vos amis ont choisi ce qui s’y trouvait, et vous avez survécu. C’est déjà presque tout le jeu.
lesson-first-errand-walk-explore = À votre tour, vous marchez de trois salles au plus. Au-delà de la dernière, il n’y a encore rien : allez à droite, et une salle y est révélée.
    .done = Un couloir. Finir sa marche dans une salle vide déclenche un combat : les autres jouent le Monstre, de leur main. Haley avait un gobelin pour vous.
lesson-first-errand-walk-defend = Le gobelin attaque, donc vous vous défendez : un dé à douze faces plus la Défense d’un truc, contre son Attaque de 5. La Parade d’école a la meilleure Défense. Choisissez-la.
    .done = 8 et 3 font 11. Le gobelin est vaincu, et il valait 1 X : retenez-le.
    .shtick = Cela a tenu aussi : voyez la somme. Contre ce gobelin presque tout tient ; la Parade d’école aurait donné 3.
lesson-first-errand-walk-loot = Il portait une Pièce : une carte Butin est ici. Ramassez-la.
    .done = Un Bloc de métal stellaire. Roy aime ce genre de choses.

lesson-first-errand-fight = Le Butin, la bave, l’attaque
    .end = Vous avez attaqué, gagné, et touché votre dû. Le Courrier des lecteurs plaît à tout le monde : bientôt, à Haley.
lesson-first-errand-fight-equip = Les portraits d’un Butin disent qui bave devant : pour Roy celui-ci vaut 2, à la fin de la partie aussi. Équipez-le : il dope en plus votre épée.
    .done = L’Épée des Greenhilt est dopée.
    .stay = Vous avez attaqué sans l’équiper. L’épée aurait fait 2 de mieux.
lesson-first-errand-fight-attack = Un ogre est dans votre salle. Si vous entrez chez un Monstre, il attaque ; si vous commencez votre tour près de lui et que vous restez, vous attaquez. Restez.
    .move = Vous êtes ailleurs. C’est permis, et parfois sage : l’ogre, lui, ne bouge pas.
lesson-first-errand-fight-sword = Quand vous attaquez, l’Attaque de votre truc compte contre la Défense du Monstre : 7. L’épée a 2, et 2 de plus grâce au bloc.
    .shtick = Le Sac à malices a 2 en Attaque. L’épée, avec le bloc équipé, a 4.
lesson-first-errand-fight-coins = Gagné. Ramassez ce qu’il laisse.

lesson-first-errand-help = Demander de l’aide
    .end = Elle a aidé, et vous avez payé en courrier. Avec la Parade seule, la somme est de 9 et l’orque gagne : une égalité lui suffit.
lesson-first-errand-help-enter = Un Barbare orque se tient dans la salle voisine. Les Monstres ne barrent pas la route, mais vous voulez ses Pièces. Allez à droite.
lesson-first-errand-help-stop = Arrêtez-vous ici.
    .done = Vous êtes chez lui, donc il attaque.
    .move = Vous êtes passé devant lui vers l’inconnu. C’est aussi une aventure.
lesson-first-errand-help-parry = Son Attaque est de 9. Défendez-vous avec la Parade d’école.
    .shtick = Sa Défense est plus basse ; il faudra d’autant plus d’aide.
lesson-first-errand-help-offer = Le dé décidera, sauf si quelqu’un aide : tout le monde à votre étage le peut, contre un Butin qui le fait baver. Offrez à Haley le Courrier des lecteurs ; elle ajoute à votre total.
    .alone = Vous avez combattu sans aide : avec la Parade, 9 contre 9, et l’orque gagne les égalités. Une Blessure. À la quatrième, Roy s’enfuirait.

lesson-first-errand-shticks = Des trucs contre des X
    .end = Plus de trucs, de meilleures sommes, et un point de vantardise chacun. On ne les perd jamais.
lesson-first-errand-shticks-trade = Vous avez gardé les Monstres vaincus, à 1 X chacun. Avec les règles rapides, 2 X achètent un truc, au début ou à la fin de votre tour. Commencez l’échange.
lesson-first-errand-shticks-one = D’abord le gobelin.
lesson-first-errand-shticks-two = Et l’ogre.
    .leave = Vous changez d’avis et gardez tout.
lesson-first-errand-shticks-done = Cela fait 2 X. Le surplus serait perdu : on ne rend pas la monnaie. Échangez.
    .add = Trois X pour un truc : le troisième est perdu.
    .leave = Vous changez d’avis et gardez tout.
lesson-first-errand-shticks-choose = Vous voyez les trois premières cartes de votre paquet et en gardez une. Dormir en armure est inconfortable, mais améliore toute défense.
    .done = Il est à vous pour toute la partie.

lesson-first-errand-cruelty = Être le voisin de quelqu’un
    .end = S’entraider ou faire cela : les deux sont le jeu. On vous le fera aussi.
lesson-first-errand-cruelty-monster = Haley a exploré, et c’est vous qui jouez le Monstre. Vous en tenez deux : le gobelin serait gentil. Ne le soyez pas, et donnez-lui le Barbare orque.
    .play = Un gobelin : quelle délicatesse. Haley s’en souviendra, une minute au moins.
lesson-first-errand-cruelty-screw = Votre main contient aussi des cartes Zut !, et chacune dit quand on peut la jouer. Avant un jet, Conseils du public ôte 3 à son total. Jouez-la.
    .done = Contre l’orque, cela fait 9 contre 9 : une égalité, et il gagne les égalités. Cela lui coûte une Blessure, et vous l’avez dit poliment.
    .pass = Vous gardez la carte, et Haley l’a battu.

lesson-first-errand-stairs = L’escalier
    .end = Plus bas, les combats sont plus gros : autant de Monstres que le numéro de l’étage. Le Repaire est sous le dernier étage.
lesson-first-errand-stairs-search = Pour descendre il faut un escalier, et il faut le trouver : faites un jet assez bas. Sur un plancher aussi creux, c’est facile. Cherchez.
    .done = Trouvé : un 4.
    .rest = Vous vous reposez. On ne cherche pas couché.
lesson-first-errand-stairs-down = Descendez. La salle du dessous est inexplorée : elle met fin à votre marche.

lesson-first-errand-lair = Le Repaire de Xykon
    .end = Xykon tombe. Cela vaut 2 points de vantardise par étage, et cela fait tomber le toit.
lesson-first-errand-lair-down = Des mois plus tard. Pour entrer dans le Repaire, il faut assez de trucs et assez de Butin équipé qui vous fait baver : vous avez les deux. Descendez.
lesson-first-errand-lair-throne = Le Havre de paix est le dernier endroit tranquille. Xykon siège une salle plus loin. Allez à droite.
    .stay = Vous restez au Havre de paix. Personne ne vous en veut.
lesson-first-errand-lair-parry = Il attaque avec 17 : 12 et le numéro de l’étage, 3, plus 2 pour son trône. La Parade d’école, avec votre Serment et Dort en armure, fait 8.
    .shtick = La Défense de l’épée est de 1. Contre 17.
    .bare = Sans truc, contre une liche. Les bardes le chanteront, brièvement.
lesson-first-errand-lair-offer = Contre Xykon personne ne peut refuser son aide. Offrez à Haley le Courrier des lecteurs.
    .done = Le dé montre 8. La Parade fait 8, Haley ajoute 2 : 18, et cela bat ses 17.
    .alone = Sans aide, la somme est restée sous 17. Une Blessure, et il est toujours là.
lesson-first-errand-lair-spoils = Il laisse un trésor. Prenez ce que vous pouvez porter.

lesson-first-errand-collapse = L’effondrement
    .end = Vous voilà dehors en premier, et chaque personne restée dedans est un point pour vous. Butin, trucs, Xykon, sortie : le plus de points de vantardise l’emporte. Ce sont les vôtres.
lesson-first-errand-collapse-run = Le donjon tombe, par le bas, une salle par tour. Courez vers l’entrée : à gauche.
    .stay = Vous restez dans un donjon qui tombe.
    .move = Par là, on s’enfonce.
lesson-first-errand-collapse-out = En haut, et dehors.
    .stay = La porte est juste là.
lesson-first-errand-collapse-end = Deux sont encore dedans : 2 points. Finissez votre tour, et voyez qui en sort.
