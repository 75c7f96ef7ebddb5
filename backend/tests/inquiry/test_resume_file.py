"""A file, its claims and the organisation's own checks in; a judged resume out."""

import json
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta
from typing import Any

import pytest
from tests.adapters.documents.written_docx import paragraph, written_docx
from tests.written_resumes import NOON, TODAY, a_dossier, a_role

from trusthound.adapters.documents import passing
from trusthound.adapters.documents.passing import Begun, Handed, Learnt
from trusthound.adapters.documents.resume_reader import ResumeReader
from trusthound.domain.candidate.claims import Claims, claims_of
from trusthound.domain.candidate.dossier import LOOKED_UP
from trusthound.domain.candidate.seen_before import SeenBefore, SeenResume, Traces
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused, TrustHoundError
from trusthound.domain.facts.company_record import CompanyRecord
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.facts.site_state import SiteState
from trusthound.domain.hiring.examined import Examined
from trusthound.domain.hiring.outside import ASKED, Answers, Outside
from trusthound.inquiry.evidence import Ask, Lookup, Lookups
from trusthound.inquiry.resume_file import Earlier, ResumeInquiry
from trusthound.wiring.documents import WORK
from trusthound.wiring.lookups import for_candidates
from trusthound.wiring.resume_work import traces_for, work

pytestmark = pytest.mark.asyncio(loop_scope="module")
KEY = b"a secret of the organisation"
POINT = "Aligned spindles of forty lathes to two hundredths and wrote the plan of their care"
ROLE = a_role("Quellwerk Feinmechanik", "Fitter", "2015-01 2019-01", POINT)
RESUME = written_docx(
    "".join(
        paragraph(each)
        for each in (
            "Maria Lopez",
            "maria@lopez-studio.com | +49 89 636 48018",
            "Experience",
            "Fitter | Quellwerk Feinmechanik GmbH | 01/2015 - 01/2019",
            f"• {POINT}",
        )
    )
)
ANSWERS = {
    "domain_registrations": DomainRegistration,
    "mail_records": MailRecords,
    "site_states": SiteState,
    "company_records": CompanyRecord,
}


@pytest.fixture(scope="module")
def reader() -> Iterator[ResumeReader]:
    made = ResumeReader(WORK)
    yield made
    made.close()


class Here:
    """The same work with no process around it."""

    async def begin(
        self,
        data: bytes,
        _filename: str,
        handed: Handed,
        *,
        sender: str = "",  # noqa: ARG002
    ) -> Begun:
        return passing.read_begun(work(passing.to_read(handed, b"X" + data)), handed.claims)

    async def judge(
        self,
        begun: Begun,
        learnt: Learnt,
        *,
        sender: str = "",  # noqa: ARG002
    ) -> Examined:
        answer = work(passing.to_judge(learnt, begun.dossier))
        return passing.read_judged(answer, begun)


def kind(fact: str, ask: Ask) -> Lookup:  # type: ignore[type-arg]
    return Lookup(
        fact, ANSWERS[fact], lambda dossier: dossier.subjects_of(fact), ask, 5.0, timedelta(days=1)
    )


async def in_vain(subject: str, now: datetime) -> object | None:
    raise TrustHoundError("nobody answers")


async def nothing_seen(traces: Traces) -> SeenBefore:
    return SeenBefore(0)


async def test_the_process_answers_as_the_same_work_does_here(reader: ResumeReader) -> None:
    claims = claims_of(mail="maria@lopez-studio.com", employers="Quellwerk Feinmechanik")
    earlier = Earlier(KEY, nothing_seen)
    there, here = [
        await ResumeInquiry(each, Lookups((), 0.0)).examined(
            RESUME, "a.docx", claims, earlier=earlier, now=NOON
        )
        for each in (reader, Here())
    ]
    assert there == here
    assert there.candidate.name == "Maria Lopez"
    assert there.preview.text.startswith("Maria Lopez")
    assert there.traces is not None
    assert there.dossier is not None
    dossier = passing.read_dossier(there.dossier)
    assert dossier.claims == claims
    assert [each.value for each in dossier.resume.mails] == ["maria@lopez-studio.com"]


