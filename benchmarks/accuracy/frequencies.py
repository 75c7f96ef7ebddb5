"""The corpus in, the committed frequencies out: how often which answers were given, class by class.

Run: `python benchmarks/accuracy/frequencies.py`. The texts' log-odds are those of models that had
not seen them.
"""

import json
from collections.abc import Sequence

from calibrate import FREQUENCIES
from folded import Findings, findings_by, research_patterns, with_wording
from folds import SEEDS
from material import Material, everything, read_material
from patterns import QUESTIONS, written
from text_model import calibrated

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.posting.signals.register import SIGNALS


def main() -> None:
    write(read_material())


def write(material: Material) -> None:
    numbers = list(range(material.research))
    _, nats = calibrated(material.pool, everything(material), SEEDS[0])
    found = [
        with_wording(each, material.postings[at], float(nats[at]))
        for at, each in enumerate(findings_by(material.postings[: material.research]))
    ]
    told = {
        "material": material.digest,
        "questions": QUESTIONS,
        "clusters": {each.id: _clusters(material, found, each.id) for each in SIGNALS},
        "rows": {each.id: _rows(material, found, each.id) for each in SIGNALS},
    }
    lines = [json.dumps(each) for each in written(research_patterns(material, numbers, found))]
    body = json.dumps(told, indent=1)[:-2]
    text = f'{body},\n "patterns": [\n' + ",\n".join(lines) + "\n]}\n"
    FREQUENCIES.write_text(text, encoding="utf-8")
    print(f"{len(lines):,} patterns")


def _rows(material: Material, found: Sequence[Findings], name: str) -> list[int]:
    """Of how many scams and genuine postings of the research set it was present."""
    seen = [
        material.postings[at].scam
        for at, each in enumerate(found)
        if each[name].outcome is Outcome.PRESENT
    ]
    return [sum(seen), len(seen) - sum(seen)]


def _clusters(material: Material, found: Sequence[Findings], name: str) -> list[int]:
    seen = {
        (material.postings[at].scam, material.postings[at].cluster)
        for at, each in enumerate(found)
        if each[name].outcome is Outcome.PRESENT
    }
    scams = sum(scam for scam, _ in seen)
    return [scams, len(seen) - scams]


if __name__ == "__main__":
    main()
