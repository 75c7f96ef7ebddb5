"""A text in, the same out as a page can hold it: what no font draws is spelled, long words part.

A box says nothing. Hangul and kana are told by their sound, wide letters by the plain ones, all
others by their number, which finds them anywhere: 김민준 is [Gim Min Jun], 王 is [U+738B].
"""

import re
import unicodedata

NOTE = (
    "What stands in [ ] is written in letters that no font here can draw: by their sound, or by "
    "their numbers. The report's page and its JSON have them as they are."
)
_SOUND = re.compile(r"HANGUL SYLLABLE (\w+)|(?:HIRAGANA|KATAKANA) LETTER (?:SMALL )?(\w+)")

_LONG_WORD = re.compile(r"\S{40}")


def with_places_to_break(text: str) -> str:
    """Where words are longer than a line, so that none runs off the page."""
    return _LONG_WORD.sub("\\g<0>\u200b", text)


def spelled(text: str, missing: frozenset[str]) -> str:
    """`missing`: the letters that cannot be drawn; runs of them stand in one pair of brackets."""
    runs = re.compile(f"[{''.join(map(re.escape, sorted(missing)))}]+")
    return runs.sub(lambda run: _spelled(run[0]), text)


def _spelled(run: str) -> str:
    plain = unicodedata.normalize("NFKC", run)
    if plain.isascii():
        return plain if plain.isprintable() else " "
    return f"[{' '.join(map(_letter, run))}]"


def _letter(letter: str) -> str:
    sound = _SOUND.fullmatch(unicodedata.name(letter, ""))
    return sound[sound.lastindex or 0].capitalize() if sound else f"U+{ord(letter):04X}"
