"""What a search finds in a real database, and in which order."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from functools import partial
from typing import Any

import pytest

from trusthound.adapters.storage import lexicon, openings, searched_places
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.expected_matches import expected_matches
from trusthound.adapters.storage.opening_search import search
from trusthound.adapters.storage.sought import Sought
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.posting.model import EmploymentType, RemoteWork, Seniority
from trusthound.domain.search.marks import marks_of
from trusthound.domain.search.opening import Link, Opening, Trust
from trusthound.domain.search.places import whereabouts
from trusthound.domain.search.query import MOST_COUNTED, PostedWithin, Query, Sort
from trusthound.domain.search.ranking import ranked
from trusthound.domain.search.spelling import meant
from trusthound.domain.search.words import asked_words
from trusthound.wiring.reference.gazetteer import deriving, towns

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
DAY = timedelta(days=1)
TEXT = "You will look after what our customers need, together with a small team."


def opening(id_: str, title: str, **fields: Any) -> Opening:
    seen = fields.pop("seen", NOON - DAY)
    places = tuple(Place(each) for each in fields.pop("places", ("London, UK",)))
    url = f"https://jobs.example/{id_}"
    told = Opening(
        id=id_, title=title, company="Acme", description=TEXT, url=url, places=places,
        remote=RemoteWork.UNSTATED, pay=None, employment_types=(), seniority=Seniority.UNSTATED,
        language="en", date_posted=None, first_seen_at=seen, last_seen_at=seen, closed_at=None,
        trust=Trust(70, "assessed", (), "1"), links=(Link("Board", url, False, seen, seen, True),),
    )  # fmt: skip
    return replace(told, **fields)


async def keep(database: Database, *kept: Opening) -> None:
    lists = deriving()
    async with database.connection() as connection:
        for each in kept:
            await openings.put(connection, each, lists)


async def find(database: Database, words: str, **filters: Any) -> list[str]:
    """The ids, best first."""
    dollars = filters.pop("min_dollars", None)
    query = Query(words, **filters)
    where = whereabouts(query.location, query.radius_km, towns())
    sought = Sought(query, asked_words(words), where, dollars, NOON)
    told = await database.search(partial(search, sought=sought))
    order = ranked(told.matching.matches, query.sort, pay_is_asked=dollars is not None)
    return [each.id for each in order]


async def test_words_are_found_in_every_form(database: Database) -> None:
    await keep(database, opening("1", "Accounting Managers"), opening("2", "Baker"))
    assert await find(database, "manager accounting") == ["1"]


async def test_a_title_comes_before_a_text(database: Database) -> None:
    text = "You work beside every nurse, plan with the nurse in charge and tell the nurse."
    await keep(database, opening("text", "Receptionist", description=text), opening("1", "Nurse"))
    assert await find(database, "nurse") == ["1", "text"]


async def test_signs_are_words_of_their_own(database: Database) -> None:
    await keep(
        database, opening("cpp", "C++ Developer"), opening("cs", "C# Developer"),
        opening("net", ".NET Developer"), opening("it", "IT Technician"),
        opening("js", "Node.js Developer"),
    )  # fmt: skip
    assert await find(database, "c++") == ["cpp"]
    assert (await find(database, "C# developer"))[0] == "cs"
    assert await find(database, ".net") == ["net"]
    assert await find(database, "it technician") == ["it"]
    assert await find(database, "nodejs") == ["js"]


async def test_quoted_words_stand_together(database: Database) -> None:
    await keep(database, opening("1", "Data Entry Clerk"), opening("2", "Entry Level Data Analyst"))
    assert await find(database, '"data entry"') == ["1"]


async def test_a_word_behind_a_dash_is_left_out(database: Database) -> None:
    await keep(database, opening("1", "Account Manager"), opening("2", "Sales Account Manager"))
    assert await find(database, "account manager -sales") == ["1"]
    assert await find(database, 'manager -"sales account"') == ["1"]


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("rn", "Registered Nurse, Night Shift"),
        ("registered nurse", "RN - ICU"),
        ("nurse", "RN - ICU"),
        ("sre", "Site Reliability Engineer"),
        ("swe", "Software Developer"),
        ("software engineer", "SWE, Payments"),
        ("k8s", "Kubernetes Administrator"),
        ("hr manager", "Human Resources Manager"),
        ("frontend engineer", "Front-End Developer"),
        ("it support", "Help Desk Technician"),
    ],
)
async def test_other_names_are_found(database: Database, words: str, title: str) -> None:
    await keep(database, opening("1", title), opening("2", "Baker"))
    assert await find(database, words) == ["1"]


async def test_what_was_typed_comes_before_another_name_of_it(database: Database) -> None:
    await keep(database, opening("1", "Software Developer"), opening("2", "Software Engineer"))
    assert await find(database, "software engineer") == ["2", "1"]
    assert await find(database, "software developer") == ["1", "2"]


async def test_words_of_one_stem_are_told_apart_by_their_spelling(database: Database) -> None:
    await keep(
        database, opening("exec", "Senior Account Executive"),
        opening("right", "Senior Accountant, Money and Taxes"),
    )  # fmt: skip
    assert await find(database, "senior accountant") == ["right", "exec"]


async def test_a_company_is_found_by_its_name(database: Database) -> None:
    await keep(database, opening("1", "Baker", company="Northwind Traders"), opening("2", "Baker"))
    assert await find(database, "northwind") == ["1"]
    assert await find(database, "baker", company="northwind traders") == ["1"]
    assert await find(database, "baker", company="Nobody") == []


async def test_a_company_among_the_words_of_a_text_is_not_the_company(database: Database) -> None:
    await keep(database, opening("1", "Northwind Account Manager"))
    assert await find(database, "manager", company="northwind") == []


async def test_a_place_narrows_down_and_a_radius_widens(database: Database) -> None:
    await keep(
        database, opening("london", "Nurse"), opening("reading", "Nurse", places=("Reading, UK",)),
        opening("leeds", "Nurse", places=("Leeds, UK",)),
        opening("us", "Nurse", places=("London, OH",)),
    )  # fmt: skip
    assert await find(database, "nurse", location="London") == ["london"]
    assert set(await find(database, "nurse", location="London", radius_km=80)) == {
        "london", "reading",
    }  # fmt: skip
    uk = await find(database, "nurse", location="UK")
    assert set(uk) == {"london", "reading", "leeds"}


async def test_an_unknown_place_is_looked_for_by_its_words(database: Database) -> None:
    await keep(
        database, opening("1", "Nurse", places=("Islip Terrace, NY",)), opening("2", "Nurse")
    )
    assert await find(database, "nurse", location="islip terrace") == ["1"]


async def test_a_remote_opening_fits_where_its_region_allows_it(database: Database) -> None:
    remote = RemoteWork.REMOTE
    await keep(
        database, opening("us", "Editor", places=("Remote - US",), remote=remote),
        opening("de", "Editor", places=("Remote, Germany",), remote=remote),
        opening("any", "Editor", places=("Remote",), remote=remote),
        opening("berlin", "Editor", places=("Berlin, Germany",)),
    )  # fmt: skip
    assert set(await find(database, "editor", location="Austin, TX")) == {"us", "any"}
    assert set(await find(database, "editor", location="Berlin")) == {"de", "any", "berlin"}
    assert set(await find(database, "editor", location="Remote in Germany")) == {"de", "any"}
    assert set(await find(database, "editor", remote_only=True)) == {"us", "de", "any"}


async def test_how_and_how_long_is_asked_for(database: Database) -> None:
    part = (EmploymentType.PART_TIME,)
    await keep(database, opening("1", "Cook", employment_types=part), opening("2", "Cook"))
    assert await find(database, "cook", employment_types=part) == ["1"]
    assert await find(database, "part time cook") == ["1", "2"]


async def test_days_are_counted_whole(database: Database) -> None:
    for days in (0, 1, 2, 7, 8, 30, 31, 400):
        day = (NOON - days * DAY).date()
        seen = NOON - days * DAY
        await keep(database, opening(f"d{days}", "Cook", date_posted=day, seen=seen))
    spans = (PostedWithin.DAY, PostedWithin.WEEK, PostedWithin.MONTH, PostedWithin.ANY)
    counted = [len(await find(database, "cook", posted_within=each)) for each in spans]
    assert counted == [2, 4, 6, 8]


async def test_scams_are_hidden_and_what_has_no_score_stays(database: Database) -> None:
    for score in (None, 20, 40, 80):
        await keep(database, opening(f"s{score}", "Cook", trust=Trust(score, "assessed", (), "1")))
    assert set(await find(database, "cook")) == {"sNone", "s40", "s80"}
    assert set(await find(database, "cook", hide_scams=False)) == {"sNone", "s20", "s40", "s80"}
    assert set(await find(database, "cook", min_trust=50)) == {"sNone", "s80"}
    assert await find(database, "cook", sort=Sort.TRUST) == ["s80", "s40", "sNone"]


async def test_unknown_pay_stays_and_comes_after_enough(database: Database) -> None:
    def paid(low: int, high: int, currency: str = "USD") -> Pay:
        return Pay(Decimal(low), Decimal(high), currency, Period.YEAR, "")

    await keep(
        database, opening("unknown", "Cook"), opening("little", "Cook", pay=paid(20_000, 30_000)),
        opening("enough", "Head Chef and Cook of Everything", pay=paid(30_000, 50_000)),
        opening("pounds", "Cook", pay=paid(38_000, 39_000, "GBP")),
    )  # fmt: skip
    found = await find(database, "cook", min_dollars=Decimal(45_000))
    assert found == ["pounds", "enough", "unknown"]


async def test_what_is_closed_is_not_found(database: Database) -> None:
    await keep(database, opening("1", "Cook", closed_at=NOON), opening("2", "Cook"))
    assert await find(database, "cook") == ["2"]


async def test_the_newest_come_first_where_that_is_asked(database: Database) -> None:
    await keep(
        database, opening("old", "Cook", seen=NOON - 9 * DAY),
        opening("new", "Kitchen helper of a cook", seen=NOON - DAY),
    )  # fmt: skip
    assert await find(database, "cook", sort=Sort.NEWEST) == ["new", "old"]
    assert await find(database, "cook") == ["old", "new"]


async def test_where_hardly_anything_has_all_words_those_with_most_follow(
    database: Database,
) -> None:
    await keep(
        database, opening("two", "Rust Engineer"), opening("all", "Embedded Rust Engineer"),
        opening("one", "Embedded Systems Trainer"),
    )  # fmt: skip
    assert await find(database, "embedded rust engineer") == ["all", "two"]


async def test_what_came_later_is_not_in_the_list(database: Database) -> None:
    await keep(database, opening("1", "Cook"), opening("later", "Cook", seen=NOON + DAY))
    assert await find(database, "cook") == ["1"]


async def test_a_rare_old_title_is_not_lost_among_many_new_texts(database: Database) -> None:
    await keep(database, opening("old", "Cook", seen=NOON - 200 * DAY))
    async with database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO openings SELECT (jsonb_populate_record(o, jsonb_build_object(
                'id', 'n' || n, 'title', 'Porter',
                'heading', opening_heading('porter', 'acme', '', %(marks)s),
                'search', opening_search(opening_heading('porter', 'acme', '', %(marks)s), 'cook'),
                'posted_at', %(when)s::timestamptz))).*
            FROM openings o, generate_series(1, %(many)s) n WHERE o.id = 'old'
            """,
            {
                "when": NOON - DAY,
                "many": MOST_COUNTED + 50,
                "marks": list(marks_of((), RemoteWork.UNSTATED, (), NOON - DAY)),
            },
        )
    found = await find(database, "cook")
    assert found[0] == "old"
    assert MOST_COUNTED <= len(found) <= 2 * MOST_COUNTED


