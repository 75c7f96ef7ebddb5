"""A message's words in, the languages of which the lexicons are asked out."""

from collections.abc import Collection

# Words that romanised Hindi cannot do without and that no other of the languages has.
_HINDI = frozenset({
    "hai", "hain", "karo", "karna", "karein", "kare", "aap", "aapka", "aapko", "aapke", "nahi",
    "nahin", "liye", "kya", "koi", "bhi", "hoga", "hogi", "aur", "mein", "hum", "bhej", "bhejo",
    "milega", "mujhe", "kaam", "paise", "paisa", "wala", "wali", "raha", "rahe", "rahi", "toh",
    "abhi", "pehle", "agar", "karke", "karte", "sirf", "ghar", "baithe", "nhi", "krna", "kr",
    "aapki", "humare", "hamare", "bhai", "chahiye", "kijiye", "karne", "kripya", "dalo",
    "vetan", "hetu", "bhejein", "dijiye", "jayega", "jayegi", "milegi", "denge", "hue", "bharo",
    "tumhare", "kiraye", "ghante", "bharein", "rahegi", "diye", "diya", "liya", "bharna", "wo",
    "bhare", "baad", "raat", "aaj", "kaise", "kuch", "bina", "naam", "khate", "taaki", "krlo",
    "hua", "gaya", "sakte", "apna", "apni", "apne", "hamari", "humari", "ji", "yeh", "yaha",
})  # fmt: skip
ENOUGH_HINDI = 3
ENGLISH = "en"
EUROPEAN = frozenset({"es", "fr", "de", "pt"})
READ = EUROPEAN | {ENGLISH, "hi", ""}


def language_of_words(words: Collection[str], guessed: str) -> str:
    """`guessed`, unless its words are Hindi in Latin letters, which nothing else tells."""
    return "hi" if len(_HINDI.intersection(words)) >= ENOUGH_HINDI else guessed


def lexicons_for(language: str) -> frozenset[str]:
    """English is mixed into messages of every language; an unknown one may be any of Europe's."""
    if language in READ and language:
        return frozenset({ENGLISH, language})
    return EUROPEAN | {ENGLISH}
