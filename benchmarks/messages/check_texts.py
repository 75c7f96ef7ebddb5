"""Folders of message texts in, their counts out; ends with 1 when a set breaks its own rules.

Run: `python benchmarks/messages/check_texts.py [folder …]`; `reporting` where no folder is given.
A folder's texts are all its `.jsonl` files but `mails.jsonl`.
Asked of it: the keys a line must have, ids used once, known labels, languages and channels, no two
texts that are nearly the same (Jaccard over their words above 0.7), and that the mails which
`mails.jsonl` names are there and parse.
"""

import email
import email.policy
import json
import re
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

MESSAGE_KEYS = frozenset({"id", "family", "label", "language", "channel", "text", "basis"})
MAIL_KEYS = frozenset({"file", "label", "family", "language", "basis"})
LABELS = frozenset({"scam", "near_miss", "opener"})
CHANNELS = frozenset({"sms", "whatsapp", "telegram", "linkedin", "email", "chat"})
LANGUAGES = frozenset({"en", "es", "fr", "de", "pt", "hi-Latn"})
NEARLY_THE_SAME = 0.7
WORD = re.compile(r"\w+")


def main(folders: list[Path]) -> int:
    faults = [f"{folder.name}: {fault}" for folder in folders for fault in _checked(folder)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def _checked(folder: Path) -> list[str]:
    files = sorted(set(folder.glob("*.jsonl")) - {folder / "mails.jsonl"})
    messages = [message for file in files for message in _lines(file)]
    _print_counts(folder, messages)
    faults = [
        *_key_faults(messages, MESSAGE_KEYS),
        *_value_faults(messages),
        *_repeated([str(message.get("id")) for message in messages]),
        *_nearly_the_same(messages),
    ]
    if (folder / "mails.jsonl").exists():
        faults.extend(_mail_faults(folder))
    return faults


def _lines(path: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def _print_counts(folder: Path, messages: list[dict[str, str]]) -> None:
    print(f"{folder.name}: {len(messages)} messages")
    for key in ("label", "language", "channel"):
        print(f"  {key}: {_counted(messages, key)}")
    for label in sorted(LABELS):
        labelled = [message for message in messages if message["label"] == label]
        print(f"  {label}: {_counted(labelled, 'family')} {_counted(labelled, 'language')}")
    lengths = sorted(len(WORD.findall(message["text"])) for message in messages)
    print(f"  words: {lengths[0]} to {lengths[-1]}, median {lengths[len(lengths) // 2]}")


def _counted(messages: list[dict[str, str]], key: str) -> dict[str, int]:
    return dict(Counter(message[key] for message in messages).most_common())


def _key_faults(lines: list[dict[str, str]], keys: frozenset[str]) -> list[str]:
    return [
        f"{line.get('id', line.get('file'))}: keys {sorted(line)}"
        for line in lines
        if line.keys() != keys
    ]


def _value_faults(messages: list[dict[str, str]]) -> list[str]:
    known = {"label": LABELS, "channel": CHANNELS, "language": LANGUAGES}
    faults = [
        f"{message['id']}: {key} {message[key]!r}"
        for message in messages
        for key, values in known.items()
        if message[key] not in values
    ]
    return faults + [
        f"{message['id']}: empty {key}"
        for message in messages
        for key in MESSAGE_KEYS
        if not message[key].strip()
    ]


def _repeated(names: list[str]) -> list[str]:
    return [f"{name} stands {times} times" for name, times in Counter(names).items() if times > 1]


def _nearly_the_same(messages: list[dict[str, str]]) -> list[str]:
    words = [
        (message["id"], frozenset(WORD.findall(message["text"].lower()))) for message in messages
    ]
    return [
        f"{one} and {other} are nearly the same ({shared:.2f})"
        for (one, these), (other, those) in combinations(words, 2)
        if (shared := len(these & those) / (len(these | those) or 1)) > NEARLY_THE_SAME
    ]


def _mail_faults(folder: Path) -> list[str]:
    mails = _lines(folder / "mails.jsonl")
    print(f"  mails: {dict(Counter(mail['label'] for mail in mails))}")
    named = {mail["file"] for mail in mails}
    present = {path.name for path in (folder / "mails").glob("*.eml")}
    faults = [*_key_faults(mails, MAIL_KEYS), *_repeated([mail["file"] for mail in mails])]
    faults += [f"{name} is only on one side" for name in sorted(named ^ present)]
    for name in sorted(named & present):
        parsed = email.message_from_bytes(
            (folder / "mails" / name).read_bytes(), policy=email.policy.default
        )
        faults += [
            f"{name}: {type(defect).__name__}" for part in parsed.walk() for defect in part.defects
        ]
        faults += [
            f"{name}: no {header}"
            for header in ("From", "Date", "Message-ID", "Received")
            if not parsed[header]
        ]
    return faults


if __name__ == "__main__":
    beside = Path(__file__).parent
    asked = [Path(name) if Path(name).is_dir() else beside / name for name in sys.argv[1:]]
    sys.exit(main(asked or [beside / "reporting"]))
