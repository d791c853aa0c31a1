# Les fiches de campagne et leurs commandes.

campaign-none = Il n’y a pas encore de fiche de campagne. Pour en commencer une : underdeck campaign new NOM --hero HÉROS
campaign-line = { $name } · { $hero } · { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} · { $marks ->
    [one] { $marks } coche
   *[other] { $marks } coches
} · { $talents ->
    [0] aucun talent débloqué
    [one] { $talents } talent débloqué
   *[other] { $talents } talents débloqués
}
campaign-begun = Commencée le { $date }.
campaign-boss = { $count ->
    [0] { $boss } ({ $dungeon })
    [one] { $boss } ({ $dungeon })
   *[other] { $boss } ({ $dungeon }) ×{ $count }
}
campaign-beaten = Gardiens vaincus : { $list }
campaign-to-beat = Encore à vaincre : { $list }
campaign-locked = Édition 1.1 : ce héros est lié au focus { $focus }.
campaign-running = Une partie inachevée attend : underdeck resume { $file }
campaign-focus = { $basic ->
    [yes] { $focus } : actif à chaque partie
   *[no] { $focus }
}
campaign-talent = { $unlocked ->
    [yes] ✓ { $talent } (débloqué)
   *[no] · { $talent }
}
campaign-letter-green = V
campaign-letter-yellow = J
campaign-letter-red = R
campaign-legend = V, cercles verts : se cochent après n’importe quel donjon. J, carrés jaunes : après un donjon moyen ou difficile. R, pentagones rouges : après un donjon difficile seulement. Un talent est débloqué quand tous ses espaces sont cochés.
campaign-packs-gone = Les coches des parties jouées avec des packs absents les attendent : { $list }.
campaign-game = Partie { $n } · { $date } · { $dungeon } ({ $difficulty ->
    [1] facile
    [2] moyen
   *[3] difficile
}) · édition { $edition }{ $tier ->
    [none] {""}
   *[other] {" "}· niveau de difficulté { $tier }
} · { $outcome }
campaign-earned = { $total ->
    [0] Aucune coche gagnée
    [one] Coche gagnée : { $total } = { $descents } pour les descentes + { $levels } pour les montées de niveau + { $boss } pour le gardien + { $tier } pour le niveau de difficulté
   *[other] Coches gagnées : { $total } = { $descents } pour les descentes + { $levels } pour les montées de niveau + { $boss } pour le gardien + { $tier } pour le niveau de difficulté
}
campaign-marks = { $talent } ({ $mark ->
    [green] vert
    [yellow] jaune
   *[red] rouge
}{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
})
campaign-placed = Coches placées : { $list }
campaign-lost = { $count ->
    [one] Coche perdue, faute d’espace : { $count }
   *[other] Coches perdues, faute d’espace : { $count }
}
campaign-locks = À partir de là, ce héros est lié au focus { $focus } dans l’édition 1.1.
campaign-record = Enregistrement : { $file }
campaign-left-out = Enregistrements de cette fiche qui n’ont pas pu y être inscrits :
campaign-unproven = Parties dont l’enregistrement n’a pas pu être vérifié :
campaign-rebuild-told = À noter :
campaign-new =
    La fiche de campagne { $name } est prête pour ce héros : { $hero }. Pour jouer :
    underdeck play onedeck --campaign { $typed }
campaign-exported = La fiche de campagne { $name } et ses enregistrements sont dans { $file }.
campaign-imported = Fiche importée ; tous ses enregistrements ont été rejoués :
campaign-sure = Tapez le nom pour retirer la fiche de campagne « { $name } » :
campaign-deleted = La fiche de campagne { $name } est retirée ; son fichier est conservé : { $file }
campaign-rebuilt = Fiche reconstruite à partir des enregistrements :
campaign-aside = L’ancien fichier est conservé : { $file }

