"""A match in, a table for the terminal out."""

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from trusthound.domain.matching.model import Match, Row, Standing
from trusthound.domain.matching.score import STRONG
from trusthound.domain.posting.model import JobPosting
from trusthound.domain.posting.requirements.model import Need

BAR_CELLS = 40
_FAIR = 50
_MARKS = {
    Standing.MET: ("green", "✔ met"),
    Standing.PARTLY: ("yellow", "◐ partly"),
    Standing.NOT_SHOWN: ("red", "✖ not shown"),
    Standing.CANNOT_TELL: ("dim", "? cannot tell"),
}


def show_match(match: Match, posting: JobPosting, console: Console) -> None:
    named = " · ".join(filter(None, (posting.title, posting.company)))
    if match.score is None:
        console.print("\n[bold]Too little to compare[/]", escape(named))
    else:
        style = "green" if match.score >= STRONG else "yellow" if match.score >= _FAIR else "red"
        filled = round(match.score / 100 * BAR_CELLS)
        console.print(f"\n[bold {style}]{match.score}% match[/]  {escape(named)}")
        console.print(f"[{style}]{'━' * filled}[/][dim]{'━' * (BAR_CELLS - filled)}[/]")
    _listed("Why you're a match", match.reasons, console)
    _listed("What stands in the way", match.blockers, console)
    console.print()
    console.print(_table(match))
    _listed("Suggestions", [each.text for each in match.suggestions], console)


def _table(match: Match) -> Table:
    table = Table("Asked for", "Stands", "Your resume", "Points", box=None, pad_edge=False)
    for row in match.rows:
        style, told = _MARKS[row.standing]
        points = f"{row.weight:.0f}" if row.weight else "–"
        table.add_row(_asked(row), f"[{style}]{told}[/]", _shown(row), points)
    return table


def _asked(row: Row) -> str:
    quote = " ".join(row.asked.quote.split())
    wanted = "" if row.need is Need.MUST else " [dim](nice to have)[/]"
    return f"[dim]{row.kind.value}[/] {escape(quote)}{wanted}"


def _shown(row: Row) -> str:
    lines = [escape(row.note)]
    for each in row.shown[:1]:
        where = f" ({each.where})" if each.where and each.where != each.quote else ""
        lines.append(f"[dim]“{escape(' '.join(each.quote.split()))}”{escape(where)}[/]")
    return "\n".join(lines)


def _listed(heading: str, told: "list[str] | tuple[str, ...]", console: Console) -> None:
    if told:
        console.print(f"\n[bold]{heading}[/]")
        for each in told:
            console.print(f" • {escape(each)}", soft_wrap=True)
