# Why a field of a card pack is refused: the end of `refuse-pack-field`
refuse-card-field = there is no such field here{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}{ $choices ->
    [none] { "" }
   *[other] ; choose from: { $choices }
}
refuse-card-missing = this field is needed
refuse-card-wants = { $kind ->
    [number] a number from { $least } to { $most } is needed here
    [number-or] a number from { $least } to { $most }, or one of { $choices }, is needed here
    [words] one of these words is needed here: { $choices }
    [yes-no] true or false is needed here, without quotation marks
    [id] an id is needed here: small letters, digits and hyphens, in quotation marks, a letter first
    [line] one line in quotation marks is needed here, of at most { $most } letters
    [version] a version in quotation marks is needed here, such as "1.0"
    [text] words in quotation marks are needed here
    [list] a list in square brackets is needed here
    [count] a list of { $least } is needed here, in square brackets
    [table] a table is needed here, such as {"{"} name = value {"}"}
   *[other] this has no place here
}{ $found ->
    [none] { "" }
   *[other] , not { $found }
}{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}
refuse-card-unknown = { $kind ->
    [table] there is no table [{ $name }]
    [ability] there is no ability “{ $name }”
    [skill] there is no skill “{ $name }”
    [potion] there is no potion “{ $name }”
    [card] there is no card “{ $name }”
    [shtick] there is no shtick “{ $name }”
    [character] there is no character “{ $name }”
    [loot] the game has no Loot “{ $name }” of its own
    [verb] there is no action “{ $name }”
    [result] there is no Result “{ $name }”
    [target] “{ $name }” is neither a number nor a target
    [type] there is no Monster type “{ $name }”
    [shtick-type] there is no type of shticks “{ $name }”
    [condition] there is no condition “{ $name }”
   *[other] there is no “{ $name }”
}{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}{ $choices ->
    [none] { "" }
   *[other] ; choose from: { $choices }
}
refuse-card-second = “{ $name }”: ids that end in { $end } are for second copies
refuse-card-twice = “{ $name }” is used twice
refuse-card-tables = write at least one table [[{ $name }]], in two pairs of brackets
refuse-card-why = an original card needs a reason
refuse-card-nothing = it does nothing
