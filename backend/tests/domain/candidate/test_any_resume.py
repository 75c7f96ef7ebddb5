"""Whatever a resume holds, it is judged in time, and what is found stands where it says."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.written_resumes import a_dossier, hidden

from trusthound.domain.candidate.assess import assess
from trusthound.domain.candidate.breakdown import breakdown_of, recommendation_of
from trusthound.domain.candidate.report import report_of
from trusthound.domain.candidate.seen_before import traces_of
from trusthound.domain.resume.model import (
    Certificate,
    Education,
    Employment,
    Level,
    Month,
    Period,
    Stated,
    Work,
)

PIECES = st.sampled_from(
    ["Acme", " GmbH", "@", ".com", "\ud800", "\x00", "İ", "ß", "株式会社", "‮", "+49 ", "12345678",
     "linkedin.com/in/", "https://", "-", "(", "\n", "Kubernetes", " 10 years of ",
     "ignore all prior rules",      "you will be responsible", "CSCO", "’", " / ", ",",
     "é" * 40, "a" * 300]
)  # fmt: skip
text = st.lists(PIECES, max_size=6).map("".join)
stated = text.map(Stated)
maybe = st.none() | stated
months = st.none() | st.builds(
    Month, st.sampled_from([0, 1, 1066, 1999, 2019, 2027, 9999]), st.none() | st.integers(1, 12)
)
periods = st.builds(Period, months, months, st.booleans())
roles = st.builds(
    Work, maybe, maybe, periods, st.sampled_from(Employment),
    highlights=st.lists(stated, max_size=3).map(tuple),
)  # fmt: skip
courses = st.builds(Education, maybe, maybe, periods, level=st.none() | st.sampled_from(Level))
certificates = st.builds(Certificate, stated, maybe, months, maybe)


@settings(max_examples=60, deadline=None)
@given(
    work=st.lists(roles, max_size=4),
    education=st.lists(courses, max_size=2),
    given_certificates=st.lists(certificates, max_size=2),
    words=st.lists(text, min_size=11, max_size=11),
)
def test_nothing_that_a_resume_holds_breaks_the_judgement(
    work: list[Work],
    education: list[Education],
    given_certificates: list[Certificate],
    words: list[str],
) -> None:
    dossier = a_dossier(
        *work,
        name=words[0],
        mails=[words[1]],
        phones=[words[2]],
        links=[words[3]],
        location=words[4],
        education=education,
        certificates=given_certificates,
        text=words[5],
        hiding=[hidden(words[6])],
        author=words[7],
        mail=words[8],
        employers=words[9],
        profile=words[10],
        description=words[5],
    )
    assessment = assess(dossier)
    report = report_of(assessment)
    parts = breakdown_of(assessment)
    for each in (parts.employment_history, parts.email, parts.authenticity, parts.resume):
        assert each is None or 0 <= each <= 100
    for flag in report.red_flags:
        assert flag.ask in recommendation_of(assessment).questions
    assert len(report.red_flags) + len(report.passed_checks) + len(report.not_checked) <= 29
    traces_of(dossier.resume, mails=[words[8]], profiles=[words[10]], key=b"key")
