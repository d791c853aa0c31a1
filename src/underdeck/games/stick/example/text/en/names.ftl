# Names and jokes, by kind and id. What has no name is named after its id; a joke may be missing.
os-shtick-@id@-ladle = Holy Ladle
    .joke = Blessed twice, washed never.
os-shtick-@id@-recipe = Secret Recipe
    .joke = The secret is more salt.
os-monster-@id@-sous-chef = Goblin Sous-Chef
    .joke = Chops first, asks what it was later.
os-screw-@id@-too-many-cooks = Too Many Cooks
    .joke = Everybody stirs.
os-loot-@id@-golden-spoon = Golden Spoon
    .joke = Worth more than the soup.
os-trap-@id@-hot-oven = Hot Oven
    .joke = Preheated since Tuesday.
os-room-@id@-pantry = Pantry
    .joke = Everything here is past its best. So are you.
