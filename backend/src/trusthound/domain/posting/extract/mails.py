"""Text in, mail addresses out, also those written "name (at) domain dot com"."""

import re
from collections.abc import Iterator

from trusthound.domain.common.clues import AnyOf
from trusthound.domain.common.folding import lowered
from trusthound.domain.posting.model import Contact, ContactKind

_LOCAL = re.compile(r"[\w.+%'-]{1,64}\Z")
_DOMAIN = re.compile(r"(?:[^\W_](?:[\w-]{0,61}[^\W_])?\.){1,4}[^\W\d_]{2,24}(?![\w-])")
_MOST_SIGNS = 200
_NO_DOMAIN = frozenset({"png", "jpg", "jpeg", "gif", "svg", "webp", "css", "js"})

_DOT = r"\s?(?:\.|[\(\[\{]\s?(?:dot|punkt|point|punto|te[čc]ka|kropka|\.)\s?[\)\]\}])\s?"
_AT = r"at|@|æt|ät|arobase|arroba|zavin[áa][čc]"
_BRACKETED = re.compile(
    rf"[\(\[\{{<](?:\s?(?:{_AT})\s?[\)\]\}}>]|(?<=\w\()a\)(?=\w))\s?"
    rf"([\w-]{{1,63}}(?:(?:{_DOT}|\sdot\s)[\w-]{{2,63}}){{1,4}})",
    re.IGNORECASE,
)
_BRACKET_SIGNS = AnyOf.of(
    "(at", "[at", "{at", "<at", "(a)", "(@", "[@", "(arr", "[arr", "(aro", "[aro", "(zav", "[zav"
)
_SPOKEN = re.compile(
    r"\sat\s(?!(?:the|our|a)\s)([\w-]{1,63}(?:\s(?:dot|\.)\s[\w-]{2,63}){1,3})(?!\w)", re.IGNORECASE
)
_SPOKEN_LOCAL = re.compile(r"[\w.+%-]{1,64}(?:\sdot\s[\w.+%-]{1,40})?\s?\Z", re.IGNORECASE)
_ANY_DOT = re.compile(rf"{_DOT}|\sdot\s", re.IGNORECASE)


def find_mails(text: str) -> Iterator[Contact]:
    yield from _plain(text)
    folded = lowered(text)
    if _BRACKET_SIGNS.stands_in(folded):
        yield from _obfuscated(text, _BRACKETED.finditer(text))
    if " dot " in folded or " . " in folded:
        yield from _obfuscated(text, _spoken(text))


def _plain(text: str) -> Iterator[Contact]:
    signed = text.replace("＠", "@")
    at = signed.find("@")
    for _ in range(_MOST_SIGNS):
        if at == -1:
            return
        local = _LOCAL.search(signed, max(0, at - 64), at)
        domain = _DOMAIN.match(signed, at + 1, at + 255)
        if local and domain:
            start = local.start() + len(local[0]) - len(local[0].lstrip(".'-"))
            name = text[start:at].rstrip(".")
            if name and domain[0].rpartition(".")[2].lower() not in _NO_DOMAIN:
                yield _mail(text, f"{name}@{domain[0]}", start, domain.end())
        at = signed.find("@", at + 1)


def _spoken(text: str) -> Iterator[re.Match[str]]:
    """ "at acme dot com"; the word "at" is looked for first because that is much faster."""
    for word in (" at ", " AT ", " At "):
        at = text.find(word)
        while at != -1:
            if match := _SPOKEN.match(text, at):
                yield match
            at = text.find(word, at + 1)


def _obfuscated(text: str, after_name: Iterator[re.Match[str]]) -> Iterator[Contact]:
    for match in after_name:
        local = _SPOKEN_LOCAL.search(text, max(0, match.start() - 80), match.start())
        if local is None:
            continue
        name = _ANY_DOT.sub(".", local[0].strip())
        domain = _ANY_DOT.sub(".", match[1])
        if _DOMAIN.fullmatch(domain):
            yield _mail(text, f"{name}@{domain}", local.start(), match.end())


def _mail(text: str, value: str, start: int, end: int) -> Contact:
    return Contact(ContactKind.MAIL, value.lower(), text[start:end], start, end)
