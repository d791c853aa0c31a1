### The Order of the Stick : ce qu’un esprit dit d’une réponse.

odds-fight-won = gagne le combat : { $percent } %
odds-fight-drawn = fait égalité : { $percent } %
odds-fight-lost = perd le combat : { $percent } %
odds-theirs-won = le combattant gagne : { $percent } %
odds-theirs-drawn = le combattant fait égalité : { $percent } %
odds-theirs-lost = le combattant perd : { $percent } %
odds-wounds = Blessures d’ici la fin du tour : { $sign }{ $size }
odds-loot = facteur bave d’ici la fin du tour : { $sign }{ $size }
odds-shticks = trucs d’ici la fin du tour : { $sign }{ $size }
odds-flight = doit fuir : { $percent } %
odds-slaying = terrasse Xykon : { $percent } %

why-fight-more = les dés gagnent ce combat dans { $percent } cas sur 100 et le perdent dans { $lost }
why-fight-yet-more = les dés font mieux ici qu’ailleurs, même s’ils ne gagnent que { $percent } de ces combats sur 100
why-fight-yet-less = les dés ne gagnent que { $percent } de ces combats sur 100
why-fight-less = les dés ne gagnent ce combat que dans { $percent } cas sur 100
why-loot-more = cela rapporte plus de Butin à votre goût
why-loot-less =
    { $others ->
        [one] l’autre réponse rapporte plus de Butin
       *[other] d’autres réponses rapportent plus de Butin
    }
why-shticks-more = cela vous laisse plus fort au combat, ou plus près d’un nouveau truc
why-shticks-less =
    { $others ->
        [one] l’autre réponse vous laisse plus fort
       *[other] d’autres réponses vous laissent plus fort
    }
why-wounds-more = cela vous épargne des Blessures
why-wounds-less = cela peut faire mal
why-xykon-more = cela vous rapproche de la victoire sur Xykon
why-xykon-less = cela vous éloigne de Xykon
why-way-more = vous finissez mieux placé
why-way-less = vous finissez moins bien placé
why-cards-more = vous gardez plus de cartes et de trucs prêts
why-cards-less = cela consomme des cartes et des trucs
why-mate-more = cela aide { $other } dans votre équipe
why-mate-less = cela coûte quelque chose à { $other } dans votre équipe
why-rival-more = cela freine { $other }
why-rival-less = cela fait avancer { $other }

# Ce que les bots disent selon leur humeur
os-says-greedy-attack = Rien de personnel. Tu es juste devant ton Butin.
os-says-greedy-monster = Je l’aurais bien gardé, mais personne ne bave dessus.
os-says-greedy-offer = Prends. Vite, avant que je ne recompte.
os-says-greedy-accept = Pour ça ? J’aiderais un troll.
os-says-greedy-refuse = Mon aide a un prix, et ce n’était pas celui-là.
os-says-greedy-rest = Réveille-moi si quelque chose brille.
os-says-greedy-steal = Qui trouve garde. Je l’ai trouvé dans ton sac.
os-says-greedy-flee = Prends quelque chose qui brille en sortant !
os-says-vengeful-attack = J’attendais ce moment.
os-says-vengeful-monster = Avec mes compliments. Tu sais pourquoi.
os-says-vengeful-offer = Aide-moi, et j’oublie une des choses que tu m’as faites.
os-says-vengeful-accept = J’aide. Je ne pardonne pas.
os-says-vengeful-refuse = Je me souviens. Je me souviens toujours.
os-says-vengeful-rest = Je ne dors pas. Je fais une liste.
os-says-vengeful-steal = Nous voilà quittes. Pour l’instant.
os-says-vengeful-flee = Je reviendrai. Avec une liste.
os-says-loyal-attack = Pardon d’avance. Et pardon d’après.
os-says-loyal-monster = J’en ai cherché un plus petit, vraiment.
os-says-loyal-offer = Ensemble ? J’ai apporté quelque chose de joli.
os-says-loyal-accept = Il suffisait de demander.
os-says-loyal-refuse = La prochaine fois, c’est promis.
os-says-loyal-rest = Continue sans moi, je te rattrape.
os-says-loyal-steal = Je te le garde au chaud, c’est tout.
os-says-loyal-flee = Sauvez-vous ! Avec moi, de préférence !
os-says-cowardly-attack = Ne rends pas les coups. Par pitié, ne rends pas les coups.
os-says-cowardly-monster = Mieux vaut là-bas qu’ici.
os-says-cowardly-offer = Ça t’ennuierait de passer devant ?
os-says-cowardly-accept = De derrière ? Avec joie.
os-says-cowardly-refuse = Ça a l’air dangereux, par là.
os-says-cowardly-rest = J’ai mal partout. Je reste là sans faire de bruit.
os-says-cowardly-steal = Je prends ça et je vais me mettre là-bas.
os-says-cowardly-flee = J’étais déjà à moitié dehors.
os-says-proud-attack = Regarde comment on fait.
os-says-proud-monster = Une broutille. J’espère qu’elle est à ta portée.
os-says-proud-offer = Je n’ai pas besoin d’aide. Je l’autorise.
os-says-proud-accept = Tu pourras me regarder le faire pour toi.
os-says-proud-refuse = Un tel combat est indigne de moi.
os-says-proud-rest = Ce n’est pas de la fatigue. C’est pour l’effet.
os-says-proud-steal = Ça me va mieux. Tout me va mieux.
os-says-proud-flee = Je ne fuis pas. J’avance ailleurs.

# Ce qu’un bot veut en plus de gagner
temper-greedy = cupide
temper-vengeful = rancunier
temper-loyal = loyal
temper-cowardly = peureux
temper-proud = fier
temper-own = celui du personnage
