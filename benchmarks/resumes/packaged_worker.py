"""A packaged reader's name and paths (standard input) in, a line of JSON a file out.

Runs in the environment that has the reader, which has nothing of ours.
"""

import json
import sys
from collections.abc import Callable
from typing import Any


def main() -> None:
    try:
        read = _reader(sys.argv[1])
    except Exception as failure:
        _say({"unable": f"{type(failure).__name__}: {_first_line(failure)}"})
        return
    for path in sys.stdin.read().splitlines():
        try:
            _say({"read": read(path)})
        except Exception as failure:
            _say({"crash": f"{type(failure).__name__}: {_first_line(failure)}"})


def _reader(name: str) -> Callable[[str], dict[str, Any]]:
    if name == "pyresparser":
        from pyresparser import ResumeParser

        return lambda path: _told(
            ResumeParser(path).get_extracted_data(),
            mails="email",
            phones="mobile_number",
            companies="company_names",
            titles="designation",
            institutions="college_name",
            degrees="degree",
        )
    if name == "resume-parser":
        from resume_parser import resumeparse

        return lambda path: _told(
            resumeparse.read_file(path),
            mails="email",
            phones="phone",
            companies="Companies worked at",
            titles="designition",
            institutions="university",
            degrees="degree",
        )
    from resume_parser import main as extracted

    return lambda path: _of_sections(extracted(path))


def _of_sections(answer: dict[str, Any]) -> dict[str, Any]:
    """It gives education as lines: each may name an institution, a degree or both."""
    reached, roles, lines = answer["Contact Info"], answer["Experience"], answer["Education"]
    return {
        "name": answer["Name"] if answer["Name"] != "Not Found" else None,
        "mails": reached["email"],
        "phones": reached["phone"],
        "companies": [each["company"] for each in roles],
        "titles": [each["job_title"] for each in roles],
        "institutions": lines,
        "degrees": lines,
    }


def _told(answer: dict[str, Any], **keys: str) -> dict[str, Any]:
    return {
        "name": answer.get("name"),
        **{ours: _list(answer.get(key)) for ours, key in keys.items()},
    }


def _list(value: object) -> list[str]:
    values = value if isinstance(value, list) else [value]
    return [str(each) for each in values if each]


def _first_line(failure: Exception) -> str:
    """Without paths of this machine."""
    lines = [each.strip(" *\n") for each in str(failure).splitlines()]
    return next((each for each in lines if each and "/" not in each), "no words")


def _say(answer: dict[str, Any]) -> None:
    print(json.dumps({"packaged": answer}), flush=True)


if __name__ == "__main__":
    main()
