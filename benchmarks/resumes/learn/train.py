"""Prepared documents in, the chains' weights out. Needs python-crfsuite, as nothing else here does.

    python make.py DATA --count 1600 --validation 240
    python prepare.py PREPARED DATA
    python train.py PREPARED --out INVENTED
    python real.py INVENTED REAL
    python train.py PREPARED --real REAL --out WEIGHTS --ship resume_chains.gz

The first file that ships was fitted so, to all of the development halves. The second, resume_chains_of_people.gz,
besides to what noted.py makes, with --c1 0.4 --least 5 and by a loop of its own: what it makes counted once, of
repositories twice, and the development halves' documents three times, as they do by --copies here.

The second of each two chains knows what the first held all things for. So that it learns how far to
trust it, the first is fitted to each half of the documents and looks at the other.
"""

import argparse
import pickle
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

import pycrfsuite
from weights import chain_of, chains_of

from trusthound.domain.resume.read.learnt.chain import Chain, likeliest, placed
from trusthound.domain.resume.read.learnt.votes import of_rows, of_words
from trusthound.wiring.reference.resume_chains import FILES, packed_resume_chains

FOLDS = 2
Sequences = list[tuple[Sequence[list[str]], list[str]]]


def fitted(told: Sequences, file: Path, options: argparse.Namespace) -> None:
    trainer = pycrfsuite.Trainer(verbose=False)
    trainer.select("lbfgs")
    trainer.set_params(
        {
            "c1": options.c1,
            "c2": options.c2,
            "max_iterations": options.rounds,
            "feature.minfreq": options.least,
        }
    )
    for traits, labels in told:
        if labels:
            trainer.append(traits, labels)
    since = time.process_time()
    trainer.train(str(file))
    print(
        file.name,
        len(told),
        f"{time.process_time() - since:.0f} s",
        trainer.logparser.last_iteration.get("loss"),
        flush=True,
    )


def fold_of(person: str) -> int:
    """By person, so that nobody is in both."""
    return int(sha256(person.encode()).hexdigest(), 16) % FOLDS


def people_of_traits(people: Sequence[tuple[str, dict]]) -> Counter[str]:
    """How many people's documents have each; an invented document is somebody's, too."""
    own: dict[str, set[str]] = defaultdict(set)
    for person, each in people:
        lists = (each["r"][0], *(head[0] for kind in "we" for head in each[kind]))
        own[person] |= {trait for things in lists for traits in things for trait in traits}
    return Counter(trait for traits in own.values() for trait in traits)


def looked_at(chain: Chain, traits: Sequence[list[str]]) -> list[str]:
    return likeliest(chain, chain.first, placed(chain, traits))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("data", type=Path)
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--rounds", type=int, default=60)
    asked.add_argument("--c1", type=float, default=0.3)
    asked.add_argument("--c2", type=float, default=0.03)
    asked.add_argument("--least", type=int, default=4)
    asked.add_argument("--drop", default="", help="traits that begin so are left out")
    asked.add_argument(
        "--real", type=Path, help="prepared documents of people, each counted --copies times"
    )
    asked.add_argument("--copies", type=int, default=3)
    asked.add_argument(
        "--without", type=int, default=-1, help="the fold of the real ones that is left out"
    )
    asked.add_argument("--most", type=int, default=10**6)
    asked.add_argument("--ship", help="the file that ships and is written")
    options = asked.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    documents = [
        each
        for file in sorted(options.data.glob("*.pickle"), reverse=True)
        for each in pickle.loads(file.read_bytes())
    ][: options.most]
    people = (
        []
        if options.real is None
        else [
            (person, each)
            for _, _, person, each in pickle.loads(options.real.read_bytes())
            if fold_of(person) != options.without
        ]
    )
    real = [each for _, each in people]
    print(len(documents), len(real), flush=True)
    for kind in "rwe":
        halves: list[list] = [[], []]
        for at, each in enumerate(documents):
            halves[at % 2].append(each[kind])
        for at, each in enumerate(real):
            halves[at % 2] += [each[kind]] * options.copies
        for number, half in enumerate(halves):
            told = (
                [(t, n) for t, _, n in half]
                if kind == "r"
                else [(t, n) for heads in half for t, _, n in heads]
            )
            fitted(told, options.out / f"{kind}-{number}.crfsuite", options)
        second: Sequences = []
        first: Sequences = []
        for number, half in enumerate(halves):
            chain = chain_of(options.out / f"{kind}-{1 - number}.crfsuite")
            for each in half:
                if kind == "r":
                    traits, keys, labels = each
                    held = looked_at(chain, traits)
                    second.append(
                        (
                            [[*a, *b] for a, b in zip(traits, of_rows(keys, held), strict=True)],
                            labels,
                        )
                    )
                    first.append((traits, labels))
                    continue
                held = [x for traits, _, _ in each for x in looked_at(chain, traits)]
                voted, at = of_words([slot for _, slots, _ in each for slot in slots], held), 0
                for traits, _, labels in each:
                    second.append(
                        (
                            [
                                [*a, *b]
                                for a, b in zip(traits, voted[at : at + len(traits)], strict=True)
                            ],
                            labels,
                        )
                    )
                    first.append((traits, labels))
                    at += len(traits)
        fitted(first, options.out / f"{kind}1.crfsuite", options)
        fitted(second, options.out / f"{kind}2.crfsuite", options)
    if options.ship:
        everybody = [*((str(at), each) for at, each in enumerate(documents)), *people]
        packed = packed_resume_chains(chains_of(options.out, people_of_traits(everybody)))
        Path(str(FILES[0])).with_name(options.ship).write_bytes(packed)


if __name__ == "__main__":
    main()
