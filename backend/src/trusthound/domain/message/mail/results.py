"""The value of an Authentication-Results header in, what it states out; never fails.

A reader of our own: two of the three largest providers write what RFC 8601 does not allow (no name
of the server, no space before a comment), and the package `authres` refuses both.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from trusthound.domain.message.mail.model import AuthenticationResult, Method, Result

_VALUE_CHARACTERS = 6_000
_MOST_RESULTS = 30
_METHOD = re.compile(r"(spf|dkim|dmarc|arc)(?:/\d+)?\s*=\s*([a-z]+)", re.IGNORECASE)
_PROPERTY = re.compile(
    r"(smtp|header)\s*\.\s*(mailfrom|helo|from|d|i)\s*=\s*(?:\"([^\"]*)\"(@[\w.-]+)?|([^\s;]+))",
    re.IGNORECASE,
)
_HOST = re.compile(r"[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?")
_RESULTS = {
    "pass": Result.PASS,
    "fail": Result.FAIL,
    "hardfail": Result.FAIL,
    "softfail": Result.SOFT_FAIL,
    "temperror": Result.ERROR,
    "permerror": Result.ERROR,
}
# Which property names whom a method speaks for, the telling one first.
_SPEAKS_FOR = {
    Method.SPF: ("mailfrom", "helo"),
    Method.DKIM: ("d", "i"),
    Method.DMARC: ("from",),
    Method.ARC: (),
}


@dataclass(frozen=True, slots=True)
class ReceiverResults:
    """`receiver` is the authserv-id in lower case, "" where the header has none."""

    receiver: str
    results: tuple[AuthenticationResult, ...]


def read_results(value: str) -> ReceiverResults:
    """Comments say nothing that counts: anyone's words may stand in them."""
    first, *items = _items(_without_comments(value[:_VALUE_CHARACTERS].lower()))
    receiver = ""
    if "=" in first:
        items.insert(0, first)
    else:
        named = first.split(maxsplit=1)[:1]  # a version may follow
        receiver = named[0] if named and _HOST.fullmatch(named[0]) else ""
    return ReceiverResults(receiver, tuple(_results(items[:_MOST_RESULTS])))


def tag_of(value: str, name: str) -> str:
    """The value of one tag of a tag list ("d=example.com; s=…"), in lower case, "" without it."""
    for each in value[:_VALUE_CHARACTERS].split(";"):
        key, _, tag = each.partition("=")
        if key.strip().lower() == name:
            return tag.strip().lower()
    return ""


def _without_comments(value: str) -> str:
    """Comments nest; within quotes there are none, and an open one reaches to the end."""
    kept: list[str] = []
    depth, quoted, skipped = 0, False, False
    for letter in value:
        if skipped:  # an escaped letter is a name's own: it neither ends nor begins anything
            skipped = False
            continue
        if letter == "\\" and (depth or quoted):
            skipped = True
            continue
        if letter == '"' and not depth:
            quoted = not quoted
        elif letter == "(" and not quoted:
            depth += 1
        elif letter == ")" and depth:
            depth -= 1
            kept.append(" ")
            continue
        if not depth:
            kept.append(letter)
    return "".join(kept)


def _items(value: str) -> list[str]:
    """Cut at semicolons outside of quotes."""
    pieces = value.split('"')
    marked = '"'.join(each if at % 2 else each.replace(";", "\n") for at, each in enumerate(pieces))
    return marked.split("\n")


def _results(items: list[str]) -> Iterator[AuthenticationResult]:
    for item in items:
        told = _METHOD.match(item.strip())
        if told is None:
            continue
        method = Method(told[1])
        found = {
            name: f"{quoted}{host}" if quoted or host else bare
            for _, name, quoted, host, bare in _PROPERTY.findall(item)
        }
        named = next((found[name] for name in _SPEAKS_FOR[method] if found.get(name)), "")
        yield AuthenticationResult(method, _RESULTS.get(told[2], Result.NONE), _host(named))


def _host(named: str) -> str:
    """The host of an address or of an address' domain; "none" is nobody."""
    host = named.rpartition("@")[2].strip("<>.\"' ")
    return host if host != "none" and _HOST.fullmatch(host) else ""
