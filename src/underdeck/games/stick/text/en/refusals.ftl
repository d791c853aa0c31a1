refuse-unknown-setting = There is no setting called “{ $name }”; choose from: { $choices }.
refuse-players-missing = Name the players, for example players=["roy", "haley"]; characters: { $choices }.
refuse-players-count = { $found ->
    [one] { $found } player?
   *[other] { $found } players?
} The game is for 2 to 6.
refuse-unknown-character = There is no character called “{ $name }”; choose from: { $choices }.
refuse-unknown-length = There is no game length called “{ $name }”; choose from: { $choices }.
refuse-length-players = The length “{ $length }” needs at least { $least } players, not { $players }.
refuse-unknown-variant = There is no variant called “{ $name }”; choose from: { $choices }.
refuse-variant-twice = The variant “{ $name }” is named twice.
refuse-variant-players = The variant “{ $variant }” is for { $least } to { $most } players, not { $players }.
refuse-teams-without-variant = Teams need the “team” variant.
refuse-teams-players = The teams must hold every player exactly once: { $choices }.
refuse-teams-seating = { $first } and { $second } sit side by side: teammates never do.
refuse-unknown-preset = There is no preset called “{ $name }”; choose from: { $choices }.
refuse-position-form = The position has an error at “{ $field }”.
refuse-position-name = The position names “{ $name }” under “{ $field }”: there is no such card there.
refuse-position-copies = The position names “{ $name }” more often than there are copies (under “{ $field }”).
refuse-position-unknown = The position has an unknown field “{ $field }”.
refuse-position-phase = There is no phase called “{ $name }”; choose from: { $choices }.
