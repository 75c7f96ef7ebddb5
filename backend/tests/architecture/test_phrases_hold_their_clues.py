"""A pattern is only tried where one of its clues stands; so whatever it matches must hold one."""

import re
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from trusthound.domain.common.abroad import Abroad
from trusthound.domain.common.wording import PHRASE_CHARACTERS, Phrases
from trusthound.domain.posting import dossier
from trusthound.domain.posting.signals.register import SIGNALS


def _phrases_of(module: ModuleType) -> Iterator[tuple[str, Phrases]]:
    for name, value in vars(module).items():
        if isinstance(value, Phrases):
            yield name, value
        if isinstance(value, Abroad):
            yield from ((f"{name}-{language}", table) for language, table in value.by_language)


MODULES = [import_module(each.examine.__module__) for each in SIGNALS] + [dossier]
ALTERNATIVES = [
    pytest.param(clues, pattern, id=f"{module.__name__.rpartition('.')[2]}-{name}-{clues[0]}")
    for module in MODULES
    for name, sought in _phrases_of(module)
    for clues, pattern in sought.by_clue
    if clues
]


@pytest.mark.parametrize(("clues", "pattern"), ALTERNATIVES)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(data=st.data())
def test_what_a_pattern_matches_holds_one_of_its_clues(
    clues: tuple[str, ...], pattern: str, data: st.DataObject
) -> None:
    ascii_only = re.compile(pattern, re.ASCII)
    matched = data.draw(st.from_regex(ascii_only, fullmatch=True))
    assert any(clue in matched for clue in clues)
    assert len(matched) < 2 * PHRASE_CHARACTERS
