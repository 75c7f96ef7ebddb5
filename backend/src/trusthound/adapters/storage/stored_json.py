"""A value in; JSON that PostgreSQL can store out."""

import json
import re

from psycopg.types.json import Jsonb

# PostgreSQL's text cannot hold U+0000, which JSON writes as an escape; an even number of
# backslashes before it are backslashes of the text.
_NUL = re.compile(r"(?<!\\)((?:\\\\)*)\\u0000")


def stored_json(value: object) -> Jsonb:
    """U+FFFD stands for what PostgreSQL cannot store: U+0000 and halves of surrogate pairs."""
    return Jsonb(value, dumps=_dumped)


def stored_json_text(told: bytes) -> Jsonb:
    """The same of what is JSON already."""
    return Jsonb(told, dumps=lambda json: _without_nul(json.decode()).encode())


def _dumped(value: object) -> bytes:
    text = _without_nul(json.dumps(value, ensure_ascii=False))
    try:
        return text.encode()
    except UnicodeEncodeError:
        return re.sub("[\ud800-\udfff]", "\ufffd", text).encode()


def _without_nul(text: str) -> str:
    """Looked for first: the pattern takes milliseconds for a long text."""
    return _NUL.sub(r"\1\\ufffd", text) if "\\u0000" in text else text


def stored_text(text: str) -> str:
    """The same for a column of text."""
    return text.replace("\0", "\ufffd").encode(errors="replace").decode()
