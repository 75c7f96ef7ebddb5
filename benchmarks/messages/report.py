"""What was said of each item in, the tables out as Markdown."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from items import NEAR_MISS, OPENER, SCAM, Item
from ours import Answer
from shares import Share

LEAST_RECALL = 0.90
MOST_FALSE = 0.02
HEAD = (
    *("scam: danger", "near miss: danger", "no number"),
    *("script right", "among several", "another", "none"),
)
LANGUAGES = ("en", "es", "fr", "de", "pt", "hi-Latn")


@dataclass(frozen=True, slots=True)
class Judged:
    """An item and the product's answer."""

    item: Item
    answer: Answer

    @property
    def missed(self) -> bool:
        return self.item.label == SCAM and not self.answer.danger

    @property
    def accused(self) -> bool:
        return self.item.label == NEAR_MISS and self.answer.danger

    @property
    def script_said(self) -> str:
        """ "right", "among" several, "another" or "none"."""
        if self.answer.script == self.item.script:
            return "right"
        if self.item.script in self.answer.also:
            return "among"
        return "another" if self.answer.script else "none"


def written(half: str, texts: Sequence[Judged], mails: Sequence[Judged]) -> str:
    """The whole report."""
    counted = [each for each in texts if each.item.label != OPENER]
    return "\n".join(
        [
            f"# Messages and mails: what the {half} half says",
            "",
            "In brackets Clopper and Pearson's 95 % interval, in per cent. Openers ask for nothing",
            "yet: they count neither as found nor as missed. Nothing was looked up.",
            "",
            *(f"- {told}" for told in targets(texts, mails)),
            "",
            "## Texts by family",
            "",
            *_table("family", counted, lambda each: each.item.family),
            "",
            "## Texts by language",
            "",
            *_table("language", counted, lambda each: each.item.language),
            "",
            "## Texts by family and language: scams in danger, near misses in danger",
            "",
            *_matrix(counted),
            "",
            "## Mails by family",
            "",
            *_table("family", mails, lambda each: each.item.family),
            "",
        ]
    )


def targets(texts: Sequence[Judged], mails: Sequence[Judged]) -> list[str]:
    """Whether recall and false accusations are what they must be, over all and in each family."""
    told = []
    for name, judged in (("texts", texts), ("mails", mails)):
        recall, false = _recall(judged), _false(judged)
        told.append(
            f"{_met(recall.value >= LEAST_RECALL)} {name}: danger on at least "
            f"{LEAST_RECALL:.0%} of scams: {recall}"
        )
        told.append(
            f"{_met(false.value <= MOST_FALSE)} {name}: danger on at most "
            f"{MOST_FALSE:.0%} of near misses: {false}"
        )
    counted = [each for each in texts if each.item.label != OPENER]
    families = _groups(counted, lambda each: each.item.family)
    low = [name for name, each in families if _recall(each).value < LEAST_RECALL]
    high = [name for name, each in families if _false(each).value > MOST_FALSE]
    told.append(f"{_met(not low)} families below on scams: {', '.join(low) or 'none'}")
    told.append(f"{_met(not high)} families above on near misses: {', '.join(high) or 'none'}")
    openers = [each for each in texts if each.item.label == OPENER]
    told.append(f"openers in danger: {Share(sum(e.answer.danger for e in openers), len(openers))}")
    mistaken = sum(each.answer.as_posting for each in texts)
    told.append(f"texts that would be taken for a posting: {mistaken}/{len(texts)}")
    return told


def misses(judged: Iterable[Judged]) -> Iterable[str]:
    """The ids to look at, with what was said instead."""
    for each in judged:
        item, answer = each.item, each.answer
        said = f"{item.id} {answer.refused or answer.score} {answer.script or '-'}"
        if each.missed:
            yield f"missed        {said}"
        elif each.accused:
            yield f"accused       {said}"
        elif item.script and each.script_said in ("another", "none"):
            yield f"other script  {said}, not {item.script}"
        elif answer.score is None and item.label != OPENER:
            yield f"no number     {said}"


def _met(met: bool) -> str:  # noqa: FBT001 - the one thing that it tells
    return "PASS" if met else "FAIL"


def _recall(judged: Iterable[Judged]) -> Share:
    scams = [each for each in judged if each.item.label == SCAM]
    return Share(sum(not each.missed for each in scams), len(scams))


def _false(judged: Iterable[Judged]) -> Share:
    honest = [each for each in judged if each.item.label == NEAR_MISS]
    return Share(sum(each.accused for each in honest), len(honest))


def _groups(
    judged: Iterable[Judged], key: Callable[[Judged], str]
) -> list[tuple[str, list[Judged]]]:
    groups: dict[str, list[Judged]] = {}
    for each in judged:
        groups.setdefault(key(each), []).append(each)
    return list(groups.items())


def _table(name: str, judged: Sequence[Judged], key: Callable[[Judged], str]) -> list[str]:
    rows = [_cells(group, each) for group, each in _groups(judged, key)]
    return [
        f"| {name} | n | {' | '.join(HEAD)} |",
        f"|---|{'--:|' * (len(HEAD) + 1)}",
        *(f"| {' | '.join(cells)} |" for cells in (*rows, _cells("all", judged))),
    ]


def _cells(name: str, judged: Sequence[Judged]) -> list[str]:
    silent = sum(each.answer.score is None for each in judged)
    said = [each.script_said for each in judged if each.item.script]
    return [
        name,
        str(len(judged)),
        str(_recall(judged)),
        str(_false(judged)),
        f"{silent}/{len(judged)}",
        *(f"{said.count(each)}/{len(said)}" for each in ("right", "among", "another", "none")),
    ]


def _matrix(judged: Sequence[Judged]) -> list[str]:
    found = {each.item.language for each in judged}
    languages = [*(each for each in LANGUAGES if each in found), *sorted(found - {*LANGUAGES})]
    lines = [f"| family | {' | '.join(languages)} |", f"|---|{'--:|' * len(languages)}"]
    for family, each in _groups(judged, lambda each: each.item.family):
        cells = []
        for language in languages:
            here = [one for one in each if one.item.language == language]
            recall, false = _recall(here), _false(here)
            cells.append(f"{recall.found}/{recall.of}, {false.found}/{false.of}" if here else "")
        lines.append(f"| {family} | {' | '.join(cells)} |")
    return lines