refuse-unknown-sheet = { $count ->
    [0] Aucune fiche de campagne ne s’appelle « { $name } » ; pour en commencer une : underdeck campaign new NOM --hero HÉROS{ $choices }
   *[other] Aucune fiche de campagne ne s’appelle « { $name } » ; choix possibles : { $choices }.
}
refuse-sheet-exists = Il y a déjà une fiche de campagne appelée « { $name } ».
refuse-sheet-needs-hero = Précisez avec --hero à quel héros appartient cette fiche de campagne ; choix possibles : { $choices }.
refuse-sheet-newer = Le fichier { $file } a été écrit par une version plus récente d’Underdeck ; rien n’a été modifié.
refuse-sheet-damaged = La fiche de campagne { $name } est endommagée ({ $reason }) ; pour la reconstruire à partir des enregistrements : underdeck campaign rebuild { $typed }
refuse-sheet-id = « { $name } » n’est pas l’identifiant d’une fiche
refuse-sheet-shared = Deux joueurs ne peuvent pas partager une fiche de campagne : { $name }.
refuse-sheet-other-hero = La fiche de campagne { $name } est celle du héros { $hero }, qui ne joue pas ici : { $choices }.
refuse-sheets-one-hero = Le héros { $hero } a déjà une fiche de campagne dans cette partie ; { $name } est de trop.
refuse-sheet-unfinished = La fiche de campagne { $name } a une partie inachevée ; terminez-la d’abord avec : underdeck resume { $file }
refuse-sheet-missing = La fiche de campagne de cette partie ({ $name }) n’est pas ici ; rien n’est perdu, l’enregistrement est conservé : { $file }
refuse-sheet-known = Cette fiche de campagne est déjà ici, sous le nom { $name }.
refuse-sheet-not-deleted = Ce n’était pas le nom ; la fiche de campagne { $name } reste en place.
refuse-sheet-no-records = Aucun enregistrement de partie terminée n’appartient à une fiche de campagne nommée { $name } : rien ne permet de la reconstruire, et rien n’a été modifié.
refuse-sheet-which = Les enregistrements désignent plusieurs fiches de campagne perdues du nom de { $name } ; précisez laquelle avec --id : { $choices }.
refuse-sheet-unearned = La partie { $game } a commencé avec des coches du talent { $talent } qu’aucune partie précédente n’a rapportées.
refuse-record-unfinished = La partie de cet enregistrement n’est pas terminée.
refuse-record-other-sheet = Cet enregistrement n’est pas celui d’une partie de la fiche de campagne { $name }.
refuse-entry-kept = L’inscription de l’ancienne fiche est gardée, bien que son enregistrement ne puisse pas être rejoué : { $reason }
refuse-entry-gone = Il n’y a plus d’enregistrement de cette partie.
refuse-parcel-damaged = Le fichier { $file } est endommagé ({ $reason }) ; rien n’a été importé.
refuse-parcel-record = l’enregistrement { $record } ne figure pas dans la liste des parties
refuse-ledger-record = partie { $game } : l’enregistrement { $record } ne correspond pas
refuse-ledger-twice = la partie { $game } est inscrite deux fois
refuse-ledger-talent = partie { $game } : l’espace « { $name } » n’existe pas
refuse-ledger-color = partie { $game } : après un donjon { $difficulty ->
    [1] facile
    [2] moyen
   *[3] difficile
}, on ne peut cocher aucun { $mark ->
    [green] cercle vert
    [yellow] carré jaune
   *[red] pentagone rouge
}
refuse-ledger-focus = partie { $game } : le talent { $talent } n’appartient pas au focus auquel le héros est lié ({ $focus })
refuse-ledger-full = partie { $game } : le talent { $talent } a plus de coches que d’espaces
refuse-ledger-packs = ses parties ont été jouées avec plus de { $most } assortiments de packs
refuse-ledger-dungeon = partie { $game } : le donjon « { $name } » n’a pas cette difficulté
refuse-ledger-entry = partie { $game } : une telle partie est impossible
refuse-ledger-too-many = { $marks ->
    [one] partie { $game } : { $marks } coche placée, mais { $earned ->
        [0] aucune gagnée
        [one] seulement { $earned } gagnée
       *[other] seulement { $earned } gagnées
    }
   *[other] partie { $game } : { $marks } coches placées, mais { $earned ->
        [0] aucune gagnée
        [one] seulement { $earned } gagnée
       *[other] seulement { $earned } gagnées
    }
}

outcome-given-up = Partie abandonnée. Aucune coche n’est gagnée.
