"""The wire contract in, one HTML page without any script out: the API's reference for people."""

import json
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Any

from trusthound.entrypoints.http.problems import KINDS

STYLE = Path(__file__).with_name("reference.css").read_text(encoding="utf-8")
Json = Mapping[str, Any]


def reference_page(openapi_text: str) -> str:
    """Operations by tag, the shapes they use, and every problem code."""
    described: Json = json.loads(openapi_text)
    operations = [
        (path, method, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    groups = [
        _group(tag, [each for each in operations if tag["name"] in each[2]["tags"]])
        for tag in described["tags"]
    ]
    shapes = [
        _shape(name, schema) for name, schema in sorted(described["components"]["schemas"].items())
    ]
    title = escape(described["info"]["title"])
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>{title}</h1>
<p>{_prose(described["info"]["description"])}</p>
<p><a href="/api/openapi.json">openapi.json</a> is the same for machines.</p>
<nav aria-label="Operations"><ul>{"".join(_entry(*each) for each in operations)}</ul></nav>
</header>
<main>
{"".join(groups)}
<section><h2 id="problems">Problems</h2>{_problems()}</section>
<section><h2 id="shapes">Shapes</h2>{"".join(shapes)}</section>
</main>
</body>
</html>
"""


def _entry(path: str, method: str, operation: Json) -> str:
    return (
        f'<li><a href="#{escape(operation["operationId"])}">{_method(method)} '
        f"<code>{escape(path)}</code></a> {escape(operation['summary'])}</li>"
    )


def _group(tag: Json, operations: Iterable[tuple[str, str, Json]]) -> str:
    told = "".join(_operation(*each) for each in operations)
    name = escape(tag["name"].capitalize())
    return f"<section><h2>{name}</h2><p>{escape(tag['description'])}</p>{told}</section>"


def _operation(path: str, method: str, operation: Json) -> str:
    body = operation.get("requestBody")
    sent = f"<h4>Send</h4><p>{_content(body['content'])}</p>" if body else ""
    answers = "".join(
        f"<tr><th scope='row'>{escape(status)}</th><td>{_content(answer.get('content', {}))}</td>"
        f"<td>{_prose(answer['description'])}</td></tr>"
        for status, answer in operation["responses"].items()
    )
    return f"""<article id="{escape(operation["operationId"])}">
<h3>{_method(method)} <code>{escape(path)}</code></h3>
<p><strong>{escape(operation["summary"])}.</strong> {_prose(operation.get("description", ""))}</p>
{sent}<h4>Answers</h4>
<div class="wide"><table><tbody>{answers}</tbody></table></div>
</article>"""


def _shape(name: str, schema: Json) -> str:
    rows = "".join(
        f"<tr><th scope='row'><code>{escape(field)}</code></th><td>{_type(of_field)}</td>"
        f"<td>{_prose(of_field.get('description', ''))}</td></tr>"
        for field, of_field in schema.get("properties", {}).items()
    )
    told = _prose(schema.get("description", ""))
    values = "" if rows else f"<p>{_type(schema)}</p>"
    table = f"<div class='wide'><table><tbody>{rows}</tbody></table></div>" if rows else ""
    heading = f"<h3>{escape(name)}</h3><p>{told}</p>"
    return f'<article id="{escape(name)}">{heading}{values}{table}</article>'


def _problems() -> str:
    rows = "".join(
        f'<tr id="problem-{code}"><th scope="row"><code>{code}</code></th>'
        f"<td>{kind.status.value}</td><td>{escape(kind.title)}</td></tr>"
        for code, kind in KINDS.items()
    )
    return f'<div class="wide"><table><tbody>{rows}</tbody></table></div>'


def _content(content: Json) -> str:
    return ", ".join(
        f"{_type(of_kind.get('schema', {}))} <small>{escape(kind)}</small>"
        for kind, of_kind in content.items()
    )


def _type(schema: Json) -> str:
    """A JSON schema in a few words, shapes as links."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"<code>{escape(json.dumps(each))}</code>" for each in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(json.dumps(schema['const']))}</code>"
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return escape(schema.get("format") or schema.get("type", "anything"))


def _method(method: str) -> str:
    return f'<span class="method {escape(method)}">{escape(method.upper())}</span>'


def _prose(text: str) -> str:
    """Plain text; only `code` is marked up."""
    parts = escape(text, quote=False).split("`")
    return "".join(
        f"<code>{part}</code>" if index % 2 else part for index, part in enumerate(parts)
    )
