"""A field of a state is said once; what follows from it is written by `make fields`."""

import pytest

from tests import fields
from underdeck.kernel.fields import Field, Struct


@pytest.mark.parametrize("path", fields.files(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_what_is_written_from_the_tables_is_fresh(path):
    assert path.read_text(encoding="utf-8") == fields.files()[path], "`make fields` renews it"


def test_a_field_is_said_once():
    """Slots, types, copies and the value at the start follow; lists are copied unless they are shared."""
    pile = Struct("Pile", Field("cards: list[int] = []"), fresh="Return an empty pile.")
    table = Struct(
        "Table",
        Field("name: str", note="its host"),
        Field("pile: Pile = fresh_pile()"),
        Field("spare: Pile | None = None"),
        Field("hands: list[Pile] = []"),
        Field("known: list[int] = []", shared=True),
        Field("left: int = limit", range(9)),
        given="limit: int",
        fresh="Return a table before anything is dealt.",
    )
    code = "\n".join(
        text for struct in (pile, table) for text in (fields.written(struct, (pile, table)), fields.fresh(struct))
    )
    module = {"mypyc_attr": lambda **flags: lambda cls: cls}
    exec(code, module)
    one = module["fresh_table"]("inn", 4)
    one.hands = [module["fresh_pile"](), module["fresh_pile"]()]
    one.pile.cards, one.hands[1].cards, one.known = [1], [2], [3]
    two = one.clone()
    two.pile.cards.append(4)
    two.hands[1].cards.append(5)
    two.known.append(6)
    assert (one.name, one.left, one.spare, one.pile.cards, one.hands[1].cards) == ("inn", 4, None, [1], [2])
    assert one.known == two.known == [3, 6]
    assert "    name: str  # its host" in code
    assert {field.name for field in table} == {*module["Table"].__slots__}
