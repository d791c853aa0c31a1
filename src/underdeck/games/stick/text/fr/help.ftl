# L’aide des options et des commandes de ce jeu.

flag-players = Les personnages dans le sens horaire avec leurs joueurs : me (moi), bot, ou le nom d’un bot.
flag-length = La durée de la partie. Par défaut : short.
flag-variant = Une variante ; peut être répétée.
flag-preset = Un jeu de règles maison.
flag-team = Une équipe, dans la variante par équipes ; répétez pour chacune.
