"""The command `trusthound`: one file a command, assembled here."""

from typing import Annotated

import typer

from trusthound import __version__
from trusthound.entrypoints.cli import signals
from trusthound.entrypoints.cli.doctor import doctor
from trusthound.entrypoints.cli.exit_codes import EXIT_CODES_HELP
from trusthound.entrypoints.cli.extract import extract
from trusthound.entrypoints.cli.migrate import migrate
from trusthound.entrypoints.cli.score import score
from trusthound.entrypoints.cli.serve import serve
from trusthound.entrypoints.cli.verify import verify
from trusthound.entrypoints.cli.worker import worker

app = typer.Typer(
    help="Trust scores for job postings, with reasons that quote their evidence.",
    epilog=EXIT_CODES_HELP,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (verify, extract, score, serve, worker, migrate, doctor):
    app.command()(command)
app.add_typer(signals.app, name="signals")


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
