### The Order of the Stick : ce qu’un esprit dit d’une réponse.

odds-fight-won = gagne le combat : { $percent } %
odds-fight-drawn = fait match nul : { $percent } %
odds-fight-lost = perd le combat : { $percent } %
odds-wounds = Blessures d’ici la fin du tour : { $value }
odds-loot = Facteur de bave d’ici la fin du tour : { $value }
odds-shticks = trucs d’ici la fin du tour : { $value }
odds-flight = doit fuir : { $percent } %
odds-slaying = terrasse Xykon : { $percent } %

why-fight-more = les dés gagnent ce combat dans { $percent } cas sur 100 et le perdent dans { $lost }
why-fight-less = les dés ne gagnent ce combat que dans { $percent } cas sur 100
why-loot-more = elle rapporte plus de Butin à votre goût
why-loot-less = d’autres réponses rapportent plus de Butin
why-shticks-more = elle vous rend plus fort : des trucs, ou des Monstres gardés pour en avoir
why-shticks-less = d’autres réponses vous rendent plus fort
why-wounds-more = elle vous épargne des Blessures
why-wounds-less = elle peut faire mal
why-xykon-more = elle vous rapproche de la victoire sur Xykon
why-xykon-less = elle vous éloigne de Xykon
why-way-more = vous finissez mieux placé
why-way-less = vous finissez moins bien placé
why-cards-more = vous gardez plus de cartes et de trucs prêts
why-cards-less = elle consomme des cartes et des trucs
why-rival-more = elle freine { $other }
why-rival-less = elle fait avancer { $other }
