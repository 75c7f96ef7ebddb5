"""The routes in, `openapi.json` out: written, or with --check compared with what is committed."""

import sys
from pathlib import Path

from trusthound.entrypoints.http.app import describe_app
from trusthound.entrypoints.http.openapi import openapi_text

COMMITTED = Path(__file__).resolve().parent.parent / "openapi.json"


def main(arguments: list[str]) -> int:
    """0 when the file is as the routes are (now, or already with --check)."""
    text = openapi_text(describe_app().routes)
    if "--check" not in arguments:
        COMMITTED.write_text(text, encoding="utf-8")
        return 0
    if COMMITTED.is_file() and COMMITTED.read_text(encoding="utf-8") == text:
        return 0
    sys.stderr.write("openapi.json is not what the routes say; run: make openapi\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
