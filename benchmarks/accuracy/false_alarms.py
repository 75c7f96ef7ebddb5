"""False alarms on real postings: bands, scores and the hits of each signal, by source.

Run: `make bench` or `python benchmarks/accuracy/false_alarms.py [-v]`. Reads postings of real
employers: postings/legit.jsonl.gz and boards/ashby_stapply of the corpus (setting
TRUSTHOUND_CORPUS, default ../shared/data). With -v every posting in danger and every hit of a hard
stop is printed with its quote, to be read by hand. Exits with 1 where a target is missed.
"""

import gzip
import json
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from math import exp, lgamma, log
from pathlib import Path

from trusthound.adapters.boards.saved import read_all_saved
from trusthound.domain.assessment.band import CAUTION_FROM
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.assessment.signal import Lean
from trusthound.domain.posting.assess import assess
from trusthound.domain.posting.dossier import Dossier, compile_dossier
from trusthound.domain.posting.extract.row import read_row
from trusthound.domain.posting.model import Channel
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.weights import WEIGHTS
from trusthound.inquiry.posting import ask_about_row
from trusthound.wiring.reference.load import load_reference

CHECKOUT = Path(__file__).resolve().parents[2]
CORPUS = Path(os.environ.get("TRUSTHOUND_CORPUS", CHECKOUT.parent / "shared" / "data"))
DAY = date(2026, 11, 21)
CONFIDENCE = 0.95
MOST_DANGER = 1 / 200
SMALL_SOURCE_ROWS = 300
MOST_DANGER_IN_A_SMALL_SOURCE = 1
LEAST_NUMBERS = 0.95
BOARDS = "ashby boards"
HARD_STOP = 20

AGAINST = [each.id for each in SIGNALS if each.leans is Lean.AGAINST]
HARD = {name for name, weight in WEIGHTS.signals.items() if weight.ceiling == HARD_STOP}


@dataclass
class Tally:
    """`full` rows have a description and a company; `numbers` of them got a score."""

    rows: int = 0
    danger: int = 0
    full: int = 0
    numbers: int = 0
    hits: Counter[str] = field(default_factory=Counter)


def main() -> None:
    if not CORPUS.is_dir():
        sys.exit(f"There is no corpus at {CORPUS}: set TRUSTHOUND_CORPUS.")
    verbose = "-v" in sys.argv
    tallies: defaultdict[str, Tally] = defaultdict(Tally)
    for source, name, dossier in _dossiers():
        _count(tallies[source], name, dossier, verbose=verbose)
    missed = _print_bands(tallies)
    _print_hits(tallies)
    if missed:
        sys.exit(f"MISSED: {'; '.join(missed)}")


def _dossiers() -> Iterator[tuple[str, str, Dossier]]:
    """(source, a name to find it by, what is known of it)."""
    reference = load_reference()
    with gzip.open(CORPUS / "postings/legit.jsonl.gz", "rt", encoding="utf-8") as rows:
        for line in rows:
            row = json.loads(line)
            yield (
                row["source"],
                row["id"],
                ask_about_row(read_row(row, as_of=DAY), reference=reference, as_of=DAY),
            )
    for path in sorted((CORPUS / "boards/ashby_stapply").glob("*.json")):
        for posting in read_all_saved(path.read_bytes(), DAY) or ():
            # As a saved file: that it stands on the employer's board does not help it here.
            found = compile_dossier(
                posting, channel=Channel.TEXT, as_of=DAY, employer_board=None, reference=reference
            )
            yield BOARDS, f"{path.stem}/{posting.identifier}", found


def _count(tally: Tally, name: str, dossier: Dossier, *, verbose: bool) -> None:
    judged = assess(dossier)
    hits = [each for each in AGAINST if judged.findings[each].outcome is Outcome.PRESENT]
    danger = judged.score is not None and judged.score < CAUTION_FROM
    tally.rows += 1
    tally.danger += danger
    tally.hits.update(hits)
    if dossier.posting.description.strip() and dossier.posting.company.strip():
        tally.full += 1
        tally.numbers += judged.score is not None
    if verbose and (danger or HARD.intersection(hits)):
        print(f"{name}: {judged.score} {dossier.posting.title[:60]}")
        for each in hits:
            print(f"    {each}: {judged.findings[each].evidence[0].quote}")


def _print_bands(tallies: dict[str, Tally]) -> list[str]:
    """The table of the sources; what is missed of the targets comes back."""
    total = Tally(
        rows=sum(each.rows for each in tallies.values()),
        danger=sum(each.danger for each in tallies.values()),
        full=sum(each.full for each in tallies.values()),
        numbers=sum(each.numbers for each in tallies.values()),
    )
    print(f"{'source':<16}{'rows':>6}{'danger':>8}{'at most (95 %)':>16}{'a number':>11}")
    for name, each in [*tallies.items(), ("all", total)]:
        print(
            f"{name:<16}{each.rows:>6}{each.danger:>8}{upper_bound(each.danger, each.rows):>16.2%}"
            f"{each.numbers / max(1, each.full):>11.1%}"
        )
    missed = [
        f"{name}: {each.danger} in danger of {each.rows}"
        for name, each in tallies.items()
        if each.rows < SMALL_SOURCE_ROWS and each.danger > MOST_DANGER_IN_A_SMALL_SOURCE
    ]
    if upper_bound(total.danger, total.rows) > MOST_DANGER:
        missed.append(f"danger may be above {MOST_DANGER:.1%}")
    if total.numbers < LEAST_NUMBERS * total.full:
        missed.append(f"a number on fewer than {LEAST_NUMBERS:.0%}")
    return missed


def _print_hits(tallies: dict[str, Tally]) -> None:
    every = sum((each.hits for each in tallies.values()), Counter())
    print(f"\n{'signal against':<32}" + "".join(f"{name[:12]:>14}" for name in tallies))
    for name, _ in every.most_common():
        mark = "*" if name in HARD else " "
        counts = "".join(f"{each.hits[name]:>14}" for each in tallies.values())
        print(f"{name:<31}{mark}{counts}")
    silent = [name for name in AGAINST if not every[name]]
    print(f"never found: {', '.join(silent)}\n* a hard stop")


def upper_bound(found: int, of: int) -> float:
    """Clopper and Pearson's one-sided 95 % upper bound of a share."""
    if found >= of:
        return 1.0
    low, high = found / of, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (
            (middle, high) if _at_most(found, of, middle) > 1 - CONFIDENCE else (low, middle)
        )
    return high


def _at_most(found: int, of: int, share: float) -> float:
    """The probability of at most `found` among `of`."""
    return sum(
        exp(
            lgamma(of + 1) - lgamma(each + 1) - lgamma(of - each + 1)
            + each * log(share) + (of - each) * log(1 - share)
        )
        for each in range(found + 1)
    )  # fmt: skip


if __name__ == "__main__":
    main()
