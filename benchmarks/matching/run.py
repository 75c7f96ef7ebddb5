"""Pairs that were judged by hand in; how well match, TF-IDF and length rank them out.

Run: `python benchmarks/matching/run.py [--pairs]` over the development half, `--reporting` over the
other (totals alone). TF-IDF is scikit-learn's as it comes, fitted on the corpus' postings; length
is that of both texts. An interval is a bootstrap of whole resumes: the pairs of one are not
independent. `--pairs` tells each pair's grades and scores, of the development half only.
"""

import argparse
import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from postings import DAY, postings_of
from printed import layouts, printed
from scipy.stats import kendalltau, spearmanr
from sklearn.feature_extraction.text import TfidfVectorizer

import corpus
from trusthound.adapters.documents.read import read_document
from trusthound.domain.matching.match import matched
from trusthound.domain.matching.profile import Profile, profile_of
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.read import read_requirements
from trusthound.domain.resume.read import read_resume
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.reference.resume_readers import resume_readers

DRAWS = 2_000
NO_SCORE = 0
Numbers = NDArray[np.float64]
Measure = Callable[[Numbers, Numbers, NDArray[np.int64]], float]


@dataclass(frozen=True, slots=True)
class Pair:
    """`grade` is the mean of two graders; the rest are what each way of ranking says."""

    resume: str
    posting: str
    grades: tuple[int, int]
    match: float
    tfidf: float
    length: float

    @property
    def grade(self) -> float:
        return sum(self.grades) / len(self.grades)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--reporting", action="store_true")
    asked.add_argument("--pairs", action="store_true")
    given = asked.parse_args()
    half = corpus.REPORTING if given.reporting else corpus.DEVELOPMENT
    pairs = judged_pairs(half)
    if given.pairs and half == corpus.DEVELOPMENT:
        for each in pairs:
            told = f"{each.match:4.0f} {each.tfidf:5.2f}  {each.resume[:6]} {each.posting}"
            print(*each.grades, told)
    print(f"{half}: {len(pairs)} pairs of {len({each.resume for each in pairs})} resumes\n")
    print(*_figures(pairs), sep="\n")


def judged_pairs(half: str) -> list[Pair]:
    truths = corpus.truths("pairs", half)
    postings = postings_of({each["posting"]: each["posting_sha256"] for each in truths})
    reference = load_reference()
    wanted = {each["resume"] for each in truths}
    texts, profiles = {}, {}
    for digest, text, profile in _resumes(wanted):
        texts[digest], profiles[digest] = text, profile
    every = (f"{row['title']}\n{corpus.text_of(row)}" for _, row in corpus.rows())
    vectorizer = TfidfVectorizer().fit(every)
    found = []
    for each in truths:
        posting, digest = postings[each["posting"]], each["resume"]
        asked = read_requirements(posting, reference.skills)
        score = matched(profiles[digest], posting, asked, reference).score
        both = vectorizer.transform([texts[digest], _text(posting)])
        found.append(
            Pair(
                digest,
                each["posting"],
                (each["grades"][0], each["grades"][1]),
                float(NO_SCORE if score is None else score),
                float((both[0] @ both[1].T).sum()),
                float(len(texts[digest]) + len(_text(posting))),
            )
        )
    return found


def _resumes(wanted: set[str]) -> Iterator[tuple[str, str, Profile]]:
    for path in sorted((corpus.CORPUS / "resumes").rglob("*")):
        if path.is_file() and (digest := sha256(data := path.read_bytes()).hexdigest()) in wanted:
            yield digest, *asyncio.run(_read(data, path))
    pages = {page: sha256(page.read_bytes()).hexdigest() for page in layouts()}
    for page, pdf in printed([each for each in pages if pages[each] in wanted]):
        yield pages[page], *asyncio.run(_read(pdf.read_bytes(), pdf))


async def _read(data: bytes, path: Path) -> tuple[str, Profile]:
    document = await read_document(data, path.name)
    profile = profile_of(
        read_resume(document, resume_readers()), load_reference(), DAY, document.text
    )
    return document.text, profile


def _text(posting: JobPosting) -> str:
    return f"{posting.title}\n{posting.description}"


def _figures(pairs: list[Pair]) -> Iterator[str]:
    grades = np.array([each.grade for each in pairs])
    groups = _numbered(each.resume for each in pairs)
    postings = _numbered(each.posting for each in pairs)
    ways = {
        name: np.array([getattr(each, name) for each in pairs])
        for name in ("match", "tfidf", "length")
    }
    yield "| measure | match | TF-IDF | length | match − TF-IDF | match − length |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for name, measure, within in (
        ("Spearman", _spearman, groups),
        ("Kendall", _kendall, groups),
        ("pairs put right", _put_right, np.zeros_like(groups)),
        ("… of one resume", _put_right, groups),
        ("… of one posting", _put_right, postings),
    ):
        values = {way: measure(told, grades, within) for way, told in ways.items()}
        beaten = [
            _difference(measure, ways["match"], ways[other], grades, within, groups)
            for other in ("tfidf", "length")
        ]
        yield (
            f"| {name} | "
            + " | ".join([*(f"{each:.3f}" for each in values.values()), *beaten])
            + " |"
        )


def _difference(
    measure: Measure,
    one: Numbers,
    other: Numbers,
    grades: Numbers,
    within: NDArray[np.int64],
    groups: NDArray[np.int64],
) -> str:
    """Its 95 % interval, resumes drawn again with the same draws for both."""
    chance = np.random.default_rng(8)
    rows_of = [np.flatnonzero(groups == each) for each in np.unique(groups)]
    found = []
    for _ in range(DRAWS):
        drawn = chance.integers(0, len(rows_of), len(rows_of))
        rows = np.concatenate([rows_of[each] for each in drawn])
        # A resume that is drawn twice stands for two.
        apart = (
            np.concatenate(
                [within[rows_of[each]] * len(drawn) + at for at, each in enumerate(drawn)]
            )
            if within is groups
            else within[rows]
        )
        found.append(
            measure(one[rows], grades[rows], apart) - measure(other[rows], grades[rows], apart)
        )
    least, most = np.nanpercentile(found, [2.5, 97.5])
    whole = measure(one, grades, within) - measure(other, grades, within)
    return f"{whole:+.3f} ({least:+.3f} to {most:+.3f})"


def _spearman(told: Numbers, grades: Numbers, _: NDArray[np.int64]) -> float:
    return float(spearmanr(told, grades).statistic)


def _kendall(told: Numbers, grades: Numbers, _: NDArray[np.int64]) -> float:
    return float(kendalltau(told, grades).statistic)


def _put_right(told: Numbers, grades: Numbers, within: NDArray[np.int64]) -> float:
    """Of two pairs with unlike grades the share in the right order; a tie is half."""
    right = whole = 0.0
    for group in np.unique(within):
        rows = np.flatnonzero(within == group)
        better = grades[rows][:, None] > grades[rows][None, :]
        higher = told[rows][:, None] > told[rows][None, :]
        same = told[rows][:, None] == told[rows][None, :]
        whole += better.sum()
        right += (better & higher).sum() + (better & same).sum() / 2
    return right / whole if whole else float("nan")


def _numbered(names: Iterator[str]) -> NDArray[np.int64]:
    numbers: dict[str, int] = {}
    return np.array([numbers.setdefault(each, len(numbers)) for each in names])


if __name__ == "__main__":
    main()
