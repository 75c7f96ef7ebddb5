"""Settings in, the installation's secret key out: given, or made once and kept in a file."""

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from secrets import token_urlsafe

from trusthound.domain.common.errors import SetupProblem
from trusthound.wiring.settings import Settings

FEWEST_CHARACTERS = 32
FEWEST_KINDS = 10
FILE = "secret.key"


def load_secret(settings: Settings) -> bytes:
    """32 bytes, the same at every start. Raises SetupProblem for one that others could guess."""
    given = settings.secret_key.get_secret_value()
    if given:
        _check(given)
        return _key_of(given)
    if settings.public_url:
        raise SetupProblem(
            "TRUSTHOUND_SECRET_KEY is not set.",
            advice="Give it 32 characters or more, drawn by chance: openssl rand -base64 32",
        )
    try:
        return _key_of(_kept(settings.data_folder / FILE))
    except OSError as problem:
        raise SetupProblem(
            f"The data folder cannot keep a secret key: {problem.strerror}.",
            advice="Set TRUSTHOUND_SECRET_KEY, or give TRUSTHOUND_DATA_FOLDER a folder of yours.",
        ) from problem


def former_secrets(settings: Settings) -> tuple[bytes, ...]:
    """Keys that this installation had before: they read what they wrote, and write nothing."""
    return tuple(_key_of(each.get_secret_value()) for each in settings.former_secret_keys)


def _check(given: str) -> None:
    """A default out of an example is short, or has few different characters."""
    if (
        len(given) < FEWEST_CHARACTERS
        or len(set(given)) < FEWEST_KINDS
        or "change" in given.lower()
    ):
        raise SetupProblem(
            f"TRUSTHOUND_SECRET_KEY must have {FEWEST_CHARACTERS} characters, drawn by chance.",
            advice="Make one with: openssl rand -base64 32",
        )


def _kept(file: Path) -> str:
    """What the file says; where there is none it is made, readable to its owner alone."""
    if file.is_file():
        return file.read_text()
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(f".{token_urlsafe(6)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w") as opened:
        opened.write(token_urlsafe(48))
    with suppress(FileExistsError):
        os.link(draft, file)  # of processes that start at once, one makes it, and it is whole
    draft.unlink()
    return file.read_text()


def _key_of(text: str) -> bytes:
    return sha256(text.encode()).digest()
