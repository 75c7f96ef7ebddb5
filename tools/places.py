"""Nothing in, the folders of this checkout out."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BACKEND = ROOT / "backend"
WEB = ROOT / "web"
PYTHON_CLIENT = ROOT / "packages/python"
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"
LOGS = CACHE / "logs"
STAMPS = CACHE / "stamps"


def tool(name: str) -> str:
    """The path of a program of the virtual environment."""
    return str(VENV / "bin" / name)


def node_folders() -> tuple[Path, ...]:
    """Every folder whose npm packages are pinned by a lock file."""
    found = [
        each for depth in ("", "*/", "*/*/") for each in ROOT.glob(f"{depth}package-lock.json")
    ]
    return tuple(sorted(each.parent for each in found if "node_modules" not in each.parts))
