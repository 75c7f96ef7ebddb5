"""What is asked for in, the columns out that say how far a heading has it."""

from collections.abc import Sequence
from dataclasses import replace

from psycopg import sql

from trusthound.adapters.storage.search_words import phrase_query, term_query, typed_query
from trusthound.domain.search.words import Asked, Term

# Another name of what was typed, beside what was typed.
_OTHER_NAME = 0.85


def features(asked: Asked) -> sql.Composable:
    """Shares of what was asked for, in title and heading; whether the words stand together."""
    terms = [*asked.terms, *(Term(each, weight=float(len(each))) for each in asked.phrases)]
    whole = sum(each.weight for each in terms)
    title = _share([(each.weight / whole, _title(each)) for each in terms])
    typed = _share([(each.weight / whole, _typed(each, "A")) for each in terms])
    heading = _share([(each.weight / whole, _typed(each, "")) for each in terms])
    words = asked.words
    phrase = sql.SQL("heading @@ {}").format(phrase_query(words, "A"))
    return sql.SQL("{}, {}, {}, {}, length(ts_filter(heading, '{{a}}')) - {}").format(
        title, typed, heading, phrase, len(words)
    )


def _share(parts: Sequence[tuple[float, sql.Composable]]) -> sql.Composable:
    each = [sql.SQL("{}::real * {}").format(weight, share) for weight, share in parts]
    return sql.SQL("(") + sql.SQL(" + ").join(each) + sql.SQL(")")


def _title(term: Term) -> sql.Composable:
    """1 with all words typed, a little less with another name."""
    if not term.others:
        return _typed(term, "A")
    other = term_query(replace(term, mark=""), "A")
    return sql.SQL("greatest({}, {} * (heading @@ {})::int)").format(
        _typed(term, "A"), _OTHER_NAME, other
    )


def _typed(term: Term, weights: str) -> sql.Composable:
    """The share of the words typed."""
    each = [
        sql.SQL("(heading @@ {})::int").format(typed_query([word], weights)) for word in term.typed
    ]
    return sql.SQL("(({})::real / {})").format(sql.SQL(" + ").join(each), len(each))
