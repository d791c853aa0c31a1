### Noms et plaisanteries des pièges cachés parmi le Butin.

os-trap-shuriken-trap = Piège à shurikens
    .joke = Posé par des ninjas. Enfin, on suppose : personne ne les a vus.
os-trap-frog-trap = Piège à grenouille
    .joke = Rien de grave. Mais ne passez pas trop près des cuisines.
os-trap-classic-anvil = L’enclume classique
    .joke = Livrée par catalogue, posée à la verticale.
os-trap-ambitious-ceiling = Plafond ambitieux
    .joke = Parti de tout en haut, il rêvait du rez-de-chaussée.
os-trap-welcome-pit = Fosse avec paillasson
    .joke = “Essuyez vos pieds”, disait-il. C’était le dernier conseil.
os-trap-chest-with-teeth = Coffre à dents
    .joke = Pour une fois, c’est le coffre qui se sert.
os-trap-lullaby-box = Boîte à berceuse
    .joke = Au deuxième couplet, plus personne ne sait à quoi sert une épée.
os-trap-overshare-gas = Gaz bavard
    .joke = Dans un instant, vous raconterez tout votre plan. Avec les notes.
os-trap-return-to-sender = Retour à l’envoyeur
    .joke = Affranchissement insuffisant. Rendez-vous au guichet d’entrée.
os-trap-freshly-glued-floor = Sol fraîchement collé
    .joke = La pancarte disait “humide”. Elle restait vague sur le liquide.
os-trap-dinner-bell = Cloche du dîner
    .joke = À table ! Le plat du jour est prié de ne pas bouger.
os-trap-chest-with-a-short-fuse = Coffre à mèche courte
    .joke = Il s’emporte pour un rien, et il emporte tout le monde.
os-trap-really-big-magnet = Le très gros aimant
    .joke = Vos économies éprouvent une vive attirance pour cet endroit.
