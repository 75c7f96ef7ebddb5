"""A description as the employer wrote it in, what other boards show of it out."""

import html
import re
from random import Random

# Said another way without another meaning, as staff of boards and rewriting tools do.
_OTHERWISE = (
    ("We are looking for", "We're seeking"),
    ("we are looking for", "we're seeking"),
    ("You will", "You'll"),
    ("you will", "you'll"),
    ("We are", "We're"),
    ("we are", "we're"),
    ("in order to", "to"),
    ("an exciting opportunity", "a great opportunity"),
    ("An exciting opportunity", "A great opportunity"),
    ("has arisen", "is available"),
    ("responsible for", "in charge of"),
    ("experience in", "experience with"),
    ("ability to", "capacity to"),
    ("the ability", "the capacity"),
    ("excellent", "outstanding"),
    ("high quality", "high-quality"),
    ("a range of", "a variety of"),
    ("as well as", "and also"),
    ("ensure", "make sure"),
    ("required to", "expected to"),
    ("successful candidate", "person appointed"),
    ("opportunity to", "chance to"),
    ("work closely with", "collaborate with"),
    ("Work closely with", "Collaborate with"),
    ("such as", "for example"),
    ("provide", "deliver"),
    ("essential", "needed"),
    ("please contact", "get in touch with"),
    ("Experience with", "Practical experience with"),
    ("strong", "solid"),
)
_BEFORE = (
    "About the company\n{company} is hiring. See all jobs at {company} and apply in minutes.",
    "This job was found for you by {board}. Sign in to save it and to get similar jobs by mail "
    "every morning.",
    "Job description\n{title}\n{company}\n{place}\nPosted today. Be among the first applicants.",
    "Our partner {company} is currently looking for a {title} in {place}. Read the full job "
    "description below and apply with one click.",
)
_AFTER = (
    "Apply on {board}. By applying you accept our terms and our privacy notice. Please mention "
    "{board} in your application.",
    "{company} is an equal opportunity employer. All qualified applicants will receive "
    "consideration for employment without regard to race, color, religion, sex, sexual "
    "orientation, gender identity, national origin, disability or veteran status. We provide "
    "reasonable accommodation to applicants on request.",
    "Skills: communication, teamwork, time management, problem solving.\nJob type: full-time. "
    "Seniority: not stated. Industry: other. Report this job. Similar jobs near {place}.",
    "How to apply\nClick the button to continue on the employer's site. Never pay for a job and "
    "never send bank details before you have a contract. Create an alert for {title} in {place}.",
)
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z•*-])")
_MARK = re.compile(r"(?m)^\s*[•*·-]\s+|\s[•·]\s")


def cut(text: str, chance: Random) -> str:
    """The first 300 to 500 characters, as lists of results show."""
    flat = " ".join(text.split())
    length = chance.randint(300, 500)
    return (
        flat if len(flat) <= length else flat[:length].rstrip() + chance.choice(("…", "...", " …"))
    )


def reflowed(text: str, chance: Random) -> str:
    """Other line breaks, bullets and residue of HTML; every word stays."""
    mark = chance.choice(("\n- ", "\n* ", "\n• ", " "))
    text = _MARK.sub(lambda _: mark, text)
    form = chance.choice(("one line", "paragraphs", "html", "escaped", "as it is"))
    if form == "one line":
        return " ".join(text.split())
    if form == "paragraphs":
        return "\n\n".join(_SENTENCE.split(text))
    if form == "html":
        lines = [html.escape(each, quote=False) for each in text.splitlines() if each.strip()]
        return "".join(f"<p>{each}</p>" for each in lines).replace("  ", " &nbsp;")
    if form == "escaped":
        return text.replace("&", "&amp;").replace("'", "&#39;").replace("\n", "<br/>\n")
    return text


def wrapped(text: str, chance: Random, **names: str) -> str:
    """Under and above what the board says on every page.

    :param names: `company`, `board`, `title` and `place`, as the copy shows them.
    """
    before = chance.sample(_BEFORE, chance.choice((0, 1, 1, 2)))
    after = chance.sample(_AFTER, chance.choice((1, 1, 2)))
    return "\n\n".join(
        (
            *(each.format(**names) for each in before),
            text,
            *(each.format(**names) for each in after),
        )
    )


def reworded(text: str, chance: Random) -> str:
    """Some phrases said otherwise, up to two sentences left out, two neighbours swapped."""
    for one, other in _OTHERWISE:
        if chance.random() < 0.6:
            text = text.replace(one, other)
    sentences = _SENTENCE.split(text)
    for _ in range(chance.choice((0, 1, 2))):
        if len(sentences) > 6:
            del sentences[chance.randrange(2, len(sentences))]
    if len(sentences) > 4:
        at = chance.randrange(1, len(sentences) - 1)
        sentences[at], sentences[at + 1] = sentences[at + 1], sentences[at]
    return " ".join(sentences)


def with_name(text: str, company: str, other: str) -> str:
    """Every mention of the company replaced, its first words alone included."""
    short = re.sub(r"\s+(NHS.*|Inc\.?|LLC|Ltd\.?|Limited|Group|Foundation Trust)$", "", company)
    for name in dict.fromkeys((company, short)):
        if len(name) > 2:
            text = re.sub(
                rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: other, text, flags=re.IGNORECASE
            )
    return text
