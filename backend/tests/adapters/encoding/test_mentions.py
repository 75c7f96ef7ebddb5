"""Tokens' tags make up mentions; mentions are told how likely they belong together."""

import numpy as np

from trusthound.adapters.encoding.mentions import Numbers, Placed, mentions_of
from trusthound.adapters.encoding.pairs import PAIRS, Pairs, steps_apart
from trusthound.adapters.encoding.tokens import tokens_of
from trusthound.adapters.encoding.wordpieces import WordPieces
from trusthound.domain.resume.read.dates import periods
from trusthound.domain.resume.read.encoded.model import Begins, Kind, Seen
from trusthound.domain.resume.read.piece import Piece
from trusthound.wiring.reference.resume_encoder import vocabulary

ROWS = [
    Seen(text, Begins.LINE, 1, 0, periods(Piece(text, 0)))
    for text in ("Chief Engineer at Acme", "2019 - 2021", "Engineer")
]
TOLD = tokens_of(ROWS, WordPieces(vocabulary()), 100)


def tagged(tags: list[int], sure: float = 1) -> Numbers:
    told = np.zeros((len(TOLD), 11), np.float32)
    told[range(len(TOLD)), tags] = sure
    return told


def placed(tags: list[int]) -> list[Placed]:
    return mentions_of(ROWS, TOLD, tagged(tags))


# A sign, Chief, Engineer, at, Ac, ##me; a sign, 2019, -, 2021; a sign, Engineer.
TAGS = [0, 1, 2, 0, 3, 4, 0, 0, 0, 0, 0, 1]


def texts(found: list[Placed]) -> list[tuple[Kind, str]]:
    return [(x.kind, ROWS[x.row].text[x.begin : x.end]) for x in (each.mention for each in found)]


def test_tags_make_up_mentions_beside_the_rows_own_dates() -> None:
    assert texts(placed(TAGS)) == [
        (Kind.TITLE, "Chief Engineer"),
        (Kind.COMPANY, "Acme"),
        (Kind.DATES_OF_WORK, "2019 - 2021"),
        (Kind.TITLE, "Engineer"),
    ]


def test_a_sign_is_no_mention() -> None:
    assert texts(placed([1] + [0] * 11)) == [(Kind.DATES_OF_WORK, "2019 - 2021")]


def test_what_is_alike_and_near_belongs_together() -> None:
    found = placed(TAGS)
    left = np.zeros((len(TOLD), len(PAIRS) * 2), np.float32)
    right = left.copy()
    left[1:3, 0:2], left[11, 0:2] = (3, 0), (0, 3)
    right[4:6, 0:2] = (3, 0)
    far = np.zeros((len(PAIRS), 13), np.float32)
    worths = far, np.full(len(PAIRS), -1, np.float32)
    pairs = Pairs(found, TOLD, tagged(TAGS), (left, right), worths)
    titles = [x for x in pairs.mentions if x.kind is Kind.TITLE]
    companies = [x for x in pairs.mentions if x.kind is Kind.COMPANY]
    likely = pairs.together(titles, companies, Kind.COMPANY)
    assert likely[0][0] > 0.9
    assert likely[1][0] < 0.3
    far[0, 6 - 2] = 9  # the employer stands two rows before the second title
    assert pairs.together(titles, companies, Kind.COMPANY)[1][0] > 0.9
    assert pairs.together([], companies, Kind.COMPANY) == []
    assert pairs.together(titles, [], Kind.COMPANY) == [[], []]


def test_any_words_can_be_asked_about() -> None:
    nothing = np.zeros((len(TOLD), len(PAIRS) * 2), np.float32)
    worths = np.zeros((len(PAIRS), 13), np.float32), np.full(len(PAIRS), 2, np.float32)
    pairs = Pairs(placed(TAGS), TOLD, tagged(TAGS, 9), (nothing, nothing), worths)
    whole = pairs.held(Kind.TITLE, (0, 0), (0, 14))
    assert whole
    assert (whole.mention.begin, whole.mention.end) == (0, 14)
    assert min(whole.mention.sure, whole.first) > 0.99
    assert whole.goes_on < 0.01
    part = pairs.held(Kind.TITLE, (0, 0), (0, 5))  # "Chief"
    assert part
    assert part.goes_on > 0.99
    rest = pairs.held(Kind.TITLE, (0, 6), (0, 17))  # "Engineer at"
    assert rest
    assert rest.first < 0.01
    assert 0.4 < rest.mention.sure < 0.6
    assert pairs.held(Kind.TITLE, (2, 0), (2, 8)) != whole
    assert pairs.held(Kind.TITLE, (3, 0), (3, 8)) is None  # no such row
    companies = [x for x in pairs.mentions if x.kind is Kind.COMPANY]
    assert pairs.together([whole.mention], companies, Kind.COMPANY)[0][0] > 0.8
    assert whole.mention not in pairs.mentions


def test_rows_apart_are_counted_in_growing_steps() -> None:
    apart = np.array([0, 1, 2, 3, 4, 5, 16, 17, 900, -1, -40])
    assert steps_apart(apart).tolist() == [0, 1, 2, 3, 3, 4, 5, 6, 6, -1, -6]
