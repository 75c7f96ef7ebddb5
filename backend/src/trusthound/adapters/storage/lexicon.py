"""Words of titles and of companies, counted; and those that are like a given one."""

from collections.abc import Sequence

import psycopg
from psycopg.rows import class_row

from trusthound.domain.search.spelling import SHORTEST, KnownWord, meant
from trusthound.domain.search.words import Asked, with_words

MOST_ALIKE = 20
# A share of the openings tells the words of all of them, within the time that an answer has.
COUNTED = 200_000
_LONGEST = 30


async def refresh(connection: psycopg.AsyncConnection) -> int:
    """Count the words of what is open now; how many there are."""
    await connection.execute("DELETE FROM search_words")
    counted = await connection.execute(
        """
        INSERT INTO search_words (word, openings)
        SELECT word, ndoc FROM ts_stat(format(
            'SELECT to_tsvector(''simple'', title || '' '' || company)
             FROM openings TABLESAMPLE SYSTEM (%%s) WHERE closed_at IS NULL',
            (SELECT least(100, 100.0 * %(most)s / greatest(reltuples, 1))
             FROM pg_class WHERE oid = 'openings'::regclass)))
        WHERE word ~ '^[a-z]+$' AND length(word) BETWEEN %(shortest)s AND %(longest)s
        """,
        {"most": COUNTED, "shortest": SHORTEST, "longest": _LONGEST},
    )
    return counted.rowcount


async def meant_by(connection: psycopg.AsyncConnection, asked: Asked) -> Asked | None:
    """The same with the words that were meant; None where none is misspelt."""
    corrected = {}
    for word in await unknown(connection, asked.typed):
        if other := meant(word, await alike(connection, word)):
            corrected[word] = other
    return with_words(asked, corrected) if corrected else None


async def unknown(connection: psycopg.AsyncConnection, words: Sequence[str]) -> list[str]:
    """Those of the words that are not counted, in their order."""
    cursor = await connection.execute(
        "SELECT word FROM search_words WHERE word = ANY (%s)", [list(words)]
    )
    known = {word for (word,) in await cursor.fetchall()}
    return [each for each in words if each not in known]


async def alike(connection: psycopg.AsyncConnection, word: str) -> list[KnownWord]:
    """The words that share most of its threes of letters."""
    cursor = connection.cursor(row_factory=class_row(KnownWord))
    await cursor.execute(
        """
        SELECT word, openings FROM search_words WHERE word %% %(word)s
        ORDER BY similarity(word, %(word)s) DESC, openings DESC LIMIT %(most)s
        """,
        {"word": word, "most": MOST_ALIKE},
    )
    return await cursor.fetchall()