async def test_what_is_answered_in_time_is_judged_and_the_rest_is_unknown() -> None:
    asked: list[str] = []

    async def records(subject: str, now: datetime) -> object | None:
        asked.append(subject)
        return CompanyRecord(subject, subject, True, date(1990, 1, 1), None, "a register", now)

    lookups: Lookups[Outside] = Lookups(
        (kind("company_records", records), kind("mail_records", in_vain)), 5.0
    )
    claims = claims_of(mail="maria@lopez-studio.com")
    made = await ResumeInquiry(Here(), lookups).examined(
        RESUME, "a.docx", claims, earlier=None, now=NOON
    )
    assert made.dossier is not None
    dossier = passing.read_dossier(made.dossier)
    assert asked == ["Quellwerk Feinmechanik GmbH"]
    assert dossier.company_records is not None
    assert dossier.company_records[0].source == "a register"
    assert dossier.mail_records is None
    assert dossier.recurrences is None


async def test_the_organisations_own_checks_are_compared_by_traces_alone() -> None:
    theirs = a_dossier(ROLE, name="Priya Raman")
    claims = Claims(mail="one.desk@gmail.com")
    kept = traces_for(theirs.resume, claims, key=KEY)

    async def seen(traces: Traces) -> SeenBefore:
        shared = {each.digest for each in traces.contacts} & {each.digest for each in kept.contacts}
        points = tuple(each.signature for each in kept.points)
        other = SeenResume(TODAY, kept.name_parts, kept.latin, frozenset(shared), points)
        return SeenBefore(12, (other,))

    made = await ResumeInquiry(Here(), Lookups((), 0.0)).examined(
        RESUME, "a.docx", claims, earlier=Earlier(KEY, seen), now=NOON
    )
    assert made.dossier is not None
    told = passing.read_dossier(made.dossier).recurrences
    assert told is not None
    assert told.compared == 12
    assert [each.shown for each in told.contacts] == ["one.desk@gmail.com"]
    assert told.wording is not None
    assert told.wording.points == 1


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"D",
        b"D" + bytes(8),
        b"D" + bytes(7),
        b"Dxxxxxxxx{}",
        b"N{}",
        b"Nx",
        passing.refused(DocumentRefused(DocumentProblem.DAMAGED)),
        passing.begun(Outside(subjects={"mail_records": ("a",)}), None, b"")[:-9],
        passing.begun(Outside(), None, b"").replace(b"{}", b"[1]"),
    ],
)
async def test_what_is_no_answer_is_a_file_that_cannot_be_read(answer: bytes) -> None:
    begun = Begun(Outside(), None, b"", Claims())
    for read in (
        lambda: passing.read_begun(answer, Claims()),
        lambda: passing.read_judged(answer, begun),
    ):
        with pytest.raises(DocumentRefused) as refused:
            read()
        assert refused.value.problem is DocumentProblem.DAMAGED


async def test_a_long_answer_is_not_read() -> None:
    with pytest.raises(DocumentRefused) as refused:
        passing.read_begun(b"D" + bytes(passing.MOST_ANSWER_BYTES), Claims())
    assert refused.value.problem is DocumentProblem.TOO_LONG_TO_READ


async def test_numbers_beyond_all_numbers_are_no_answer() -> None:
    made = await Here().begin(RESUME, "a.docx", Handed(Claims(), None, TODAY))
    answer = work(passing.to_judge(Learnt(Answers()), made.dossier))
    assert b'"points":0.0' in answer
    with pytest.raises(DocumentRefused):
        passing.read_judged(answer.replace(b'"points":0.0', b'"points":NaN', 1), made)


async def test_postings_look_ups_that_a_resume_has_a_field_for_are_asked_for_it_too() -> None:
    of_postings = Lookups(tuple(kind(each, in_vain) for each in ANSWERS), 3.0)
    lookups = for_candidates(of_postings)
    assert tuple(each.fact for each in lookups.kinds) == LOOKED_UP == ASKED
    assert lookups.in_flight is of_postings.in_flight


