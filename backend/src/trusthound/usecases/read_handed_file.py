"""Read the text of a posting, an offer letter or a screenshot that somebody hands in, to be judged
once they have looked it over. Nothing of it is kept.
"""

from contextlib import suppress
from dataclasses import dataclass

from trusthound.adapters.documents.kinds import format_of, without_preface
from trusthound.adapters.documents.paragraphs import text_of_lines
from trusthound.adapters.documents.picture_reader import PictureReader, Recognised, is_picture
from trusthound.adapters.documents.read import DocumentReader
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.posting.extract.text import MOST_CHARACTERS
from trusthound.domain.resume.document import Document, Format

_KINDS = "Choose a PDF, DOC or DOCX file, or a screenshot as PNG, JPEG or WebP."
_PICTURED = "Save it as PDF and choose that: its text can be recognised. Or paste the text."
# "Scanned with" and the name of an app on each page are no text of a letter.
_LETTERS_OF_A_PAGE = 60


@dataclass(frozen=True, slots=True)
class TextOfFile:
    """`recognised`: read off a picture, so that letters may be wrong. `shortened`: the file says
    more than can be judged at once.
    """

    text: str
    recognised: bool
    shortened: bool


async def read_handed_file(
    data: bytes, filename: str, *, documents: DocumentReader, pictures: PictureReader, sender: str
) -> TextOfFile:
    """What a person sees of it: hidden text is left out. `sender` takes turns with others.

    Raises DocumentRefused, Overloaded, SetupProblem.
    """
    if is_picture(data):
        return _bounded(await pictures.read(data, sender=sender))
    try:
        document = await documents.read(data, filename)
    except DocumentRefused as refusal:
        if refusal.problem is DocumentProblem.NO_TEXT and format_of(data, filename) is Format.PDF:
            return _bounded(await pictures.read(without_preface(data), sender=sender))
        advice = {DocumentProblem.WRONG_TYPE: _KINDS, DocumentProblem.NO_TEXT: _PICTURED}
        if refusal.problem in advice:
            raise DocumentRefused(
                refusal.problem, detail=refusal.detail, advice=advice[refusal.problem]
            ) from None
        raise
    if _is_scan(document):
        with suppress(DocumentRefused):
            return _bounded(await pictures.read(without_preface(data), sender=sender))
    text = text_of_lines(document.lines)
    # What a scanner's program laid under its picture was recognised as well, by that program.
    return _bounded(Recognised(text, shortened=False), recognised=document.facts.text_layers > 0)


def _is_scan(document: Document) -> bool:
    """A PDF of pictures with next to no text of its own."""
    facts = document.facts
    letters = sum(map(str.isalnum, document.text))
    return (
        facts.format is Format.PDF
        and facts.images >= facts.pages
        and letters < _LETTERS_OF_A_PAGE * facts.pages
    )


def _bounded(read: Recognised, *, recognised: bool = True) -> TextOfFile:
    shortened = read.shortened or len(read.text) > MOST_CHARACTERS
    return TextOfFile(read.text[:MOST_CHARACTERS], recognised, shortened)
