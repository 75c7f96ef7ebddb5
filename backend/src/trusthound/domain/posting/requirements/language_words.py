"""Languages that are spoken at work, by their English and their own names."""

# ISO 639-1: names in lower case.
LANGUAGES: dict[str, tuple[str, ...]] = {
    "af": ("afrikaans",), "am": ("amharic",), "ar": ("arabic",), "bg": ("bulgarian",),
    "bn": ("bengali",), "bs": ("bosnian",), "ca": ("catalan",), "cs": ("czech",), "cy": ("welsh",),
    "da": ("danish",), "de": ("german", "deutsch", "deutschkenntnisse"), "el": ("greek",),
    "en": ("english", "englisch", "englischkenntnisse", "anglais", "inglés", "inglese"),
    "es": ("spanish", "español", "castellano"), "et": ("estonian",), "fa": ("farsi", "persian"),
    "fi": ("finnish",), "fr": ("french", "français"), "ga": ("irish gaelic",), "gu": ("gujarati",),
    "ht": ("haitian creole",), "he": ("hebrew",), "hi": ("hindi",), "hmn": ("hmong",),
    "hr": ("croatian",), "hu": ("hungarian",), "id": ("bahasa indonesia", "indonesian"),
    "is": ("icelandic",), "it": ("italian", "italiano"), "ja": ("japanese",), "ka": ("georgian",),
    "km": ("khmer",), "kn": ("kannada",), "ko": ("korean",), "lt": ("lithuanian",),
    "lv": ("latvian",), "ml": ("malayalam",), "mr": ("marathi",), "ms": ("malay",
    "bahasa malaysia"),
    "ne": ("nepali",), "nl": ("dutch", "nederlands"), "no": ("norwegian",), "pa": ("punjabi",),
    "pl": ("polish",), "pt": ("portuguese", "português"), "ro": ("romanian",), "ru": ("russian",),
    "sk": ("slovak",), "sl": ("slovenian", "slovene"), "so": ("somali",), "sq": ("albanian",),
    "sr": ("serbian",), "sv": ("swedish",), "sw": ("swahili",), "ta": ("tamil",), "te": ("telugu",),
    "th": ("thai",), "tl": ("tagalog", "filipino"), "tr": ("turkish",), "uk": ("ukrainian",),
    "ur": ("urdu",), "vi": ("vietnamese",), "zh": ("mandarin", "chinese", "cantonese"),
    "zu": ("zulu",), "sgn": ("american sign language", "british sign language", "sign language"),
}  # fmt: skip
