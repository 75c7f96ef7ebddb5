"""What the shipped encoder reads where rules and chains leave roles open."""

from tests.adapters.documents.written_docx import written_docx

from trusthound.adapters.documents import taking
from trusthound.adapters.documents.parse import request_of
from trusthound.adapters.documents.sandbox.run import Sandbox
from trusthound.domain.resume.document import DocumentFacts, Format, Line, document_of
from trusthound.domain.resume.read import read_resume
from trusthound.domain.resume.read.readers import Readers
from trusthound.wiring.documents import WORK
from trusthound.wiring.reference.resume_beliefs import resume_beliefs
from trusthound.wiring.reference.resume_chains import resume_chains
from trusthound.wiring.reference.resume_encoder import resume_encoder
from trusthound.wiring.reference.resume_readers import resume_readers

# Two columns that a converter wove into one another, by turns.
WOVEN = """Wilma Tarrant
SKILLS Junior Storyteller at Quillfeather Software Ltd
Python
Docker from March 2016 to June 2021
I looked after two hundred people.
Go
Story Keeper at Bramblegate Systems
LANGUAGES from May 2012 to March 2016
English I kept what was told."""


def roles(readers: Readers) -> set[tuple[str, str]]:
    lines = tuple(Line(each, 0) for each in WOVEN.splitlines())
    document = document_of(DocumentFacts(Format.DOCX, pages=1), lines)
    return {
        (role.title.value, role.company.value)
        for role in read_resume(document, readers).work
        if role.title and role.company
    }


def test_sees_roles_in_woven_columns() -> None:
    wanted = {
        ("Junior Storyteller", "Quillfeather Software Ltd"),
        ("Story Keeper", "Bramblegate Systems"),
    }
    assert not wanted & roles(Readers(resume_chains(), beliefs=resume_beliefs()))
    assert wanted <= roles(resume_readers())


async def test_is_asked_in_the_sandbox_too() -> None:
    lines = "".join(f"<w:p><w:r><w:t>{each}</w:t></w:r></w:p>" for each in WOVEN.splitlines())
    request = taking.to_take(request_of(Format.DOCX, written_docx(lines)))
    sandbox = Sandbox(WORK)
    try:
        told = taking.read_taken((await sandbox.work(request)).answer)
    finally:
        sandbox.close()
    assert len(told.resume.work) > 1


def test_of_nothing_it_says_nothing() -> None:
    seen = resume_encoder().encoded(())
    assert list(seen.mentions) == []


# Whose it is stands in the middle of another column's sentence.
NAMED_WITHIN = """OBJECTIVE
To work with people who care WILMA TARRANT
and to learn from them
EDUCATION
Quillfeather College of Arts
B.A. in History 2014 - 2017
Bramblegate Systems"""


def test_sees_whose_it_is_where_rules_do_not() -> None:
    lines = tuple(Line(each, 0) for each in NAMED_WITHIN.splitlines())
    document = document_of(DocumentFacts(Format.DOCX, pages=1), lines)
    assert read_resume(document, Readers(resume_chains(), beliefs=resume_beliefs())).name is None
    seen = read_resume(document, resume_readers()).name
    assert seen is not None
    assert seen.value == "WILMA TARRANT"
    assert seen.span is not None
    assert document.text[seen.span.start : seen.span.end] == "WILMA TARRANT"
