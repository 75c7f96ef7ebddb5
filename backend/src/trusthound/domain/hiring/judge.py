"""A candidate's dossier in, the whole report out: as it is stored, sent and printed."""

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.candidate.assess import assess
from trusthound.domain.candidate.breakdown import breakdown_of, recommendation_of
from trusthound.domain.candidate.dossier import Dossier
from trusthound.domain.candidate.report import PassedCheck, RedFlag, report_of
from trusthound.domain.candidate.signals.register import SIGNALS
from trusthound.domain.hiring.check import PREVIEW_CHARACTERS, CandidateFacts, Preview
from trusthound.domain.hiring.examined import Examined
from trusthound.domain.hiring.report import (
    FileFacts,
    PartScores,
    Recommended,
    RecommendedLevel,
    Report,
    ReportFinding,
    ReportItem,
    TimelineEntry,
)
from trusthound.domain.hiring.timeline import timeline_of


def examined(dossier: Dossier) -> Examined:
    """All but what is kept beside the report."""
    resume = dossier.resume
    mails = [dossier.claims.mail, *(each.value for each in resume.mails)]
    return Examined(
        candidate=CandidateFacts(
            name=resume.name.value if resume.name else "",
            mail=next((each for each in mails if each), ""),
            claimed_employers=dossier.claims.employers,
            linkedin_url=dossier.claims.profile,
        ),
        report=judge(dossier),
        preview=_preview(dossier),
    )


def judge(dossier: Dossier) -> Report:
    """By the signals and weights of today."""
    facts = dossier.document.facts
    return report_from(
        assess(dossier),
        timeline=timeline_of(dossier),
        file=FileFacts(facts.format.value, facts.pages),
    )


def report_from(
    assessment: Assessment, *, timeline: tuple[TimelineEntry, ...], file: FileFacts
) -> Report:
    """What was found, told whole."""
    listed, advised = report_of(assessment), recommendation_of(assessment)
    parts, score = breakdown_of(assessment), assessment.score
    return Report(
        trust_score=score,
        confidence=None if score is None else round(assessment.coverage * 100),
        breakdown=PartScores(
            employment_history=parts.employment_history,
            email=parts.email,
            authenticity=parts.authenticity,
            resume=parts.resume,
        ),
        recommendation=Recommended(
            RecommendedLevel(advised.level.value), advised.explanation, advised.questions
        ),
        red_flags=tuple(_flag(each) for each in listed.red_flags),
        passed_checks=tuple(_passed(each) for each in listed.passed_checks),
        findings=_findings(assessment),
        timeline=timeline,
        file=file,
        engine_version=assessment.version,
    )


def _flag(flag: RedFlag) -> ReportItem:
    return ReportItem(
        code=flag.code,
        message=flag.message,
        details=" · ".join(flag.details),
        why=flag.why,
        innocent=flag.innocent,
        ask=flag.ask,
        grade=flag.grade,
        topic=flag.topic.value,
        evidence=flag.evidence,
    )


def _passed(passed: PassedCheck) -> ReportItem:
    return ReportItem(
        code=passed.code,
        message=passed.message,
        details=" · ".join(passed.details),
        topic=passed.topic.value,
        evidence=passed.evidence,
    )


def _findings(assessment: Assessment) -> tuple[ReportFinding, ...]:
    """In the register's order; where there is no score, nothing adds up to it."""
    lines = () if assessment.score is None else assessment.lines
    points = {line.signal_id: line.points for line in lines}
    return tuple(
        ReportFinding(
            id=each.id,
            title=each.title,
            question=each.question,
            why=each.why,
            innocent=each.innocent,
            advice=each.advice,
            topic=each.topic.value,
            source=each.source,
            outcome=assessment.findings[each.id].outcome,
            points=points.get(each.id, 0.0),
            evidence=assessment.findings[each.id].evidence,
        )
        for each in SIGNALS
    )


def _preview(dossier: Dossier) -> Preview:
    """The visible lines alone: hidden text is quoted as evidence, and nowhere else."""
    starts: dict[int, int] = {}
    for line in dossier.document.lines:
        if line.start < PREVIEW_CHARACTERS:
            starts.setdefault(line.page, line.start)
    text = dossier.document.text[:PREVIEW_CHARACTERS]
    return Preview(text, tuple(sorted(starts.values())) or (0,))
