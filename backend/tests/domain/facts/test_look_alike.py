"""Which hosts resemble a well-known employer's domain, and which near ones must not."""

from datetime import date

import pytest

from trusthound.domain.facts.known_employers import KnownEmployer, index_of
from trusthound.domain.facts.look_alike import LookAlike, Resemblance, resembles
from trusthound.domain.facts.reference import BoardDirectory, Reference


def _registrable(host: str) -> str:
    labels = host.split(".")
    return ".".join(labels[-3:] if labels[-2:] == ["co", "uk"] else labels[-2:])


REFERENCE = Reference(
    free_mail_domains=frozenset({"oraclemail.com"}),
    disposable_mail_domains=frozenset(),
    board_directory=BoardDirectory("a directory", date(2026, 8, 1), {}),
    registrable_domain=_registrable,
    known_employers=index_of(
        [
            KnownEmployer(("Amazon",), ("amazon.com", "amazon.jobs", "aboutamazon.com")),
            KnownEmployer(("Meta", "Facebook"), ("meta.com", "metacareers.com", "facebook.com")),
            KnownEmployer(("Bank of America",), ("bankofamerica.com", "bofa.com")),
            KnownEmployer(("Dell",), ("dell.com",), frozenset({"dell"})),
            KnownEmployer(("Shell",), ("shell.com",), frozenset({"shell"})),
            KnownEmployer(("Travelers",), ("travelers.com",), frozenset({"travelers"})),
            KnownEmployer(("UPS",), ("ups.com",)),
            KnownEmployer(("BMW",), ("bmw.com",)),
            KnownEmployer(("Nestlé",), ("nestle.com",)),
            KnownEmployer(("Humana",), ("humana.com",)),
            KnownEmployer(("Shopify",), ("shopify.com",)),
            KnownEmployer(("Spotify",), ("spotify.com",)),
        ],
        ["humane.com"],
        source="a list",
        listed_on=date(2026, 11, 21),
    ),
)


def found(host: str) -> LookAlike:
    seen = resembles(host, REFERENCE)
    assert seen is not None
    return seen


@pytest.mark.parametrize(
    ("host", "resemblance", "official"),
    [
        ("amaz0n.com", Resemblance.SAME_LOOK, "amazon.com"),
        ("arnazon.com", Resemblance.SAME_LOOK, "amazon.com"),
        ("аmazon.com", Resemblance.SAME_LOOK, "amazon.com"),  # a Cyrillic letter
        ("xn--mazon-3ve.com", Resemblance.SAME_LOOK, "amazon.com"),
        ("AMÁZON.com", Resemblance.SAME_LOOK, "amazon.com"),
        ("faceb00k.com", Resemblance.SAME_LOOK, "facebook.com"),
        ("amazonn.com", Resemblance.MISSPELT, "amazon.com"),
        ("amzaon.com", Resemblance.MISSPELT, "amazon.com"),
        ("bankofamericca.co.uk", Resemblance.MISSPELT, "bankofamerica.com"),
        ("amazon-careers.com", Resemblance.ADDED_WORD, "amazon.com"),
        ("amazonhrjobs.net", Resemblance.ADDED_WORD, "amazon.com"),
        ("careers-ups.com", Resemblance.ADDED_WORD, "ups.com"),
        ("amazom-hiring.com", Resemblance.MISSPELT, "amazon.com"),
        ("bank-of-america.com", Resemblance.ADDED_HYPHEN, "bankofamerica.com"),
        ("amazon.xyz", Resemblance.OTHER_ENDING, "amazon.com"),
        ("amazon.com.apply-now.net", Resemblance.INSIDE, "amazon.com"),
        ("mail.amazon.com.apply.co.uk", Resemblance.INSIDE, "amazon.com"),
    ],
)
def test_present_for_each_way_to_resemble(
    host: str, resemblance: Resemblance, official: str
) -> None:
    seen = found(host)
    assert (seen.likeness.resemblance, seen.likeness.official) == (resemblance, official)


@pytest.mark.parametrize(
    "host",
    [
        "amazon.com",
        "www.amazon.com",
        "amazon.jobs",
        "metacareers.com",
        "bofa.com",
        "amazon.de",  # a country's ending: most are the employer's own
        "amazon-fulfilment.edu",
        "careers.bmw",  # an ending of the employer's own
    ],
)
def test_absent_for_what_is_the_employers_own(host: str) -> None:
    assert resembles(host, REFERENCE) is None


@pytest.mark.parametrize(
    "host",
    [
        "bell.com",
        "shall.com",
        "traveler.com",  # a word, too: its neighbours are words
        "shopify.com",  # one known name is not the look-alike of another
        "humane.com",  # listed as somebody else's
        "oraclemail.com",
        "groups.com",  # "ups" stands in it by chance
        "amazonia.com",
        "metallurgy.com",
        "boards.greenhouse.io",
        "amazon.myworkdayjobs.com",
        "amazing.com",
        "ozon.com",
    ],
)
def test_near_misses_stay_clear(host: str) -> None:
    assert resembles(host, REFERENCE) is None


@pytest.mark.parametrize("spelt", ["nestlé.com", "xn--nestl-fsa.com"])
def test_a_name_with_its_own_accents_is_no_look_alike(spelt: str) -> None:
    assert resembles(spelt, REFERENCE) is None


@pytest.mark.parametrize("host", ["", "localhost", "com", "xn--.com", "xn--zzzzzz999999.com", "."])
def test_what_is_no_domain_resembles_nothing(host: str) -> None:
    assert resembles(host, REFERENCE) is None


def test_a_name_that_is_a_word_tells_nothing_unless_somebody_claims_it() -> None:
    assert not found("dell-careers.com").likeness.telling
    assert found("amazon-careers.com").likeness.telling


def test_an_added_word_is_decisive_in_a_mail_address_alone() -> None:
    """Known employers do advertise at "acmecareers.com", and write from their own domain."""
    likeness = found("amazon-careers.com").likeness
    assert likeness.decisive_in_mail
    assert not likeness.decisive


def test_a_country_in_the_name_is_never_decisive() -> None:
    likeness = found("amazonusa.com").likeness
    graded = (likeness.telling, likeness.decisive, likeness.decisive_in_mail)
    assert graded == (False, False, False)


def test_without_a_list_nothing_resembles() -> None:
    bare = Reference(
        free_mail_domains=frozenset(),
        disposable_mail_domains=frozenset(),
        board_directory=REFERENCE.board_directory,
        registrable_domain=_registrable,
    )
    assert resembles("amaz0n.com", bare) is None
