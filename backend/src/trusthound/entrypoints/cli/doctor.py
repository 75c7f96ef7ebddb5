"""`trusthound doctor`: what is right and wrong with this installation, in sentences."""

import asyncio
import sys
from collections.abc import Iterator
from urllib.parse import urlsplit

import typer
from rich.markup import escape

from trusthound.adapters.storage.doctor import Check, doctor_database
from trusthound.domain.common.errors import SetupProblem
from trusthound.entrypoints.cli.console import out, print_json, told_errors
from trusthound.entrypoints.cli.exit_codes import ExitCode
from trusthound.entrypoints.cli.options import AsJson
from trusthound.wiring.fetching import render_trouble
from trusthound.wiring.lookups import dns_answers, rdap_servers
from trusthound.wiring.mailing import OUTBOX, mail_problem
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.settings import Settings
from trusthound.wiring.wording import wording_endpoint


def doctor(*, as_json: AsJson = False) -> None:
    """Look at everything the product needs and say how to mend what is missing."""
    with told_errors(as_json=as_json):
        settings = Settings()
    checks = list(_checks(settings))
    if as_json:
        print_json(
            [{"name": each.name, "ok": each.ok, "message": each.sentence} for each in checks]
        )
    else:
        for each in checks:
            mark = "[green]✔[/]" if each.ok else "[red]✖[/]"
            out.print(f"{mark} [bold]{each.name:<12}[/] {escape(each.sentence)}", soft_wrap=True)
    if not all(each.ok for each in checks):
        raise typer.Exit(ExitCode.SETUP)


def _checks(settings: Settings) -> Iterator[Check]:
    version = ".".join(map(str, sys.version_info[:3]))
    yield Check("python", ok=True, sentence=f"Python {version}.")
    directory = load_reference().board_directory
    yield Check(
        "lists",
        ok=True,
        sentence=f"{len(directory.employers):,} employer boards, as of {directory.listed_on}.",
    )
    yield _lookups(settings)
    yield _pages(settings)
    yield _mail(settings)
    yield _wording(settings)
    yield _scripts(settings)
    yield from doctor_database(database_url=settings.database_url, data_folder=settings.data_folder)
    if settings.plain_http:
        yield Check(
            "sign-in",
            ok=not settings.public_url,
            sentence="Sign-in works without https (TRUSTHOUND_PLAIN_HTTP): for a private network "
            "alone. Unset it where there is a public address.",
        )
    if settings.fetch_allowed_private:
        yield Check(
            "fetching",
            ok=False,
            sentence="Private addresses may be fetched (TRUSTHOUND_FETCH_ALLOWED_PRIVATE): "
            "a setting for tests alone. Unset it.",
        )


def _lookups(settings: Settings) -> Check:
    """They may fail without harm, so only settings that cannot be read are wrong."""
    if not settings.lookups:
        return Check("look-ups", ok=True, sentence="Look-ups are switched off.")
    try:
        registries = len(rdap_servers(settings))
        answered = asyncio.run(dns_answers(settings))
    except SetupProblem as problem:
        return Check("look-ups", ok=False, sentence=f"{problem.message} {problem.advice}")
    heard = (
        "the DNS answers"
        if answered
        else "the DNS does not answer here, so mail domains are judged without it"
    )
    return Check(
        "look-ups", ok=True, sentence=f"Registries of {registries:,} endings are known; {heard}."
    )


def _mail(settings: Settings) -> Check:
    """Without a mail server all is well on a machine of one's own, and nowhere else."""
    if not settings.smtp_host and not settings.public_url:
        folder = settings.data_folder / OUTBOX
        return Check("mail", ok=True, sentence=f"No mail leaves this machine; see {folder}.")
    problem = asyncio.run(mail_problem(settings))
    where = f"{settings.smtp_host}:{settings.smtp_port}"
    return Check("mail", ok=not problem, sentence=problem or f"{where} takes our mails.")


def _wording(settings: Settings) -> Check:
    """Off is as good as on."""
    try:
        endpoint = wording_endpoint(settings)
    except SetupProblem as problem:
        return Check("wording", ok=False, sentence=f"{problem.message} {problem.advice}")
    if endpoint is None:
        return Check("wording", ok=True, sentence="No language model is asked for anything.")
    return Check(
        "wording",
        ok=True,
        sentence=f"{endpoint.model} at {urlsplit(endpoint.url).netloc} words matches: requirements "
        "go there with their quotes of postings and resumes.",
    )


def _scripts(settings: Settings) -> Check:
    """Off is as good as on; on, it has to be safe."""
    name = "scripts"
    if not settings.render:
        return Check(name, ok=True, sentence="Pages that only scripts show are not rendered.")
    trouble = asyncio.run(render_trouble(settings))
    return Check(
        name,
        ok=not trouble,
        sentence=f"Pages that only scripts show cannot be rendered safely here: {trouble}. Install "
        "bubblewrap and chromium-headless-shell, and allow user namespaces to this user."
        if trouble
        else "Pages that only scripts show are rendered by a Chromium that is shut in.",
    )


def _pages(settings: Settings) -> Check:
    built = (settings.pages_folder / "index.html").is_file()
    return Check(
        "pages",
        ok=built,
        sentence="The pages are built."
        if built
        else f"There are no built pages in {settings.pages_folder}; run: make run",
    )
