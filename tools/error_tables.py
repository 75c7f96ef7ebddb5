"""Measured figures in, how often a score is wrong as the Markdown of docs/scoring.md out."""

from collections.abc import Iterator
from typing import Any

ABSENT = "These figures are being measured."


def error_tables(measured: dict[str, Any] | None) -> Iterator[str]:
    """Lines of the page's section; without figures the sentence that there are none."""
    yield from ("## How often it is wrong", "")
    if measured is None:
        yield from (ABSENT, "")
        return
    yield from (
        f"Measured on {measured['on']} with `{measured['version']}`, on",
        f"{measured['scams']:,} scams and {measured['legitimate']:,} legitimate postings of a",
        "public research set (EMSCAD, 2012 to 2014), near-identical ones kept together. Brackets",
        "hold 95 % intervals. How it is done, and what it cannot say, stands in",
        "[benchmarks/accuracy](../benchmarks/accuracy/report.md).",
        "",
    )
    yield from _false_alarms(measured["falseAlarms"])
    yield from _scores(measured)
    if measured["reliability"]:
        yield from _reliability(measured["reliability"], measured["scamShare"])
    if "reliabilityEven" in measured:
        yield from _reliability(measured["reliabilityEven"], 0.5)
    yield from _compared(
        f"### Finding scams where {measured['scamShare']:.2%} are scams", "method", "name",
        measured["curves"],
    )  # fmt: skip
    gains = [
        ("all postings", "gain"),
        ("the half that no choice of ours looked at", "gainUntouched"),
    ]
    yield from _compared(
        "### Ours less TF-IDF and logistic regression, paired in the same folds", "on", "name",
        [{"name": name, **measured[key]} for name, key in gains if key in measured],
    )  # fmt: skip
    whole = [{**each, "without": "nothing"} for each in measured["curves"][:1]]
    yield from _compared("### Without a part of the evidence", "left out", "without",
                         [*whole, *measured["ablation"]])  # fmt: skip


def message_tables(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Messages by language, and mails."""
    yield from ("### Messages and mails", "")
    yield from (
        "Invented after what authorities, banks and platforms describe, by people who had not seen",
        "our word lists; see [benchmarks/messages](../benchmarks/messages/README.md).",
        "",
        "| language | scams in danger | honest ones in danger |",
        "|---|---|---|",
    )
    for each in rows:
        yield f"| {each['of']} | {_share(each['scams'])} | {_share(each['honest'])} |"
    yield ""


def _share(told: dict[str, Any]) -> str:
    share = told["danger"] / told["n"]
    bounds = f"{told['least']:.0%} to {told['most']:.0%}"
    return f"{told['danger']} of {told['n']}, {share:.0%} ({bounds})"


def _false_alarms(sources: list[dict[str, Any]]) -> Iterator[str]:
    if not sources:
        return
    yield from ("### Honest postings that are accused", "")
    yield from ("| source | postings | danger | at most | below 60 |", "|---|---|---|---|---|")
    for each in sources:
        yield (
            f"| {each['source']} | {each['rows']:,} | {each['danger']} | "
            f"{each['dangerAtMost']:.2%} | {each['risk']} ({each['risk'] / each['rows']:.2%}) |"
        )
    yield ""


def _scores(measured: dict[str, Any]) -> Iterator[str]:
    """What the product says of scams, and of postings on boards, all in all."""
    lines = []
    if scams := measured.get("scamScores"):
        lines.append(
            f"- Scams: highest score {scams['highest']}, {scams['verified']} verified, "
            f"{scams['danger']:.1%} in danger, {scams['below60']:.1%} below 60."
        )
    if boards := measured.get("boards"):
        lines += [
            f"- Postings on boards of the dated directory, nothing looked up: "
            f"{boards['listedVerified']} of {boards['listed']} verified.",
            f"- The same as if the directory did not know the board: {boards['othersLowest']} to "
            f"{boards['othersHighest']}, {boards['othersBelow60']} of {boards['others']} below 60.",
        ]
    if lines:
        yield from ("### Where the scores come to lie", "", *lines, "")


def _reliability(told: dict[str, Any], share: float) -> Iterator[str]:
    yield from (f"### What we said and what was found, where {share:.2%} are scams", "")
    yield f"Expected calibration error {_figure(told['error'])}, {told['n']:,} postings."
    yield from ("", "| scam risk stated | were scams | postings |", "|---|---|---|")
    for each in told["bins"]:
        found = each["found"]
        bounds = f"{found['least']:.1%} to {found['most']:.1%}"
        yield f"| {each['told']:.1%} | {found['value']:.1%} ({bounds}) | {each['n']:,} |"
    yield ""


def _compared(heading: str, column: str, name: str, rows: list[dict[str, Any]]) -> Iterator[str]:
    if not rows:
        return
    yield from (heading, "")
    yield from (f"| {column} | average precision | ROC AUC |", "|---|---|---|")
    for each in rows:
        yield f"| {each[name]} | {_figure(each['averagePrecision'])} | {_figure(each['rocAuc'])} |"
    yield ""


def _figure(told: dict[str, float]) -> str:
    return f"{told['value']:.3f} ({told['least']:.3f} to {told['most']:.3f})"
