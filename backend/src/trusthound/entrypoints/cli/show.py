"""A verification in, a page of text on the terminal out."""

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from trusthound.domain.assessment.band import Band, band_of, verdict_line
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.assessment.reasons import headline
from trusthound.domain.assessment.signal import Lean, Signal
from trusthound.domain.common.money import salary_line
from trusthound.domain.message.model import EntityKind
from trusthound.domain.message.reply import safe_reply
from trusthound.domain.message.scripts.script import ScriptMatch
from trusthound.domain.message.signals.register import SIGNALS as MESSAGE_SIGNALS
from trusthound.domain.message.verification import Judged, MessageVerification
from trusthound.domain.message.weights import WEIGHTS as MESSAGE_WEIGHTS
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.verification import Verification
from trusthound.entrypoints.cli.show_mail import mail_rows

_STYLES = {Band.VERIFIED: "green", Band.CAUTION: "yellow", Band.DANGER: "red"}
_MARKS = {Band.VERIFIED: "✔", Band.CAUTION: "⚠", Band.DANGER: "✖"}
_OUTCOMES = {
    Outcome.PRESENT: "yes",
    Outcome.ABSENT: "no",
    Outcome.UNKNOWN: "not checked",
    Outcome.NOT_APPLICABLE: "does not apply",
}
BAR_CELLS = 40


def show(verification: Judged, console: Console, *, explain: bool) -> None:
    """The verdict, what was read, why, and what could not be checked; with `explain` the sum."""
    _show_verdict(verification, console)
    if isinstance(verification, MessageVerification):
        _show_message(verification, console)
    else:
        _show_posting(verification, console)
    console.print("\n[bold]Analysis details[/]")
    for reason in verification.reasons:
        console.print(f" • {escape(reason)}", soft_wrap=True)
    if isinstance(verification, MessageVerification):
        _show_reply(verification, console)
    _show_innocent(verification, console)
    _show_unchecked(verification, console)
    if explain:
        if isinstance(verification, Verification):
            _show_sightings(verification, console)
        _show_questions(verification, console)
        _show_sum(verification, console)


def _show_verdict(verification: Judged, console: Console) -> None:
    score = verification.assessment.score
    message = isinstance(verification, MessageVerification)
    words = headline(
        verification.assessment, subject=MESSAGE_WEIGHTS.subject if message else "posting"
    )
    if score is None:
        console.print(f"\n[bold]{words}[/]")
        return
    band = band_of(score)
    filled = round(score / 100 * BAR_CELLS)
    style = _STYLES[band]
    console.print(
        f"\n[bold {style}]{_MARKS[band]} {score}/100 {band.value}[/]  {words}  "
        f"[dim]{verdict_line(score)}[/]"
    )
    console.print(f"[{style}]{'━' * filled}[/][dim]{'━' * (BAR_CELLS - filled)}[/]")


def _signals(verification: Judged) -> tuple[Signal, ...]:
    return MESSAGE_SIGNALS if isinstance(verification, MessageVerification) else SIGNALS


def _show_message(verification: MessageVerification, console: Console) -> None:
    message = verification.dossier.message
    if message.mail is not None:
        _show_rows(mail_rows(message.mail), console)
    rows = [
        (label, ", ".join(each.value for each in message.named(kind)))
        for label, kind in (
            ("Company", EntityKind.COMPANY),
            ("Person", EntityKind.PERSON),
            ("Role", EntityKind.ROLE),
            ("Amounts", EntityKind.AMOUNT),
            ("Apps", EntityKind.APP),
            ("Wallets", EntityKind.WALLET),
            ("Links", EntityKind.LINK),
            ("Mail", EntityKind.MAIL),
            ("Phone", EntityKind.PHONE),
        )
    ]
    _show_rows(rows, console)
    if verification.dossier.scripts.best is not None:
        _show_script(verification.dossier.scripts.best, console)


def _show_script(match: ScriptMatch, console: Console) -> None:
    console.print(f"\n[bold]Matches {escape(match.told)}[/]")
    for step in match.steps:
        mark = "[red]✔[/]" if step.quote else "[dim]·[/]"
        quote = f"  [dim]“{escape(step.quote.text)}”[/]" if step.quote else ""
        console.print(f" {mark} {escape(step.name)}{quote}", soft_wrap=True)
    if match.also:
        console.print(f"[dim]As many steps of: {escape(', '.join(match.also))}[/]")
    console.print(f"[bold]What to do[/] {escape(match.advice)}", soft_wrap=True)


def _show_reply(verification: MessageVerification, console: Console) -> None:
    reply = safe_reply(verification.dossier)
    console.print(f"\n[bold]Safe to answer[/]\n {escape(reply)}", soft_wrap=True)


def _show_posting(verification: Verification, console: Console) -> None:
    posting = verification.dossier.posting
    rows = [
        ("Title", posting.title),
        ("Company", posting.company),
        ("Place", "; ".join(place.text for place in posting.places)),
        ("Pay", salary_line(posting.pay)),
        ("Link", posting.url),
    ]
    _show_rows(rows, console)


def _show_rows(rows: list[tuple[str, str]], console: Console) -> None:
    console.print()
    for label, value in rows:
        if value:
            console.print(f"[dim]{label:<8}[/] {escape(value)}", soft_wrap=True)


def _show_innocent(verification: Judged, console: Console) -> None:
    """For what counts against it, what else may explain it."""
    told = [
        each
        for each in _signals(verification)
        if each.leans is Lean.AGAINST
        and verification.assessment.findings[each.id].outcome is Outcome.PRESENT
    ]
    if told:
        console.print("\n[bold]It may be innocent[/]")
    for each in told:
        console.print(f" • {escape(each.title)}: {escape(each.innocent)}", soft_wrap=True)


def _show_unchecked(verification: Judged, console: Console) -> None:
    assessment = verification.assessment
    unknown = [
        each.title
        for each in _signals(verification)
        if assessment.findings[each.id].outcome is Outcome.UNKNOWN
    ]
    console.print(f"\n[bold]Coverage[/] {assessment.coverage:.0%} of what could be asked")
    if unknown:
        console.print(f"[dim]Could not be checked: {escape('; '.join(unknown))}[/]")


def _show_sightings(verification: Verification, console: Console) -> None:
    """By what we saw ourselves; without a database nothing is kept."""
    known = verification.dossier.sightings
    if known is None or known.first_seen_on is None or known.last_seen_on is None:
        console.print("[dim]First seen by us: not known[/]")
        return
    days = f"{known.first_seen_on.isoformat()}, last on {known.last_seen_on.isoformat()}"
    reposts, changes = len(known.reposts), len(known.changes)
    told = f"seen {known.times_seen} times, put up anew {reposts} times, {changes} changes"
    console.print(f"First seen by us on {days}: {told}")


def _show_questions(verification: Judged, console: Console) -> None:
    table = Table("Topic", "Question", "Answer", box=None, pad_edge=False, title_justify="left")
    for each in sorted(_signals(verification), key=lambda signal: (signal.topic, signal.id)):
        outcome = verification.assessment.findings[each.id].outcome
        table.add_row(each.topic.value, each.question, _OUTCOMES[outcome])
    console.print()
    console.print(table)


def _show_sum(verification: Judged, console: Console) -> None:
    table = Table("The sum", "Points", box=None, pad_edge=False)
    for line in verification.assessment.lines:
        table.add_row(line.label, f"{line.points:+.1f}")
    console.print()
    console.print(table)
