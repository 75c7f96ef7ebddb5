"""A marked document in; its rows with their labels, its heads' words with theirs, and its truth, out."""

from collections import Counter
from collections.abc import Sequence

from trusthound.domain.resume.document import Document
from trusthound.domain.resume.read.dates import periods
from trusthound.domain.resume.read.education import education
from trusthound.domain.resume.read.learnt.entries import sections_of
from trusthound.domain.resume.read.learnt.hints import Hints, hints_of
from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.rows import Row, breaks_within_dates, joined, rows
from trusthound.domain.resume.read.sections import parts
from trusthound.domain.resume.read.work import work

_NAMES = {"hw": "HW", "he": "HE", "ho": "HO", "nm": "NM", "hl": "HL", "ct": "CT"}
_WORDS = {
    "wc": "C",
    "wt": "T",
    "wp": "P",
    "wd": "D",
    "es": "S",
    "eg": "G",
    "ea": "A",
    "ep": "P",
    "ed": "D",
    "gwc": "C",
    "gwx": "D",
}


def rows_and_kinds(document: Document) -> tuple[list[Row], dict[int, str], Hints]:
    shown = rows(document)
    found = parts(shown)
    hints = hints_of(work(found, document.text), education(found, document.text))
    return joined(shown, document.text, breaks_within_dates), sections_of(found), hints


def row_labels(shown: Sequence[Row], marked: Sequence[tuple[str, int]]) -> list[str]:
    begun: set[tuple[str, int]] = set()
    labels = []
    for row in shown:
        of_row = [
            marked[at]
            for at in range(row.piece.start, min(row.piece.end, len(marked)))
            if marked[at][0] or not row.text
        ]
        counts = Counter(code for code, _ in of_row)
        size = sum(not x.isspace() for x in row.text)
        umbrella = [x for x in of_row if x[0].startswith("g")]
        strong = [(code, n) for code, n in of_row if code in _WORDS]
        if umbrella:
            labels.append("WG")
        elif strong:
            kind = "W" if strong[0][0].startswith("w") else "E"
            own = [n for code, n in strong if (code[0] == "w") == (kind == "W")]
            number = own[0]
            labels.append(kind + ("H" if (kind, number) in begun else "F"))
            begun |= {(kind, n) for n in own}
        elif counts["wh"] + counts["wn"] + counts["wk"] > size / 2:
            number = next(n for code, n in of_row if code in ("wh", "wn", "wk"))
            labels.append("WH" if ("W", number) in begun else "WF")
            begun.add(("W", number))
        elif counts["eh"] > size / 2:
            labels.append("EH")
        elif counts and counts.most_common(1)[0][1] > size * 0.4:
            code = counts.most_common(1)[0][0]
            labels.append("WT" if code == "wb" else "ET" if code == "eb" else _NAMES.get(code, "O"))
        else:
            labels.append("O")
    return labels


def word_labels(row: Row, words, marked: Sequence[tuple[str, int]]) -> list[str]:
    made = []
    for word in words:
        codes = Counter(
            marked[at][0]
            for at in range(
                row.piece.start + word.begin, min(row.piece.start + word.end, len(marked))
            )
            if not row.text[at - row.piece.start].isspace()
        )
        code = codes.most_common(1)[0][0] if codes else ""
        made.append(_WORDS.get(code, "N"))
    return made


def truth(chunks) -> tuple[list[tuple], list[tuple]]:
    """The roles and the courses, each (place, what, start, end)."""
    found = {"w": {}, "e": {}}
    for each in chunks:
        code = each.code.removeprefix("g")
        if code in ("wc", "wt", "wd"):
            found["w"].setdefault(each.number, {}).setdefault(code, []).append(each.text)
        elif code in ("es", "eg", "ed"):
            found["e"].setdefault(each.number, {}).setdefault(code, []).append(each.text)
    made = []
    for kind, (place, what, dates) in (("w", ("wc", "wt", "wd")), ("e", ("es", "eg", "ed"))):
        entries, last = [], None
        for _, told in sorted(found[kind].items()):
            if what not in told and kind == "w":
                last = told.get(place, [None])[0]
                continue
            company = told.get(place, [last])[0]
            last = company
            one = next(iter(periods(Piece(told[dates][0], 0))), None) if dates in told else None
            period = one.period if one else None
            start = str(period.start) if period and period.start else None
            end = (
                "current"
                if period and period.current
                else str(period.end)
                if period and period.end
                else None
            )
            entries.append((company, told.get(what, [None])[0], start, end))
        made.append(entries)
    return made[0], made[1]
