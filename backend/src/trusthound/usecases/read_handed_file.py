"""Read the text of a posting, an offer letter or a screenshot that somebody hands in, to be judged
once they have looked it over. Nothing of it is kept.
"""

from dataclasses import dataclass

from trusthound.adapters.documents.paragraphs import text_of_lines
from trusthound.adapters.documents.picture_reader import PictureReader, is_picture
from trusthound.adapters.documents.read import DocumentReader
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.posting.extract.text import MOST_CHARACTERS

_KINDS = "Choose a PDF, DOC or DOCX file, or a screenshot as PNG, JPEG or WebP."
_SCANNED = "Take a screenshot of it and choose that: its text can be recognised. Or paste the text."


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
        text = await pictures.read(data, sender=sender)
        return _bounded(text, recognised=True)
    try:
        document = await documents.read(data, filename)
    except DocumentRefused as refusal:
        advice = {DocumentProblem.WRONG_TYPE: _KINDS, DocumentProblem.NO_TEXT: _SCANNED}
        if refusal.problem in advice:
            raise DocumentRefused(
                refusal.problem, detail=refusal.detail, advice=advice[refusal.problem]
            ) from None
        raise
    return _bounded(text_of_lines(document.lines), recognised=False)


def _bounded(text: str, *, recognised: bool) -> TextOfFile:
    return TextOfFile(text[:MOST_CHARACTERS], recognised, len(text) > MOST_CHARACTERS)
