"""The real listings' titles in, queries of every kind out; the same each time."""

import random
from collections.abc import Callable
from contextlib import suppress

from benchmarks.search.listings import listings

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.search.query import PostedWithin, Query, Sort
from trusthound.domain.search.words import asked_words, plain

QUERIES_A_KIND = 40
_COMMON = (
    "manager", "engineer", "nurse", "assistant", "software engineer", "sales", "analyst",
    "project manager", "account executive", "customer service", "data scientist", "accountant",
)  # fmt: skip
_TOWNS = ("London", "New York", "San Francisco Bay Area", "Berlin", "Austin, TX", "CA", "Germany",
          "Singapore", "Toronto", "Bengaluru", "United States", "Chicago")  # fmt: skip


def queries() -> dict[str, list[Query]]:
    """By kind; the same each time."""
    chance = random.Random(9)  # noqa: S311 - the same each time
    titles = [plain(each.title).split() for each in listings()]
    titles = [each for each in titles if len(each) >= 2]
    counted: dict[str, int] = {}
    for each in titles:
        for word in set(each):
            counted[word] = counted.get(word, 0) + 1
    rare = sorted(word for word, count in counted.items() if 2 <= count <= 6 and word.isalpha())

    def two() -> str:
        words = chance.choice(titles)
        at = chance.randrange(len(words) - 1)
        return " ".join(words[at : at + 2])

    def many(make: Callable[[], Query]) -> list[Query]:
        found = []
        while len(found) < QUERIES_A_KIND:
            query = make()
            with suppress(InvalidInput):  # of two words both may say nothing
                asked_words(query.words)
                found.append(query)
        return found

    return {
        "rare": many(lambda: Query(chance.choice(rare))),
        "common": many(lambda: Query(chance.choice(_COMMON))),
        "two words": many(lambda: Query(two())),
        "place": many(lambda: Query(chance.choice(_COMMON), location=chance.choice(_TOWNS))),
        "two words, place": many(lambda: Query(two(), location=chance.choice(_TOWNS))),
        "pay": many(lambda: Query(two(), min_salary=chance.choice((60_000, 90_000, 140_000)))),
        "remote, trusted": many(
            lambda: Query(chance.choice(_COMMON), remote_only=True, min_trust=60)
        ),
        "a week": many(lambda: Query(two(), posted_within=PostedWithin.WEEK)),
        "scams as well": many(lambda: Query(chance.choice(_COMMON), hide_scams=False)),
        "newest, a week": many(
            lambda: Query(two(), posted_within=PostedWithin.WEEK, sort=Sort.NEWEST)
        ),
        "newest": many(lambda: Query(chance.choice(_COMMON), sort=Sort.NEWEST)),
        "trusted first": many(lambda: Query(two(), sort=Sort.TRUST)),
    }
