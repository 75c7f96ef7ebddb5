"""Money asked of the applicant, and who else pays, in the languages of the phrasebook."""

from trusthound.domain.common.abroad import abroad
from trusthound.domain.common.wording import surroundings

_EUROS = r"(?:\d[\d.,]* ?(?:€|euros?|d[oó]lares|usd|pesos|soles|fcfa|cfa)|[$€£] ?\d)"
_ES_FEE = (
    r"(?:tasas?|cuotas?|fianza|dep[oó]sito|tr[aá]mites?|gastos|matr[ií]cula|inscripci[oó]n|curso|"
    rf"formaci[oó]n|kit|uniforme|{_EUROS})"
)
_FR_FEE = (
    r"(?:frais|caution|d[eé]p[oô]t|acompte|droits? d'inscription|formation|kit|dossier|mat[eé]riel|"
    rf"{_EUROS})"
)
_DE_FEE = r"(?:\w*geb[uü]hr(?:en)?|kaution|anzahlung|vorkasse|start(?:er)?paket)"
_PT_FEE = (
    r"(?:taxas?|inscri[çc][aã]o|curso|treinamento|cadastro|exames?|kit|uniforme|material|"
    r"dep[oó]sito|r\$ ?\d|\d+ (?:reais|euros))"
)
PAYMENT_ABROAD = abroad(
    {
        "es": {
            "pagar|abonar|transferir|depositar|ingresar|un pago|un dep": [
                r"(?:debes?|deber[aá]s?|deben|tienes? que|tendr[aá]s? que|hay que|es necesario|"
                r"es obligatorio|necesitas?|primero)(?: \w+)? (?:pagar|abonar|transferir|depositar|"
                r"ingresar|(?:realizar|hacer) un (?:pago|dep[oó]sito))[^.\n]{0,50}"
                rf"{_ES_FEE}",
            ],
            "tasa|cuota|fianza|depósito|deposito|gastos": [
                r"(?:pague|paga|abone|abona|transfiera|transfiere|deposite|deposita|ingrese|"
                r"env[ií]e)(?: \w+){0,3} (?:tasa|cuota|dep[oó]sito|fianza|gastos)",
                r"(?:tasa|cuota|gastos|dep[oó]sito|fianza) de (?:inscripci[oó]n|registro|"
                r"gesti[oó]n|tramitaci[oó]n|formaci[oó]n|activaci[oó]n|solicitud|reserva|"
                rf"matr[ií]cula|material)[^.\n]{{0,30}}(?:{_EUROS}|obligatori[ao]|reembolsable)",
            ],
        },
        "fr": {
            "payer|verser|régler|regler|virer|transférer|envoyer|déposer|effectuer un": [
                r"(?:vous devez|vous devrez|devez|il faut|il faudra|doivent|doit|devra|veuillez|"
                r"merci de|il est n[eé]cessaire de|pri[eè]re de)(?: \w+)? (?:payer|verser|"
                r"r[eé]gler|virer|transférer|envoyer|déposer|effectuer un (?:virement|paiement|"
                rf"versement))[^.\n]{{0,50}}{_FR_FEE}",
            ],
            "payez|versez|réglez|reglez|virez": [
                r"(?:payez|versez|r[eé]glez|virez)[^.\n]{0,40}(?:frais|caution|d[eé]p[oô]t|acompte|"
                r"inscription)",
            ],
            "frais d|droits d|droit d|caution d|dépôt d": [
                r"(?:frais|droits?|caution|dépôt) (?:de |d')(?:dossier|inscription|formation|"
                r"gestion|traitement|visa|activation|garantie|candidature)[^.\n]{0,30}"
                rf"(?:{_EUROS}|à (?:payer|r[eé]gler|verser)|remboursables?|obligatoires?)",
            ],
        },
        "de": {
            "gebühr|gebuhr|kaution|anzahlung|vorkasse|startpaket|starterpaket": [
                rf"(?:m[uü]ssen|musst|muss|bitte|haben|vorab|zun[aä]chst)[^.\n]{{0,70}}{_DE_FEE}"
                r"[^.\n]{0,40}(?:zahlen|bezahlen|überweisen|entrichten|einzahlen|hinterlegen|"
                r"zu leisten)",
                r"(?:(?:zahlen|bezahlen|überweisen|hinterlegen) sie|zahle|bezahle|überweise|"
                rf"hinterlege)[^.\n]{{0,50}}{_DE_FEE}",
                r"(?:bearbeitungs|registrierungs|anmelde|vermittlungs|schulungs|aufnahme|"
                r"bewerbungs|verwaltungs|visums?)geb[uü]hr(?:en)?[^.\n]{0,30}"
                rf"(?:{_EUROS}|zu (?:zahlen|entrichten)|vorab|im voraus|wird erstattet)",
            ],
        },
        "pt": {
            "pagar|depositar|transferir|fazer um|enviar um pix": [
                r"(?:deve|dever[aá]|devem|precisa|[eé] necess[aá]rio|[eé] preciso|tem que|"
                r"ter[aá] que|basta)(?: \w+)? (?:pagar|depositar|transferir|fazer um (?:pix|"
                rf"dep[oó]sito|pagamento)|enviar um pix)[^.\n]{{0,50}}{_PT_FEE}",
            ],
            "pague|deposite|transfira|pix": [
                r"(?:pague|deposite|transfira|fa[çc]a (?:um|o) pix|envie (?:um|o) pix)"
                rf"[^.\n]{{0,40}} {_PT_FEE}",
            ],
            "taxa de": [
                r"taxa de (?:inscri[çc][aã]o|cadastro|treinamento|registro|matr[ií]cula|reserva|"
                r"ades[aã]o|processamento)[^.\n]{0,30}(?:r\$ ?\d|\d+ (?:reais|euros)|"
                r"obrigat[oó]ria|reembols[aá]vel)",
            ],
        },
        "hi": {
            "dena|deni|dene|jama|bhej|pay kar|bharn|lageg|lagta|transfer kar|karna hoga": [
                r"(?:registration|joining|security|training|id card|processing|file|form|uniform|"
                r"courier|gate pass) (?:ke |ki |ka )?(?:fees?|charges?|deposit|amount|paise)"
                r"[^.\n]{0,50} (?:dena|deni|dene|jama|bhej\w*|pay kar\w*|bharn[aie]|lageg[aie]|"
                r"lagta|transfer kar\w*|karna hoga)",
                r"(?:paise|paisa|rs\.? ?\d+|rupay\w*|₹ ?\d+)[^.\n]{0,30} (?:jama|bhejo|bhejiye|"
                r"bhej dijiye|bhejna|transfer kar\w*|pay kar\w*)",
            ],
        },
    }
)
# Somebody else pays, or a public office sets the fee.
PAID_BY_OTHERS = surroundings(
    r"(?:client|cliente|paciente|patient|usuari|alumn|inquilin|adh[eé]rent|locataire|[eé]l[eè]ve|"
    r"kund|mieter|mitglied|mandant|sch[uü]ler|usu[aá]ri|alun|customer|grahak)\w*",
    r"(?:reembols|rembours|erstatt)\w*(?: (?:por|par|durch|pela|wir|nous)\b)",
    r"(?:pagamos|cubrimos|a cargo de la empresa|asume la empresa)",
    r"nous (?:payons|prenons en charge|remboursons)|prise? en charge|à la charge de l'employeur",
    r"(?:übernehmen wir|wir (?:zahlen|übernehmen|erstatten)|tr[aä]gt der arbeitgeber)",
    r"(?:por conta da empresa|a empresa paga|n[oó]s pagamos)",
    r"(?:company|hum) (?:pay|deti|degi|denge|deta)\w*",
    r"(?:führungszeugnis|gesundheitszeugnis|casier judiciaire|carte btp|antecedentes)",
    r"colegiaci[oó]n",
)
