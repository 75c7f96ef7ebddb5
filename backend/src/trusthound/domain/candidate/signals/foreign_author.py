"""A file whose properties name another person as its author."""

from trusthound.domain.assessment.finding import Finding, absent, not_applicable, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.agreement import Agreement, author_agrees
from trusthound.domain.candidate.employers import Employer
from trusthound.domain.candidate.quoting import PROPERTIES, quote
from trusthound.domain.posting.sameness.company import company_key, same_company
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Resume


@signal(
    title="Another author in the file's properties",
    question="Do the file's properties name a person other than the candidate as author?",
    why="Word processors write down whose program a file was made with.",
    innocent="A friend, an agency, a library's computer or a template's maker is named there.",
    advice="Did somebody help you with the file? Helping is fine; we only ask whose text it is.",
    topic=Topic.AUTHENTICITY,
    leans=Lean.AGAINST,
    source="ISO 32000-2 (PDF) and ISO/IEC 29500 (DOCX), document properties; practice",
)
def foreign_author(resume: Resume, document: Document, employers: tuple[Employer, ...]) -> Finding:
    """Two or three words with capitals of which none is like a part of the candidate's name, and
    that are no program, device, firm, school or office.
    """
    author = " ".join(document.facts.author.split())
    if not author or resume.name is None:
        return not_applicable()
    if author_agrees(resume.name.value, author) is not Agreement.DIFFERS:
        return absent()
    key = company_key(author)
    if any(same_company(key, company_key(each.name)) for each in employers):
        return absent()
    return present(stated(author, PROPERTIES), quote(resume.name))
