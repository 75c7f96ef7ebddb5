"""The README's table of settings has every setting, with its default."""

import re
from pathlib import Path

from pydantic import SecretStr

from trusthound.wiring.settings import CHECKOUT, Settings

README = (Path(__file__).resolve().parents[3] / "README.md").read_text()


def documented() -> dict[str, str]:
    """Name and default of each row of the table; a dash stands for nothing."""
    rows = re.findall(r"^\| `(DATABASE_URL|TRUSTHOUND_\w+)` \| (.*?) \|", README, re.MULTILINE)
    return {name: default.strip("`") for name, default in rows}


def real() -> dict[str, str]:
    return {
        str(field.validation_alias or f"TRUSTHOUND_{name.upper()}"): shown(field.default)
        for name, field in Settings.model_fields.items()
    }


def shown(default: object) -> str:
    """A default as somebody would write it in the environment."""
    if isinstance(default, Path):
        return str(default.relative_to(CHECKOUT))
    if isinstance(default, SecretStr):
        default = default.get_secret_value()
    if isinstance(default, tuple):
        return ",".join(default) or "—"
    return str(default).lower() if isinstance(default, bool) else str(default) or "—"


def test_every_setting_stands_in_the_readme_with_its_default() -> None:
    assert documented() == real()
