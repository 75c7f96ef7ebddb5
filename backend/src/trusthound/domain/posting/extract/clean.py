"""Untrusted text or markup in, text that is safe to show and to compare out."""

import re
from html import unescape

from trusthound.domain.common.clues import AnyOf
from trusthound.domain.posting.extract.hiding import hides, is_most
from trusthound.domain.posting.extract.parsing import parse
from trusthound.domain.posting.extract.rendering import rendered

# Far above any real posting; bounds the work on what a stranger sends.
TEXT_CHARACTERS = 100_000

# Controls (but tab and newline), soft hyphen, fillers, zero-width and direction marks, variation
# selectors, surrogates, private use, specials and tags: they show nothing and can hide anything.
_NEAR = (
    "[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ud800-\udfff\ue000-\uf8ff\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff]"
)
_FAR = "[\U000e0000-\U0010ffff]"
INVISIBLE = re.compile(f"{_NEAR}|{_FAR}")
# Apart, because a set within the first plane is matched several times faster.
_INVISIBLE_NEAR = re.compile(_NEAR)
_INVISIBLE_FAR = re.compile(_FAR)
# Those of them that Python calls printable.
_BLANK = AnyOf.of(*filter(str.isprintable, re.findall(_NEAR, "".join(map(chr, range(0x10000))))))
_BREAK = re.compile(r"\r\n?|[\v\f\x85\u2028\u2029]")
_BREAKS = "\r\v\f\x85\u2028\u2029"
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_MARKUP = re.compile(r"<[a-zA-Z/!]")
_ESCAPED_MARKUP = re.compile(r"&lt;/?[a-zA-Z]")


def clean_text(text: str) -> str:
    """Lines of visible characters with single spaces, at most TEXT_CHARACTERS of them."""
    text = text[:TEXT_CHARACTERS]
    if _is_clean(text):
        return text
    if not text.isascii() or _CONTROL.search(text):
        text = _visible(text)
    return "\n".join(filter(None, map(" ".join, map(str.split, text.split("\n")))))


def _is_clean(text: str) -> bool:
    """Whether `clean_text` would change nothing: three times as fast to ask as to do."""
    return (
        "  " not in text
        and "\n\n" not in text
        and "\n " not in text
        and " \n" not in text
        and text.replace("\n", " ").isprintable()  # which no other white space is
        and text == text.strip()
        and (text.isascii() or not (_is_far(text) or _BLANK.stands_in(text)))
    )


def _visible(text: str) -> str:
    """Without what shows nothing; patterns are tried only where they may find something."""
    if any(each in text for each in _BREAKS):
        text = _BREAK.sub("\n", text)
    spaced = text.replace("\n", " ").replace("\t", " ").replace("\xa0", " ")
    if not spaced.isprintable() or _BLANK.stands_in(spaced):
        text = _INVISIBLE_NEAR.sub("", text)
    return _INVISIBLE_FAR.sub("", text) if _is_far(text) else text


def _is_far(text: str) -> bool:
    """Whether some character is beyond the first plane."""
    return len(text.encode("utf-16-le", "surrogatepass")) > 2 * len(text)


def clean_line(text: str, limit: int) -> str:
    """One line of at most `limit` visible characters."""
    return " ".join(clean_text(text[: limit * 8]).split())[:limit].rstrip()


def text_of_html(html: str) -> str:
    """Markup, escaped markup or plain text as a person reads it: paragraphs between newlines.

    What styles hide is left out, see `hidden_in`.
    """
    return clean_text(words_of_html(html))


def words_of_html(html: str) -> str:
    """The same, not yet cleaned."""
    html = html[: TEXT_CHARACTERS * 4]
    if _ESCAPED_MARKUP.search(html) and not _MARKUP.search(html):
        html = unescape(html)
    if not _MARKUP.search(html):
        return unescape(html) if "&" in html else html
    tree = parse(html)
    if "style" in html or "hidden" in html:
        for node in tree.css("[style], [hidden]"):
            if hides(node) and not is_most(node, tree):
                node.decompose()
    return rendered(tree.body) if tree.body else ""
