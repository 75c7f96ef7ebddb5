"""What is done with a resume in the sandbox: a file read, and later what was read judged.

Everything that takes a processor's time is done here; whoever answers requests passes bytes on.
"""

from dataclasses import replace
from datetime import date

from phonenumbers import PhoneMetadata

from trusthound.adapters.documents import parse, passing, taking
from trusthound.adapters.documents.passing import Handed, Learnt
from trusthound.domain.candidate.claims import Claims, claims_of
from trusthound.domain.candidate.dossier import compile_dossier
from trusthound.domain.candidate.recurrences import recurrences_of
from trusthound.domain.candidate.seen_before import SeenBefore, Traces, traces_of
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.hiring.judge import examined
from trusthound.domain.hiring.outside import Answers, answered, outside_of
from trusthound.domain.resume.document import Document
from trusthound.domain.resume.model import Resume
from trusthound.domain.resume.read import as_likeliest, read_resume
from trusthound.domain.resume.taken import take
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.reference.resume_readers import resume_readers

# Of a longer document the rest is looked at when it is read, and not passed on.
MOST_CHARACTERS, MOST_LINES = 400_000, 10_000
_DAY = date(2026, 1, 1)


def work(request: bytes) -> bytes:
    """Whatever is wrong with a file is an answer, too."""
    try:
        if request[:1] == passing.JUDGE:
            return _judge(*passing.judge_asked(request))
        if request[:1] == taking.TAKE:
            return taking.taken(take(_document(taking.asked(request)), resume_readers()))
        return _begin(*passing.read_asked(request))
    except DocumentRefused as refusal:
        return passing.refused(refusal)
    except (MemoryError, RecursionError) as error:
        problem = DocumentProblem.TOO_LONG_TO_READ
        return passing.refused(DocumentRefused(problem, detail=type(error).__name__))


def warm() -> None:
    """Everything that is loaded when it is first needed, which it no longer can be inside."""
    parse.warm()
    PhoneMetadata.load_all()
    load_reference().listed_employers()
    handed = Handed(claims_of(mail="ann@example.co.uk", employers="Acme, Globex"), b"key", _DAY)
    for file in parse.small_requests():
        taking.read_taken(work(taking.to_take(file)))
        begun = passing.read_begun(_begin(handed, file), handed.claims)
        learnt = Learnt(Answers(), begun.traces, SeenBefore(0))
        passing.read_judged(_judge(learnt, begun.dossier), begun)


def _document(file: bytes) -> Document:
    return as_likeliest(parse.parsed(file), resume_readers())


def _begin(handed: Handed, file: bytes) -> bytes:
    document = _document(file)
    resume, claims = read_resume(document, resume_readers()), handed.claims
    dossier = compile_dossier(
        resume, document, claims, as_of=handed.as_of, reference=load_reference()
    )
    traces = None if handed.key is None else traces_for(resume, claims, key=handed.key)
    told = passing.written_dossier(replace(dossier, document=_bounded(document)))
    return passing.begun(outside_of(dossier), traces, told)


def _judge(learnt: Learnt, told: bytes) -> bytes:
    dossier = answered(passing.read_dossier(told), learnt.answers)
    if learnt.traces is not None and learnt.seen is not None:
        dossier = replace(dossier, recurrences=recurrences_of(learnt.traces, learnt.seen))
    return passing.judged(examined(dossier), passing.written_dossier(dossier))


def traces_for(resume: Resume, claims: Claims, *, key: bytes) -> Traces:
    """With the address and the profile that were given beside the resume."""
    mails = (claims.mail,) if claims.mail else ()
    profiles = (claims.profile,) if claims.profile else ()
    return traces_of(resume, mails=mails, profiles=profiles, key=key)


def _bounded(document: Document) -> Document:
    lines = document.lines[:MOST_LINES]
    return Document(document.facts, tuple(each for each in lines if each.start < MOST_CHARACTERS))
