"""A document in; its hidden words, and those that have an everyday explanation, out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from trusthound.domain.candidate.orders import order_in
from trusthound.domain.resume.document import Document, HiddenText, Hiding

_WORD = re.compile(r"[^\W\d_]{2,}")
_MOST_HIDDEN = 400
_MOST_CHARACTERS = 60_000
# So much of a hidden text stands in sight as well: a shadow, a copy for screen readers, a layer.
_SEEN_AS_WELL = 0.7
# What design tools and word processors fill their templates with (Canva, Word, Google Docs).
_SAMPLE = re.compile(
    r"lorem ipsum|dolor sit amet|consectetur|adipiscing|reallygreatsite|really great site|"
    r"123 anywhere|anywhere st|any ?city|any ?where ?st|123-456-7890|\(123\) 456|"
    r"your (?:full )?name|your (?:job )?title|your (?:paragraph )?text|paragraph text|"
    r"(?:type|insert|enter|add|write|place) (?:your )?(?:\w+ )?(?:text|here|name|title|details)|"
    r"click (?:or tap )?(?:here )?to (?:edit|add|enter|insert)|tap here to|double[- ]click|"
    r"sample text|placeholder|subheading|heading here|body text|company name|job title here|"
    r"(?:university|college|school) name|borcelle|larana|wardiere|ginyard|arowwai|liceria|"
    r"rimberio|fauget|salford|keithston|studio shodwe|warner & spencer|giggling platypus|"
    r"olivia wilson|lorna alvarado|richard sanchez|hello@|www\.really|month year|mm/yyyy|"
    r"city, state|street address|zip code|page \d+ of|powered by|created with|made with|"
    r"this is (?:a |the )?(?:sample|template)|use this (?:section|space)|describe your",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Unseen:
    """`words` are those without an explanation, `quotes` the hidden texts that they stand in."""

    words: tuple[str, ...]
    quotes: tuple[str, ...]
    explained: tuple[str, ...]


def unseen_words(document: Document) -> Unseen:
    """Sample text, a scan's text layer, and what stands in sight as well are explained; orders to
    programs are another question's.
    """
    seen = set(_WORD.findall(document.text.lower()))
    words: list[str] = []
    quotes, explained = [], []
    for each in hidden_texts(document):
        text = " ".join(each.text.split())
        told = _WORD.findall(text.lower())
        scan = (
            each.hiding is Hiding.INVISIBLE and document.facts.images > 0 and len(seen) < len(told)
        )
        known = sum(word in seen for word in told) >= _SEEN_AS_WELL * len(told)
        if order_in(text):
            continue
        if scan or known or _SAMPLE.search(text):
            explained.append(text)
        else:
            words += told
            quotes.append(text)
    return Unseen(tuple(words), tuple(quotes), tuple(explained))


def hidden_texts(document: Document) -> Iterator[HiddenText]:
    """As many as one reads in reasonable time; more is flagged by what was read of it."""
    left = _MOST_CHARACTERS
    for each in document.facts.hidden[:_MOST_HIDDEN]:
        if left <= 0:
            return
        yield replace(each, text=each.text[:left])
        left -= len(each.text)
