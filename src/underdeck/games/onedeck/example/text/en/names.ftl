# Names, by kind and id. What has none is named after its id. A hero and a boss may say `.the` for the beginning of a
# sentence, a peril `.first` and `.second`.
card-@id@-thornling = Thornling
card-@id@-mire = Sucking Mire
    .first = Push through
    .second = Look for stones
ability-@id@-thorns = Thorns
ability-@id@-gate = Mossy Gate
ability-@id@-roots = Roots
ability-@id@-heart = Heart of the Glade
ability-@id@-keeper-boss = Keeper
skill-@id@-bramble = Bramble
skill-@id@-patience = Patience
potion-@id@-sap = Golden Sap
hero-@id@-warden = Warden
    .the = The Warden
feat-@id@-watch = Long Watch
dungeon-@id@-glade = The Quiet Glade
boss-@id@-keeper = Keeper of the Glade
    .the = The Keeper of the Glade
talent-@id@-old-paths = Old Paths
