"""Lines such as "Location: Leeds", or a label and its value one after the other, in; fields out."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import date

from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.name_words import company_name
from trusthound.domain.posting.extract.origins import merged, with_origins
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.places import written_place
from trusthound.domain.posting.extract.terms import employment_types, remote_work
from trusthound.domain.posting.model import EmploymentType, JobPosting, Origin

# Each word as it stands before its value, in lower case, over eight languages.
_LABELS = {
    "title": "title|job title|position|position title|role|job|vacancy|post|stelle|position als|"
    "stellenbezeichnung|poste|intitulé du poste|puesto|cargo|posizione|mansione|functie|pozice|"
    "název pozice|stanowisko|befattning",
    "company": "company|company name|employer|organization|organisation|hiring organization|"
    "arbeitgeber|unternehmen|firma|employeur|entreprise|empresa|azienda|werkgever|bedrijf|"
    "zaměstnavatel|společnost|pracodawca|arbetsgivare",
    "places": "location|job location|work location|location of work|place|place of work|workplace|"
    "duty station|city|where|based in|based at|ort|standort|arbeitsort|einsatzort|arbeitsplatz|"
    "lieu|lieu de travail|localisation|ubicación|lugar|lugar de trabajo|localidad|sede|"
    "sede di lavoro|luogo|luogo di lavoro|locatie|standplaats|werklocatie|plaats|místo|"
    "místo výkonu práce|místo práce|lokalita|miejsce pracy|lokalizacja|local|"
    "local de trabalho|placeringsort",
    "pay": "salary|salary range|pay|pay range|pay rate|rate of pay|hourly rate|compensation|"
    "compensation range|base salary|wage|wages|remuneration|stipend|gehalt|vergütung|entgelt|lohn|"
    "verdienst|bezahlung|entlohnung|salaire|rémunération|salario|retribución|remuneración|"
    "stipendio|retribuzione|ral|salaris|beloning|mzda|plat|odměna|wynagrodzenie|salário|lön",
    "employment_types": "job type|employment type|type of employment|contract type|contract|type|"
    "type of contract|employment|hours|working hours|working pattern|anstellungsart|arbeitszeit|"
    "beschäftigungsart|beschäftigung|vertragsart|umfang|type de contrat|contrat|temps de travail|"
    "tipo de contrato|contrato|jornada|contratto|tipo di contratto|orario|dienstverband|uren|"
    "typ úvazku|úvazek|pracovní poměr|rodzaj umowy|wymiar etatu|tipo de vínculo|anställningsform",
    "date_posted": "posted|date posted|posted on|posting date|publication date|published|placed on|"
    "advertised|veröffentlicht|veröffentlicht am|publié le|date de publication|publicado|"
    "fecha de publicación|pubblicato il|geplaatst op|zveřejněno|datum zveřejnění|"
    "data publikacji|publicerad",
    "valid_through": "apply by|deadline|closing date|closes|closing|close date|"
    "application deadline|deadline for applications|apply before|bewerbungsfrist|bewerbungsschluss|"
    "frist|date limite|date limite de candidature|clôture|plazo|fecha límite|fecha de cierre|"
    "scadenza|sluitingsdatum|reageren voor|reageren tot|solliciteren voor|uzávěrka|termín podání|"
    "termin składania ofert|prazo|sista ansökningsdag",
    "identifier": "job id|job reference|reference|ref|reference number|requisition id|job number|"
    "vacancy reference|referenznummer|kennziffer|référence|referencia|riferimento|referentie",
}  # fmt: skip
_FIELD_OF = {label: field for field, labels in _LABELS.items() for label in labels.split("|")}
_LONGEST_LABEL = max(map(len, _FIELD_OF)) + 2
_MARK = re.compile(r"\s?[:–]\s?")
_VALUE_CHARACTERS = 300
_MOST_LABELS = 100
_NAME_CHARACTERS = 120
_NAME_WORDS = 14
# Labels without a colon stand in rows, each with its value; a menu's "Company" stands alone.
_NEAR = 6
_DATES = ("date_posted", "valid_through")
_DATE_WORDS = frozenset(
    label.partition(" ")[0] for field in _DATES for label in _LABELS[field].split("|")
)
_DATED_CHARACTERS = 60
_DATE_LABEL_WORDS = 4
_NAMED = ("title", "company", "places", "identifier")


@dataclass(frozen=True, slots=True)
class Stated:
    """What a label states; `line` is where, and it is `plain` that it is a label by its colon."""

    field: str
    label: str
    value: str
    line: int
    plain: bool


def stated_by_labels(lines: Sequence[str], origin: Origin, *, as_of: date) -> JobPosting:
    """What the labelled lines state: a posting with nothing else, the first of a field winning."""
    found = _labelled(lines)
    posting = JobPosting("", "", "")
    types: tuple[EmploymentType, ...] = ()
    loose = {each.line for each in found if not each.plain}
    for each in found:
        if each.plain or _has_neighbour(each.line, loose):
            read = with_origins(_read(each, as_of=as_of), origin, f'label "{each.label}"')
            posting = merged(posting, read)
            types += read.employment_types
    # "Contract: fixed term" and "Hours: full time" are two answers to one question.
    return replace(posting, employment_types=tuple(dict.fromkeys(types)))


def is_labelled(line: str) -> bool:
    """Whether a line is, or begins with, a label that is known."""
    return _split(line) is not None


def _labelled(lines: Sequence[str]) -> list[Stated]:
    found: list[Stated] = []
    for at, line in enumerate(lines):
        if len(found) == _MOST_LABELS:
            break
        split = _split(line)
        if split is None:
            continue
        label, plain, value = split
        if not value and at + 1 < len(lines) and _split(lines[at + 1]) is None:
            value = lines[at + 1].lstrip(":：– ")
        if value:
            field = _FIELD_OF[label.lower()]
            found.append(Stated(field, label, value[:_VALUE_CHARACTERS], at, plain))
    return found


def _split(line: str) -> tuple[str, bool, str] | None:
    """A line's label, whether a colon follows it, and what stands after; None without a label."""
    start = line[: _LONGEST_LABEL + 2]
    if ":" in start or "–" in start:
        mark = _MARK.search(start)
        label = line[: mark.start()].strip() if mark else ""
        return (label, True, line[mark.end() :].strip()) if mark and _is_label(label) else None
    if len(line) <= _LONGEST_LABEL and _is_label(line):
        return line, False, ""
    if len(line) <= _DATED_CHARACTERS and line.partition(" ")[0].lower() in _DATE_WORDS:
        return _dated(line)
    return None


