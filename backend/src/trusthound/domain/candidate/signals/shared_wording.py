"""A resume whose points stand, nearly word for word, in another candidate's."""

from trusthound.domain.assessment.finding import Evidence, Finding, absent, not_applicable, present
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.recurrences import Recurrences

# Two long sentences in common happen; three of the same do not without a common source.
FEWEST = 3
IN_FULL = 5
OF_A_FEW = 0.6
LEAST_SHARE = 0.2
SHARE_IN_FULL = 0.6


@signal(
    title="Wording of another candidate",
    question="Do several of its points stand nearly word for word in another candidate's resume?",
    why="What somebody did is told in their own words; resumes made from one mould share them.",
    innocent="Colleagues copy their employer's text on the role; resume services reuse their own.",
    advice="Could you tell us about one of these points: what did you do yourself?",
    topic=Topic.AUTHENTICITY,
    leans=Lean.AGAINST,
    source="Practice of fraud desks; MinHash over pairs of words, within your organisation alone",
)
def shared_wording(recurrences: Recurrences) -> Finding:
    """Three or more points of six words or longer, and a fifth of all, recur in a resume under
    another name that your organisation checked; in full from five, or three of every five.
    """
    if not recurrences.compared:
        return not_applicable()
    seen = recurrences.wording
    if seen is None or seen.points < FEWEST or seen.points < LEAST_SHARE * seen.of:
        return absent()
    full = seen.points >= IN_FULL or seen.points >= SHARE_IN_FULL * seen.of
    told = (
        f"{seen.points} of {seen.of} points stand nearly word for word in a resume under another "
        "name"
    )
    evidence = Evidence(told, "your organisation's earlier checks", learnt_on=seen.checked_on)
    return present(evidence, strength=1.0 if full else OF_A_FEW)
