"""A half of the set in, its texts and mails out, each with what it is known to be."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SCAM, NEAR_MISS, OPENER = "scam", "near_miss", "opener"

# Which script a text of the family should be told to follow, in the product's ids.
SCRIPTS = {
    "task": "task_work",
    "advance_fee": "advance_fee",
    "fake_cheque": "cheque_for_equipment",
    "reshipping": "reshipping",
    "money_mule": "money_mule",
    "mystery_shopper": "secret_shopper",
    "crypto_deposit": "crypto_deposit",
    "identity_harvest": "identity_harvest",
    "code_takeover": "verification_code",
    "remote_access": "remote_access",
    "developer_repository": "code_to_run",
    "impersonated_employer": "borrowed_name",
    "government_job_fee": "public_office_fee",
    "overseas_visa": "overseas_visa_fee",
    "car_wrap": "car_advert",
    "model_talent_fee": "talent_fee",
    "carer_cheque": "care_cheque",
    "data_entry_kit": "home_work_kit",
    "account_rental": "account_rental",
    "mlm": "recruit_and_buy_in",
}


@dataclass(frozen=True, slots=True)
class Item:
    """`body` is the text, or a mail as it was received. `script` is "" where none is expected."""

    id: str
    family: str
    label: str
    language: str
    body: str | bytes
    script: str


def texts_of(half: Path) -> Iterator[Item]:
    """The messages of the half."""
    for row in _rows(half / "messages.jsonl"):
        yield _item(row, row["id"], row["language"], row["text"])


def mails_of(half: Path) -> Iterator[Item]:
    """The mails of the half."""
    for row in _rows(half / "mails.jsonl"):
        body = (half / "mails" / row["file"]).read_bytes()
        yield _item(row, row["file"], row["language"], body)


def _rows(path: Path) -> list[dict[str, Any]]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return [json.loads(line) for line in lines if line.strip()]


def _item(row: dict[str, Any], name: str, language: str, body: str | bytes) -> Item:
    known = SCRIPTS.get(row["family"], "")
    script = row.get("script", known) if row["label"] == SCAM else ""
    return Item(name, row["family"], row["label"], language, body, script)
