### One Deck Dungeon: in the journal.

jr-puzzle-goal-unhurt = Passez sans une égratignure : ni blessure, ni poison, ni temps perdu.
jr-puzzle-goal-fell = Triomphez du gardien avec ces dés, et survivez.
jr-puzzle-needed-conversion = C’était impossible sans changer des dés en dé héroïque.
jr-puzzle-needed-skill = C’était impossible sans une compétence.

jr-by-heroes = Par héros
jr-by-dungeons = Par donjon
jr-one-of-heroes = Héros
jr-one-of-dungeons = Donjon
jr-got-mind-the-step = Attention à la marche
jr-how-mind-the-step = Finir un donjon, debout ou non.
jr-got-light-at-the-end = Le bout du tunnel
jr-how-light-at-the-end = Vaincre un gardien.
jr-got-wipe-your-feet = Essuyez vos pieds
jr-how-wipe-your-feet = Tomber avant d’avoir vu le deuxième étage.
jr-got-fire-insurance = Assurance incendie
jr-how-fire-insurance = Revenir de la Grotte du Dragon.
jr-got-property-tycoon = Promoteur immobilier
jr-how-property-tycoon = Gagner dans cinq donjons différents.
jr-got-change-of-hats = Changement de chapeau
jr-how-change-of-hats = Gagner avec trois héros différents.
jr-got-whole-wardrobe = Toute la garde-robe
jr-how-whole-wardrobe = Gagner avec huit héros différents.
jr-got-is-that-all = C’est tout ?
jr-how-is-that-all = Gagner avec cinq blessures ou moins dans toute la partie.
jr-got-by-a-thread = Sur le fil
jr-how-by-a-thread = Gagner alors qu’un héros n’avait plus qu’un cœur.
jr-got-spotless = Sans tache
jr-how-spotless = Dix combats sans une égratignure dans une partie.
jr-got-cleaning-crew = Équipe de nettoyage
jr-how-cleaning-crew = Cent combats sans une égratignure, toutes parties confondues.
jr-got-strategic-gardening = Jardinage stratégique
jr-how-strategic-gardening = Fuir deux fois pour voir si les fleurs poussent, et gagner.
jr-got-dry-january = Janvier sobre
jr-how-dry-january = Gagner sans une goutte de potion.
jr-got-round-on-the-house = Tournée générale
jr-how-round-on-the-house = Boire quatre potions dans une partie.
jr-got-overqualified = Surqualifié
jr-how-overqualified = Atteindre le quatrième niveau.
jr-got-in-and-out = Aller-retour
jr-how-in-and-out = Gagner en 22 tours au plus.
jr-got-statistically-unlikely = Statistiquement improbable
jr-how-statistically-unlikely = Faire cent fois un 1. Ce n’était jamais votre faute.
jr-got-its-personal = C’est personnel
jr-how-its-personal = Recevoir quinze blessures de la même espèce de créature.
jr-got-beaten-by-architecture = Battu par l’architecture
jr-how-beaten-by-architecture = Se blesser dans les escaliers.
jr-got-asked-for-it = Vous l’aurez voulu
jr-how-asked-for-it = Gagner à l’un des niveaux difficiles.
jr-got-better-together = À plusieurs, c’est mieux
jr-how-better-together = Gagner avec plus d’un héros.
jr-award-punching-bag = Sac de frappe
jr-award-of-punching-bag = { $n ->
    [one] ({ $n } blessure)
   *[other] ({ $n } blessures)
}
jr-award-untouched = Caché derrière les autres
jr-award-of-untouched = (le moins de blessures)
jr-award-hog = Accapareur
jr-award-of-hog = { $n ->
    [one] ({ $n } objet)
   *[other] ({ $n } objets)
}
jr-award-know-it-all = Je-sais-tout
jr-award-of-know-it-all = { $n ->
    [one] ({ $n } compétence)
   *[other] ({ $n } compétences)
}
jr-award-show-off = Frimeur
jr-award-of-show-off = { $n ->
    [one] ({ $n } capacité héroïque)
   *[other] ({ $n } capacités héroïques)
}
jr-award-thirsty = Grosse soif
jr-award-of-thirsty = { $n ->
    [one] ({ $n } potion)
   *[other] ({ $n } potions)
}
jr-award-snake-eyes = Abonné au 1
jr-award-of-snake-eyes = ({ $n } fois un 1)
jr-award-hot-hand = Main heureuse
jr-award-of-hot-hand = ({ $n } fois un 6)
jr-twist-veteran = Le piment : le niveau vétéran. Vous savez sûrement ce que vous faites.
jr-twist-fearless = Le piment : le niveau sans peur. Personne ne vous en voudra.
jr-twist-novice = Le piment : le niveau le plus facile, dans le donjon le plus difficile.
jr-twist-hybrid = Le piment : les cartes de la Forêt sont mélangées au reste.
jr-twist-first-printing = Le piment : les règles de la première édition.
jr-twist-pair = Le piment : deux héros, et les deux sont vous.
