# L’aide des options et des commandes de ce jeu.

flag-hero = Un héros ; répétez pour deux ou quatre. Voir : underdeck cards onedeck
flag-dungeon = Le donjon.
flag-set = Le paquet. Par défaut : celui du donjon.
flag-tier = Un niveau de difficulté (dans l’édition 1.1, expert remplace veteran et fearless).
flag-edition = L’édition des règles. Par défaut : 1.9.
flag-hordes = Ajouter la carte Hordes, à quatre héros.
flag-reference = La potion de la Séquence de tour, avec des paquets hybrides.

command-campaign = Gérer les fiches de campagne.
help-campaign = Fiches de campagne : la carrière d’un héros sur plusieurs parties. Jouer avec : underdeck play --campaign NAME
examples-campaign =
    underdeck campaign new lyra --hero paladin
    underdeck play onedeck --campaign lyra
    underdeck campaign show lyra --games
command-campaign-list = Lister les fiches.
help-campaign-list = Lister les fiches, une par ligne.
command-campaign-show = Montrer une fiche.
help-campaign-show = Montrer la fiche NAME.
flag-campaign-show-games = Expliquer les coches partie par partie.
command-campaign-new = Commencer une fiche.
help-campaign-new = Commencer une fiche NAME pour un héros.
flag-campaign-new-hero = Le héros.
command-campaign-export = Écrire une fiche et ses parties dans un fichier.
help-campaign-export = Écrire dans FILE la fiche NAME et les enregistrements de ses parties.
command-campaign-import = Lire une fiche exportée.
help-campaign-import = Lire une fiche exportée dans FILE. Toutes ses parties sont rejouées.
flag-campaign-import-name = Un autre nom pour la fiche.
command-campaign-delete = Supprimer une fiche ; son fichier est gardé.
help-campaign-delete = Supprimer la fiche NAME. Son fichier et les enregistrements de ses parties sont gardés.
flag-yes = Ne pas demander.
command-campaign-rebuild = Refaire une fiche à partir de ses parties.
help-campaign-rebuild = Refaire la fiche NAME à partir des enregistrements de ses parties.
flag-id = L’identifiant de la fiche dans les enregistrements, si son nom ne suffit pas.
