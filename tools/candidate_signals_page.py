"""Signals and weights of a resume, and the tables they look into, in; their page of docs/ out."""

from collections.abc import Iterator

from trusthound.domain.assessment.signal import OF_A_RESUME, Lean, Signal, Topic
from trusthound.domain.assessment.weight import Weight
from trusthound.domain.candidate.breakdown import CAUTION_BELOW, PASSES_ABOVE, REVIEW_BELOW
from trusthound.domain.candidate.signals.register import SIGNALS
from trusthound.domain.candidate.weights import WEIGHTS
from trusthound.wiring.reference.load import load_reference

_HEADINGS = {
    Topic.EMPLOYMENT: "employment history (`breakdown.employmentHistory`)",
    Topic.CONTACT: "contact (`breakdown.email`)",
    Topic.AUTHENTICITY: "authenticity (`breakdown.authenticity`)",
    Topic.RESUME: "education, certificates, completeness (`breakdown.resume`)",
}


def candidate_signals_page() -> str:
    """Every question to a resume by part of the report, then the tables."""
    return "\n".join(_lines()).rstrip() + "\n"


def _lines() -> Iterator[str]:
    yield from (
        "# Signals of a resume",
        "",
        "Every question that is asked of a candidate's resume. Generated from the code by",
        "`make docs`; change the signal or the table of weights, not this page. What is never",
        "asked, and why: [what counts in a resume](decisions/what-counts-in-a-resume.md).",
        "",
        f"There are {len(SIGNALS)} signals; table of weights: `{WEIGHTS.version}`, reasoned and",
        "not fitted: there is no collection of checked resumes to fit to. Points count when a",
        f"sign is present in full strength, on a score that starts at {WEIGHTS.start:.0f}. What",
        "could not be asked adds nothing and takes nothing: it lowers the confidence alone.",
        "",
        f"A report recommends *proceed* from {REVIEW_BELOW} on where no medium or strong sign was",
        f"found, *caution* below {CAUTION_BELOW}, else *review*; each time to ask the candidate,",
        f"never to decline. A part of the breakdown passes above {PASSES_ABOVE} and is not told",
        "where none of its questions could be answered.",
        "",
    )
    for topic in OF_A_RESUME:
        of_topic = [each for each in SIGNALS if each.topic is topic]
        least, most = WEIGHTS.topic_limits[topic]
        yield from (f"## {_HEADINGS[topic].capitalize()}", "")
        yield from (f"Together between {_points(least)} and {_points(most)} points.", "")
        yield from ("| signal | present | absent |", "|---|---|---|")
        for each in of_topic:
            weight = WEIGHTS.signals[each.id]
            told = f"{_points(weight.present)} | {_points(weight.absent)}"
            yield f"| [{each.title}](#{each.id}) | {told} |"
        yield ""
        for each in of_topic:
            yield from _section(each, WEIGHTS.signals[each.id])
    yield from _tables()


def _section(asked: Signal, weight: Weight) -> Iterator[str]:
    leans = "against the resume" if asked.leans is Lean.AGAINST else "for the resume"
    yield from (f'<a id="{asked.id}"></a>', "", f"### {asked.title}", "", asked.question, "")
    yield f"- Id: `{asked.id}`; present speaks {leans}"
    yield f"- Looks for: {' '.join(asked.rule.split())}"
    yield f"- Why: {asked.why}"
    yield f"- Innocent explanation: {asked.innocent}"
    yield f"- To ask: {asked.advice}"
    worth = f"{_points(weight.present)} points when present, {_points(weight.absent)} when absent"
    yield f"- Worth: {worth}"
    yield f"- Source: {asked.source}"
    yield ""


def _tables() -> Iterator[str]:
    reference = load_reference()
    yield from ("## Releases of technologies", "")
    yield from ("| technology | first public release | source |", "|---|---|---|")
    for each in sorted(reference.technologies, key=lambda each: each.name.lower()):
        yield f"| {each.name} | {each.year:04d}-{each.month:02d} | {each.source} |"
    yield from ("", "## Names under which degrees were sold", "")
    yield from ("| name | found by |", "|---|---|")
    for mill in sorted(reference.mills, key=lambda each: each.name):
        yield f"| {mill.name} | {mill.source} |"
    yield from ("", "## Years of companies", "")
    yield "By year, with a year of tolerance on either side; from the companies' own accounts."
    yield from ("", "| company | founded | ended |", "|---|---|---|")
    for record in sorted(reference.company_years.values(), key=lambda each: each.name.lower()):
        founded = record.founded_on.year if record.founded_on else ""
        ended = record.dissolved_on.year if record.dissolved_on else ""
        yield f"| {record.name} | {founded} | {ended} |"


def _points(nats: float) -> str:
    points = round(nats * WEIGHTS.points_a_nat, 1)
    return f"{points:+.1f}".replace("-", "−") if points else "0"
