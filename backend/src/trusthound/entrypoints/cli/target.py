"""A TARGET of the command line in; what it names out: an address, a file's bytes or pasted text."""

import sys
from pathlib import Path

from trusthound.domain.common.errors import InvalidInput
from trusthound.wiring.judging import Content, Url

# A saved page beyond this is no posting; the web's bound is the same.
FILE_BYTES = 10_000_000


def resolve(target: str) -> Url | Content:
    """`-` is standard input, an existing file that file, everything else an address.

    Raises InvalidInput for a file that is not there or too large.
    """
    if target == "-":
        return Content(_bounded(sys.stdin.buffer.read(FILE_BYTES + 1), "Standard input"), "")
    if "://" in target:
        return Url(target)
    path = Path(target)
    if path.is_dir():
        raise InvalidInput(f"{target} is a folder.", field="target", advice="Name one file.")
    if path.is_file():
        with path.open("rb") as file:
            return Content(_bounded(file.read(FILE_BYTES + 1), path.name), path.name)
    if "." in target and "/" in target and not path.suffix:
        return Url(target)
    if "." in target and not target.startswith((".", "/", "~")) and not _looks_like_file(path):
        return Url(target)
    raise InvalidInput(
        f"There is no file {target}.",
        field="target",
        advice="Give a full link (https://…), a file, or - for standard input.",
    )


def _looks_like_file(path: Path) -> bool:
    return path.suffix.lower() in {
        ".html",
        ".htm",
        ".json",
        ".txt",
        ".eml",
        ".har",
        ".md",
        ".xml",
    } | {".pdf", ".docx", ".doc", ".png", ".jpg", ".jpeg", ".webp"}


def _bounded(body: bytes, name: str) -> bytes:
    if len(body) > FILE_BYTES:
        raise InvalidInput(f"{name} is larger than {FILE_BYTES // 1_000_000} MB.", field="target")
    return body
