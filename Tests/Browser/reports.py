"""Reads the content of a report without the page."""

import base64
import json
import re
import zlib
from decimal import Decimal

PART = re.compile(r'<script type="text/plain" id="((?:report|segment)-[^"]+)">([^<]*)</script>')


def parts(html):
    """Returns every part of a report by name, decoded to what the app wrote."""
    texts = {name: inflated(text) for name, text in PART.findall(html) if text}
    patterns = [one.split("\x01") for one in texts.pop("report-patterns").split("\x02")]
    return {name: json.loads(read(patterns, text)) for name, text in texts.items()}


def inflated(text):
    return zlib.decompress(base64.b64decode(text), -15).decode()


def read(patterns, text):
    """Decodes a text of patterns and columns of numbers."""
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
    """Yields the numbers of a column, which stores each as the difference from the previous one."""
    value = Decimal(0)
    for step in column.split():
        value += Decimal(step)
        yield f"{value.normalize():f}"


def shown(entries):
    """Returns `(nodes, roots, elements)` of a page that received these messages."""
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
