"""A resume with words that no reader sees."""

from trusthound.domain.assessment.finding import Finding, absent, present, stated
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.candidate.quoting import HIDDEN
from trusthound.domain.candidate.unseen import unseen_words
from trusthound.domain.common.wording import QUOTE_CHARACTERS
from trusthound.domain.resume.document import Document

# Fewer words are leftovers of a layout.
FEWEST_WORDS = 5
IN_FULL_WORDS = 12
OF_A_FEW = 0.6
SHOWN = 3


@signal(
    title="Words that no reader sees",
    question="Does the file hold words that are hidden from readers and stand nowhere in sight?",
    why="Hidden words reach only programs; a reader judges another resume than they do.",
    innocent="Templates keep sample text in white or behind pictures, and editors leave remains.",
    advice="Your file holds words that are not visible. Do you know how they came to be there?",
    topic=Topic.AUTHENTICITY,
    leans=Lean.AGAINST,
    source="Practice; design tools' placeholder text is known and explained, not counted",
)
def hidden_text(document: Document) -> Finding:
    """Five or more words in the paper's colour, below two points, off the page, drawn without ink,
    behind a shape or marked hidden, which are no template's sample text, no text layer of a scan,
    and for the most part do not stand in the visible text as well. In full from twelve.
    """
    unseen = unseen_words(document)
    if len(unseen.words) < FEWEST_WORDS:
        return absent(*(stated(each, f"{HIDDEN}, explained") for each in unseen.explained[:1]))
    quoted = " … ".join(unseen.quotes[:SHOWN])[:QUOTE_CHARACTERS]
    strength = 1.0 if len(unseen.words) >= IN_FULL_WORDS else OF_A_FEW
    return present(stated(quoted, HIDDEN), strength=strength)
