"""What the published error rates rest on: splits that part no cluster, and figures that add up."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[3] / "benchmarks/accuracy"


def told(words: str) -> Any:  # whatever the program prints as JSON
    """What a program prints that may import the files of the benchmark."""
    ran = subprocess.run(
        [sys.executable, "-c", f"import json\n{words}"],
        cwd=FOLDER,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_no_cluster_is_parted_and_both_classes_are_spread() -> None:
    clusters, scam, folds = told(
        "from folds import folds_of\n"
        "clusters = [f'c{number % 40}' for number in range(200)]\n"
        "scam = [number % 40 < 15 for number in range(200)]\n"
        "print(json.dumps([clusters, scam, folds_of(clusters, scam, 1)]))"
    )
    assert len(set(zip(clusters, folds, strict=True))) == 40
    for label in (True, False):
        of_class = {c: f for c, f, s in zip(clusters, folds, scam, strict=True) if s is label}
        sizes = [list(of_class.values()).count(fold) for fold in range(5)]
        assert max(sizes) - min(sizes) <= 1


def test_the_same_seed_divides_alike_and_another_does_not() -> None:
    same, other = told(
        "from folds import folds_of\n"
        "clusters, scam = [str(number) for number in range(60)], [True, False] * 30\n"
        "one = folds_of(clusters, scam, 1)\n"
        "others = [folds_of(clusters, scam, seed) for seed in (1, 2)]\n"
        "print(json.dumps([one == each for each in others]))"
    )
    assert same
    assert not other


def test_figures_of_scores_that_are_known() -> None:
    perfect, chance, reversed_, precision = told(
        "import numpy as np\n"
        "from metrics import average_precision, roc_auc\n"
        "scam = np.array([True, True, False, False])\n"
        "once = np.ones(4)\n"
        "auc = [roc_auc(np.array(each), scam, once)\n"
        "       for each in ([4.0, 3, 2, 1], [1.0, 1, 1, 1], [1.0, 2, 3, 4])]\n"
        "ap = average_precision(np.array([1.0, 1, 1, 1]), scam, once, share=0.1)\n"
        "print(json.dumps([*auc, ap]))"
    )
    assert (perfect, chance, reversed_) == (1.0, 0.5, 0.0)
    assert round(precision, 9) == 0.1  # where all scores are equal, the share itself


def test_a_probability_that_is_right_has_no_calibration_error() -> None:
    right, wrong = told(
        "import numpy as np\n"
        "from metrics import calibration_error\n"
        "scam = np.array(([True] + [False] * 3) * 50)\n"
        "print(json.dumps([calibration_error(np.full(200, each), scam, np.ones(200), 0.25)\n"
        "                  for each in (0.25, 0.75)]))"
    )
    assert right < 0.05
    assert wrong > 0.45


def test_whole_clusters_are_drawn_class_by_class() -> None:
    whole, scams = told(
        "import numpy as np\n"
        "from metrics import drawn\n"
        "clusters = ['a', 'a', 'b', 'c', 'c', 'd']\n"
        "scam = np.array([True, True, True, False, False, False])\n"
        "draws = drawn(clusters, scam, 50)\n"
        "print(json.dumps([all(each[0] == each[1] and each[3] == each[4] for each in draws),\n"
        "                  [float(each[0] + each[2]) for each in draws]]))"
    )
    assert whole
    assert set(scams) == {2.0}


def test_the_committed_figures_hold_no_text_and_are_of_the_committed_table() -> None:
    figures = json.loads((FOLDER / "figures.json").read_text("utf-8"))
    table = told("from priors import read_priors\nprint(json.dumps(read_priors().version))")
    assert figures["version"] == table
    frequencies = json.loads((FOLDER / "frequencies.json").read_text("utf-8"))
    assert figures["material"] == frequencies["material"]


def test_the_report_is_made_of_the_committed_figures() -> None:
    figures = json.loads((FOLDER / "figures.json").read_text("utf-8"))
    report = (FOLDER / "report.md").read_text("utf-8")
    for each in figures["curves"]:
        assert f"{each['rocAuc']['value']:.3f}" in report
        assert f"{each['averagePrecision']['value']:.3f}" in report
    assert f"{figures['reliability']['error']['value']:.3f}" in report
