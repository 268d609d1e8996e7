"""What a report holds, read without the page."""

import base64
import json
import re
import zlib
from decimal import Decimal

PART = re.compile(r'<script type="text/plain" id="((?:report|segment)-[^"]+)">([^<]*)</script>')


def parts(html):
    """Every part of a report by its name, as the app has written it."""
    texts = {name: inflated(text) for name, text in PART.findall(html) if text}
    patterns = [one.split("\x01") for one in texts.pop("report-patterns").split("\x02")]
    return {name: json.loads(read(patterns, text)) for name, text in texts.items()}


def inflated(text):
    return zlib.decompress(base64.b64decode(text), -15).decode()


def read(patterns, text):
    """A text that was written by patterns and columns of numbers."""
    line, *lines = text.split("\n")
    order, lines = [int(number) for number in line.split()], iter(lines)
    columns = {number: [numbers(next(lines)) for _ in patterns[number][1:]]
               for number in sorted(set(order))}
    found = []
    for number in order:
        first, *others = patterns[number]
        found.append(first)
        for column, words in zip(columns[number], others, strict=True):
            found += [next(column), words]
    return "".join(found)


def numbers(column):
    """The numbers of a column, each of which is told as its difference from the one before."""
    value = Decimal(0)
    for step in column.split():
        value += Decimal(step)
        yield f"{value.normalize():f}"


def shown(entries):
    """The layers and the elements of a page that was told these messages: `(nodes, roots, elements)`."""
    nodes, roots, elements = {}, [], {}
    for message in entries:
        if message["kind"] == "tree":
            tree = message["tree"]
            for number in tree.get("removed", []):
                nodes.pop(number, None)
            for node in tree.get("changed", []):
                nodes[node["id"]] = node
            for update in tree.get("updated", []):
                node = {**nodes[update["id"]], **update}
                for field in node.pop("without", []):
                    node.pop(field, None)
                nodes[update["id"]] = node
            roots = tree.get("roots", roots)
        elif message["kind"] == "elements":
            for number in message["elements"]["removed"]:
                elements.pop(number, None)
            for element in message["elements"]["changed"]:
                elements[element["id"]] = element
    return nodes, roots, elements
