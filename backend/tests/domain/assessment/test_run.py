"""Running signals: each gets the facts that it names, and none when one is missing."""

from dataclasses import dataclass

from trusthound.domain.assessment.finding import Evidence, Finding, Outcome, absent, present
from trusthound.domain.assessment.run import run
from trusthound.domain.assessment.signal import Lean, Topic, signal


@dataclass(frozen=True)
class Facts:
    age_days: int | None
    name: str


@signal(
    title="Young",
    question="Is it young?",
    why="-",
    innocent="-",
    advice="-",
    topic=Topic.IDENTITY,
    leans=Lean.AGAINST,
    source="-",
)
def young(age_days: int, name: str) -> Finding:
    """Younger than thirty days."""
    return (
        present(Evidence(f"{name}: {age_days} days", "a registry")) if age_days < 30 else absent()
    )


def test_a_signal_is_handed_the_facts_it_names() -> None:
    found = run([young], Facts(age_days=3, name="acme.com"))
    assert found["young"].evidence[0].quote == "acme.com: 3 days"


def test_a_signal_is_not_asked_when_a_fact_could_not_be_had() -> None:
    assert run([young], Facts(age_days=None, name="acme.com"))["young"].outcome is Outcome.UNKNOWN


def test_zero_is_a_fact() -> None:
    assert run([young], Facts(age_days=0, name="acme.com"))["young"].outcome is Outcome.PRESENT


def test_a_signal_tells_its_name_its_needs_and_its_rule() -> None:
    assert young.id == "young"
    assert young.needs == ("age_days", "name")
    assert young.rule == "Younger than thirty days."
