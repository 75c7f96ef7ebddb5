"""Nothing in; the container image's steps carried out by hand, and its API and worker tried.

Two processes with the environment of compose.yaml, as an unprivileged user, on a PostgreSQL that is
started for them: a contact message is sent in through the API, and the worker delivers its mail.
"""

import http.client
import json
import os
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import yaml
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message

from tools.image_steps import Stage, carried_out, environment_of, python_is_open_to_all
from tools.install import main_of
from tools.places import ROOT
from tools.progress import Failed
from trusthound.adapters.storage.embedded.server import embedded_server

NOBODY = 65_534 if python_is_open_to_all() else None  # None: as whoever runs this
START_SECONDS = 60.0


class _Mailbox(Message):
    def __init__(self) -> None:
        super().__init__()
        self.subjects: list[str] = []

    def handle_message(self, message: Any) -> None:
        self.subjects.append(str(message["Subject"]))


def try_image() -> None:
    """Raises Failed with a sentence where a step does not work."""
    with tempfile.TemporaryDirectory(prefix="trusthound-image-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        image = carried_out(ROOT / "Dockerfile", folder)
        if NOBODY is None:
            print("This machine's Python is its owner's alone: it is tried as that.", flush=True)
        else:
            os.chown(image.folder / "data", NOBODY, NOBODY)
        print("The image's steps are carried out.", flush=True)
        mailbox, port = _Mailbox(), _free_port()
        smtp = Controller(mailbox, hostname="127.0.0.1", port=port)
        smtp.start()
        (folder / "database").mkdir()
        try:
            with embedded_server(folder / "database") as conninfo:
                _try(image, conninfo, mailbox, port)
        finally:
            smtp.stop()


def _try(image: Stage, conninfo: str, mailbox: _Mailbox, smtp_port: int) -> None:
    given = compose_environment("api") | {
        "DATABASE_URL": conninfo,
        "TRUSTHOUND_SMTP_HOST": "127.0.0.1",
        "TRUSTHOUND_SMTP_PORT": str(smtp_port),
        "TRUSTHOUND_SMTP_SECURITY": "none",
        "TRUSTHOUND_PORT": str(_free_port()),
        "TRUSTHOUND_LOOKUPS": "false",
    }
    environment = environment_of(image, given)
    with (
        _running(image, compose()["services"]["api"]["command"], environment) as api,
        _running(image, compose()["services"]["worker"]["command"], environment) as worker,
    ):
        _wait("the API to be healthy", lambda: _run(image, "HEALTHCHECK", environment) == 0)
        number = int(given["TRUSTHOUND_PORT"])
        page = _asked(number, "GET", "/")
        if b"<!doctype html>" not in page.lower():
            raise Failed("The pages are not served.")
        body = {"name": "Ann", "email": "ann@example.org", "subject": "Hello", "message": "Hi."}
        ticket = json.loads(_asked(number, "POST", "/api/contact", body))["ticket"]
        _wait("the worker to deliver two mails", lambda: len(mailbox.subjects) >= 2)
        print(f"Contact message {ticket}; the worker delivered: {mailbox.subjects}", flush=True)
        for name, each in (("api", api), ("worker", worker)):
            each.terminate()
            begun = time.monotonic()
            code = each.wait(timeout=20)
            print(f"SIGTERM: the {name} ended in {time.monotonic() - begun:.1f} s with {code}.")
            if code != 0:
                raise Failed(f"The {name} did not end well.")


def compose() -> dict[str, Any]:
    """compose.yaml, as YAML reads it."""
    read: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return read


def compose_environment(service: str) -> dict[str, str]:
    """A service's environment with an .env that somebody filled in as .env.example says."""
    filled = {
        "TRUSTHOUND_PUBLIC_URL": "https://trust.example",
        "TRUSTHOUND_SECRET_KEY": secrets.token_urlsafe(32),
        "POSTGRES_PASSWORD": secrets.token_hex(24),
        "TRUSTHOUND_SMTP_HOST": "mail.example",
        "TRUSTHOUND_MAIL_FROM": "hello@trust.example",
    }
    stated: Mapping[str, str] = compose()["services"][service]["environment"]
    return {name: interpolated(value, filled) for name, value in stated.items()}


def interpolated(text: str, values: Mapping[str, str]) -> str:
    """As `docker compose` does it: ${NAME}, ${NAME:-default}, ${NAME:?what is missing}."""

    def value(found: re.Match[str]) -> str:
        name, sign, word = found["name"], found["sign"], found["word"]
        if values.get(name):
            return values[name]
        if sign == ":?":
            raise Failed(f"{name}: {word}")
        return word or ""

    return re.sub(r"\$\{(?P<name>\w+)(?:(?P<sign>:[-?])(?P<word>[^}]*))?\}", value, text)


@contextmanager
def _running(
    image: Stage, words: list[str], environment: Mapping[str, str]
) -> Iterator["subprocess.Popen[bytes]"]:
    process = subprocess.Popen(
        [*image.said["ENTRYPOINT"], *words],
        cwd=image.path("."),
        env=environment,
        user=NOBODY,
        group=NOBODY,
        extra_groups=None if NOBODY is None else [],
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def _run(image: Stage, what: str, environment: Mapping[str, str]) -> int:
    return subprocess.run(
        image.said[what], cwd=image.path("."), env=environment, check=False, user=NOBODY
    ).returncode


def _asked(port: int, method: str, path: str, body: object = None) -> bytes:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    headers = {"Host": "trust.example", "Content-Type": "application/json"}
    connection.request(
        method,
        path,
        json.dumps(body) if body else None,
        headers if body else {"Host": "trust.example"},
    )
    answer = connection.getresponse()
    told = answer.read()
    if answer.status >= 400:
        raise Failed(f"{method} {path} answered {answer.status}: {told[:300]!r}")
    return told


def _wait(for_what: str, done: Any) -> None:
    deadline = time.monotonic() + START_SECONDS
    while not done():
        if time.monotonic() > deadline:
            raise Failed(f"Waited {START_SECONDS:.0f} s for {for_what}.")
        time.sleep(0.5)


def _free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])


if __name__ == "__main__":
    sys.exit(main_of(try_image))
