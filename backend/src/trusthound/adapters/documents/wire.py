"""A document as JSON and back: how it comes out of the process that read it.

What comes back is as untrusted as the file was: shapes are checked, and nothing is evaluated.
"""

import json
from dataclasses import asdict
from datetime import datetime
from math import isfinite
from typing import Any

from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.resume.document import (
    Box,
    Document,
    DocumentFacts,
    Format,
    HiddenText,
    Hiding,
    Line,
    document_of,
)


def check(document: Document) -> None:
    """Raises ValueError where it could not come back: for half of a letter, U+0000, what is no
    number, a time of any zone.
    """
    facts, lines = document.facts, (*document.lines, *document.otherwise)
    told = (facts.title, facts.author, facts.changed_by, facts.creator, facts.producer)
    hidden = (each.text for each in facts.hidden)
    _text("\n".join((*told, *facts.fonts, *facts.links, *hidden, *(x.text for x in lines))))
    for line in lines:
        if not all(map(isfinite, _numbers(line))):
            raise ValueError(line)
    if any(each and each.tzinfo is None for each in (facts.created, facts.changed)):
        raise ValueError(facts)


def _numbers(line: Line) -> tuple[float, ...]:
    box = line.box
    return (line.points or 0.0, *((box.left, box.top, box.right, box.bottom) if box else ()))


def written(document: Document) -> bytes:
    facts = asdict(document.facts)
    for name in ("created", "changed"):
        moment: datetime | None = facts[name]
        facts[name] = moment and moment.isoformat()
    told = {
        "facts": facts,
        "lines": [_told(each) for each in document.lines],
        "otherwise": [_told(each) for each in document.otherwise],
    }
    return json.dumps(told).encode()


def _told(line: Line) -> tuple[object, ...]:
    box = line.box and (line.box.left, line.box.top, line.box.right, line.box.bottom)
    return line.text, line.page, line.column, box, line.points, line.bold


def refused(refusal: DocumentRefused) -> bytes:
    return json.dumps({"refused": refusal.problem.value, "detail": refusal.detail[:300]}).encode()


def read(answer: bytes) -> Document:
    """Raises DocumentRefused: as the process said, or as damaged if it is no answer at all."""
    try:
        told = json.loads(answer, parse_constant=_no_number)
        if "refused" in told:
            problem, detail = DocumentProblem(told["refused"]), str(told["detail"])
        else:
            lines, otherwise = (
                tuple(_line(each) for each in told[name]) for name in ("lines", "otherwise")
            )
            return document_of(_facts(told["facts"]), lines, otherwise)
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError):
        problem, detail = DocumentProblem.DAMAGED, "no answer that can be read"
    raise DocumentRefused(problem, detail=detail)


def _line(told: Any) -> Line:
    text, page, column, box, points, bold = told
    return Line(
        _text(text),
        0,
        page=int(page),
        column=int(column),
        box=None if box is None else Box(*map(_number, box)),
        points=None if points is None else _number(points),
        bold=bool(bold),
    )


def _facts(told: dict[str, Any]) -> DocumentFacts:
    return DocumentFacts(
        format=Format(told["format"]),
        pages=int(told["pages"]),
        title=_text(told["title"]),
        author=_text(told["author"]),
        changed_by=_text(told["changed_by"]),
        creator=_text(told["creator"]),
        producer=_text(told["producer"]),
        created=_moment(told["created"]),
        changed=_moment(told["changed"]),
        fonts=tuple(_text(each) for each in told["fonts"]),
        links=tuple(_text(each) for each in told["links"]),
        images=int(told["images"]),
        text_layers=int(told["text_layers"]),
        revisions=None if told["revisions"] is None else int(told["revisions"]),
        hidden=tuple(
            HiddenText(_text(each["text"]), Hiding(each["hiding"]), int(each["page"]))
            for each in told["hidden"]
        ),
    )


def _no_number(told: str) -> float:
    raise ValueError(told)


def _number(told: Any) -> float:
    """Raises ValueError for what is beyond all numbers, as 1e999."""
    number = float(told)
    if not isfinite(number):
        raise ValueError(told)
    return number


def _moment(told: Any) -> datetime | None:
    """Raises ValueError for a time that could be of any zone."""
    if told is None:
        return None
    moment = datetime.fromisoformat(told)
    if moment.tzinfo is None:
        raise ValueError(told)
    return moment


def _text(told: Any) -> str:
    """Raises ValueError for half of a letter or U+0000, TypeError for no text."""
    if not isinstance(told, str):
        raise TypeError
    if "\0" in told:
        raise ValueError(told)
    told.encode()
    return told
