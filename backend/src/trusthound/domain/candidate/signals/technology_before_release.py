"""A role that tells of a technology from before the public could use it."""

from datetime import date

from trusthound.domain.assessment.finding import Evidence, Finding, absent, present, unknown
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.dated_technology import DatedTechnologies, Early
from trusthound.domain.candidate.quoting import RESUME
from trusthound.domain.resume.model import Resume

# A year is much for a beta, little for a slip in a date.
STEPS = ((24, 1.0), (12, 0.8), (0, 0.6))
SHOWN = 3


@signal(
    title="Technology before its release",
    question="Does a role that had ended tell of a technology that came out only later?",
    why="Experience cannot be older than the thing itself.",
    innocent="Insiders use things before a release, and a later tool is named for an earlier one.",
    advice="Which version of this did you use then, and how did you come by it?",
    topic=Topic.EMPLOYMENT,
    leans=Lean.AGAINST,
    source="The makers' own release notes and announcements; table of releases, see its source",
)
def technology_before_release(
    resume: Resume, dated_technologies: DatedTechnologies, as_of: date
) -> Finding:
    """In the points of a role that ended over six months before the first public release, betas
    included; or more years of experience are claimed than there have been. Words with several
    meanings count only where their neighbours tell which.
    """
    if not resume.work:
        return unknown()
    if not dated_technologies.early:
        return absent()
    worst = sorted(dated_technologies.early, key=lambda each: -each.months)
    strength = next(worth for least, worth in STEPS if worst[0].months >= least)
    evidence = [told for each in worst[:SHOWN] for told in _told(each, as_of)]
    return present(*evidence, strength=strength)


def _told(early: Early, as_of: date) -> tuple[Evidence, Evidence]:
    seen = Evidence(early.quote, RESUME, start=early.start, end=early.end, verbatim=True)
    words = f"{early.name} came out in {early.released}; {early.when}"
    return seen, Evidence(words, early.source, learnt_on=as_of)
