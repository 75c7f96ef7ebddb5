"""Every import contract of the pages breaks on the wrong import planted for it here."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import node

ROOT = Path(__file__).resolve().parents[3]

# rule: the planted file, and what it wrongly imports
PLANTS = {
    "features-stand-alone": ("web/src/features/verify/planted.ts", "../examples/Examples"),
    "shared-knows-no-feature": ("web/src/ui/planted.ts", "../features/verify/VerifyBox"),
    "lib-draws-nothing": ("web/src/lib/planted.ts", "../ui/button"),
    "features-know-no-page": ("web/src/features/theme/planted.ts", "../../pages/NotFoundPage"),
    "pages-know-no-app": ("web/src/pages/planted.ts", "../app/routes"),
    "only-lib-calls-the-server": ("web/src/features/examples/planted.ts", "openapi-fetch"),
    "packages-know-no-page": ("packages/client/src/planted.ts", "../../../web/src/lib/paths"),
    "trust-card-knows-no-client": (
        "packages/trust-card/src/planted.ts",
        "../../client/src/index",
    ),
    "no-circles": ("web/src/ui/first.ts", "./second"),
}


def rules() -> list[str]:
    return re.findall(r"name: '([a-z-]+)'", (ROOT / "web/contracts/contracts.cjs").read_text())


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What dependency-cruiser says of a copy that has every planted file at once."""
    copy = tmp_path_factory.mktemp("pages")
    unread = shutil.ignore_patterns("node_modules", "dist", "*.test.*")
    for each in ("web/src", "web/contracts", "packages"):
        shutil.copytree(ROOT / each, copy / each, ignore=unread)
    shutil.copy(ROOT / "web/tsconfig.json", copy / "web/tsconfig.json")
    for each in ("web", "web/contracts", "packages/client"):
        (copy / each / "node_modules").symlink_to(ROOT / each / "node_modules")
    for place, wrong in PLANTS.values():
        (copy / place).write_text(f"import * as planted from '{wrong}'\nexport {{ planted }}\n")
    (copy / "web/src/ui/second.ts").write_text("export * from './first'\n")
    return subprocess.run(
        ["npm", "run", "--silent", "check"],
        cwd=copy / "web/contracts",
        env=node.environment(),
        capture_output=True,
        text=True,
        check=False,
    ).stdout


def test_every_rule_has_a_planted_wrong_import() -> None:
    assert sorted(PLANTS) == sorted(rules())


@pytest.mark.parametrize("rule", PLANTS)
def test_the_rule_breaks_on_a_wrong_import(rule: str, said: str) -> None:
    broken = [line for line in said.splitlines() if f" {rule}: " in line]
    planted = PLANTS[rule][0].partition("/")[2]
    assert any(planted.rpartition("/")[2] in line for line in broken), said