@pytest.mark.parametrize(
    "words",
    [
        "cook & | ! ( ) <-> :*", "cook'); DROP TABLE openings; --", "'cook'", "cook:A", "\\cook",
        "cook \x00 \ud800", "cook 🍳", '"cook', 'cook "', "cook -", "-- cook", "cook " * 2_000,
        "cook\\'", "=remote cook", "cook " + "a" * 10_000,
    ],
)  # fmt: skip
async def test_whatever_is_typed_is_words(database: Database, words: str) -> None:
    await keep(database, opening("1", "Cook"))
    assert await find(database, words) in (["1"], [])


async def test_a_misspelt_word_is_known_by_its_letters(database: Database) -> None:
    await keep(
        database, opening("1", "Receptionist"), opening("2", "Receptionist"),
        opening("3", "Accountant"), opening("4", "Accountant"), opening("5", "Reception"),
    )  # fmt: skip

    async def meaning(word: str) -> str | None:
        async with database.connection() as connection:
            return meant(word, await lexicon.alike(connection, word))

    async with database.connection() as connection:
        assert await lexicon.refresh(connection) == 4
        assert await lexicon.unknown(connection, ["receptionist", "recieptionist"]) == [
            "recieptionist"
        ]
    assert await meaning("recieptionist") == "receptionist"
    assert await meaning("acountant") == "accountant"
    assert await meaning("plumber") is None


async def test_places_without_openings_are_not_looked_for(database: Database) -> None:
    await keep(database, opening("1", "Nurse"), opening("2", "Nurse", places=("Leeds, UK",)))
    async with database.connection() as connection:
        asked = whereabouts("London", None, towns()).keys
        held = await searched_places.among(connection, asked)
        assert len(asked) > 100
        assert "town:2643743" in held
        assert len(held) < 10


async def test_statistics_say_how_many_days_hold_enough(database: Database) -> None:
    async with database.connection() as connection:
        await keep(database, *(opening(f"c{n}", "Cook", seen=NOON - n * DAY) for n in range(60)))
        await connection.execute("ANALYZE openings")
        where = whereabouts("", None, towns())
        sought = Sought(Query("cook"), asked_words("cook"), where, None, NOON)
        expected = await expected_matches(connection, sought)
    assert 30 <= expected.matches["heading"] <= 60
    assert 2 <= (expected.days("heading", 5) or 0) <= 20
    assert expected.days("heading", 100) is None
    assert 20 <= (expected.wider(2, 0, 5) or 0) <= 64
    assert expected.wider(2, 0, 20) is None
    assert (expected.wider(2, 1, 100) or 999) > 60
