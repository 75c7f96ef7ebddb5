"""Rows of a table in; out with each cell told by its column's heading ("Employer", "Position").

The row of headings itself is no role and no course, and is left out.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from types import MappingProxyType

from trusthound.domain.resume.read.piece import Piece, plain
from trusthound.domain.resume.read.rows import Row

COMPANY, TITLE, PLACE = "company", "title", "place"
_OTHER = ""
_FEWEST = 3
_HEADINGS = {
    COMPANY: """
        company, company name, employer, employer name, organization, organisation, firma,
        name of employer, name of company, name of the company, name of organization, arbeitgeber,
        name of the organization, name of organisation, unternehmen, entreprise, empresa, azienda
    """,
    TITLE: """
        position, title, job title, designation, role, post, post held, position held, job role,
        stelle, tätigkeit, funktion, poste, puesto, cargo, ruolo
    """,
    PLACE: "location, place, city, ort, lieu, lugar, luogo",
    _OTHER: """
        s no, sl no, sr no, no, nr, number, serial no, from, to, start, end, start date, end date,
        date, dates, period, duration, tenure, year, years, year of passing, passing year,
        year of completion, degree, course, qualification, examination, exam, class, board,
        university, board university, university board, university institute, institute,
        institution, college, school, school college, institution name, name of institution,
        name of the institution, marks, percentage, cgpa, gpa, grade, result, division,
        specialization, subject, responsibilities, salary, reason for leaving, von, bis, zeitraum
    """,
}


def _by_phrase() -> dict[str, str]:
    return {
        plain(phrase): kind
        for kind, phrases in _HEADINGS.items()
        for phrase in " ".join(phrases.split()).split(",")
    }


_KINDS = MappingProxyType(_by_phrase())


def gridded(rows: Iterable[Row]) -> Iterator[Row]:
    """Rows below such headings, of as many cells, are told what each cell is."""
    kinds: Sequence[str] = ()
    for row in rows:
        cells = _cells(row)
        if len(cells) >= _FEWEST and all(plain(each.text) in _KINDS for each in cells):
            kinds = [_KINDS[plain(each.text)] for each in cells]
            continue
        if kinds and len(cells) == len(kinds):
            named = zip(kinds, cells, strict=True)
            yield replace(row, cells=tuple((kind, cell) for kind, cell in named if kind))
        else:
            kinds = kinds if row.bulleted else ()
            yield row


def _cells(row: Row) -> list[Piece]:
    found, begin = [], 0
    for cell in row.text.split("\t"):
        found.append(row.piece.cut(begin, begin + len(cell)).trimmed())
        begin += len(cell) + 1
    return found
