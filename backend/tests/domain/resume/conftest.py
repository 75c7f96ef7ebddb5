"""`written`: a document of given lines; `read`: the resume that it holds."""

from collections.abc import Callable

import pytest

from trusthound.domain.resume.document import Document, DocumentFacts, Format, Line, document_of
from trusthound.domain.resume.model import Resume
from trusthound.domain.resume.read import read_resume


def document(text: str, *, links: tuple[str, ...] = ()) -> Document:
    """Lines of one column as a word processor gives them; "# " before one makes it a heading."""
    lines = []
    for each in text.strip().splitlines():
        large = each.startswith("# ")
        lines.append(Line(each.removeprefix("# "), 0, points=14 if large else 10, bold=large))
    facts = DocumentFacts(Format.DOCX, pages=1, links=links)
    return document_of(facts, tuple(lines))


@pytest.fixture
def written() -> Callable[..., Document]:
    return document


@pytest.fixture
def read() -> Callable[..., Resume]:
    def reading(text: str, *, links: tuple[str, ...] = ()) -> Resume:
        return read_resume(document(text, links=links))

    return reading
