"""A posting that says what it pays."""

from trusthound.domain.assessment.finding import Finding, absent, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.money import salary_line
from trusthound.domain.posting.model import JobPosting


@signal(
    title="States the pay",
    question="Does the posting say what it pays?",
    why="You can judge the offer before you spend time on it; many places require it.",
    innocent="Says nothing about fraud: scams state pay more often than genuine postings do.",
    advice="Compare it with what the same work pays in your area.",
    topic=Topic.TRANSPARENCY,
    leans=Lean.FOR,
    source=(
        "EU Pay Transparency Directive 2023/970; EMSCAD: salary stated in 25.7 % of "
        "scams, 15.5 % else"
    ),
)
def pay_stated(posting: JobPosting) -> Finding:
    """An amount or a range of pay was read."""
    if posting.pay is None:
        return absent()
    return present(stated(salary_line(posting.pay), "stated pay"))
