refuse-unknown-lesson = Aucune leçon ne s’appelle « { $name } » ; { $known ->
    [0] ce jeu n’en a pas.
   *[other] choix possibles : { $choices }.
}
refuse-lesson-chapter = La leçon « { $lesson } » a { $most } chapitres ; il n’y a pas de chapitre { $number }.
refuse-lesson-position = Le chapitre « { $chapter } » de la leçon « { $lesson } » ne peut pas commencer : { $reason }
refuse-lesson-seat = Le chapitre « { $chapter } » de la leçon « { $lesson } » n’a que { $seats ->
    [one] une place
   *[other] { $seats } places
}, aucune pour qui apprend.
refuse-lesson-alone = Une leçon a sa propre mise en place : retirez les autres options.
learn-chapter = Chapitre { $n } sur { $of } : { $title }
learn-try = Tapez : { $answer }
learn-astray = Tapez « encore » pour reprendre ce chapitre, ou « suivant » pour continuer.
learn-enter = Entrée pour le chapitre suivant.
learn-left = Pour continuer : { $command }
learn-over = C’était la leçon. Une vraie partie : { $command }
