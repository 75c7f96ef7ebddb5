"""`trusthound check-report FILE`: a signed report in, whether it is as it was signed out."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from trusthound.adapters.credentials import report_signing
from trusthound.adapters.credentials.report_signing import Checked, PublicKey, Standing
from trusthound.domain.common.errors import InvalidInput
from trusthound.entrypoints.cli.console import err, out, print_json, told_errors
from trusthound.entrypoints.cli.exit_codes import ExitCode
from trusthound.entrypoints.cli.options import AsJson
from trusthound.wiring.settings import Settings
from trusthound.wiring.signed_reports import own_keys

_KEY = re.compile(r"[A-Za-z0-9_-]{43}")
_WORDS = {
    Standing.CHANGED: "This file is not what was signed: it was changed since.",
    Standing.OTHER_KEY: "This file says that another key signed it, so nothing is proved.",
}


def check_report(
    file: Annotated[Path, typer.Argument(help="A report as it was downloaded.")],
    *,
    key: Annotated[
        str,
        typer.Option(
            metavar="FILE|KEY",
            help="The signer's public key, or a file of keys: what stands at the server's "
            "/.well-known/jwks.json. Without it: the key of the installation here.",
        ),
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Check a signed report: whether the key signed this very file. Opens no connection."""
    with told_errors(as_json=as_json):
        body = _read(file, "file")
        checked = report_signing.check_report(body, _keys(key) if key else own_keys(Settings()))
    if as_json:
        print_json(_told(checked))
    elif checked.standing is Standing.HOLDS:
        _show(checked)
    else:
        err.print(f"[bold red]{_WORDS[checked.standing]}[/]", soft_wrap=True)
        if checked.standing is Standing.OTHER_KEY:
            _line(err, "Its key", checked.key_id)
    if checked.standing is not Standing.HOLDS:
        raise typer.Exit(ExitCode.NOT_AS_SIGNED)


def _keys(key: str) -> tuple[PublicKey, ...]:
    """A key is written in 43 characters; anything else names a file."""
    alone = _KEY.fullmatch(key) is not None
    return report_signing.read_keys(
        key if alone else _read(Path(key), "key").decode(errors="replace")
    )


def _read(path: Path, field: str) -> bytes:
    try:
        with path.open("rb") as opened:
            return opened.read(report_signing.MOST_BYTES + 1)
    except OSError as problem:
        raise InvalidInput(
            f"“{path}” could not be read: {problem.strerror}.", field=field
        ) from problem


def _show(checked: Checked) -> None:
    report = checked.report
    out.print("[bold green]✔ This file is as it was signed.[/]")
    _line(
        out, "Signed", f"{checked.signed_at} by {checked.issuer or 'a server without an address'}"
    )
    _line(out, "Key", checked.key_id)
    _line(out, "Result", report.get("verdict") or report.get("status"))
    _line(out, "Title", report.get("title"))
    _line(out, "Company", report.get("company"))
    _line(out, "Link", report.get("url"))
    _line(out, "Checked", report.get("checkedAt"))
    for note in _notes(report):
        _line(out, "Note", note)


def _notes(report: Mapping[str, Any]) -> Iterator[str]:
    """What stands above need not be what the posting says."""
    if report.get("correction"):
        yield "A reader corrected this: it is not as we read the posting."
    origins = report.get("origins")
    told = origins if isinstance(origins, list) else []
    if any(isinstance(each, dict) and each.get("origin") == "employer" for each in told):
        yield "It rests on facts that an employer stated in the place of the posting's."


def _line(console: Any, label: str, value: object) -> None:
    """What postings say stands in it: nothing that would steer a terminal."""
    shown = "".join(each for each in str(value or "") if each.isprintable())
    if shown:
        console.print(f"{label:<8} {shown}", markup=False, soft_wrap=True)


def _told(checked: Checked) -> dict[str, object]:
    """What is not proved is not told."""
    holds = checked.standing is Standing.HOLDS
    return {
        "success": True,
        "standing": checked.standing.value,
        "key": checked.key_id,
        "issuer": checked.issuer if holds else None,
        "signedAt": checked.signed_at if holds else None,
        "report": checked.report if holds else None,
    }
