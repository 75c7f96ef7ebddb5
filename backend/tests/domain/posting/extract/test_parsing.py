"""Tags of very many attributes lose them before they cost the parser minutes."""

import pytest

from trusthound.domain.posting.extract.parsing import parse

MANY = 60_000


def attributes(every: int, *values: str) -> str:
    """MANY names, a value behind one in `every`, the given ones in turn."""
    return " ".join(
        f"a{each}{values[each // every % len(values)]}" if each % every == 0 else f"a{each}"
        for each in range(MANY)
    )


CROWDED = {
    "bare": attributes(1, ""),
    "with tag ends in quotes": attributes(40, '=">"'),
    "with tag ends in either quotes": attributes(90, " = '>'", '\n=\t">"'),
    "with a tag end in long values": attributes(2000, f'="{">" * 3000}"', f"='{'x>' * 2000}'"),
}


@pytest.mark.parametrize("name", CROWDED)
@pytest.mark.timeout(20)
def test_a_tag_of_very_many_attributes_loses_them(name: str) -> None:
    tree = parse(f"<p>before</p><div {CROWDED[name]}>within</div><p>after</p>")
    assert all(len(each.attributes) < 1000 for each in tree.css("*"))
    assert [each.text() for each in tree.css("p")] == ["before", "after"]


def test_an_ordinary_page_keeps_its_attributes_however_long_it_is() -> None:
    row = '<div class="row" title="a > b">{}</div>'.format("word " * 30)
    tree = parse(f"<p title='{'x ' * 4000}'></p>{row * 900}")
    assert len(tree.css("div.row[title]")) == 900
    (first,) = tree.css("p")
    assert first.attributes["title"] == "x " * 4000
