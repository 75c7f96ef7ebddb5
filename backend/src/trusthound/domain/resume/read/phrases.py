"""A heading as it is written in; out as heading_words has it."""

import re

from trusthound.domain.resume.read.heading_words import HEADINGS
from trusthound.domain.resume.read.piece import plain, tidy

SIGNS = " \t:：.-–—|_#*=•●/&"


def lookup(text: str) -> str:
    shown = drawn_together(text)
    phrase = plain(shown)
    if phrase in HEADINGS or "&" not in shown:
        return phrase
    return plain(shown.replace("&", " and "))


def drawn_together(text: str) -> str:
    """ "E X P E R I E N C E" as a word; two spaces or more part the words then."""
    shown = text.strip(SIGNS)
    letters = shown.split(" ")
    if len([each for each in letters if len(each) == 1]) < max(4, 0.8 * len(shown.split())):
        return tidy(shown)
    return " ".join("".join(word.split()) for word in re.split(r"\s{2,}", shown))
