"""The committed table of weights is what the committed numbers come to, on any machine."""

import json
import subprocess
import sys
from pathlib import Path

from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.weights import WEIGHTS

FOLDER = Path(__file__).resolve().parents[3] / "benchmarks/accuracy"


def calibrated(*arguments: str, folder: Path = FOLDER) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(folder / "calibrate.py"), *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def asked(words: str) -> str:
    """What a program answers that may import the files of the benchmark."""
    ran = subprocess.run(
        [sys.executable, "-c", words], cwd=FOLDER, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_committed_table_is_what_is_generated() -> None:
    ran = calibrated("--check")
    assert ran.returncode == 0, ran.stderr


def test_every_signal_is_stated_with_a_reason() -> None:
    told = asked(
        "from priors import read_priors\n"
        "for name, each in read_priors().signals.items(): print(name, bool(each.why))\n"
    )
    assert sorted(told.splitlines()) == sorted(f"{each.id} True" for each in SIGNALS)


def test_other_frequencies_make_another_table() -> None:
    told = asked(
        "import json\n"
        "from calibrate import FREQUENCIES, generated\n"
        "from priors import read_priors\n"
        "frequencies = json.loads(FREQUENCIES.read_text())\n"
        "before = generated(read_priors(), frequencies)\n"
        "for each in frequencies['patterns']: each[2], each[3] = each[3], each[2]\n"
        "print(before != generated(read_priors(), frequencies))\n"
    )
    assert told == "True\n"


def test_what_moved_stays_within_its_bounds_and_what_was_not_seen_as_stated() -> None:
    told = asked(
        "import json\n"
        "from dataclasses import asdict\n"
        "from priors import read_priors\n"
        "print(json.dumps({n: asdict(e) for n, e in read_priors().signals.items()}))\n"
    )
    for name, stated in json.loads(told).items():
        weight = WEIGHTS.signals[name]
        if stated["within"]:
            least, most = stated["within"]
            assert least <= weight.present <= most
        else:
            assert weight.present == stated["present"]
        assert weight.absent == stated["absent"]
        assert weight.ceiling == stated["ceiling"]


def test_a_sign_seen_more_often_in_scams_weighs_more() -> None:
    """In made-up tables of answers, the more scams stand behind the sign."""
    told = asked(
        "from fit import fit\n"
        "from patterns import Pattern\n"
        "from priors import read_priors\n"
        "def table(share): return [Pattern('p', (1.0,), share, 0.5), "
        "Pattern('a', (), 1 - share, 0.5)]\n"
        "for share in (0.3, 0.6, 0.95):\n"
        "    fitted = fit(read_priors(), table(share), ['commission_only'])\n"
        "    print(fitted.present['commission_only'])\n"
    )
    weights = [float(each) for each in told.split()]
    assert weights == sorted(weights, reverse=True)
    assert weights[0] > weights[-1]


def test_frequencies_hold_numbers_and_names_of_signals_only() -> None:
    told = json.loads((FOLDER / "frequencies.json").read_text("utf-8"))
    assert set(told) == {"material", "questions", "clusters", "rows", "patterns"}
    known = {each.id for each in SIGNALS}
    assert set(told["questions"]) <= known
    for answers, strengths, scams, genuine in told["patterns"]:
        assert set(answers) <= set("anup")
        assert len(answers) == len(told["questions"])
        assert len(strengths) == answers.count("p")
        assert scams + genuine > 0
