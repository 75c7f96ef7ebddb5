"""A Dockerfile in, its steps carried out in plain folders: a stage a folder, no engine needed.

What this shows is that every file is there and every command works from nothing, as no more than
an unprivileged user at the end. It shows nothing of the base images.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

from tools.places import ROOT
from tools.progress import Failed

# How this machine reaches its package registries is its own; nothing else of it comes along.
OURS = re.compile(r"PATH$|PIP_|NPM_CONFIG_|npm_config_|.*_PROXY$|.*_proxy$|SSL_CERT|NODE_EXTRA_CA")
ACCOUNTS = "useradd"


@dataclass
class Stage:
    """What a stage has come to: its files, and what it says about running it."""

    folder: Path
    workdir: str = "/"
    environment: dict[str, str] = field(default_factory=dict)
    said: dict[str, list[str]] = field(default_factory=dict)

    def path(self, text: str) -> Path:
        """Where a path of the image lies."""
        return self.folder / os.path.join(self.workdir, text).lstrip("/")  # noqa: PTH118

    def here(self, text: str) -> str:
        """Words that name paths of the image, with those of the folder."""
        return re.sub(r"(?<![\w.])/(app|data)(?=[/\s:]|$)", rf"{self.folder}/\1", text)


def carried_out(dockerfile: Path, folder: Path) -> Stage:
    """The last stage, its folder filled. Raises Failed."""
    stages: dict[str, Stage] = {}
    stage = Stage(folder)
    for word, rest in instructions(dockerfile.read_text(encoding="utf-8")):
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "image"
            stage = stages[name] = Stage(folder / name)
            stage.folder.mkdir(parents=True)
        elif word == "WORKDIR":
            stage.workdir = rest
            stage.path(".").mkdir(parents=True, exist_ok=True)
        elif word == "ENV":
            pairs = (each.partition("=") for each in shlex.split(rest))
            stage.environment |= {name: stage.here(value) for name, _, value in pairs}
        elif word == "COPY":
            _copy(rest, stage, stages)
        elif word == "RUN":
            _run(rest, stage)
        elif word in ("CMD", "ENTRYPOINT"):
            stage.said[word] = [stage.here(each) for each in json.loads(rest)]
        elif word == "HEALTHCHECK":
            command = rest.partition("CMD ")[2]
            stage.said[word] = [stage.here(each) for each in json.loads(command)]
        else:
            stage.said[word] = rest.split()
    return stage


def python_is_open_to_all() -> bool:
    """Whether another account could run the Python that the steps are carried out with."""
    python = _python().resolve()
    return all(each.stat().st_mode & 0o001 for each in (python, *python.parents))


def _python() -> Path:
    """The base image calls it `python`: the system's own where it is of our version."""
    system = Path("/usr/bin") / f"python{sys.version_info[0]}.{sys.version_info[1]}"
    probe = [str(system), "-c", "import ensurepip, venv"]
    if system.exists() and subprocess.run(probe, check=False, capture_output=True).returncode == 0:
        return system
    return Path(sys.base_prefix) / "bin" / "python3"


def instructions(text: str) -> list[tuple[str, str]]:
    """Each with its words, lines joined and comments left out."""
    whole = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return [
        (word, rest)
        for word, _, rest in (line.partition(" ") for line in whole.splitlines())
        if word
    ]


def environment_of(stage: Stage, given: Mapping[str, str] = {}) -> dict[str, str]:
    """What a command of the image gets to see."""
    ours = {name: value for name, value in os.environ.items() if OURS.match(name)}
    return {**ours, "HOME": str(stage.folder), **stage.environment, **given}


def _copy(rest: str, stage: Stage, stages: Mapping[str, Stage]) -> None:
    *flags, source, target = rest.split()
    into = stage.path(target)
    if flags:
        name = flags[0].removeprefix("--from=")
        shutil.copytree(stages[name].path(source), into, symlinks=True)
        return
    if (ROOT / source).is_file():
        into.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / source, into)
        return
    shutil.copytree(ROOT / source, into, ignore=_ignored)


def _ignored(folder: str, names: list[str]) -> set[str]:
    """The lines of .dockerignore that leave something out below what is copied."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    patterns = [each for each in lines if each and each[0] not in "#!" and each != "*"]
    inside = Path(folder).relative_to(ROOT)
    return {
        name
        for name in names
        for each in patterns
        if fnmatch(str(inside / name), each) or fnmatch(name, each.removeprefix("**/"))
    }


def _run(command: str, stage: Stage) -> None:
    print(f"  {stage.folder.name}: {command[:100]}", flush=True)
    if ACCOUNTS in command:  # this machine's accounts are none of our business
        stage.folder.joinpath("data").mkdir(mode=0o700)
        return
    programs = stage.folder.parent / "programs"
    programs.mkdir(exist_ok=True)
    if not (programs / "python").exists():
        (programs / "python").symlink_to(_python())
    environment = environment_of(stage)
    environment["PATH"] = f"{programs}:{environment['PATH']}"
    ran = subprocess.run(
        ["sh", "-c", stage.here(command)], cwd=stage.path("."), env=environment, check=False
    )
    if ran.returncode != 0:
        raise Failed(f"This step failed: {command}")
