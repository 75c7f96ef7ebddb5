"""Where what rules read is whole and doubtful, further readers are asked; of a page alone, whose
lines have places.
"""

from trusthound.domain.resume.document import Box, DocumentFacts, Format, Line, document_of
from trusthound.domain.resume.read import read_resume
from trusthound.domain.resume.read.readers import RULES_ALONE, Readers
from trusthound.wiring.reference.resume_readers import resume_readers

# A school's own words pass for a degree.
DOUBTFUL = """Wilma Tarrant
EDUCATION
UNIV. OF ELM
BS in Computer Science
Expected May 2025 | Elm, MN
BRAMBLEGATE HIGH SCHOOL
Grad. June 2021 | Elm, MN
EXPERIENCE
QUILLFEATHER | Software Engineering Intern
May 2024 - Aug 2024 | Elm, MN
Shelf-price service in Kotlin, 300 stores in pilot."""


def degrees(text: str, readers: Readers, *, placed: bool) -> list[str]:
    lines = tuple(
        Line(each, 0, box=Box(0.1, top, 0.6, top + 0.015) if placed else None, points=10)
        for top, each in ((0.05 + 0.02 * row, told) for row, told in enumerate(text.splitlines()))
    )
    read = read_resume(document_of(DocumentFacts(Format.PDF, pages=1), lines), readers)
    return [each.degree.value for each in read.education if each.degree]


def test_what_rules_read_whole_and_doubtful_is_weighed() -> None:
    by_rules = degrees(DOUBTFUL, RULES_ALONE, placed=True)
    assert by_rules == ["BS", "HIGH SCHOOL"]
    assert degrees(DOUBTFUL, resume_readers(), placed=True) == ["BS"]
    assert degrees(DOUBTFUL, resume_readers(), placed=False) == by_rules
