"""A kept resume in, its wire form out, and corrections the other way."""

from collections.abc import Callable
from dataclasses import asdict
from datetime import date
from typing import TypeVar

from trusthound.domain.resume.corrections import (
    CORRECTED,
    NO_CORRECTIONS,
    Corrections,
    corrected_fields,
)
from trusthound.domain.resume.experience import Experience
from trusthound.domain.resume.fields import (
    CertificateFields,
    CourseFields,
    LanguageFields,
    RoleFields,
    fields_of,
)
from trusthound.domain.resume.taken import KeptResume, Told, told_of
from trusthound.entrypoints.http.schemas.resume import (
    ChangeResume,
    CorrectionsAnswer,
    ListedResumeAnswer,
    MisreadAnswer,
    MissingFactAnswer,
    ResumeAnalysisAnswer,
    ResumeAnswer,
    ResumeBody,
    ResumeFieldsAnswer,
    ResumesAnswer,
    ResumeSkillAnswer,
)
from trusthound.usecases.correct_resume import ResumeChange

_Sent = TypeVar("_Sent")
_Made = TypeVar("_Made")


def resume_answer(kept: KeptResume, today: date) -> ResumeAnswer:
    return ResumeAnswer(success=True, resume=_body(kept, told_of(kept, today)))


def resumes_answer(all_kept: tuple[KeptResume, ...], today: date) -> ResumesAnswer:
    told = [(each, told_of(each, today)) for each in all_kept]
    default = next((each for each in told if each[0].is_default), None)
    return ResumesAnswer(
        success=True,
        resume=None if default is None else _body(*default),
        resumes=[
            ListedResumeAnswer(
                id=kept.id,
                filename=kept.filename,
                is_default=kept.is_default,
                uploaded_at=kept.uploaded_at,
                completeness=each.analysis.completeness,
                experience=_years(each.experience),
            )
            for kept, each in told
        ],
    )


def change_of(asked: ChangeResume) -> ResumeChange:
    """A field that is null is taken back; all of them are where the corrections are."""
    make_default = bool(asked.is_default)
    if asked.corrections is None:
        taken_back = CORRECTED if "corrections" in asked.model_fields_set else ()
        return ResumeChange(taken_back=taken_back, make_default=make_default)
    told = asked.corrections
    given = Corrections(
        name=told.name,
        headline=told.headline,
        location=told.location,
        mails=_tuple(told.mails),
        phones=_tuple(told.phones),
        summary=told.summary,
        work=_each(
            told.work,
            lambda it: RoleFields(**{**dict(it), "highlights": tuple(it.highlights)}),
        ),
        education=_each(told.education, lambda it: CourseFields(**dict(it))),
        skills=_tuple(told.skills),
        languages=_each(told.languages, lambda it: LanguageFields(**dict(it))),
        certificates=_each(told.certificates, lambda it: CertificateFields(**dict(it))),
    )
    taken_back = tuple(each for each in told.model_fields_set if getattr(told, each) is None)
    return ResumeChange(given, taken_back, make_default)


def _tuple(texts: list[str] | None) -> tuple[str, ...] | None:
    return None if texts is None else tuple(texts)


def _each(items: list[_Sent] | None, make: Callable[[_Sent], _Made]) -> tuple[_Made, ...] | None:
    return None if items is None else tuple(map(make, items))


def _body(kept: KeptResume, told: Told) -> ResumeBody:
    read, corrections = kept.taken.resume, kept.corrections
    is_corrected = corrections != NO_CORRECTIONS
    return ResumeBody(
        id=kept.id,
        filename=kept.filename,
        is_default=kept.is_default,
        uploaded_at=kept.uploaded_at,
        format=kept.taken.format.value,
        pages=kept.taken.pages,
        analysis=_analysis(told),
        read=ResumeFieldsAnswer.model_validate(asdict(fields_of(read))),
        corrected=ResumeFieldsAnswer.model_validate(asdict(corrected_fields(read, corrections))),
        corrections=CorrectionsAnswer.model_validate(asdict(corrections)) if is_corrected else None,
    )


def _analysis(told: Told) -> ResumeAnalysisAnswer:
    found = told.analysis
    return ResumeAnalysisAnswer(
        completeness=found.completeness,
        experience=_years(told.experience),
        experience_note=told.experience.note,
        skills=[each.value for each in told.resume.skills],
        top_skills=[
            ResumeSkillAnswer(
                name=each.skill.value,
                roles=each.roles,
                last=None if each.last is None else str(each.last),
                current=each.current,
            )
            for each in found.top_skills
        ],
        missing=[
            MissingFactAnswer(fact=each.fact, weight=each.weight, why=each.why)
            for each in found.missing
        ],
        misread=[
            MisreadAnswer(
                kind=each.kind, why=each.why, advice=each.advice, quotes=list(each.quotes)
            )
            for each in found.misread
        ],
    )


def _years(experience: Experience) -> float | None:
    """None where no role has times that can be counted."""
    counted = experience.months or experience.internship_months or experience.volunteer_months
    return experience.years if counted else None
