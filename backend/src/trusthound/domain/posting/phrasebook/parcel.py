"""Parcels to take in at home and to send on, in Spanish, French, German, Portuguese and Hindi."""

from trusthound.domain.common.abroad import abroad

PARCEL_ABROAD = abroad(
    {
        "es": {
            "paquete|mercanc": [
                r"(?:recibir[aá]?s?|recibe|recibes|recepci[oó]n de|recoger)[^.\n]{0,30}"
                r"(?:paquetes?|mercanc[ií]as?)[^.\n]{0,40} (?:tu|su) (?:casa|domicilio|hogar)"
                r"[^\n]{0,80}(?:reenv|enviar|env[ií]|reexped|despach)\w*",
            ],
        },
        "fr": {
            "colis|paquet|marchandise": [
                r"(?:recevoir|recevez|recevrez|r[eé]ceptionner|r[eé]ception)[^.\n]{0,30}"
                r"(?:colis|paquets?|marchandises?)[^.\n]{0,40}(?:domicile|chez vous|maison)"
                r"[^\n]{0,80}(?:r[eé]exp[eé]di|renvo|exp[eé]di)\w*",
            ],
        },
        "de": {
            "paket|päckchen": [
                r"(?:pakete?|päckchen)[^.\n]{0,50}(?:zu ?hause|nach hause|privatadresse|"
                r"(?:ihre|deine)r? adresse|heimadresse)[^\n]{0,80}(?:weiter ?leit|weiter ?send|"
                r"weiter ?versend|weiter ?schick|versend|verschick)\w*",
                r"(?:paketagent|paketmanager|paketassistent)\w*[^.\n]{0,40}(?:zu ?hause|"
                r"heimarbeit|nebenjob)",
            ],
        },
        "pt": {
            "pacote|encomenda|mercadoria": [
                r"receb(?:er|erá|a)[^.\n]{0,30}(?:pacotes?|encomendas?|mercadorias?)[^.\n]{0,40} "
                r"(?:em|na) (?:sua )?(?:casa|resid[eê]ncia)[^\n]{0,80}(?:reenvi|envi|encaminh|"
                r"despach)\w*",
            ],
        },
        "hi": {
            "^parcel|packet|package": [
                r"(?:parcels?|packets?|packages?)[^.\n]{0,40} ghar (?:par|pe|mein|me)[^\n]{0,80}"
                r"(?:aage|bhej|forward)\w*",
            ],
        },
    }
)
