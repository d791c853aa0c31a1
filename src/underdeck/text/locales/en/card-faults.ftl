# Why a field of a card pack is refused: the end of `refuse-pack-field`
refuse-card-field = there is no such field here{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}{ $choices ->
    [none] { "" }
   *[other] ; choose from: { $choices }
}
refuse-card-missing = this field is required
refuse-card-wants = { $kind ->
    [number] write a number from { $least } to { $most }
    [number-or] write a number from { $least } to { $most }, or one of { $choices }
    [words] write one of these words: { $choices }
    [yes-no] write true or false, without quotation marks
    [id] write an id: lowercase letters, digits and hyphens, in quotation marks, a letter first
    [line] write one line in quotation marks, of at most { $most } letters
    [version] write a version in quotation marks, such as "1.0"
    [text] write words in quotation marks
    [list] write a list in square brackets
    [count] write a list of { $least }, in square brackets
    [table] write a table, such as {"{"} name = value {"}"}
   *[other] this is not allowed here
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
