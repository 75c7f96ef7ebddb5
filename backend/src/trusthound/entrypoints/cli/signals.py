"""`trusthound signals list|explain`: every question we ask, and what it is worth."""

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from trusthound.domain.assessment.signal import Signal
from trusthound.domain.assessment.weight import Weight
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.weights import WEIGHTS
from trusthound.entrypoints.cli.console import out, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson

signals = typer.Typer(no_args_is_help=True, help="The questions we ask of a posting.")


@signals.command("list")
def list_signals(*, as_json: AsJson = False) -> None:
    """Every signal, by topic, with its points when present."""
    ordered = sorted(SIGNALS, key=lambda each: (each.topic, each.id))
    if as_json:
        print_json({"version": WEIGHTS.version, "signals": [_told(each) for each in ordered]})
        return
    table = Table("Topic", "Signal", "Title", "Points", box=None, pad_edge=False)
    for each in ordered:
        points = WEIGHTS.signals[each.id].present * WEIGHTS.points_a_nat
        table.add_row(each.topic.value, each.id, each.title, f"{points:+.0f}")
    out.print(table)


@signals.command("explain")
def explain_signal(
    name: Annotated[str, typer.Argument(metavar="ID")], *, as_json: AsJson = False
) -> None:
    """One signal: its question, why it matters, the innocent explanation, what to do."""
    with told_errors(as_json=as_json):
        asked = _find(name)
    if as_json:
        print_json(_told(asked))
        return
    weight = WEIGHTS.signals[asked.id]
    out.print(f"[bold]{escape(asked.title)}[/]  [dim]{asked.id} · {asked.topic.value}[/]")
    for label, text in (
        ("Question", asked.question),
        ("Looks for", asked.rule),
        ("Why", asked.why),
        ("Innocent", asked.innocent),
        ("Advice", asked.advice),
        ("Source", asked.source),
        ("Worth", _worth(weight)),
    ):
        out.print(f"[dim]{label:<10}[/]{escape(text)}", soft_wrap=True)


def _find(name: str) -> Signal:
    for each in SIGNALS:
        if each.id == name:
            return each
    raise InvalidInput(
        f"There is no signal “{name}”.", field="id", advice="See trusthound signals list."
    )


def _worth(weight: Weight) -> str:
    scale = WEIGHTS.points_a_nat
    told = (
        f"{weight.present * scale:+.0f} points when present, {weight.absent * scale:+.1f} when not"
    )
    return told if weight.ceiling is None else f"{told}; limits the score to {weight.ceiling}"


def _told(asked: Signal) -> dict[str, object]:
    weight = WEIGHTS.signals[asked.id]
    return {
        "id": asked.id,
        "title": asked.title,
        "question": asked.question,
        "rule": asked.rule,
        "why": asked.why,
        "innocent": asked.innocent,
        "advice": asked.advice,
        "topic": asked.topic.value,
        "leans": asked.leans.value,
        "source": asked.source,
        "corroborates": asked.corroborates,
        "weight": {
            "present": weight.present,
            "absent": weight.absent,
            "ceiling": weight.ceiling,
        },
    }
