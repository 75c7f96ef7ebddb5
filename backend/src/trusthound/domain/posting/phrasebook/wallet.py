"""Money by gift card or wallet, in the languages of the phrasebook."""

from trusthound.domain.common.abroad import abroad
from trusthound.domain.common.wording import surroundings

_COIN = r"(?:bitcoins?|btc|usdt|criptomonedas?|criptomoedas?|cryptomonnaies?|krypto\w*|crypto)"
_COINS = "bitcoin|btc|usdt|cripto|crypto|krypto"
WALLET_ABROAD = abroad(
    {
        "es": {
            "tarjetas regalo|tarjeta regalo|tarjetas de regalo|tarjeta de regalo": [
                r"(?:compr\w+|env[ií]\w+|pag\w+)[^.\n]{0,40} tarjetas? (?:de )?regalo[^.\n]{0,60}"
                r"(?:c[oó]digo|foto|env[ií]|pin)\w*",
            ],
            _COINS: [
                rf"(?:deposit\w+|recarg\w+|env[ií]\w+|transf\w+)[^.\n]{{0,40}} {_COIN}"
                r"[^.\n]{0,40}(?:billetera|monedero|wallet|plataforma|cuenta)",
            ],
        },
        "fr": {
            "carte cadeau|cartes cadeau|carte-cadeau|cartes-cadeau|transcash|pcs": [
                r"(?:achet\w+|envoy\w+|pay\w+)[^.\n]{0,40} (?:cartes?[- ]cadeaux?|(?:coupons?|"
                r"tickets?|recharges?) (?:transcash|pcs))[^.\n]{0,60}(?:code|photo|envoy)\w*",
            ],
            _COINS: [
                rf"(?:d[eé]pos\w+|recharg\w+|envoy\w+|transf\w+)[^.\n]{{0,40}} {_COIN}"
                r"[^.\n]{0,40}(?:portefeuille|wallet|plateforme|compte)",
            ],
        },
        "de": {
            "gutscheinkarte|geschenkkarte|guthabenkarte|paysafe": [
                r"(?:kauf\w+|send\w+|schick\w+|besorg\w+)[^.\n]{0,40} (?:gutschein|geschenk|"
                r"guthaben)karten?[^.\n]{0,60}(?:code|foto|send|schick|nummer)\w*",
                r"(?:zahl|bezahl|send|schick)\w*[^.\n]{0,40} (?:per |mit |eine? )?paysafe\w*"
                r"[^.\n]{0,40}(?:code|karte|bewerb|geb[uü]hr)\w*",
            ],
            _COINS: [
                rf"(?:einzahl\w+|zahlen|überweis\w+|send\w+|auflad\w+)[^.\n]{{0,40}} {_COIN}"
                r"[^.\n]{0,40}(?:wallet|plattform|konto)",
            ],
        },
        "pt": {
            "cartões-presente|cartão-presente|cartões presente|cartão presente|gift card|"
            "vale-presente": [
                r"(?:compr\w+|envi\w+|mand\w+)[^.\n]{0,40} (?:cart(?:ão|ões)[- ]presente|"
                r"gift cards?|vale-presente)[^.\n]{0,60}(?:c[oó]digo|foto|envi)\w*",
            ],
            _COINS: [
                rf"(?:deposit\w+|recarreg\w+|envi\w+|transf\w+)[^.\n]{{0,40}} {_COIN}[^.\n]{{0,40}}"
                r"(?:carteira|wallet|plataforma|conta)",
            ],
        },
        "hi": {
            "gift card|usdt|bitcoin|crypto": [
                r"gift cards?[^.\n]{0,40} (?:khar[ie]+d|bhej|code)\w*",
                r"(?:usdt|bitcoin|crypto)[^.\n]{0,40} (?:bhejo|bhejna|bhejiye|deposit kar\w*|"
                r"jama kar\w*)",
            ],
        },
    }
)
BUSINESS_ABROAD = surroundings(
    r"(?:client|cliente|usuari|kund|usu[aá]ri|customer|grahak|comprador|acheteur|k[aä]ufer)\w*"
)
