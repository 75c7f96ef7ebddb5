"""A marked page and the document that was read of its file in; what each character is, out.

A mark is (code, number): code one of the elements of pages.py, "" for all else.
"""

from dataclasses import dataclass

from lxml import html as lx

HEADS = {"wc", "wt", "wd", "wp", "wk", "wn", "wh", "es", "eg", "ea", "ed", "ep", "eh", "wg", "wx"}
CODES = HEADS | {"wb", "eb", "hw", "he", "ho", "nm", "hl", "ct"}


@dataclass(frozen=True)
class Chunk:
    text: str
    code: str
    number: int
    under: int = -1  # of an employer above several roles: the number of its first


def chunks(page: str) -> list[Chunk]:
    found: list[Chunk] = []

    def walk(node: lx.HtmlElement, code: str, number: int, umbrella: bool) -> None:
        if (node.get("class") or "") == "mk":
            return
        if node.tag in CODES:
            code = node.tag
        if node.tag in ("wh", "eh", "wg"):
            number = int(node.get("n"))
        if node.tag == "wg":
            umbrella = node.find(".//wx") is not None
        told = "g" + code if umbrella and node.tag != "wh" else code
        if node.text and node.text.strip():
            found.append(Chunk(node.text, told, number))
        for each in node:
            walk(each, code, number, umbrella)
            if each.tail and each.tail.strip():
                found.append(Chunk(each.tail, told, number))

    walk(lx.fromstring(page), "", -1, False)
    return found


def closed(text: str) -> tuple[str, list[int]]:
    """Without spaces and in lower case; where each character stood."""
    signs, places = [], []
    for at, each in enumerate(text):
        if not each.isspace():
            low = each.lower()
            signs.append(low if len(low) == 1 else each)
            places.append(at)
    return "".join(signs), places


def marks(told: list[Chunk], text: str) -> list[tuple[str, int]] | None:
    """None where a piece of a head stands nowhere in the text."""
    shut, places = closed(text)
    found: list[tuple[str, int]] = [("", -1)] * len(text)
    claimed = bytearray(len(shut))
    wanted = [closed(each.text)[0] for each in told]
    spots: dict[int, tuple[int, int]] = {}
    order = sorted(range(len(told)), key=lambda at: -len(wanted[at]))
    for at in order:
        want = wanted[at]
        if not want or (not any(map(str.isalnum, want)) and told[at].code == ""):
            continue
        options, begin = [], shut.find(want)
        while begin >= 0 and len(options) < 60:
            if not any(claimed[begin : begin + len(want)]):
                options.append(begin)
            begin = shut.find(want, begin + 1)
        if not options:
            if told[at].code in HEADS and any(map(str.isalnum, want)) and len(want) > 1:
                return None
            continue
        near = _expected(at, spots, wanted)
        chosen = min(options, key=lambda each: min((abs(each - one) for one in near), default=each))
        spots[at] = (chosen, chosen + len(want))
        for place in range(chosen, chosen + len(want)):
            claimed[place] = 1
            found[places[place]] = (told[at].code, told[at].number)
    return found


def _expected(at: int, spots: dict[int, tuple[int, int]], wanted: list[str]) -> list[int]:
    """Where it begins if it stands right behind what comes before it, or right before what follows."""
    near = []
    for before in range(at - 1, max(-1, at - 6), -1):
        if before in spots:
            near.append(spots[before][1] + sum(len(wanted[x]) for x in range(before + 1, at)))
            break
    for behind in range(at + 1, min(len(wanted), at + 6)):
        if behind in spots:
            near.append(spots[behind][0] - sum(len(wanted[x]) for x in range(at, behind)))
            break
    return near
