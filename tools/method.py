"""The code's own tables and the measured figures in, what the page /methodology shows out, as JSON.

The figures are those of benchmarks/accuracy, as it last wrote them; what was not measured is null.
"""

import json
from collections.abc import Iterable
from typing import Any

from tools.measured import measured
from tools.measured_messages import measured_messages
from tools.scoring_versions import VERSIONS
from trusthound.domain.assessment.band import CAUTION_FROM, TRUST_LINE_FROM, VERIFIED_FROM
from trusthound.domain.assessment.combine import ENOUGH_COVERAGE, Line
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.assessment.reasons import headline
from trusthound.domain.assessment.signal import Signal, Topic
from trusthound.domain.assessment.weight import Weights
from trusthound.domain.message.scripts.register import SCRIPTS
from trusthound.domain.message.signals.register import SIGNALS as MESSAGE_SIGNALS
from trusthound.domain.message.weights import WEIGHTS as MESSAGE_WEIGHTS
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.verification import Verification
from trusthound.domain.posting.weights import WEIGHTS
from trusthound.usecases.verify_example import verify_example
from trusthound.wiring.examples.load import load_examples
from trusthound.wiring.reference.load import load_reference

# Neither plainly good nor plainly bad: its sum shows more of the rules.
SHOWN = "small_remote"


def method_text() -> str:
    """The same bytes every time. Ends the program where the history lacks today's table."""
    if VERSIONS[0].version != WEIGHTS.version:
        raise SystemExit(
            f"tools/scoring_versions.py does not begin with {WEIGHTS.version}: say what is new."
        )
    told = {
        "version": WEIGHTS.version,
        "messageVersion": MESSAGE_WEIGHTS.version,
        "bands": {
            "verifiedFrom": VERIFIED_FROM,
            "cautionFrom": CAUTION_FROM,
            "trustLineFrom": TRUST_LINE_FROM,
        },
        "leastCoverage": ENOUGH_COVERAGE,
        "start": WEIGHTS.start,
        "topicLimits": [
            {"topic": topic.value, "least": _points(least), "most": _points(most)}
            for topic, (least, most) in WEIGHTS.topic_limits.items()
        ],
        "priors": _priors(WEIGHTS, MESSAGE_WEIGHTS),
        "counts": {
            "signals": len(SIGNALS),
            "messageSignals": len(MESSAGE_SIGNALS),
            "scripts": len(SCRIPTS),
        },
        "example": _example(),
        "signals": [_signal(each) for topic in Topic for each in SIGNALS if each.topic is topic],
        "measured": measured(),
        "messages": measured_messages(),
        "versions": [
            {"version": each.version, "since": each.since, "news": each.news} for each in VERSIONS
        ],
    }
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def _points(nats: float) -> float:
    return round(nats * WEIGHTS.points_a_nat, 1)


def _priors(*tables: Weights) -> list[dict[str, Any]]:
    """The share of scams that each channel starts from."""
    return [
        {"subject": table.subject, "channel": channel, "share": share}
        for table in tables
        for channel, share in table.prior_scam_risk.items()
    ]


def _signal(asked: Signal) -> dict[str, Any]:
    weight = WEIGHTS.signals[asked.id]
    return {
        "id": asked.id,
        "title": asked.title,
        "question": asked.question,
        "topic": asked.topic.value,
        "leans": asked.leans.value,
        "present": _points(weight.present),
        "absent": _points(weight.absent),
        "ceiling": weight.ceiling,
        "corroborates": asked.corroborates,
    }


def _example() -> dict[str, Any]:
    """One of the landing page's, judged now; what was looked for and not found is one line."""
    [example] = [each for each in load_examples() if each.kind == SHOWN]
    judged = verify_example(
        example.page, example.employer_board, example_id="", reference=load_reference()
    )
    return {
        "title": example.title,
        "company": example.company,
        "url": example.url,
        "score": judged.assessment.score,
        "headline": headline(judged.assessment),
        "scamRisk": judged.assessment.scam_risk,
        "coverage": judged.assessment.coverage,
        "lines": [
            {"label": line.label, "points": line.points, "signal": line.signal_id}
            for line in _of(judged, (Outcome.PRESENT, None))
        ],
        "notFound": [
            {"label": line.label, "points": line.points, "signal": line.signal_id}
            for line in _of(judged, (Outcome.ABSENT,))
        ],
    }


def _of(judged: Verification, outcomes: Iterable[Outcome | None]) -> Iterable[Line]:
    """The lines of questions that were answered so; None stands for a rule."""
    found = judged.assessment.findings
    for line in judged.assessment.lines:
        outcome = found[line.signal_id].outcome if line.signal_id else None
        if outcome in tuple(outcomes):
            yield line
