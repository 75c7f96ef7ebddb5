"""A message signal is a file, a test, a registry line and a weight; a script decides by its steps.

The lexicons hold every meaning that a rule names, and nothing that no rule asks for.
"""

import ast
import re
from pathlib import Path

import pytest

from trusthound.domain.assessment.signal import OF_A_POSTING, Lean, Signal
from trusthound.domain.message.alternatives import alternatives
from trusthound.domain.message.cue import Cue
from trusthound.domain.message.dossier import Dossier
from trusthound.domain.message.lexicon import terms_by_meaning
from trusthound.domain.message.rules import RULES
from trusthound.domain.message.scripts.register import SCRIPTS
from trusthound.domain.message.scripts.script import Script
from trusthound.domain.message.signals.register import SIGNALS
from trusthound.domain.message.weights import WEIGHTS
from trusthound.wiring.reference.load import load_reference

BACKEND = Path(__file__).resolve().parents[2]
FOLDER = BACKEND / "src/trusthound/domain/message/signals"
TESTS = BACKEND / "tests/domain/message/signals"
IDS = [each.id for each in SIGNALS]
ACCUSING = re.compile(
    r"\b(?:fraudster|fake job|is a scam|liar|criminal|guaranteed safe)\b", re.IGNORECASE
)
OF_THE_WHOLE_TEXT = {"warning", "no_warning", "advice", "to_writer", "seeker_voice", "told_of"}
each_signal = pytest.mark.parametrize("asked", SIGNALS, ids=IDS)
each_script = pytest.mark.parametrize("script", SCRIPTS, ids=[each.id for each in SCRIPTS])


def test_every_file_is_registered_once_and_in_order() -> None:
    files = sorted(each.stem for each in FOLDER.glob("*.py"))
    assert [name for name in files if name not in ("__init__", "register")] == IDS


def test_every_signal_has_a_weight_and_every_weight_a_signal() -> None:
    assert sorted(WEIGHTS.signals) == IDS
    assert set(WEIGHTS.topic_limits) == set(OF_A_POSTING)


@each_signal
def test_a_signal_is_tested_present_absent_and_near_miss(asked: Signal) -> None:
    tree = ast.parse((TESTS / f"test_{asked.id}.py").read_text(encoding="utf-8"))
    names = [each.name for each in tree.body if isinstance(each, ast.FunctionDef)]
    for wanted in ("test_present", "test_absent", "test_near_miss"):
        assert any(name.startswith(wanted) for name in names), wanted


@each_signal
def test_a_signal_says_all_that_a_reader_asks(asked: Signal) -> None:
    texts = (asked.title, asked.question, asked.why, asked.innocent, asked.advice, asked.rule)
    assert all(each.strip() == each and each for each in (*texts, asked.source))
    assert asked.question.endswith("?")
    assert all(each.endswith(".") for each in (asked.why, asked.innocent, asked.advice, asked.rule))
    assert not any(ACCUSING.search(each.lower()) for each in texts)
    assert set(asked.needs) <= set(Dossier.__dataclass_fields__)


@each_signal
def test_a_weight_has_the_sign_of_its_signals_lean(asked: Signal) -> None:
    weight = WEIGHTS.signals[asked.id]
    assert (weight.present < 0) is (asked.leans is Lean.AGAINST)
    assert weight.ceiling is None or (asked.leans is Lean.AGAINST and weight.ceiling < 40)


@each_script
def test_a_script_is_decided_by_steps_that_it_has(script: Script) -> None:
    of_steps = {cue for step in script.steps for cue in step.cues}
    assert 4 <= len(script.steps) <= 7
    assert script.decisive
    for cues in script.decisive:
        assert cues & of_steps
    for text in (script.reply, script.advice):
        assert text.endswith(".")
        assert not ACCUSING.search(text.lower())


def test_no_script_is_decided_by_what_all_of_them_share() -> None:
    shared = {
        Cue.UNSOLICITED, Cue.REMOTE_WORK, Cue.APP_MOVE, Cue.PRESSURE, Cue.INSTANT_OFFER,
        Cue.GROUP_CHAT, Cue.NO_INTERVIEW, Cue.EASY_PAY, Cue.APPLIED, Cue.MEETING,
    }  # fmt: skip
    alone = [each.id for each in SCRIPTS for cues in each.decisive if len(cues) == 1 < len(shared)
             and cues <= shared]  # fmt: skip
    assert alone == []


def test_every_cue_is_in_the_table_and_every_meaning_of_the_table_in_english() -> None:
    assert set(Cue) - {Cue.ODD_ADDRESS} == set(RULES)
    named = {
        name
        for lines in RULES.values()
        for each in alternatives(lines)
        for names in (*each.of_sentence, *each.of_text, each.without, each.nowhere_near)
        for name in names
    }
    english = set(terms_by_meaning(dict(load_reference().lexicons)["en"]))
    assert {each for each in named if not each.startswith("#")} - english == set()
    unused = english - named - OF_THE_WHOLE_TEXT
    assert unused == set()


@pytest.mark.parametrize("code", ["es", "fr", "de", "pt", "hi"])
def test_another_language_names_no_meaning_that_english_lacks(code: str) -> None:
    lexicons = dict(load_reference().lexicons)
    assert set(terms_by_meaning(lexicons[code])) <= set(terms_by_meaning(lexicons["en"]))
