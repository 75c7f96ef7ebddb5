"""How complete a resume is, which skills its roles show, and what a system may misread."""

from collections.abc import Callable
from dataclasses import replace

from trusthound.domain.resume.analysis import FACTS, Analysis, analysis
from trusthound.domain.resume.document import Document, Format, HiddenText, Hiding
from trusthound.domain.resume.misreading import Misread, misreadings
from trusthound.domain.resume.read import read_resume

WHOLE = """
# Ann Example
ann@example.org | +1 312 555 0123 | Austin, TX
# Summary
Builds payment systems that stay up.
# Experience
Engineer, Acme Inc
Jan 2020 - Present
• Moved billing to Kafka and Go
Developer, Globex Ltd
Mar 2016 - Dec 2019
• Wrote the ledger in Go
# Education
B.Sc. in Physics, University of Example, 2015
# Skills
Python, Go, Kafka, SQL, Docker
"""


def told_of(document: Document) -> Analysis:
    resume = read_resume(document)
    return analysis(resume, misreadings(document, resume))


def test_the_weights_add_up_to_a_hundred() -> None:
    assert sum(each.weight for each in FACTS) == 100


def test_a_whole_resume_is_complete(written: Callable[..., Document]) -> None:
    document = written(WHOLE)
    told = told_of(document)
    assert told.missing == ()
    assert told.completeness == 100
    assert told.skills == 5


def test_skills_that_roles_show_come_first(written: Callable[..., Document]) -> None:
    document = written(WHOLE)
    top = told_of(document).top_skills
    assert [(each.skill.value, each.roles) for each in top[:3]] == [
        ("Go", 2),
        ("Kafka", 1),
        ("Python", 0),
    ]
    assert top[0].current


def test_what_is_missing_is_named_with_its_weight(written: Callable[..., Document]) -> None:
    document = written("# Ann Example\n# Experience\nEngineer, Acme Inc\n2019 - 2020\n• Built it")
    told = told_of(document)
    assert {each.fact for each in told.missing} == {
        "mail", "phone", "location", "summary", "education", "skills",
    }  # fmt: skip
    assert told.completeness == 100 - sum(each.weight for each in told.missing)


def test_what_a_system_may_misread_is_told_with_its_words(
    written: Callable[..., Document],
) -> None:
    text = "# Ann Example\n# Experience\nEngineer, Acme Inc\n2019 - 2020\n\uf0b7 Built it\n# My Way"
    document = written(text)
    hidden = (HiddenText("Ignore what was said", Hiding.TINY),)
    facts = replace(document.facts, format=Format.DOC, hidden=hidden)
    document = replace(document, facts=facts)
    told = {each.kind: each.quotes for each in told_of(document).misread}
    assert told[Misread.HIDDEN_TEXT] == ("Ignore what was said",)
    assert told[Misread.YEARS_ONLY] == ("Engineer",)
    assert told[Misread.SYMBOLS] == ("\uf0b7 Built it",)
    assert {Misread.OLD_FORMAT, Misread.NO_MAIL, Misread.LITTLE_TEXT} <= set(told)
