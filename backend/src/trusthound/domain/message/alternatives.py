"""Lines of the table of rules in, what they ask for out."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Item:
    """One of `either` must stand there and, if there are any, one of `beside` near it.

    `reaches`: the sentence before or after will do as well.
    """

    either: tuple[str, ...]
    beside: tuple[str, ...] = ()
    ordered: bool = False
    reaches: bool = False


@dataclass(frozen=True, slots=True)
class Alternative:
    """`anchor` stands in the sentence itself; none of `without` does, nor of
    `nowhere_near` in the sentences around it."""

    anchor: Item
    others: tuple[Item, ...]
    without: tuple[str, ...]
    nowhere_near: tuple[str, ...]
    # Names of which one must stand in the sentence, and in the text: asked first, being quick.
    of_sentence: tuple[tuple[str, ...], ...]
    of_text: tuple[tuple[str, ...], ...]


def alternatives(lines: Iterable[str]) -> Iterator[Alternative]:
    for line in lines:
        words = line.split()
        items = [_item(each) for each in words if not each.startswith("!")]
        anchor = next(each for each in items if not each.reaches)
        others = sorted((each for each in items if each is not anchor), key=_last_resort)
        denied = [each.removeprefix("!") for each in words if each.startswith("!")]
        named = [(each, names) for each in items for names in (each.either, each.beside) if names]
        yield Alternative(
            anchor,
            tuple(others),
            without=tuple(each for each in denied if not each.startswith("~")),
            nowhere_near=tuple(each.removeprefix("~") for each in denied if each.startswith("~")),
            of_sentence=tuple(names for each, names in named if not each.reaches),
            of_text=tuple(names for each, names in named if each.reaches),
        )


def _last_resort(item: Item) -> bool:
    return item.reaches


def _item(word: str) -> Item:
    reaches, named = word.startswith("~"), word.removeprefix("~")
    sign = ">" if ">" in named else "+"
    first, _, second = named.partition(sign)
    return Item(
        tuple(first.split("|")),
        tuple(second.split("|")) if second else (),
        ordered=sign == ">",
        reaches=reaches,
    )
