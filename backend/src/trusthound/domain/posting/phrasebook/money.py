"""Other people's money through one's own account, in the languages of the phrasebook."""

from trusthound.domain.common.abroad import abroad

MONEY_ABROAD = abroad(
    {
        "es": {
            "cuenta": [
                r"(?:recib\w+|acept\w+)[^.\n]{0,40}(?:pagos?|dinero|fondos|transferencias?)"
                r"[^.\n]{0,40} (?:en|a) (?:tu|su) (?:propia )?cuenta[^.\n]{0,80}(?:reenv|envi|"
                r"env[ií]|transf|qued)\w*",
            ],
        },
        "fr": {
            "compte": [
                r"(?:recev\w+|encaiss\w+)[^.\n]{0,40}(?:paiements?|argent|fonds|virements?)"
                r"[^.\n]{0,40} sur (?:votre|ton) (?:propre )?compte[^.\n]{0,80}(?:transf|renvo|"
                r"revers|vire|gard)\w*",
            ],
        },
        "de": {
            "konto": [
                r"(?:zahlungen|gelder|geld|überweisungen|beträge)[^.\n]{0,50} (?:auf|über) "
                r"(?:ihr|dein|ihrem|deinem)\w* (?:eigene[sn] |privat\w* )?(?:bank|giro)?konto"
                r"[^.\n]{0,80}(?:weiter|überweis|behalt|abheb)\w*",
            ],
            "finanzagent": [r"finanzagent\w*"],
        },
        "pt": {
            "sua conta|própria conta|propria conta": [
                r"receb\w+[^.\n]{0,40}(?:pagamentos?|dinheiro|valores|transfer[eê]ncias?)"
                r"[^.\n]{0,40} (?:na|em) sua (?:pr[oó]pria )?conta[^.\n]{0,80}(?:repass|envi|"
                r"transf|fic)\w*",
            ],
        },
        "hi": {
            "^aapke|apne": [
                r"(?:aapke|apne) (?:bank )?account (?:mein|me|mai) (?:\w+ ){0,3}(?:paise|paisa|"
                r"payment)[^.\n]{0,80}(?:transfer kar|bhej|nikal)\w*",
            ],
        },
    }
)
