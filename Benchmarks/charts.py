"""Draws bar charts with a logarithmic scale, as an SVG that is readable in light and dark
appearance."""

import html
import math

LABELS, WIDTH, MARGIN = 400, 400, 70
"""The widths of the names, of the longest bar and of the text to its right, in pixels."""

BAR, GAP, TOP = 12, 10, 44

COLOURS = ["#3b82f6", "#d9730d", "#0d9488", "#a855f7"]

STYLE = """<style>
text { font: 11px system-ui, sans-serif; fill: #1f2328 }
line { stroke: #d1d9e0 }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } line { stroke: #3d444d } }
</style>"""

UNITS = ["ns", "µs", "ms", "s"]


def tick(exponent):
    """Returns the label of a power of ten nanoseconds."""
    step = min(exponent // 3, len(UNITS) - 1)
    return f"{10 ** (exponent - 3 * step)} {UNITS[step]}"


def text(x, y, words, anchor="start"):
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{html.escape(words)}</text>'


def chart(subjects, runners, number):
    """Returns a chart of nanoseconds by subject and runner. `number` formats a value."""
    values = [value for of in subjects.values() for value in of.values()]
    low = max(0, math.floor(math.log10(min(values))))
    high = max(low + 1, math.ceil(math.log10(max(values))))

    def x(value):
        share = (math.log10(max(value, 10 ** low)) - low) / (high - low)
        return LABELS + share * WIDTH

    rows, y = [], TOP
    for subject, of in subjects.items():
        rows.append(text(LABELS - 8, y + len(of) * BAR / 2 + 4, subject, "end"))
        for runner, value in of.items():
            colour = COLOURS[runners.index(runner)]
            rows.append(
                f'<rect x="{LABELS}" y="{y}" width="{max(x(value) - LABELS, 1):.1f}" '
                f'height="{BAR - 2}" fill="{colour}"/>')
            rows.append(text(x(value) + 4, y + BAR - 3, number(value)))
            y += BAR
        y += GAP
    scale = []
    for exponent in range(low, high + 1):
        place = x(10 ** exponent)
        scale.append(f'<line x1="{place:.0f}" x2="{place:.0f}" y1="{TOP - 6}" y2="{y}"/>')
        scale.append(text(place, TOP - 10, tick(exponent), "middle"))
    legend, place = [], 10
    for runner, colour in zip(runners, COLOURS):
        if any(runner in of for of in subjects.values()):
            legend.append(f'<rect x="{place}" y="8" width="10" height="10" fill="{colour}"/>')
            legend.append(text(place + 15, 17, runner))
            place += 100
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LABELS + WIDTH + MARGIN} {y}">'
    return "\n".join([head, STYLE, *legend, *scale, *rows, "</svg>", ""])
