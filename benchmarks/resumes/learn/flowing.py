"""A page (HTML) in; its lines as a pouring program leaves them, without printing it, out: its text is broken
at a width in letters, and the lines of columns side by side are woven by how high they stand.
"""

import textwrap
from collections.abc import Iterator
from random import Random

from lxml import html as lx
from pouring import dashed, shorn

_BLOCKS = {"div", "p", "li", "ul", "table", "tr", "td", "tbody"}
_ASIDE = {"cols", "g", "lg"}
_LEVEL = 0.35  # of a line's height, between those that are held for one
_WIDE = (84, 120)


class Flow:
    """How a page is set. A line is its place from above, in lines, and its text."""

    def __init__(self, r: Random) -> None:
        self.r = r
        self.width = r.randint(*_WIDE)
        self.sign = r.choice([" ", " ", " ", "", "- ", "o ", "> "])
        self.gap = r.choice([0.0, 0.3, 0.5, 1.0])
        self.heading = r.choice([0.0, 0.2, 0.5])
        self.caps = r.random() < 0.3

    def lines(self, page: str, name: str) -> list[str]:
        placed = sorted(self.column(lx.fromstring(page), 0.0, self.width)[0], key=lambda x: x[0])
        woven: list[str] = []
        last = -9.0
        for at, text in placed:
            if at - last <= _LEVEL and woven:
                woven[-1] += " " + text
            else:
                woven.append(text)
            last = at
        return [shorn(each, [name]) for each in woven]

    def column(
        self, node: lx.HtmlElement, at: float, width: int
    ) -> tuple[list[tuple[float, str]], float]:
        """What stands in it and where it ends."""
        found: list[tuple[float, str]] = []
        classes = (node.get("class") or "").split()
        cells = list(node) if node.tag == "tr" or _ASIDE & set(classes) else []
        if "mk" in classes:
            return [], at
        if len(cells) > 1:
            shares = self.shares(classes, len(cells))
            ends = []
            for each, share in zip(cells, shares, strict=True):
                told, end = self.column(each, at, max(14, int(share * width)))
                found += told
                ends.append(end)
            return found, max(ends)
        if "h" in classes:
            at += self.gap
        blocks = [x for x in node.iter() if x is not node and x.tag in _BLOCKS]
        if blocks:
            for each in node:
                told, at = self.column(each, at, width)
                found += told
        else:
            for line in self.broken(node, classes, width):
                found.append((at, line))
                at += 1
        return found, at + self.heading * ("h" in classes)

    def broken(self, node: lx.HtmlElement, classes: list[str], width: int) -> Iterator[str]:
        parts = (
            [" ".join(str(x) for x in each.itertext()) for each in node] if "f" in classes else []
        )
        text = " ".join(parts or ["".join(str(x) for x in node.itertext())])
        text = " ".join(text.replace("\t", " ").split())
        text = text.upper() if self.caps and "h" in classes else text
        for number, line in enumerate(textwrap.wrap(text, width, break_long_words=False)):
            yield (self.sign if node.tag == "li" and not number else "") + line

    def shares(self, classes: list[str], count: int) -> list[float]:
        if count != 2:
            return [1 / count] * count
        one = self.r.choice([0.3, 0.36]) if "cols" in classes else self.r.choice([0.18, 0.25])
        if "cols" in classes and self.r.random() < 0.5:
            one = self.r.choice([1 - one, 0.5])
        return [one, 1 - one]


def as_told(text: str, name: str) -> str:
    """A piece of the page as it stands in such lines."""
    return dashed(shorn(text, [name]))
