"""An opening in, what is indexed of it out; what is asked for in, the query for that index out.

`heading` holds title (A), company (B) and places (C), `search` the description (D) as well; both
hold the marks of places, kinds of work and days, so that one index answers for words and filters
together. One dictionary serves every language: it leaves words alone that it does not know.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import combinations

from psycopg import sql

from trusthound.adapters.storage.stored_json import stored_text
from trusthound.domain.search.marks import marks_of, spelt_marks
from trusthound.domain.search.opening import Opening
from trusthound.domain.search.words import INDEXED_CHARACTERS, Asked, Term, plain

# Of more terms only those that tell most are looked for one short.
MOST_PARTED = 6

Name = Sequence[str]


def indexed(
    opening: Opening, place_keys: Iterable[str], posted_at: datetime
) -> dict[str, str | list[str]]:
    """The parameters of the functions opening_heading and opening_search."""
    places = " ".join(each.text for each in opening.places)
    return {
        "title_words": stored_text(plain(opening.title)),
        "company_words": stored_text(plain(opening.company)),
        "place_words": stored_text(plain(places)),
        "text_words": stored_text(plain(opening.description[:INDEXED_CHARACTERS])),
        "marks": [
            *marks_of(place_keys, opening.remote, opening.employment_types, posted_at),
            *spelt_marks(plain(opening.title)),
        ],
    }


def asked_queries(asked: Asked) -> list[sql.Composable]:
    """Every term and every phrase, the first of them with nothing of what is left out: by itself
    that would be all the rest.
    """
    first, *others = parts_of(asked)
    return [all_of([first, *_without(asked)]), *others]


def parts_of(asked: Asked) -> list[sql.Composable]:
    """Each term and each phrase by itself."""
    terms = [term_query(each) for each in asked.terms]
    return [*terms, *(phrase_query(each) for each in asked.phrases)]


def all_but_one_queries(asked: Asked) -> list[list[sql.Composable]]:
    """The terms that tell most, each of them missing once; the phrases all the same."""
    telling = sorted(asked.terms, key=lambda each: -each.weight)[:MOST_PARTED]
    return [
        asked_queries(replace(asked, terms=kept))
        for kept in combinations(telling, max(1, len(telling) - 1))
    ]


def _without(asked: Asked) -> list[sql.Composable]:
    return [sql.SQL("!!{}").format(phrase_query(each)) for each in asked.without]


def having(column: str, queries: Iterable[sql.Composable]) -> sql.Composable:
    """Matches what has all of it. Each is a condition of its own: the index then leaps from one
    list's openings to the next one's, where it would try those of all lists for one large query.
    """
    name = sql.Identifier(column)
    return sql.SQL(" AND ").join(sql.SQL("{} @@ {}").format(name, each) for each in queries)


def term_query(term: Term, weights: str = "") -> sql.Composable:
    """Matches what bears one of the term's names, in the fields of those weights ("A", "AB").

    Where no weights are named, other names need not stand together: for that the whole text of
    each would be unpacked, which the order of words in a heading decides as well.
    """
    together = _phrase if weights else _all
    names = [_all(term.typed, weights), *(together(each, weights) for each in term.others)]
    query = words_query(" | ".join(names))
    return sql.SQL("({} || {})").format(query, marks_query([term.mark])) if term.mark else query


def typed_query(words: Name, weights: str = "") -> sql.Composable:
    """Matches what has all the words."""
    return words_query(_all(words, weights))


def phrase_query(words: Name, weights: str = "") -> sql.Composable:
    """Matches what has the words one after the other."""
    return words_query(_phrase(words, weights))


def marks_query(marks: Iterable[str]) -> sql.Composable:
    """Matches what bears one of the marks."""
    return sql.SQL("{}::tsquery").format(" | ".join(map(_quoted, marks)))


def words_query(text: str) -> sql.Composable:
    return sql.SQL("to_tsquery('english', {})").format(text)


def all_of(queries: Iterable[sql.Composable]) -> sql.Composable:
    return sql.SQL("({})").format(sql.SQL(" && ").join(queries))


def any_of(queries: Iterable[sql.Composable]) -> sql.Composable:
    return sql.SQL("({})").format(sql.SQL(" || ").join(queries))


def _all(words: Name, weights: str) -> str:
    return "(" + " & ".join(_word(each, weights) for each in words) + ")"


def _phrase(words: Name, weights: str) -> str:
    return "(" + " <-> ".join(_word(each, weights) for each in words) + ")"


def _word(word: str, weights: str) -> str:
    """A word as it is indexed is letters and digits alone; quoted all the same."""
    return _quoted(word) + (f":{weights}" if weights else "")


def _quoted(text: str) -> str:
    return "'" + stored_text(text).replace("\\", "\\\\").replace("'", "''") + "'"
