"""A line in; what its label says it names ("Position: …"), and the line without the label, out."""

import re

from trusthound.domain.resume.read.piece import Piece

BESIDE = "beside"  # what names neither the role nor where it was held
_LABELS = {
    "title": re.compile(
        r"^(?:role|position|title|job title|designation|stelle|tätigkeit|poste|puesto|cargo|"
        r"ruolo|functie|pozice|stanowisko|должность|job role|profile|occupation or position held|"
        r"função|fonction|función|funktion|position (?:last )?held|post|posición)"
        r"\s?[:：\t]\s{0,4}"
    , re.IGNORECASE),
    "company": re.compile(
        r"^(?:company|employer|organi[sz]ation|company name|firma|unternehmen|arbeitgeber|"
        r"entreprise|société|empresa|azienda|bedrijf(?:snaam)?|werkgever|zaměstnavatel|pracodawca|компания|"
        r"institution|name and address of employer|name of (?:the )?(?:company|employer)|"
        r"nome da empresa|nombre de la empresa)\s?[:：\t]\s{0,4}"
    , re.IGNORECASE),
    "client": re.compile(r"^(?:end )?client\s?[:：\t]\s{0,4}", re.IGNORECASE),
    BESIDE: re.compile(
        r"^(?:department|abteilung|departamento|département|afdeling|industry|domain|branche|"
        r"(?:main )?projects?|consultant|description|environment|reporting to|team size|"
        r"(?:job )?responsibilities|werkzaamheden|tätigkeiten|atividades|funciones)"
        r"\s?[:：\t]\s{0,4}"
    , re.IGNORECASE),
    "place": re.compile(
        r"^(?:location|place|plaats|localidad|ort|lieu|lugar|luogo|místo|miejsce)\s?[:：\t]\s{0,4}"
    , re.IGNORECASE),
}  # fmt: skip


_BEHIND_LABEL = re.compile("[:：\t]")


def labelled_as(piece: Piece) -> tuple[str, Piece]:
    if not _BEHIND_LABEL.search(piece.text):
        return "", piece
    for label, pattern in _LABELS.items():
        if found := pattern.match(piece.text):
            return label, piece.cut(found.end())
    return "", piece
