"""A job title in, the occupation that it names out (SOC 2018), or none where that is not sure."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from types import MappingProxyType


def _listed(words: str) -> frozenset[str]:
    return frozenset(words.split())


_TITLE_CHARACTERS = 200
_LONGEST_NAME = 6
_BRACKETED = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
# What stands between one thing that a title says and the next.
_PART = re.compile(
    r"\s[-–—~]+\s?|[–—|,;:•*!?$]|\.\s|\.{2,}|\.\Z|"
    r"\s(?:at|for|in|with|to|from|within|on|needed|wanted|required|who)\s"
)
_HYPHEN = re.compile(r"(?<=\w)-(?=\w)")
# Who only learns the trade does not earn what it pays.
_LEARNS = re.compile(
    r"\b(?:intern|interns|internships?|apprentice\w*|trainees?|working student|werkstudent\w*|"
    r"volunteers?|student)\b"
)
_OTHERWISE = re.compile(r"\s?/\s?|\sor\s|\sand\s|\s?&\s?|\s\+\s")
_WORD = re.compile(r"[\w.+#'&/]+")
# Rank, hours and place: they change what one earns, not what one is.
_PHRASES_OF_RANK = re.compile(
    r"\b(?:part|full|entry|mid|on|per|no|work(?:ing)?|newly|early|all|2nd|3rd|1st)[ -]"
    r"(?:time|level|site|diem|experience|from home|at home|qualified|career|levels|shift)\b|"
    r"\b(?:from|at) home\b"
)
_RANK = _listed("""
senior sr sr. snr junior jr jr. jnr lead principal staff mid experienced remote hybrid onsite bank
locum permanent temporary temp freelance fulltime parttime ft pt urgent urgently immediate
seasonal contract supervisory qualified graduate rotational hiring new i ii iii iv v a an the our
""")
_BEHIND = _listed("""
position positions job jobs role roles vacancy vacancies opportunity opportunities opening
openings asap now available immediately here band grade level tier class shift needed wanted
required usa uk
""")
_WITH_DIGITS = _listed("3d 911 1st 2nd 3rd 4th 5th b2b web3")
_SHORT = {
    "rn": "registered nurse", "rns": "registered nurse", "mgr": "manager", "eng": "engineer",
    "engr": "engineer", "dev": "developer", "devs": "developer", "rep": "representative",
    "reps": "representative", "rep.": "representative", "asst": "assistant",
    "asst.": "assistant", "tech": "technician", "techs": "technician", "coord": "coordinator",
    "spec": "specialist", "admins": "admin", "np": "nurse practitioner", "centre": "center",
}  # fmt: skip
# Before a name these make it another trade.
_ANOTHER_TRADE = _listed(
    "assistant deputy vice head chief director manager president vp supervisor recruiter"
)
_NO_PLURAL = ("ss", "us", "is", "sales", "operations", "systems", "analytics", "logistics", "news")


@dataclass(frozen=True, slots=True)
class Occupation:
    """`code` is of the Standard Occupational Classification 2018; `name` the official plural."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class TitleIndex:
    """Plain title → SOC code: `ends` count wherever a title ends in them, `wholes` only alone."""

    ends: Mapping[str, str]
    wholes: Mapping[str, str]

    def code_of(self, title: str) -> str:
        """The SOC code of the occupation that a title names, "" where that is not sure.

        English titles end in what one is: "Senior Java software engineer (m/f/d), Berlin" is a
        "software engineer". Titles that name two unlike trades are not sure.
        """
        title = title[:_TITLE_CHARACTERS].lower()
        if _LEARNS.search(title):
            return ""
        plain = _PHRASES_OF_RANK.sub(" ", _BRACKETED.sub(" , ", title))
        plain = _HYPHEN.sub(" ", plain).replace("&amp;", "&")
        parts = [words for each in _PART.split(plain) if (words := _words(each))]
        if not parts:
            return ""
        if code := self._of_part(parts[0]):
            return code
        if _ANOTHER_TRADE.intersection(parts[0]):
            return ""
        # "Home based position – data entry clerk" names it later, and there it must stand alone.
        return next(filter(None, (self._alone(each) for each in parts[1:])), "")

    def _of_part(self, words: list[str]) -> str:
        if code := self._alone(words):
            return code
        named = _OTHERWISE.split(" ".join(words))
        if len(named) > 1 and (code := self._end_of(words, at_least=3)):
            return code
        codes = [self._end_of(_words(each)) for each in named]
        told = [code for code in codes if code]
        # "Hardware/electrical engineer" leaves half a name; half of two whole names is not sure.
        whole = all(code or " " not in each for code, each in zip(codes, named, strict=True))
        return told[0] if whole and len({code[:2] for code in told}) == 1 else ""

    def _end_of(self, words: list[str], at_least: int = 1) -> str:
        for begin in range(max(0, len(words) - _LONGEST_NAME), len(words) - at_least + 1):
            if code := self.ends.get(" ".join(words[begin:])):
                return "" if _ANOTHER_TRADE.intersection(words[:begin]) else code
        return self._alone(words)

    def _alone(self, words: list[str]) -> str:
        """Of the whole of `words`, but for the rank before it."""
        name = " ".join(words)
        if code := self.ends.get(name):
            return code
        while len(words) > 1 and words[0] in _RANK:
            words = words[1:]
        return self.wholes.get(" ".join(words), "")


def read_titles(lines: Iterable[str]) -> TitleIndex:
    """Lines such as "53-7062 {warehouse,freight} worker|=mover"; "#" begins a remark.

    "{a,b}" stands for either; what stands behind "=" counts only alone. Of two occupations with
    the same title the first has it.
    """
    ends: dict[str, str] = {}
    wholes: dict[str, str] = {}
    for line in lines:
        code, _, names = line.strip().partition(" ")
        if not code or code == "#":
            continue
        for name in names.split("|"):
            table = wholes if name.startswith("=") else ends
            for each in _either(name.lstrip("=")):
                table.setdefault(_name(each), code)
    return TitleIndex(MappingProxyType(ends), MappingProxyType(wholes))


def _either(name: str) -> Iterator[str]:
    choices = [each.split(",") for each in re.split(r"[{}]", name)]
    plain = [[",".join(each)] if at % 2 == 0 else each for at, each in enumerate(choices)]
    yield from ("".join(each) for each in product(*plain))


def _name(listed: str) -> str:
    *before, last = _WORD.findall(_HYPHEN.sub(" ", listed.lower()))
    return " ".join([*before, _singular(last)])


def _words(part: str) -> list[str]:
    """Its words in the singular, without what stands behind the name: rank, numbers, hours."""
    words = [each for each in _WORD.findall(part) if not _is_number(each)]
    while len(words) > 1 and (words[-1] in _RANK or words[-1] in _BEHIND):
        words.pop()
    if words:
        words[-1] = _singular(words[-1])
    return " ".join([_SHORT.get(each, each) for each in words]).split()


def _is_number(word: str) -> bool:
    return word not in _WITH_DIGITS and any(map(str.isdigit, word))


def _singular(word: str) -> str:
    if not word.endswith("s") or word.endswith(_NO_PLURAL) or len(word) < 4:
        return word
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    if word.endswith(("sses", "ches", "shes", "xes")):
        return word[:-2]
    return word[:-1]
