"""The settings' model in, docs/operations/settings.md out."""

from pathlib import Path
from typing import Any

from pydantic import SecretStr
from pydantic_core import PydanticUndefined

from trusthound.wiring.settings import CHECKOUT, Settings

_HEAD = """\
# Settings

Every setting is a variable of the environment. This page is generated from the code by `make docs`.
A list is given as words between commas, a switch as `true` or `false`. Where one is of the wrong
kind a sentence says so, and nothing starts (exit code 2).

| Variable | Without it | What it is |
|---|---|---|
"""


def settings_page() -> str:
    """A row a setting, in the order of the model."""
    prefix = Settings.model_config.get("env_prefix", "")
    return _HEAD + "".join(
        f"| `{field.validation_alias or prefix + name.upper()}` | {_shown(field.default)} "
        f"| {field.description} |\n"
        for name, field in Settings.model_fields.items()
    )


def _shown(default: Any) -> str:
    """A default as one would set it; paths from the checkout's root on."""
    if isinstance(default, SecretStr):
        default = default.get_secret_value()
    if default in ("", (), PydanticUndefined):
        return "–"
    if isinstance(default, Path):
        default = default.relative_to(CHECKOUT)
    if isinstance(default, bool):
        default = str(default).lower()
    words = ",".join(default) if isinstance(default, tuple) else str(default)
    return f"`{words}`"
