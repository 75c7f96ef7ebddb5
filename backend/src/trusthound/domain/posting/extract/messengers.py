"""Text in, messenger handles out: `app:handle`, the handle "" where the app alone is named."""

import re
from collections.abc import Iterator

from trusthound.domain.common.clues import AnyOf
from trusthound.domain.common.folding import lowered
from trusthound.domain.posting.model import Contact, ContactKind

_LINKS = (
    ("whatsapp", r"(?:wa\.me|whatsapp\.com)/(?:send/?\?phone=|message/|channel/)?([+\w]{3,40})?"),
    ("telegram", r"(?:t\.me|telegram\.me|telegram\.dog)/(?:joinchat/|s/)?([+\w]{2,64})"),
    ("signal", r"signal\.(?:me|group|art)/(?:#(?:p/|eu/)?)?([+\w%-]{3,100})?"),
    ("discord", r"discord(?:app)?\.(?:gg|com/invite)/([\w-]{2,64})"),
    ("skype", r"join\.skype\.com/(?:invite/)?([\w-]{2,64})"),
    ("viber", r"(?:invite\.)?viber\.com/(?:\?g2?=)?([\w%-]{2,100})?"),
    ("line", r"line\.me/(?:ti/p/|R/ti/p/)?([~@\w%-]{2,64})"),
    ("messenger", r"(?<![\w.])m\.me/([\w.-]{2,64})"),
    ("skype", r"skype:([\w.,:-]{3,64})\??"),
    ("telegram", r"tg://resolve\?domain=(\w{2,64})"),
)
_LINK = re.compile(
    r"(?<![\w.@-])(?:https?://)?(?:www\.|api\.|web\.|chat\.)?(?:"
    + "|".join(f"(?P<link_{number}>{pattern})" for number, (_, pattern) in enumerate(_LINKS))
    + ")",
    re.IGNORECASE,
)
_LINK_SIGNS = AnyOf.of(
    "wa.me", "whatsapp.com", "t.me", "telegram.", "signal.", "discord", "skype", "viber", "line.me",
    "m.me", "tg:",
)  # fmt: skip
_NAME_SIGNS = AnyOf.of(
    "telegram", "whatsapp", "whats app", "wechat", "weixin", "skype", "discord", "viber", "signal",
    "hangout", "zangi", "kik", "tg:", "tg @", "tg - @", "line id",
)  # fmt: skip
_APPS = {"telegram": "telegram", "whatsapp": "whatsapp", "whats app": "whatsapp",
         "wechat": "wechat", "weixin": "wechat", "skype": "skype", "discord": "discord",
         "viber": "viber",
         "signal": "signal", "hangouts": "hangouts", "hangout": "hangouts", "zangi": "zangi",
         "kik": "kik", "tg": "telegram", "line id": "line"}  # fmt: skip
# Words of their own that name the app only with a handle behind them.
_SHORT_NAMES = frozenset({"tg", "line id"})
_NAME = re.compile(
    r"\b(telegram|whats ?app|wechat|weixin|skype|discord|viber|signal|hangouts?|zangi|kik|"
    r"tg|line id)\b",
    re.IGNORECASE | re.ASCII,
)
_NUMBER = re.compile(r"[+(0-9][0-9\s().-]{3,25}")
# What stands between the app's name and the handle: "Telegram ID: @name", "WhatsApp me at +1…".
_HANDLE = re.compile(
    r"(?:\s(?:app|messenger|chat|me|us|id|handle|username|user|number|no|nr|contact|name|group|"
    r"channel|at|on|is|add)\b\.?){0,4}\s?[:=\-–>]{0,2}\s?(?:\((?=[@+]))?"
    r"(@[\w.]{2,63}\w|[\w.]{2,32}#[0-9]{4}\b|\+?\(?\d[\d\s().-]{6,18}\d|live:[\w.:-]{2,63}\w)",
    re.IGNORECASE,
)
_LABELLED = re.compile(
    r"\s?(?:id|handle|username|user name)?\s?(?:[:=]\s?|is\s(?=\w{0,30}[0-9_]))"
    r"([a-z][\w.-]{2,30}\w)(?=[\s,;)]|\.?\s|\.?\Z)",
    re.IGNORECASE,
)
# "@name on Telegram".
_HANDLE_BEFORE = re.compile(r"(?<!\w)(@[\w.]{3,63})\s(?:on|via|at|in|\()\s?\Z", re.IGNORECASE)
# "Signal" is a common word: alone it is the app only in such company.
_AS_AN_APP = re.compile(
    r"(?:\b(?:on|via|through|using|over|download)\s(?:the\s)?)\Z", re.IGNORECASE
)


def find_messengers(text: str) -> Iterator[Contact]:
    """Links first, so that their handles are kept."""
    folded = lowered(text)
    linked: list[tuple[int, int]] = []
    if _LINK_SIGNS.stands_in(folded):
        for match in _LINK.finditer(text):
            linked.append(match.span())
            number = int((match.lastgroup or "_0").rpartition("_")[2])
            yield _messenger(_LINKS[number][0], _link_handle(match, number), text, *match.span())
    if _NAME_SIGNS.stands_in(folded):
        for match in _NAME.finditer(text):
            if not any(start <= match.start() < end for start, end in linked):
                yield from _named(text, match)


def _link_handle(match: re.Match[str], number: int) -> str:
    group = match.re.groupindex[f"link_{number}"] + 1
    return match[group] or ""


def _named(text: str, name: re.Match[str]) -> Iterator[Contact]:
    app = _APPS[" ".join(name[1].lower().split())]
    end = name.end()
    handle = _HANDLE.match(text, end, end + 90) or _LABELLED.match(text, end, end + 60)
    before = _HANDLE_BEFORE.search(text, max(0, name.start() - 75), name.start())
    if handle:
        yield _messenger(app, handle[1].strip(), text, name.start(), handle.end(1))
    elif before:
        yield _messenger(app, before[1], text, before.start(), end)
    elif name[1].lower() in _SHORT_NAMES:
        return
    elif app != "signal" or (
        name[1][0].isupper() and _AS_AN_APP.search(text, max(0, name.start() - 20), name.start())
    ):
        yield _messenger(app, "", text, name.start(), end)


def _messenger(app: str, handle: str, text: str, start: int, end: int) -> Contact:
    if _NUMBER.fullmatch(handle):
        digits = "".join(each for each in handle if each.isdecimal())
        handle = f"+{digits}" if handle.startswith("+") else digits
    return Contact(ContactKind.MESSENGER, f"{app}:{handle}", text[start:end], start, end)
