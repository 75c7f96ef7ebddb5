"""The command `trusthound`: one file a command, assembled here."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from trusthound import __version__
from trusthound.entrypoints.cli.exit_codes import EXIT_CODES_HELP

COMMANDS = (
    "verify",
    "verify-candidate",
    "check-report",
    "extract",
    "read-resume",
    "match",
    "score",
    "replay",
    "serve",
    "worker",
    "migrate",
    "doctor",
    "signals",
    "user",
    "org",
    "bulk",
    "operator",
    "audit",
    "mails",
    "boards",
    "import-postings",
    "send-alerts",
    "load-sample",
    "mcp",
)


class _Commands(TyperGroup):
    """Each command is imported when it is asked for: `score` has no use for a web server."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - the parent's shape
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        with _loading_what_stays():
            told = getattr(import_module(f"trusthound.entrypoints.cli.{name}"), name)
        if not isinstance(told, typer.Typer):
            alone = typer.Typer(pretty_exceptions_enable=False, add_completion=False)
            alone.command(cmd_name)(told)
            told = alone
        command = typer.main.get_command(told)
        command.name = cmd_name
        return command


@contextmanager
def _loading_what_stays() -> Iterator[None]:
    """To look for garbage in what is loaded, now and later, takes time and finds none."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


app = typer.Typer(
    cls=_Commands,
    help="Trust scores for job postings, with reasons that quote their evidence.",
    epilog=EXIT_CODES_HELP,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(asked: bool) -> None:  # noqa: FBT001 - typer calls it with the option's value
    if asked:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def _options(
    *,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Options of the command itself."""


def main() -> None:
    """The installed entry point."""
    app()


if __name__ == "__main__":
    main()
