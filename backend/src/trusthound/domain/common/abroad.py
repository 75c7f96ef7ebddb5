"""Phrases in other languages than English and a text in; the first that its sentence affirms out.

Each language has its own ways to deny ("nunca pedimos dinero"), to warn, and to tell of others.
Hindi is read as it is written with Latin letters, mixed with English.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from trusthound.domain.common.denial import SENTENCE_END
from trusthound.domain.common.wording import Phrases, Quote, Wording, phrases

ENGLISH = frozenset({"", "en"})  # "" is a language that could not be told
REACH_BEFORE = 140
REACH_AFTER = 70


@dataclass(frozen=True, slots=True)
class Abroad:
    """Phrases by language (ISO 639-1), and the clues of them all."""

    by_language: tuple[tuple[str, Phrases], ...]
    clues: frozenset[str]

    @property
    def languages(self) -> frozenset[str]:
        return frozenset(language for language, _ in self.by_language)


def abroad(by_language: Mapping[str, Mapping[str, Iterable[str]]]) -> Abroad:
    """As `phrases`, one table a language."""
    tables = tuple((language, phrases(table)) for language, table in by_language.items())
    return Abroad(tables, frozenset().union(*(table.clues for _, table in tables)))


def said_abroad(wording: Wording, sought: Abroad, *, unless: Phrases | None = None) -> Quote | None:
    """The first phrase, in any of the languages, that its sentence neither denies nor warns of."""
    return next(_affirmed(wording, sought, unless), None)


def _affirmed(wording: Wording, sought: Abroad, unless: Phrases | None) -> Iterator[Quote]:
    if not wording.holds_any(sought.clues):
        return
    for language, table in sought.by_language:
        if not wording.may_hold(table):
            continue
        denial = _DENIALS[language]
        for quote in wording.every(table, unless=unless):
            start, end = quote.start + wording.offset, quote.end + wording.offset
            before = wording.folded[max(0, start - REACH_BEFORE) : start]
            after = wording.folded[end : end + REACH_AFTER]
            said = wording.folded[start:end]
            if not denial.holds(SENTENCE_END.split(before)[-1], said, SENTENCE_END.split(after)[0]):
                yield quote


@dataclass(frozen=True, slots=True)
class _Denial:
    """`no` denies what follows it until a `turn`; `after` denies from behind; `warns` anywhere.

    `within` are denials inside of the phrase itself, for languages that put them to the verb.
    """

    no: re.Pattern[str]
    turn: re.Pattern[str]
    after: re.Pattern[str]
    warns: re.Pattern[str]
    within: re.Pattern[str] | None = None

    def holds(self, before: str, said: str, after: str) -> bool:
        if self.warns.search(before) or self.warns.search(after):
            return True
        if self.within is not None and self.within.search(said):
            return True
        for found in self.no.finditer(before):
            turned = self.turn.search(f"{before}{said[:12]}", found.end())
            if turned is None or turned.start() >= len(before):
                return True
        return self.after.match(after) is not None


def _words(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{pattern})(?!\w)")


_DENIALS = {
    "es": _Denial(
        no=_words(
            r"(?:nunca|jam[aá]s|tampoco|ni|sin|nadie|ning[uú]n[ao]?)|"
            r"no(?! (?:espere|esperes|dude|dudes|pierda|pierdas|tarde|tardes|deje|dejes|hace falta "
            r"experiencia|se necesita experiencia|solo|s[oó]lo))"
        ),
        turn=_words(
            r"pero|sino|salvo|excepto|[,;:–—-] ?(?:debes?|deber[aá]s?|tienes? que|hay que|solo|"
            r"s[oó]lo|usted|simplemente|pagu?[ea]|abon[ea]|env[ií][ea]\w*|transf\w+|escr\w+|"
            r"contact\w+)|experiencia"
        ),
        after=re.compile(r"[^.,;]{0,40}\b(?:no es|no ser[aá]|no se|nunca)\b"),
        warns=_words(
            r"estaf\w+|fraud\w+|suplant\w+|enga[ñn]\w+|desconf[ií]\w+|cuidado con|alerta\w*|"
            r"si (?:alguien|te|le|les|os)\b[^,]{0,40} (?:pid|solicit|exig)\w+"
        ),
    ),
    "fr": _Denial(
        no=_words(
            r"jamais|aucune?s?|ni|sans(?! (?:exp[eé]rience|dipl[oô]me|attendre|tarder))|"
            r"(?:ne |n['’])(?!h[eé]sitez|attendez|tardez|manquez|perdez|ratez|oubliez)\w+"
        ),
        turn=_words(
            r"mais|sauf|seulement|uniquement|[,;:–—-] ?(?:vous|il faut|veuillez|merci de|pay\w+|"
            r"vers\w+|r[eé]gl\w+|envoy\w+|contact\w+|[eé]criv\w+)"
        ),
        after=re.compile(r"[^.,;]{0,40}\b(?:ne (?:sont|sera|seront|vous)|n['’]est|jamais)\b"),
        warns=_words(
            r"arnaqu\w+|escroc\w*|fraud\w+|usurp\w+|m[eé]fi\w+|vigilan\w+|"
            r"si (?:quelqu['’]un|on|une personne)\b[^,]{0,40} demand\w+"
        ),
    ),
    "de": _Denial(
        no=_words(
            r"nie|niemals|kein\w*|weder|keinesfalls|"
            r"ohne(?! (?:erfahrung|vorkenntnisse|ausbildung))|"
            r"nicht(?! (?:nur|z[oö]gern|l[aä]nger|warten|verpassen|vergessen))"
        ),
        turn=_words(
            r"sondern|aber|außer|nur|[,;:–—-] ?(?:sie m[uü]ssen|bitte|zahlen|überweisen|zahle|"
            r"überweise|melde\w*|schreib\w*|schick\w*|sende\w*)|erfahrung|vorkenntnisse"
        ),
        after=re.compile(r"[^.,;]{0,45}\b(?:nicht|nie|niemals|keine?r?)\b"),
        warns=_words(
            r"betrug\w*|betr[uü]ger\w*|warn\w+|vorsicht|phishing|unseri[oö]s\w*|"
            r"(?:falls|wenn|sollten?) (?:jemand|sie|man|ihnen|dich|dir)\b[^.]{0,60} "
            r"(?:aufgefordert|verlang\w+|gebeten|bittet)"
        ),
        within=_words(r"nie|niemals|kein\w*|nicht"),
    ),
    "pt": _Denial(
        no=_words(
            r"nunca|jamais|nem|nenhum\w*|sem(?! (?:experi[eê]ncia|sair))|"
            r"n[aã]o(?! (?:perca|espere|deixe|hesite|esque[çc]a|s[oó]|precisa de experi[eê]ncia))"
        ),
        turn=_words(
            r"mas|s[oó]|apenas|exceto|salvo|[,;:–—-] ?(?:voc[eê]|deve|precisa|basta|pag\w+|"
            r"deposit\w+|envi\w+|transf\w+|fa[çc]a|chame|fale)"
        ),
        after=re.compile(r"[^.,;]{0,40}\b(?:n[aã]o (?:é|e|ser[aá]|s[aã]o)|nunca)\b"),
        warns=_words(
            r"golp\w+|fraud\w+|cuidado com|desconfi\w+|estelionat\w+|"
            r"se (?:algu[eé]m|te|lhe)\b[^,]{0,40} (?:ped|solicit|exig)\w+"
        ),
    ),
    "hi": _Denial(
        no=_words(r"nah(?:i|in|ee|iin)|nhi|bina|mat|kabhi|never|no|free"),
        turn=_words(r"lekin|magar|par|but|[,;:–—-] ?(?:aapko|sirf|bas|pehle)"),
        after=re.compile(r"[^.,;]{0,40}\b(?:nah(?:i|in|ee)|nhi|mat)\b"),
        warns=_words(r"dhok\w+|fraud\w*|thag\w*|s[ai]vdhan|savdhaan|scam\w*|fake|agar koi"),
        within=_words(r"nah(?:i|in|ee|iin)|nhi|mat"),
    ),
}
