"""Names of a package and words of postings in, the one small table that the product ships out.

    python -m tools.make_person_names postings.jsonl.gz [more.jsonl.gz …]

The names are Faker's of all its languages, installed in an environment of one's own; what is said
of each file, the licence and the choice stand in the README beside the table.
"""

import argparse
import gzip
import json
import pkgutil
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path

from tools.places import ROOT
from trusthound.domain.candidate.given_names import GIVEN_NAMES
from trusthound.domain.candidate.nicknames import NICKNAMES
from trusthound.domain.sharing.person_names import PersonNames, find_persons, pair_of, plain_word

FOLDER = ROOT / "backend/src/trusthound/wiring/reference"
TABLE = FOLDER / "person_names.gz"
_SMALL_WORD = re.compile(r"(?<![\w.@])[a-z]{2,}(?![\w@])")
_ADDRESS = re.compile(r"\S*(?:@|://|www\.)\S*")
_NAME = re.compile(r"[a-z][a-z'’-]+")
# A word that postings write small this often is none of a name that few languages have.
_OFTEN, _OFTEN_FOR_A_FAMILY, _VERY_OFTEN = 8, 32, 50
_FEW, _MANY = 2, 8
_LEAST_OF_A_WORD = 2
_A_CITY = 100_000
_SHORTEST_GIVEN = 3
# Names in some language, and what else begins with a capital in postings.
_NO_NAMES = frozenset({
    "king", "queen", "prince", "princess", "royal", "saint", "january", "february", "march",
    "april", "may", "june", "july", "august", "september", "october", "november", "december",
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "america",
    "england", "france", "india", "china", "russia", "ireland", "scotland", "wales", "alabama",
    "alaska", "arizona", "arkansas", "california", "colorado", "connecticut", "delaware", "florida",
    "hawaii", "idaho", "illinois", "iowa", "kansas", "kentucky", "louisiana", "maine", "maryland",
    "massachusetts", "michigan", "minnesota", "mississippi", "missouri", "montana", "nebraska",
    "nevada", "ohio", "oklahoma", "oregon", "pennsylvania", "tennessee", "texas", "utah", "vermont",
    "washington", "wisconsin", "wyoming", "carolina", "dakota", "essex", "kent", "devon", "norfolk",
    "sussex",
})  # fmt: skip


def names_of(kind: str) -> Counter[str]:
    """In how many languages of the package each stands, as our lists are kept."""
    person = import_module("faker.providers.person")
    counted: Counter[str] = Counter()
    for each in pkgutil.iter_modules(person.__path__):
        provider = import_module(f"faker.providers.person.{each.name}").Provider
        held = (getattr(provider, name) for name in dir(provider) if kind in name)
        names = {word for value in held if not isinstance(value, property) for word in _in(value)}
        counted.update({plain for plain in map(plain_word, names) if _NAME.fullmatch(plain)})
    return counted


def our_own() -> frozenset[str]:
    """The given names by which the addresses in resumes are read."""
    return frozenset(filter(_NAME.fullmatch, GIVEN_NAMES | NICKNAMES))


def _in(value: object) -> Iterator[str]:
    if isinstance(value, Iterable) and not isinstance(value, str):
        yield from (each for each in value if isinstance(each, str))


def small_words(texts: Iterable[str]) -> Counter[str]:
    """In how many texts each stands without a capital."""
    counted: Counter[str] = Counter()
    for text in texts:
        counted.update(set(_SMALL_WORD.findall(_ADDRESS.sub(" ", text))))
    return counted


def chosen(
    given: Counter[str], family: Counter[str], words: Counter[str], places: frozenset[str]
) -> PersonNames:
    """A name that is more often a word, or a town of which few are called, is left out."""

    def is_given(name: str) -> bool:
        languages, small = given[name], words[name]
        if len(name) < _SHORTEST_GIVEN or (languages <= _FEW and name in places):
            return False
        return small < (_VERY_OFTEN if languages >= _MANY else _OFTEN if languages > 1 else 1)

    def is_word(word: str) -> bool:
        """A name of many languages is somebody's in small letters, too."""
        of_many = given[word] >= _MANY and words[word] < _OFTEN
        return words[word] >= _LEAST_OF_A_WORD and not of_many

    return PersonNames(
        frozenset(filter(is_given, given)) - _NO_NAMES,
        frozenset(each for each in family if words[each] < _OFTEN_FOR_A_FAMILY) - _NO_NAMES,
        frozenset(filter(is_word, words)) | _NO_NAMES,
    )


def texts_of(path: Path) -> Iterator[str]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield "\n".join(each for each in json.loads(line).values() if isinstance(each, str))


def towns() -> Mapping[str, int]:
    """How many people live in the largest town of each name."""
    lines = gzip.decompress((FOLDER / "towns.tsv.gz").read_bytes()).decode().splitlines()[1:]
    rows = (line.split("\t") for line in reversed(lines))
    return {row[1]: int(row[-1]) for row in rows}


def employer_names() -> Iterator[str]:
    for line in (FOLDER / "boards.tsv").read_text("utf-8").splitlines()[1:]:
        yield line.split("\t")[2]
    for line in (FOLDER / "employers.tsv").read_text("utf-8").splitlines()[1:]:
        yield from (each.strip("~ ") for each in line.split("\t")[0].split("|"))


def others_of(names: PersonNames) -> Iterator[str]:
    """Employers and places that look like a person; a small town may share a person's name."""
    people = towns()
    for name in (*people, *employer_names()):
        for found in find_persons(name, names):
            first, last = pair_of(found)
            if last not in names.family or people.get(name, _A_CITY) >= _A_CITY:
                yield f"{first} {last}"


def make_table(names: PersonNames) -> str:
    """Four lines: given names, families, words, and what looks like a person."""
    lines = (names.given, names.family, names.words)
    others = "|".join(sorted(set(others_of(names))))
    return "\n".join([*(" ".join(sorted(each)) for each in lines), others])


def main() -> int:
    """Read the postings named on the command line and write the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("postings", type=Path, nargs="+")
    words = small_words(text for path in parser.parse_args().postings for text in texts_of(path))
    places = frozenset(map(plain_word, towns()))
    given = names_of("first_name") + Counter(dict.fromkeys(our_own(), _FEW + 1))
    names = chosen(given, names_of("last_name"), words, places)
    TABLE.write_bytes(gzip.compress(make_table(names).encode(), mtime=0))
    sys.stdout.write(f"{len(names.given)} given names, {len(names.family)} families\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
