"""What was given and where in; the steps in the order to take them and whom to report to out."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.recovery.countries import COUNTRIES
from trusthound.domain.recovery.model import Body, Country, Given, Soon, Step
from trusthound.domain.recovery.steps import ALWAYS, STEPS


@dataclass(frozen=True, slots=True)
class Asked:
    """What the reader chose; `country` is None where they chose none."""

    given: tuple[Given, ...]
    country: Country | None


@dataclass(frozen=True, slots=True)
class Guide:
    """The steps by how soon; no step twice. `reports` is () where no country is known."""

    steps: Mapping[Soon, tuple[Step, ...]]
    reports: tuple[Body, ...]


def asked_of(given: Iterable[str], country: str) -> Asked:
    """The words of an address; "" is no country. Raises InvalidInput for a word not known."""
    try:
        things = frozenset(Given(each) for each in given if each)
        place = Country(country) if country else None
    except ValueError as error:
        raise InvalidInput("The address names something that this guide does not know.") from error
    return Asked(tuple(each for each in Given if each in things), place)


def guide_for(asked: Asked) -> Guide:
    """What holds for everybody comes first, then each thing given with what its country adds."""
    national = COUNTRIES[asked.country] if asked.country else None
    wanted = list(ALWAYS)
    for thing in asked.given:
        wanted += STEPS[thing]
        wanted += [
            each.step for each in (national.steps if national else ()) if thing in each.given
        ]
    once = tuple(dict.fromkeys(wanted))
    by_soon = {soon: tuple(each for each in once if each.soon is soon) for soon in Soon}
    return Guide(by_soon, national.reports if national else ())
