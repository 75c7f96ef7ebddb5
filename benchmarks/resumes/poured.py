"""Invented resumes poured into one paragraph of a DOCX; how much of each half is read right out.

Run: `python benchmarks/resumes/poured.py [--misses]`. `poured/tuning.json` and `poured/held.json`
hold what each says and truly states; the DOCX is made here. Rules may be made with the first half;
of the second totals alone are told. `--misses` names what was misread of the first.
"""

import argparse
import asyncio
import json
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape
from zipfile import ZipFile

import ours
from comparing import Found, compared
from truths import Entry, Truth

FOLDER = Path(__file__).with_name("poured")
HALVES = ("tuning", "held")
KINDS = ("name", "mail", "employment", "education")
_WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
_OFFICE = "http://schemas.openxmlformats.org/"
_PARTS = {
    "[Content_Types].xml": f'<Types xmlns="{_OFFICE}package/2006/content-types"><Default '
    f'Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    f'<Override PartName="/word/document.xml" ContentType="{_WORD}"/></Types>',
    "_rels/.rels": f'<Relationships xmlns="{_OFFICE}package/2006/relationships"><Relationship '
    f'Id="r1" Type="{_OFFICE}officeDocument/2006/relationships/officeDocument" '
    f'Target="word/document.xml"/></Relationships>',
}
# What becomes of a line's end.
_ENDS = {"lines": "\n", "spaces": " ", "double": "  ", "tabs": "\t"}
_DRAWN = {"\n": "<w:br/>", "\t": "<w:tab/>"}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--misses", action="store_true")
    misses = asked.parse_args().misses
    print("| half | files | what | right | wrong | missing | F1 | dates exact |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for half in HALVES:
        found = asyncio.run(_read_all(half))
        for kind in KINDS:
            total = sum((each[kind] for _, each in found), Found())
            dated = f"{total.dated} of {total.right}" if kind in KINDS[2:] else "–"
            print(
                f"| {half} | {len(found)} | {kind} | {total.right} | {total.wrong} "
                f"| {total.missing} | {total.f1 or 0:.3f} | {dated} |"
            )
        if misses and half == HALVES[0]:
            _tell_misses(found)


async def _read_all(half: str) -> list[tuple[Truth, dict[str, Found]]]:
    return [
        (truth, compared(truth, await ours.read(data, f"{truth.file}.docx")))
        for truth, data in poured(half)
    ]


def poured(half: str) -> Iterator[tuple[Truth, bytes]]:
    """What each resume of the half states, and its DOCX."""
    for told in json.loads((FOLDER / f"{half}.json").read_text(encoding="utf-8")):
        yield _truth(half, told), docx_of(told["text"].replace("\n", _ENDS[told["pour"]]))


def docx_of(text: str) -> bytes:
    """A DOCX of one paragraph, whose line breaks and tabs are those of the text."""
    drawn = "".join(
        _DRAWN.get(each) or f'<w:t xml:space="preserve">{escape(each)}</w:t>'
        for each in _pieces(text)
    )
    made = BytesIO()
    with ZipFile(made, "w") as package:
        for name, part in _PARTS.items():
            package.writestr(name, part)
        package.writestr(
            "word/document.xml",
            '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">'
            f"<w:body><w:p><w:r>{drawn}</w:r></w:p></w:body></w:document>",
        )
    return made.getvalue()


def _pieces(text: str) -> Iterator[str]:
    for number, line in enumerate(text.split("\n")):
        yield from ("\n",) if number else ()
        for at, told in enumerate(line.split("\t")):
            yield from ("\t",) if at else ()
            yield told


def _truth(half: str, told: dict[str, Any]) -> Truth:
    return Truth(
        file=told["file"],
        person=told["file"],
        half=half,
        format="docx",
        layout="",
        seal=None,
        name=tuple(told["name"]),
        mails=tuple(told["mails"]),
        phones=(),
        work=tuple(_entry(each, "company", "title") for each in told["work"]),
        education=tuple(_entry(each, "institution", "degree") for each in told["education"]),
    )


def _entry(told: dict[str, Any], place: str, what: str) -> Entry:
    values = (tuple(told[key]) for key in (place, what, "start", "end"))
    return Entry(*values, optional=told.get("optional", False))


def _tell_misses(found: list[tuple[Truth, dict[str, Found]]]) -> None:
    for truth, each in found:
        amiss = [f"    {kind}: {told}" for kind in KINDS for told in each[kind].amiss]
        if amiss:
            print(truth.file, *amiss, sep="\n")


if __name__ == "__main__":
    main()
