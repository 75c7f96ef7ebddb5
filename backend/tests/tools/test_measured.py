"""Measured figures are read as their benchmarks write them, or not at all."""

import pytest

from tools.measured_messages import measured_messages

REPORT = """# Messages

## Texts by language

| language | n | scam: danger | near miss: danger | no number | script right |
|---|--:|--:|--:|--:|--:|
| en | 256 | 101/136 74% (66–81%) | 7/120 6% (2–12%) | 9/256 | 70/136 |
| hi-Latn | 19 | 8/10 80% (44–97%) | 1/9 11% (0–48%) | 1/19 | 4/10 |
| all | 275 | 109/146 75% (67–81%) | 8/129 6% (3–12%) | 10/275 | 74/146 |

## Mails by family

| family | n | scam: danger | near miss: danger | no number | script right |
|---|--:|--:|--:|--:|--:|
| fake_cheque | 2 | 2/2 100% (16–100%) | – | 0/2 | 1/2 |
| all | 20 | 9/10 90% (55–100%) | 1/10 10% (0–45%) | 0/20 | 4/10 |
"""


def test_texts_are_read_by_language_and_mails_all_together() -> None:
    rows = measured_messages(REPORT)
    assert [each["of"] for each in rows] == ["en", "hi-Latn", "all", "mail"]
    assert rows[0]["scams"] == {"danger": 101, "n": 136, "least": 0.66, "most": 0.81}
    assert rows[3]["honest"] == {"danger": 1, "n": 10, "least": 0.0, "most": 0.45}


@pytest.mark.parametrize(
    ("there", "instead"),
    [("## Texts by language", "## Texts"), ("| all | 20 |", "| every | 20 |"), ("–", "-")],
)
def test_a_report_of_another_shape_gives_no_figures(there: str, instead: str) -> None:
    with pytest.raises(SystemExit):
        measured_messages(REPORT.replace(there, instead))


def test_what_the_benchmark_last_wrote_is_read() -> None:
    assert {"en", "all", "mail"} <= {each["of"] for each in measured_messages()}
