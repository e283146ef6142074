"""The learning curve as a picture."""

import csv
from pathlib import Path

COLOURS = {"4": "#8a5a00", "3": "#1f5fa8", "2": "#2f7d32"}
WIDE, HIGH, EDGE = 720, 400, 50


def draw(source: Path, target: Path) -> None:
    """Draw the margins over the potential, by number of players."""
    with source.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    last = max(int(row["iteration"]) for row in rows)
    top = max(1.0, *(float(row[f"margin_{players}"]) for row in rows for players in COLOURS))
    parts = [*_frame(last, top)]
    for players, colour in COLOURS.items():
        points = [_point(int(row["iteration"]) / last, float(row[f"margin_{players}"]) / top) for row in rows]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x, y = points[-1]
        parts.append(f'<text x="{x - 70:.0f}" y="{y - 8:.0f}" fill="{colour}">{players} players</text>')
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">'
    )
    target.write_text("\n".join([head, *parts, "</svg>", ""]), encoding="utf-8")


def _point(across: float, up: float) -> tuple[float, float]:
    return EDGE + across * (WIDE - 2 * EDGE), HIGH - EDGE - up * (HIGH - 2 * EDGE)


def _frame(last: int, top: float) -> list[str]:
    """Return paper, axes, and a line for every half point."""
    parts = [f'<rect width="{WIDE}" height="{HIGH}" fill="white"/>']
    for half in range(int(top * 2) + 1):
        (left, y), (right, _) = _point(0, half / 2 / top), _point(1, half / 2 / top)
        parts.append(f'<line x1="{left}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}" stroke="#ccc"/>')
        parts.append(f'<text x="10" y="{y + 4:.0f}">{half / 2:+.1f}</text>')
    parts.append(f'<text x="{EDGE}" y="24">Points a round over the potential that it started from</text>')
    parts.append(f'<text x="{WIDE // 2 - 60}" y="{HIGH - 14}">iterations (1 to {last})</text>')
    return parts
