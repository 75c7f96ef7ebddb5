"""Findings: a present one names its evidence and how strong it is."""

import pytest

from trusthound.domain.assessment.finding import Evidence, absent, present, stated


def test_a_present_finding_without_evidence_is_refused() -> None:
    with pytest.raises(ValueError, match="names its evidence"):
        present()


@pytest.mark.parametrize("strength", [0.0, -1.0, 1.1])
def test_a_strength_outside_of_its_scale_is_refused(strength: float) -> None:
    with pytest.raises(ValueError, match="above 0 and at most 1"):
        present(Evidence("seen", "a test"), strength=strength)


def test_only_a_present_finding_has_strength() -> None:
    assert present(Evidence("seen", "a test")).strength == 1.0
    assert absent(Evidence("seen", "a test")).strength == 0.0


def test_words_of_the_posting_are_marked_as_such() -> None:
    assert stated("hr@acme.com", "contact address").verbatim
    assert not Evidence("Listed", "a directory").verbatim