def _is_label(words: str) -> bool:
    return words.lower() in _FIELD_OF


def _dated(line: str) -> tuple[str, bool, str] | None:
    """A date that follows its label without a colon: "Posted 3 weeks ago", "Publié le 4 mars"."""
    words = line.split()
    for count in range(min(len(words) - 1, _DATE_LABEL_WORDS), 0, -1):
        label = " ".join(words[:count])
        if _FIELD_OF.get(label.lower()) in _DATES:
            return label, True, " ".join(words[count:])
    return None


def _has_neighbour(line: int, others: Collection[int]) -> bool:
    return any(line - each in others or line + each in others for each in range(1, _NEAR + 1))


def _read(stated: Stated, *, as_of: date) -> JobPosting:
    """The field where the value is one: a date that reads as a date, a name that reads as one."""
    value = stated.value
    posting = JobPosting("", "", "")
    if stated.field in _NAMED and not _names_something(value):
        return posting
    match stated.field:
        case "title":
            posting = replace(posting, title=value, remote=remote_work(value))
        case "company":
            posting = replace(posting, company=company_name(value))
        case "places":
            posting = replace(posting, places=(written_place(value),), remote=remote_work(value))
        case "pay":
            posting = replace(posting, pay=read_pay(value))
        case "employment_types":
            posting = replace(posting, employment_types=employment_types(value))
        case "date_posted":
            posting = replace(posting, date_posted=read_date(value, as_of=as_of))
        case "valid_through":
            posting = replace(posting, valid_through=read_date(value, as_of=as_of, ahead=True))
        case "identifier" if any(map(str.isdecimal, value)) and len(value.split()) <= 3:
            posting = replace(posting, identifier=value)
    return posting


def _names_something(value: str) -> bool:
    """A name has letters, few words, and does not end like a sentence."""
    words = value.split()
    short = len(value) <= _NAME_CHARACTERS and len(words) <= _NAME_WORDS
    sentence = len(words) > 4 and value.endswith((".", "!", "?"))
    return short and not sentence and any(map(str.isalnum, value))
