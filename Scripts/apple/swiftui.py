"""SwiftUI's declarations, which the stand-in and Apple's overlays share, against a table of facts about
Apple's: that each exists there, from which version of each system, and whether it can be sent."""

import csv

from app import APPLE
from toolchain import OLDEST

SYSTEMS = {"iOS": "ios", "macOS": "macosx", "tvOS": "tvos", "watchOS": "watchos", "visionOS": "xros"}
# By which tests see and touch what is drawn.
FOR_TESTS = ("Simulation", "Drawing", "Hosting", "Picture", "Modal", "ModalOnScreen", "StackOnScreen",
             "TabsOnScreen", "SwiftUIFaults")
VALUES = ("swift.struct", "swift.enum")


def table():
    """The rows of each name: overloads may differ."""
    rows = {}
    with open(APPLE / "SwiftUI.tsv", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            rows.setdefault(row["name"], []).append(row)
    return rows


def is_for_tests(graph, symbol):
    owner, _, name = symbol["path"].rpartition(".")
    is_hosting = owner == "UIHostingController" and f"Hosting.{name}" in graph.paths
    return symbol["path"].split(".")[0] in FOR_TESTS or is_hosting or "override " in symbol["text"]


def row_name(path, rows):
    """A row's name that has all labels of a declaration: others may have defaults, and be left out."""
    base, _, labels = path.partition("(")
    for name in [path] + [name for name in rows if name.startswith(f"{base}(")]:
        remaining = iter(name.partition("(")[2].split(":"))
        if name in rows and all(label in remaining for label in labels.split(":")):
            return name
    return None


def version(text):
    return tuple(int(part) for part in text.split(".") if part.isdigit()) or (0,)


def normal(value, system):
    """Since and until when: what is older than the oldest system that the package supports is always there."""
    since, _, until = value.partition("–")
    oldest = version(OLDEST[SYSTEMS[system]].removesuffix(".0"))
    return value if value == "no" else (max(version(since), oldest), until and version(until))


def declared(symbol, system):
    """The same as it is written here, in the form of the table."""
    found = [entry for entry in symbol.get("availability", []) if entry.get("domain") == system]
    if any(entry.get("isUnconditionallyUnavailable") for entry in found):
        return "no"
    words = {}
    for entry in found:
        for word in ("introduced", "deprecated"):
            if word in entry:
                minor = entry[word].get("minor", 0)
                words[word] = f"{entry[word]['major']}" + (f".{minor}" if minor else "")
    until = words.get("deprecated")
    return words.get("introduced", "-") + (f"–{until}" if until else "")


def sendability(graph, symbol):
    if not graph.is_sendable(symbol):
        return "no"
    conditions = graph.sendable_if.get(symbol["id"], [])
    return f"if {', '.join(conditions)}" if conditions else "yes"


def differences(graph, symbol, row):
    for system in SYSTEMS:
        own = declared(symbol, system)
        if normal(own, system) != normal(row[system], system):
            yield f"{symbol['path']}: {system}", own, row[system]
    if row["sendable"] and symbol["kind"]["identifier"] in VALUES:
        if (own := sendability(graph, symbol)) != row["sendable"]:
            yield f"{symbol['path']}: sendability", own, row["sendable"]


def compare(graph):
    """The differences: the declaration with what differs, what is declared, and the fact."""
    rows, seen = table(), []
    for path, symbols in sorted(graph.paths.items()):
        name = row_name(path, rows)
        for symbol in symbols:
            if is_for_tests(graph, symbol):
                continue
            if not name:
                yield f"{path}: isn't in the table", symbol["text"], "nothing"
                continue
            found = [(row, list(differences(graph, symbol, row))) for row in rows[name]]
            nearest, differing = min(found, key=lambda pair: len(pair[1]))
            seen.append(id(nearest))
            yield from differing
    for name, facts in rows.items():
        for row in facts:
            if id(row) not in seen:
                yield f"{name}: isn't declared", "nothing", row["shape"]


def check(graph):
    return [(f"SwiftUI's {difference}", f"  declared: {own}\n  Tests/Apple/SwiftUI.tsv: {fact}")
            for difference, own, fact in compare(graph)]
