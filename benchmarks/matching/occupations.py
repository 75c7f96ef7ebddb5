"""Resumes and postings of many occupations in; is the own occupation's posting ranked first, out.

Run: `python benchmarks/matching/occupations.py` over the development half of the occupations,
`--reporting` over the other. An occupation (SOC 2018) takes part that five genuine postings of the
corpus and one resume at least name by their titles; no posting that a truth names is used. Its
occupation is that of its latest role whose title names one: by the hand-read truth of the invented
layouts (Chromium prints them, CHROMIUM names another one), by our reader of the corpus' resumes.
Halves by the sha256 of the occupation's code. The AUC is the chance that a posting of a resume's
own occupation scores above one of another; 40 postings of an occupation at most. As titles say both
what is asked and what is answered here, the second AUC is that of scores made without the titles of
postings and without the list of occupations.
"""

import argparse
import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import numpy as np
from postings import DAY
from printed import layouts, printed
from sklearn.metrics import roc_auc_score

import corpus
from trusthound.adapters.documents.read import read_document
from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.matching.match import matched
from trusthound.domain.matching.profile import Profile, profile_of
from trusthound.domain.posting.extract.row import read_row
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.read import read_requirements
from trusthound.domain.resume.read import read_resume
from trusthound.wiring.reference.load import load_reference

LEAST_POSTINGS, MOST_POSTINGS = 5, 40
HALVES = (corpus.DEVELOPMENT, corpus.REPORTING)
NAMES: dict[str, str] = {}
Known = tuple[str, str, Profile]  # name, occupation, profile


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--reporting", action="store_true")
    half = HALVES[asked.parse_args().reporting]
    postings = _postings()
    resumes = [each for each in (*_layouts(), *_of_corpus()) if each[1] in postings]
    taking = sorted({code for _, code, _ in resumes})
    print(f"{len(taking)} occupations: {_told(taking, resumes, postings)}")
    chosen = [code for code in taking if _half(code) == half]
    resumes = [each for each in resumes if each[1] in chosen]
    scores = _scores(resumes, {code: postings[code] for code in chosen})
    same = np.array([own == other for own, other, *_ in scores])
    found, untitled = np.array([both for *_, both in scores]).T
    print(f"{half}: {len(chosen)} occupations, {len(resumes)} resumes, {len(scores)} pairs")
    print(f"AUC {roc_auc_score(same, found):.3f}, ", end="")
    print(f"without titles {roc_auc_score(same, untitled):.3f}; ", end="")
    print(f"median same {np.median(found[same]):.0f}, other {np.median(found[~same]):.0f}")
    for code in chosen:
        of_one = [(other == code, *both) for own, other, both in scores if own == code]
        told, ranked, without = zip(*of_one, strict=True)
        aucs = f"{roc_auc_score(told, ranked):.3f}, {roc_auc_score(told, without):.3f}"
        print(f"  {code} {NAMES[code]}: {aucs}")


def _postings() -> dict[str, list[JobPosting]]:
    judged = {
        each["posting"]
        for name in ("pairs", "requirements")
        for half in HALVES
        for each in corpus.truths(name, half)
    }
    found: dict[str, dict[str, JobPosting]] = defaultdict(dict)
    for name, row in sorted(corpus.rows(), key=lambda each: sha256(each[0].encode()).hexdigest()):
        if name in judged or row.get("label") == "scam":
            continue
        code = _code(row.get("title") or "")
        if code and len(found[code]) < MOST_POSTINGS and row["cluster"] not in found[code]:
            found[code][row["cluster"]] = read_row(row, as_of=DAY)
    return {
        code: list(each.values()) for code, each in found.items() if len(each) >= LEAST_POSTINGS
    }


def _layouts() -> Iterator[Known]:
    codes = {}
    for page in layouts():
        roles = json.loads(page.with_suffix(".json").read_text("utf-8"))["work"]
        titles = [each["title"] for each in roles]
        if code := _first(each[0] if isinstance(each, list) else each for each in titles if each):
            codes[page] = code
    for page, pdf in printed(list(codes)):
        yield page.stem, codes[page], _read(pdf)


def _of_corpus() -> Iterator[Known]:
    """Nothing of their text is told, their names neither."""
    for path in sorted((corpus.CORPUS / "resumes").rglob("*")):
        if path.suffix.lower() not in (".pdf", ".docx", ".doc") or "adversarial" in path.parts:
            continue
        try:
            profile = _read(path)
        except TrustHoundError:
            continue
        if code := _first(each.title for each in profile.roles):
            yield path.name, code, profile


def _read(path: Path) -> Profile:
    document = asyncio.run(read_document(path.read_bytes(), path.name))
    return profile_of(read_resume(document), load_reference(), DAY, document.text)


def _first(titles: Iterator[str]) -> str:
    return next(filter(None, map(_code, titles)), "")


def _code(title: str) -> str:
    named = load_reference().occupation_of(title)
    if named:
        NAMES[named.code] = named.name
    return named.code if named else ""


def _half(code: str) -> str:
    return HALVES[int(sha256(code.encode()).hexdigest()[-1], 16) % 2]


def _scores(
    resumes: list[Known], postings: dict[str, list[JobPosting]]
) -> list[tuple[str, str, tuple[float, float]]]:
    """(occupation of the resume, of the posting, (score, score without titles))."""
    reference = load_reference()
    blind = replace(reference, occupation_of=lambda _: None)
    asked = {
        code: [(each, read_requirements(each, reference.skills)) for each in of_one]
        for code, of_one in postings.items()
    }
    found = []
    for _, own, profile in resumes:
        unnamed = replace(
            profile, roles=tuple(replace(each, code="") for each in profile.roles), kin={}, worth={}
        )
        for code, of_one in asked.items():
            for posting, wanted in of_one:
                score = matched(profile, posting, wanted, reference).score
                untitled = replace(posting, title="")
                without = matched(unnamed, untitled, wanted, blind).score
                found.append((own, code, (float(score or 0), float(without or 0))))
    return found


def _told(codes: list[str], resumes: list[Known], postings: dict[str, list[JobPosting]]) -> str:
    counted = Counter(code for _, code, _ in resumes)
    return "; ".join(f"{each} {counted[each]} resumes {len(postings[each])}" for each in codes)


if __name__ == "__main__":
    main()
