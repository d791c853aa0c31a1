### The Order of the Stick : ce qui se dit autour de la table.

# Ce que crient les personnages quand il leur arrive quelque chose, trois de chaque
os-cry-hurt-1 = Aïe ! C’était mon bon profil.
os-cry-hurt-2 = Celle-là, je l’ai sentie jusqu’au bas de ma fiche.
os-cry-hurt-3 = Ouille. Qui a écrit cette scène ?
os-cry-dire-1 = Encore une comme ça et je vois la lumière.
os-cry-dire-2 = Je ne tiens debout que par habitude.
os-cry-dire-3 = Quelqu’un ? Un pansement ?
os-cry-trap-1 = Je savais que cette dalle avait l’air trop contente.
os-cry-trap-2 = Mais qui construit des choses pareilles ?
os-cry-trap-3 = Ce n’était pas sur le plan !
os-cry-triumph-1 = Au suivant !
os-cry-triumph-2 = Tout le monde a vu ? Bien.
os-cry-triumph-3 = Et reste par terre.
os-cry-slayer-1 = Salue la poussière de ma part.
os-cry-slayer-2 = Voilà comment finit une histoire.
os-cry-slayer-3 = Une liche de moins. De rien.
os-cry-taunt-1 = Mes amitiés à tes côtes.
os-cry-taunt-2 = Un vrai coup de foudre, avec les dents.
os-cry-taunt-3 = Un choix rien que pour toi.
os-cry-robbed-1 = Hé ! C’était à moi il y a une seconde !
os-cry-robbed-2 = Au voleur ! Et j’avais les mains pleines !
os-cry-robbed-3 = Je me souviendrai de ta tête. Et de mon Butin.
os-cry-betrayed-1 = On avait un accord !
os-cry-betrayed-2 = Voilà donc ce que vaut ta parole.
os-cry-betrayed-3 = Plus jamais je ne t’aide. Je dis ça à chaque fois.
os-cry-attacked-1 = Moi ? On était du même côté !
os-cry-attacked-2 = Vraiment ? Avec tous ces Monstres autour ?
os-cry-attacked-3 = Tu vas le regretter. Lentement.
os-cry-bargain-1 = Un petit quelque chose contre un coup de main ?
os-cry-bargain-2 = Dis ton prix. Non, le voici.
os-cry-bargain-3 = Marché honnête : tu saignes, je paie.
os-cry-flees-1 = Repli stratégique !
os-cry-flees-2 = Mes jambes ont décidé sans moi.
os-cry-flees-3 = J’ai oublié quelque chose à l’entrée !
os-cry-out-1 = Le jour ! Le bon vieux jour ennuyeux.
os-cry-out-2 = Le dernier sorti paie le souper.
os-cry-out-3 = Je n’ai jamais mis les pieds ici.

# Ce que l’on peut se dire entre personnes
phrase-os-help = Qui m’aide ? Je paie.
phrase-os-deal = J’aide, si on me paie.
phrase-os-truce = On fait la paix ?
phrase-os-leader = Il faut arrêter le premier !
phrase-os-stairs = Il nous faut cet escalier.
phrase-os-flee = Encore une Blessure et je dois fuir.
phrase-os-remember = Je m’en souviendrai.
phrase-os-xykon = Tout le monde est prêt pour Xykon ?
