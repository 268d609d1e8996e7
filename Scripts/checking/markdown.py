"""Reads and writes the small Markdown tables that the verbs maintain."""

import re


def table_rows(text, columns):
    """Yields (line number, cells) for every body row of the tables with `columns` columns.

    A header row is followed by a `|---|` row. Code fences are skipped, and `\\|` is a literal bar.
    """
    lines = text.splitlines()
    in_fence = False
    for index, line in enumerate(lines):
        if line.startswith("```"):
            in_fence = not in_fence
        if in_fence or not line.startswith("|") or is_separator(line):
            continue
        if index + 1 < len(lines) and is_separator(lines[index + 1]):
            continue
        cells = split_row(line)
        if len(cells) == columns:
            yield index + 1, cells


def table_row(cells):
    """Returns one row as text, with bars inside cells escaped."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def split_row(line):
    cells = re.split(r"(?<!\\)\|", line.strip().removeprefix("|").removesuffix("|"))
    return [cell.replace("\\|", "|").strip() for cell in cells]


def is_separator(line):
    return re.fullmatch(r"\|(\s*:?-+:?\s*\|)+\s*", line) is not None
