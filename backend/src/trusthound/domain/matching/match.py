"""A resume and a posting with what it asks for in; how well they fit, row by row, out."""

from datetime import date

from trusthound.domain.facts.reference import Reference
from trusthound.domain.matching import told
from trusthound.domain.matching.circumstance_rows import seniority_rows, uncounted_rows
from trusthound.domain.matching.fact_rows import (
    education_row,
    language_row,
    licence_row,
    years_row,
)
from trusthound.domain.matching.judged import Judged, shown_role
from trusthound.domain.matching.model import Asked, Match, Standing
from trusthound.domain.matching.occupation import Kind, Likeness, kind_of, likeness
from trusthound.domain.matching.profile import Profile, profile_of
from trusthound.domain.matching.score import scored, trusting
from trusthound.domain.matching.skill_rows import skill_row
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.model import Need, Passage, Requirements
from trusthound.domain.resume.model import Resume

_ALIKE, _PARTLY_ALIKE = 0.6, 0.3


def match(
    resume: Resume,
    posting: JobPosting,
    asked: Requirements,
    reference: Reference,
    as_of: date,
    text: str = "",
) -> Match:
    """`text` is the document's that the resume was read from; spans are places in it."""
    return matched(profile_of(resume, reference, as_of, text), posting, asked, reference)


def matched(
    profile: Profile, posting: JobPosting, asked: Requirements, reference: Reference
) -> Match:
    """For many postings: the profile of a resume is the same for all."""
    kind = kind_of(posting, reference)
    alike = likeness(kind, asked, profile, reference)
    found = [
        *(skill_row(each, profile, reference) for each in asked.skills),
        *(years_row(each, profile, alike) for each in asked.years),
        *(education_row(each, profile, alike) for each in asked.education),
        *(licence_row(each, profile) for each in asked.licences),
        *(language_row(each, profile) for each in asked.languages),
        *seniority_rows(posting, asked, profile, alike),
        *uncounted_rows(asked, profile),
    ]
    judged = [_kind_row(posting, kind, alike, profile), *(trusting(each, alike) for each in found)]
    score, rows = scored(judged[0], judged[1:])
    if not profile.sayings:
        score = None
    return Match(
        score,
        rows,
        told.reasons(judged, [each.weight for each in rows]),
        told.blockers(judged),
        told.suggestions(judged),
    )


def _kind_row(posting: JobPosting, kind: Kind, alike: Likeness, profile: Profile) -> Judged:
    """The kind of work, from the titles and from the words of both."""
    passage = Passage(posting.title, 0, 0)
    if not kind.words:
        note = "The posting says too little of the work."
        return Judged(Asked.OCCUPATION, Need.MUST, passage, Standing.CANNOT_TELL, note, part=0.0)
    best = max(range(len(alike.roles)), key=lambda at: alike.roles[at], default=None)
    shown = (shown_role(profile, best),) if best is not None and alike.roles[best] else ()
    ours = f"Your role: {shown[0].where}" if shown else "None of your roles has such a title"
    note = f"{ours}; the posting: {posting.title}."
    standing = (
        Standing.MET
        if alike.whole >= _ALIKE
        else Standing.PARTLY
        if alike.whole >= _PARTLY_ALIKE
        else Standing.NOT_SHOWN
    )
    return Judged(Asked.OCCUPATION, Need.MUST, passage, standing, note, shown, alike.whole)
