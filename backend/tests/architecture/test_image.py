"""The container image and compose.yaml: unprivileged, without secrets, with settings that exist."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.image_steps import instructions
from tools.progress import Failed
from tools.try_image import interpolated
from trusthound.wiring.settings import Settings

ROOT = Path(__file__).resolve().parents[3]
STEPS = instructions((ROOT / "Dockerfile").read_text())
COMPOSE_TEXT = (ROOT / "compose.yaml").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load(COMPOSE_TEXT)
SETTINGS = {
    str(field.validation_alias or f"TRUSTHOUND_{name.upper()}")
    for name, field in Settings.model_fields.items()
}
# Of compose.yaml itself, not of ours.
OF_COMPOSE = {"POSTGRES_PASSWORD", "TRUSTHOUND_VERSION", "TRUSTHOUND_PORT_HERE"}


def example() -> dict[str, str]:
    lines = (ROOT / ".env.example").read_text().splitlines()
    stated = (line.removeprefix("# ") for line in lines if re.match(r"(# )?[A-Z_]+=", line))
    return dict(line.split("=", 1) for line in stated)


def test_the_image_runs_as_a_user_without_privileges_and_says_whether_it_is_well() -> None:
    words = [word for word, _ in STEPS]
    [user] = [rest for word, rest in STEPS if word == "USER"]
    assert user.split(":")[0].isdigit()
    assert int(user.split(":")[0]) >= 1_000
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert "HEALTHCHECK" in words


def test_what_the_image_copies_is_there_and_let_through() -> None:
    let_through = [
        line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] == "!"
    ]
    copied = [rest.split()[0] for word, rest in STEPS if word == "COPY" and "--from" not in rest]
    assert copied
    for each in copied:
        assert (ROOT / each).exists()
        assert any(each == known or each.startswith(f"{known}/") for known in let_through)


def test_packages_are_installed_by_their_hashes_alone() -> None:
    [install] = [rest for word, rest in STEPS if word == "RUN" and "pip install" in rest]
    assert "--require-hashes" in install
    lock = (ROOT / "backend/requirements-run.lock").read_text()
    main = (ROOT / "backend/requirements.lock").read_text()
    pins = re.findall(r"^(\S+==\S+?)(?: ;.*)? \\$", lock, re.MULTILINE)
    assert len(pins) > 50
    assert [each for each in pins if each not in main] == []
    assert not {"pytest", "mypy", "ruff", "schemathesis"} & {each.split("==")[0] for each in pins}


def test_every_package_that_the_product_names_is_in_the_image() -> None:
    project = (ROOT / "backend/pyproject.toml").read_text()
    listed = project.partition("dependencies = [")[2].partition("\n]")[0]
    lock = (ROOT / "backend/requirements-run.lock").read_text()
    for name, version in re.findall(r'"([\w-]+)(?:\[.*?\])?==([^"]+)"', listed):
        assert f"\n{name}=={version}" in f"\n{lock}"


def test_no_file_of_the_image_holds_a_secret() -> None:
    for word, rest in STEPS:
        if word in ("ENV", "ARG"):
            assert not re.search(r"SECRET|PASSWORD|KEY|TOKEN", rest)
    for name, value in example().items():
        if re.search(r"SECRET|PASSWORD", name):
            assert value == ""


def test_compose_names_only_settings_that_exist() -> None:
    asked = set(re.findall(r"\$\{(\w+)", COMPOSE_TEXT))
    assert asked - OF_COMPOSE <= SETTINGS
    for service in ("api", "worker"):
        assert set(COMPOSE["services"][service]["environment"]) <= SETTINGS
    assert set(example()) <= asked


@pytest.mark.parametrize("name", ["TRUSTHOUND_SECRET_KEY", "POSTGRES_PASSWORD"])
def test_nothing_starts_without_its_secrets(name: str) -> None:
    filled = dict.fromkeys(example(), "x")
    stated = [
        value
        for service in COMPOSE["services"].values()
        for value in service.get("environment", {}).values()
        if f"${{{name}" in value
    ]
    assert stated
    for value in stated:
        assert "x" in interpolated(value, filled)
        with pytest.raises(Failed):
            interpolated(value, {**filled, name: ""})


def test_only_this_machine_reaches_the_api_and_nobody_the_database() -> None:
    assert [each.startswith("127.0.0.1:") for each in COMPOSE["services"]["api"]["ports"]] == [True]
    assert "ports" not in COMPOSE["services"]["db"]
    assert "ports" not in COMPOSE["services"]["worker"]


def test_our_containers_have_no_privileges_and_write_nowhere_else() -> None:
    for name in ("api", "worker"):
        service = COMPOSE["services"][name]
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["depends_on"] == {"db": {"condition": "service_healthy"}}
