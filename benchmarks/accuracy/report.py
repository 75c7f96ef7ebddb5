"""figures.json in, report.md and reliability.svg out.

Run: `python benchmarks/accuracy/report.py`. protocol.md and tried.md are taken in as they are.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from measure import FIGURES
from plots import reliability_svg

from trusthound.domain.posting.signals.register import SIGNALS

REPORT = Path(__file__).with_name("report.md")
DIAGRAM = Path(__file__).with_name("reliability.svg")


def main() -> None:
    told = json.loads(FIGURES.read_text(encoding="utf-8"))
    REPORT.write_text("\n".join(_lines(told)) + "\n", encoding="utf-8")
    share = f"{told['scamShare']:.2%}"
    DIAGRAM.write_text(
        reliability_svg(
            [
                (f"Where {share} are scams", told["reliability"]),
                ("Where half are scams", told["reliabilityEven"]),
            ]
        ),
        encoding="utf-8",
    )


def _lines(told: Mapping[str, Any]) -> Iterator[str]:
    yield from ("# How right the judgement of postings is", "")
    yield f"Measured on {told['on']} with `{told['version']}`; material `{told['material']}`:"
    yield f"{told['scams']} scams and {told['legitimate']} genuine postings of EMSCAD (2012–14),"
    yield "and genuine postings of later years. Made by `measure.py` and `report.py`."
    yield ""
    yield REPORT.with_name("protocol.md").read_text(encoding="utf-8")
    yield from _found(told)
    yield from _calibration(told)
    yield from _alarms(told)
    yield from _ablation(told)
    yield from _hits(told)
    yield REPORT.with_name("tried.md").read_text(encoding="utf-8").rstrip()


def _found(told: Mapping[str, Any]) -> Iterator[str]:
    yield from ("## Telling scams from genuine postings", "")
    yield from ("| method | average precision | ROC AUC |", "|---|---|---|")
    for each in told["curves"]:
        yield f"| {each['name']} | {_both(each)} |"
    for name, key in (
        ("gain over tuned TF-IDF", "gain"),
        ("the same on the untouched half", "gainUntouched"),
        ("the same, each cluster weighing as much as another", "gainByCluster"),
        ("gain over TF-IDF as it comes", "gainOverPlain"),
    ):
        yield f"| {name} | {_both(told[key])} |"
    yield ""
    for name, key in (("tuned TF-IDF", "gain"), ("TF-IDF as it comes", "gainOverPlain")):
        for figure, words in (("averagePrecision", "average precision"), ("rocAuc", "ROC AUC")):
            yield f"- Over {name} in {words}: {_sure(told[key][figure])}."
    yield from ("", "Precision where a share of the scams is found:", "")
    points = [each["points"] for each in told["curves"]]
    yield "| recall | " + " | ".join(each["name"] for each in told["curves"]) + " |"
    yield "|---" * (len(points) + 1) + "|"
    for of in list(zip(*points, strict=True))[1::2]:
        yield f"| {of[0]['recall']:.0%} | " + " | ".join(f"{e['precision']:.2f}" for e in of) + " |"
    scams = told["scamScores"]
    yield ""
    yield f"Highest score of a scam: {scams['highest']}; {scams['verified']} verified. In danger"
    yield f"{scams['danger']:.1%}, below 60 {scams['below60']:.1%}: bare text with nothing to check"
    yield "is seldom enough for more than caution, and is not meant to be."
    yield ""


def _calibration(told: Mapping[str, Any]) -> Iterator[str]:
    yield from ("## What is said and what is found", "", "![Reliability](reliability.svg)", "")
    for name, key in ((f"{told['scamShare']:.2%}", "reliability"), ("half", "reliabilityEven")):
        diagram = told[key]
        yield f"Where {name} are scams: expected calibration error {_figure(diagram['error'])},"
        yield "ten bins of equal weight over held-out postings of EMSCAD."
        yield from ("", "| stated | were scams | postings |", "|---|---|---|")
        for each in diagram["bins"]:
            found = each["found"]
            bounds = f"{found['least']:.1%} to {found['most']:.1%}"
            yield f"| {each['told']:.1%} | {found['value']:.1%} ({bounds}) | {each['n']} |"
        yield ""


def _alarms(told: Mapping[str, Any]) -> Iterator[str]:
    yield from ("## Genuine postings", "")
    yield "Bounds are one-sided, 95 %, Clopper and Pearson. `false_alarms.py` tells the same of the"
    yield "shipped model, which has seen some of these texts."
    yield ""
    yield "| source | postings | danger | at most | below 60 | no number |"
    yield "|---|---|---|---|---|---|"
    for each in told["falseAlarms"]:
        yield (
            f"| {each['source']} | {each['rows']:,} | {each['danger']} "
            f"| {each['dangerAtMost']:.2%} "
            f"| {each['risk']} ({each['risk'] / each['rows']:.2%}) | {each['noNumber']} |"
        )
    boards = told["boards"]
    yield ""
    share = boards["listedVerified"] / boards["listed"]
    yield f"On boards of the dated directory, nothing looked up: {boards['listedVerified']} of"
    yield f"{boards['listed']} postings verified ({share:.1%}). The same postings, and those of"
    yield "other tenants, as if the directory did not know the board:"
    yield f"{boards['othersLowest']} to {boards['othersHighest']} points, "
    yield f"{boards['othersBelow60']} of {boards['others']} below 60."
    yield ""


def _ablation(told: Mapping[str, Any]) -> Iterator[str]:
    yield from ("## Without a part of the evidence", "")
    yield "| without | average precision | ROC AUC | genuine below 60 | verified of listed boards |"
    yield "|---|---|---|---|---|"
    for each in told["ablation"]:
        below, verified = each["genuineBelow60"], each["listedVerified"]
        yield f"| {each['without']} | {_both(each)} | {below:.2%} | {verified:.1%} |"
    yield ""


def _hits(told: Mapping[str, Any]) -> Iterator[str]:
    hits = told["hits"]
    yield from ("## How often each sign was found in EMSCAD", "")
    yield f"Of {hits['scams']} scams and {hits['legitimate']} genuine postings; the rest in none."
    yield from ("", "| signal | scams | genuine |", "|---|---|---|")
    for each in SIGNALS:
        found = hits["of"].get(each.id, {"scams": 0, "legitimate": 0})
        if found["scams"] or found["legitimate"]:
            scams, genuine = found["scams"], found["legitimate"]
            yield (
                f"| {each.id} | {scams} ({scams / hits['scams']:.1%}) "
                f"| {genuine} ({genuine / hits['legitimate']:.1%}) |"
            )
    yield ""


def _sure(gain: Mapping[str, float]) -> str:
    if gain["least"] > 0:
        return "a gain whose interval excludes 0"
    if gain["most"] < 0:
        return "a loss whose interval excludes 0"
    return "not shown to be better: the interval holds 0"


def _both(told: Mapping[str, Any]) -> str:
    return f"{_figure(told['averagePrecision'])} | {_figure(told['rocAuc'])}"


def _figure(told: Mapping[str, float]) -> str:
    return f"{told['value']:.3f} ({told['least']:.3f} to {told['most']:.3f})"


if __name__ == "__main__":
    main()
