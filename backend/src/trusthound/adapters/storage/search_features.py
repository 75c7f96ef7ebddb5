"""What is asked for in, the columns out that say how far a heading has it."""

from collections.abc import Sequence
from dataclasses import replace

from psycopg import sql

from trusthound.adapters.storage.search_words import (
    marks_query,
    phrase_query,
    term_query,
    typed_query,
)
from trusthound.domain.search.marks import spelt_marks
from trusthound.domain.search.words import Asked, Term

# Beside the words as they were typed: "accounts" for "accountant", and another name of it.
_OTHER_FORM = 0.85
_OTHER_NAME = 0.8


def features(asked: Asked) -> list[sql.Composable]:
    """Shares of what was asked for, in title and heading; whether the words stand together."""
    terms = [*asked.terms, *(Term(each, weight=float(len(each))) for each in asked.phrases)]
    whole = sum(each.weight for each in terms)
    title = _share([(each.weight / whole, _title(each)) for each in terms])
    typed = _share([(each.weight / whole, _spelt(each)) for each in terms])
    heading = _share([(each.weight / whole, _stems(each, "")) for each in terms])
    words = asked.words
    phrase = sql.SQL("heading @@ {}").format(phrase_query(words, "A"))
    beside = sql.SQL("length(ts_filter(heading, '{{a}}')) - {}").format(len(words))
    return [title, typed, heading, phrase, beside]


def _share(parts: Sequence[tuple[float, sql.Composable]]) -> sql.Composable:
    each = [sql.SQL("{}::real * {}").format(weight, share) for weight, share in parts]
    return sql.SQL("(") + sql.SQL(" + ").join(each) + sql.SQL(")")


def _title(term: Term) -> sql.Composable:
    """1 with all words as they were typed, less in another form and with another name."""
    form = sql.SQL("greatest({}, {} * {}").format(_spelt(term), _OTHER_FORM, _stems(term, "A"))
    if not term.others:
        return form + sql.SQL(")")
    other = term_query(replace(term, mark=""), "A")
    return form + sql.SQL(", {} * (heading @@ {})::int)").format(_OTHER_NAME, other)


def _spelt(term: Term) -> sql.Composable:
    """The share of the words that the title spells as they were typed."""
    return _shared([marks_query(spelt_marks(each)) for each in term.typed])


def _stems(term: Term, weights: str) -> sql.Composable:
    """The share of the words that are there in any form."""
    return _shared([typed_query([each], weights) for each in term.typed])


def _shared(queries: Sequence[sql.Composable]) -> sql.Composable:
    each = [sql.SQL("(heading @@ {})::int").format(query) for query in queries]
    return sql.SQL("(({})::real / {})").format(sql.SQL(" + ").join(each), len(each))
