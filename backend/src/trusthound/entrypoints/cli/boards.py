"""`trusthound boards list|add|add-directory|look|pause`: where postings are collected from."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import typer
from rich.markup import escape
from rich.table import Column, Table

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.search.board import CollectedBoard
from trusthound.entrypoints.cli.console import err, out, print_json, told_errors
from trusthound.entrypoints.cli.options import AsJson
from trusthound.entrypoints.cli.progress import counted
from trusthound.usecases.add_board import Adding
from trusthound.usecases.collect_board import Looked
from trusthound.wiring.boards import Boards, open_boards
from trusthound.wiring.settings import Settings

T = TypeVar("T")
Which = Annotated[str, typer.Argument(metavar="NAME|ID|URL")]

boards = typer.Typer(no_args_is_help=True, help="Where postings are collected from.")


def with_boards(do: Callable[[Boards], Awaitable[T]]) -> T:
    """Open what the settings name, do it, close it again."""

    async def run() -> T:
        async with open_boards(Settings()) as opened:
            return await do(opened)

    return asyncio.run(run())


@boards.command("list")
def list_boards(*, as_json: AsJson = False) -> None:
    """All of them by name, and how the last look at each went."""

    async def found(opened: Boards) -> list[CollectedBoard]:
        return [each async for each in opened.every()]

    with told_errors(as_json=as_json):
        listed = with_boards(found)
    if as_json:
        print_json([told_of(each) for each in listed])
        return
    heads = ("Name", "Read by", "Last look", "Found", "Next", "")
    table = Table(*(Column(each, overflow="fold") for each in heads), box=None, pad_edge=False)
    for each in listed:
        table.add_row(
            escape(each.name),
            each.reader,
            f"{each.last_run_at:%Y-%m-%d %H:%M}" if each.last_run_at else "never",
            "" if each.last_showings is None else f"{each.last_showings:,}",
            f"{each.due_at:%Y-%m-%d %H:%M}" if each.due_at else "never",
            escape(each.last_problem),
        )
    out.print(table)


@boards.command("add")
def add(
    url: Annotated[str, typer.Argument(metavar="URL")],
    *,
    name: Annotated[str, typer.Option(help="What people read.", show_default="found out")] = "",
    mapping: Annotated[
        list[str] | None,
        typer.Option("--map", metavar="OURS=THEIRS", help="A feed's field; say it for each."),
    ] = None,
    is_of_the_newest: Annotated[
        bool, typer.Option("--newest", help="The feed shows only its newest postings.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Collect from a board, a feed or an employer's sitemap from now on.

    Any feed in XML, JSON or CSV is read by a mapping: --map title=job.title --map url=job.link
    --map records=jobs, and company, description, place, date_posted, pay and so on.
    """
    with told_errors(as_json=as_json):
        adding = Adding(url, name, _mapping(mapping or []), is_of_the_newest)
        added = with_boards(lambda opened: opened.add(adding))
    if as_json:
        print_json(told_of(added))
        return
    err.print(f"{added.name} is looked at within a minute of a running worker.", markup=False)


@boards.command("add-directory")
def add_directory(
    *,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="How many in all.")],
    system: Annotated[
        str, typer.Option(help="Of one system alone, such as greenhouse.", show_default="any")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Collect from employers' boards of the shipped directory, asked one after the other."""
    with told_errors(as_json=as_json):
        count = with_boards(lambda opened: opened.add_directory(limit, system or None))
    if as_json:
        print_json({"added": count})
        return
    out.print(f"Added: {count:,}.")


@boards.command("look")
def look(which: Which, *, as_json: AsJson = False) -> None:
    """Look at a board now, however long it is until it is due."""

    async def look_now(opened: Boards) -> Looked | None:
        return await opened.collect((await opened.named(which)).id, is_due=False, told=told)

    with told_errors(as_json=as_json), counted("Looking") as told:
        looked = with_boards(look_now)
        if looked is None:
            raise InvalidInput("Another collector is looking at it just now.", field="board")
    problem = looked.outcome.problem if looked.outcome else "It goes on later."
    if as_json:
        print_json(
            {
                "result": looked.outcome.result.value if looked.outcome else "looking",
                "problem": problem,
                "found": looked.found,
                "new": looked.new,
                "changed": looked.changed,
                "closed": looked.closed,
            }
        )
        return
    err.print(
        f"{looked.board.name}: {looked.found:,} found, {looked.new:,} new, {looked.changed:,} "
        f"changed, {looked.closed:,} closed. {problem}".rstrip(),
        markup=False,
    )


@boards.command("pause")
def pause(which: Which, *, as_json: AsJson = False) -> None:
    """Do not ask a board any more, until it is added again."""

    async def stop(opened: Boards) -> CollectedBoard:
        board = await opened.named(which)
        await opened.pause(board.id)
        return board

    with told_errors(as_json=as_json):
        paused = with_boards(stop)
    if as_json:
        print_json({"id": paused.id})
        return
    err.print(f"{paused.name} is not asked any more.", markup=False)


def told_of(board: CollectedBoard) -> dict[str, Any]:
    return {
        "id": board.id,
        "name": board.name,
        "reader": board.reader,
        "address": board.address,
        "is_own": board.is_own,
        "last_look": board.last_run_at.isoformat() if board.last_run_at else None,
        "last_result": board.last_result.value if board.last_result else None,
        "last_found": board.last_showings,
        "problem": board.last_problem,
        "failures": board.failures,
        "due_at": board.due_at.isoformat() if board.due_at else None,
    }


def _mapping(pairs: list[str]) -> dict[str, str] | None:
    if not pairs:
        return None
    parted = [each.partition("=") for each in pairs]
    if any(not (ours and theirs) for ours, _, theirs in parted):
        raise InvalidInput(
            "A field of a mapping is written OURS=THEIRS.", field="map", advice="--map title=name"
        )
    return {ours: theirs for ours, _, theirs in parted}