@pytest.mark.parametrize(
    ("told", "instead"),
    [
        (b'"confidence":', b'"confidence":1'),
        (b'"trust_score":', b'"trust_score":-1'),
        (b'"kind":"', b'"kind":"x'),
        (b'"grade":"', b'"grade":"x'),
    ],
    ids=["confidence", "trust score", "kind", "grade"],
)
async def test_a_report_that_nobody_could_show_is_no_answer(told: bytes, instead: bytes) -> None:
    made = await Here().begin(RESUME, "a.docx", Handed(Claims(), None, TODAY))
    answer = work(passing.to_judge(Learnt(Answers()), made.dossier))
    size = int.from_bytes(answer[1:9], "little")
    head = answer[9 : 9 + size].replace(told, instead + b"0" * (told[-1:] == b":"), 1)
    odd = answer[:1] + len(head).to_bytes(8, "little") + head + answer[9 + size :]

    assert passing.read_judged(answer, made).report
    with pytest.raises(DocumentRefused):
        passing.read_judged(odd, made)


def changed(answer: bytes, change: Callable[[Any, Any, Any], object]) -> bytes:
    """The answer of a process that was taken over."""
    size = int.from_bytes(answer[1:9], "little")
    told = json.loads(answer[9 : 9 + size])
    change(*told)
    head = json.dumps(told).encode()
    return answer[:1] + len(head).to_bytes(8, "little") + head + answer[9 + size :]


def placed(report: Any, start: int | None, end: int | None) -> None:
    evidence = {"quote": "Fitter", "origin": "resume", "start": start, "end": end}
    report["findings"][0]["evidence"] = [evidence]


@pytest.mark.parametrize(
    "change",
    [
        lambda candidate, *_: candidate.update(name="A" * 3_000_000),
        lambda candidate, *_: candidate.update(mail="a" * 1_001),
        lambda *told: told[2].update(page_starts=[-1]),
        lambda *told: told[2].update(page_starts=[]),
        lambda *told: told[2].update(page_starts=[0, 10**9]),
        lambda *told: told[2].update(page_starts=[9, 3]),
        lambda *told: told[2].update(text="a" * 200_001),
        lambda *told: placed(told[1], -1, 3),
        lambda *told: placed(told[1], 4, 3),
        lambda *told: placed(told[1], 4, None),
    ],
    ids=[
        "long name", "long address", "page before the text", "no page", "page beyond the text",
        "pages out of order", "long preview", "quote before the text", "quote that ends early",
        "quote without an end",
    ],
)  # fmt: skip
async def test_what_has_no_place_or_no_bound_is_no_answer(
    change: Callable[[Any, Any, Any], object],
) -> None:
    made = await Here().begin(RESUME, "a.docx", Handed(Claims(), None, TODAY))
    answer = work(passing.to_judge(Learnt(Answers()), made.dossier))
    assert passing.read_judged(changed(answer, lambda *_: None), made).report
    with pytest.raises(DocumentRefused) as refused:
        passing.read_judged(changed(answer, change), made)
    assert refused.value.problem is DocumentProblem.DAMAGED


async def test_a_quote_from_beyond_the_preview_is_told_without_its_place() -> None:
    made = await Here().begin(RESUME, "a.docx", Handed(Claims(), None, TODAY))
    answer = work(passing.to_judge(Learnt(Answers()), made.dossier))
    told = changed(answer, lambda *told: placed(told[1], 300_000, 300_006))
    (evidence,) = passing.read_judged(told, made).report.findings[0].evidence
    assert (evidence.quote, evidence.start, evidence.end) == ("Fitter", None, None)


async def test_what_was_claimed_is_what_was_handed_in_whatever_the_process_says() -> None:
    claims = Claims("maria@lopez-studio.com", ("Quellwerk",), "linkedin.com/in/maria")
    made = await Here().begin(RESUME, "a.docx", Handed(claims, None, TODAY))
    answer = work(passing.to_judge(Learnt(Answers()), made.dossier))
    others = {"mail": "a@b.example", "claimed_employers": ["X"], "linkedin_url": "javascript:1"}
    found = passing.read_judged(changed(answer, lambda each, *_: each.update(others)), made)
    kept = found.candidate
    assert (kept.mail, kept.claimed_employers, kept.linkedin_url) == (
        claims.mail, claims.employers, claims.profile
    )  # fmt: skip
    assert kept.name == "Maria Lopez"
    assert found.claims == claims
