"""A document in; a resume out: what its lines state, each value with its place."""

from collections.abc import Sequence

from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Resume, Stated
from trusthound.domain.resume.read import contact, name
from trusthound.domain.resume.read.education import education
from trusthound.domain.resume.read.encoded.sight import Sight
from trusthound.domain.resume.read.heading_words import CONTACT, REFERENCES, SUMMARY
from trusthound.domain.resume.read.lists import certificates, languages, skills
from trusthound.domain.resume.read.part import TOP, Part
from trusthound.domain.resume.read.piece import LONGEST_TOLD, Piece
from trusthound.domain.resume.read.readers import RULES_ALONE, Readers
from trusthound.domain.resume.read.rows import Row, rows
from trusthound.domain.resume.read.second_reading import ByRules, read_again, sense_of
from trusthound.domain.resume.read.sections import parts, sections
from trusthound.domain.resume.read.work import work

# To be raised when it reads better: seekers' files that an older one read are read again.
READER = 14
# Rows and links that are searched for ways to reach somebody.
_MOST_TOP, _MOST_REST, _MOST_LINKS = 100, 1000, 60


def read_resume(document: Document, readers: Readers = RULES_ALONE) -> Resume:
    """Nothing is concluded: what the lines do not state is missing. Without readers, which learnt
    layouts of many kinds, rules alone read roles and courses.
    """
    sight, rules = _seen(document, readers)
    shown, found = rules.rows, rules.parts
    top = [row for part in found if part.kind in {TOP, CONTACT} for row in part.rows]
    rest = [
        row for part in found if part.kind not in {TOP, CONTACT, REFERENCES} for row in part.rows
    ]
    top, rest = top[:_MOST_TOP], rest[:_MOST_REST]
    text, linked = document.text, document.facts.links[:_MOST_LINKS]
    mails = contact.mails(top, rest, linked, text)
    links = contact.links(top, rest, linked)
    stated = read_again(readers, sight, rules)
    named = name.name(top, shown, [each.value for each in (*mails, *links)])
    if sight and not rules.placed and (named is None or sight.looked):
        named = sight.name(named)
    return Resume(
        name=named,
        headline=name.headline(top, named),
        mails=mails,
        phones=contact.phones(top, rest, linked, text),
        links=links,
        location=contact.location(top),
        summary=_summary(found, text),
        work=stated[0],
        education=stated[1],
        skills=skills(found, text),
        languages=languages(found, text),
        certificates=certificates(found),
        sections=sections(found, text),
    )


def as_likeliest(document: Document, readers: Readers) -> Document:
    """Of columns that were parted, which is a guess, that, or all lines as they stood: in which
    readers find more that is likely right.
    """
    if not document.otherwise:
        return document
    stood = Document(document.facts, document.otherwise)
    return max((document, stood), key=lambda each: sense_of(readers, *_seen(each, readers)))


def _seen(document: Document, readers: Readers) -> tuple[Sight | None, ByRules]:
    shown, text = rows(document), document.text
    found = parts(shown)
    sight = Sight(readers.encoder, shown, found) if readers.encoder else None
    return sight, ByRules(shown, found, text, (work(found, text), education(found, text)))


def _summary(found: Sequence[Part], text: str) -> Stated | None:
    """The first section of a summary, or the first told lines above all sections."""
    for part in found:
        if part.kind == SUMMARY and (part.rows or part.told):
            return _whole(part.rows, part.told, text)
    told = [row for part in found[:1] if part.kind == TOP for row in part.rows if row.words > 9]
    return _whole(told, None, text) if told else None


def _whole(told: Sequence[Row], label: Piece | None, text: str) -> Stated | None:
    pieces = [*([label] if label else []), *(row.piece for row in told)]
    begin, end = pieces[0].start, pieces[0].end
    for piece in pieces[1:]:
        if piece.start > end + 200:  # goes on in another column
            break
        end = max(end, piece.end)
    return Piece(text[begin:end][:LONGEST_TOLD], begin).stated(LONGEST_TOLD)
