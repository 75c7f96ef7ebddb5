"""A mail's parts in; what its reader sees, what is hidden, and where its links lead, out."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from selectolax.lexbor import LexborHTMLParser

from trusthound.adapters.documents.mime import Part
from trusthound.domain.message.mail.model import MailLink
from trusthound.domain.posting.extract.addresses import web_address
from trusthound.domain.posting.extract.clean import clean_line, clean_text
from trusthound.domain.posting.extract.decode import source_of_text
from trusthound.domain.posting.extract.hidden import take_hidden
from trusthound.domain.posting.extract.invisible import written_invisibly
from trusthound.domain.posting.extract.links import find_links
from trusthound.domain.posting.extract.parsing import parse_source
from trusthound.domain.posting.extract.rendering import rendered

# What a mail program shows beside the subject, hidden in the mail itself: most newsletters and
# applicant tracking systems begin so.
_PREVIEW_CHARACTERS = 250
_ORDER = re.compile(
    r"\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules?)\b|"
    r"\b(?:rate|score|classify|mark|treat|label) (?:this|the)\b|system prompt|"
    r"\b(?:ai|llm|gpt|language) (?:assistants?|models?|filters?|classifiers?)\b",
    re.IGNORECASE | re.DOTALL,
)
_HTML_CHARACTERS = 400_000
_PLAIN_CHARACTERS = 100_000
_MOST_LINKS = 100
_MOST_ANCHORS = 300
_WORDS = re.compile(r"[^\W\d_]{3,}")
_ADDRESSES = re.compile(r"https?://\S{1,2000}|[^\s@]{1,80}@\S{1,200}")
# Texts of fewer different words differ by chance: "view this mail in your browser".
_ENOUGH_WORDS = 20
# Many newsletters' plain version is an older or shorter text, hardly any a wholly other one.
_SAME_SHARE = 0.2
_PLAIN_TELLS_ALL = 0.85


@dataclass(frozen=True, slots=True)
class Body:
    """`differing`: the plain version says something else than the one that is shown."""

    text: str
    hidden: tuple[str, ...]
    links: tuple[MailLink, ...]
    differing: bool


def read_body(leaves: Iterable[Part]) -> Body:
    """Of the inline texts; of two versions the one that a reader sees, in whose own lines if the
    other tells the same.
    """
    inline = [each for each in leaves if not each.is_attached and not each.file_name]
    plain_source = "\n".join(each.text for each in inline if each.kind == "text/plain")
    html_source = "\n".join(each.text for each in inline if each.kind == "text/html")
    plain = clean_text(plain_source[:_PLAIN_CHARACTERS])
    invisible = written_invisibly(plain_source[:_PLAIN_CHARACTERS])
    if not html_source.strip():
        return Body(plain, invisible, tuple(_plain_links(plain)), differing=False)
    source = source_of_text(html_source[:_HTML_CHARACTERS])
    tree = parse_source(source)
    unseen = (each for each in take_hidden(tree, source) if _is_no_preview(each))
    hidden = (*unseen, *written_invisibly(source.text))
    shown = clean_text(rendered(tree.body)) if tree.body else ""
    links = dict.fromkeys((*_links(tree), *_plain_links(shown)))
    written, seen = _words(plain), _words(shown)
    differing = min(len(written), len(seen)) >= _ENOUGH_WORDS and (
        len(written & seen) < _SAME_SHARE * min(len(written), len(seen))
    )
    tells_all = bool(written) and len(written & seen) >= _PLAIN_TELLS_ALL * len(seen)
    return Body(
        text=plain if not shown or (tells_all and not differing) else shown,
        hidden=hidden,
        links=tuple(links)[:_MOST_LINKS],
        differing=differing,
    )


def _is_no_preview(hidden: str) -> bool:
    return len(hidden) > _PREVIEW_CHARACTERS or _ORDER.search(hidden) is not None


def _words(text: str) -> set[str]:
    return set(_WORDS.findall(_ADDRESSES.sub(" ", text).lower()))


def _links(tree: LexborHTMLParser) -> Iterator[MailLink]:
    for node in tree.css("a[href]")[:_MOST_ANCHORS]:
        url = web_address(node.attributes.get("href") or "")
        if url:
            yield MailLink(clean_line((node.text() or "")[:1_000], 200), url)


def _plain_links(text: str) -> Iterator[MailLink]:
    for each in find_links(text[:60_000]):
        yield MailLink(each.text[:200], each.value)
