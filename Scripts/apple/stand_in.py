"""The stand-ins that run on Linux, against the headers: of each declaration that both have, the name, the
type, what may be null, isolation, and whether it is required. So neither can be wrong alone."""

import json
import re
import shutil

import app
import swiftui
import toolchain
from app import APPLE, STAND_INS
from toolchain import BUILT, Platform

FOLDER = BUILT / "stand-in"
MODULES = ["UIKit", "SafariServices"]
SENDABLE = "s:s8SendableP"
TYPES = ("swift.class", "swift.struct", "swift.enum", "swift.protocol")
# The run loop and the user's hands, which UIKit doesn't declare.
SIMULATED = ("Simulation", "InteractiveTransition")


class Graph:
    """A module's declarations by their paths, as `swift-symbolgraph-extract` writes them."""

    def __init__(self, folder):
        graphs = [json.loads(path.read_text()) for path in sorted(folder.glob("*.symbols.json"))]
        self.relations, self.symbols, self.paths, self.sendable_if = {}, {}, {}, {}
        for graph in graphs:
            for relation in graph["relationships"]:
                targets = self.relations.setdefault((relation["kind"], relation["source"]), [])
                targets.append(relation["target"])
                if relation["target"] == SENDABLE:
                    self.sendable_if[relation["source"]] = [
                        condition["lhs"] for condition in relation.get("swiftConstraints", [])
                        if condition.get("rhsPrecise") == SENDABLE]
            for symbol in graph["symbols"]:
                symbol["id"] = symbol["identifier"]["precise"]
                symbol["path"] = ".".join(symbol["pathComponents"])
                parts = symbol["declarationFragments"]
                symbol["text"] = re.sub(r"\s+", " ", "".join(
                    part["spelling"] for part in parts if part["kind"] != "internalParam"))
                self.symbols[symbol["id"]] = symbol
                self.paths.setdefault(symbol["path"], []).append(symbol)

    def targets(self, symbol, *kinds):
        """What a symbol is related to, as far as it is declared here."""
        return [self.symbols[target] for kind in kinds
                for target in self.relations.get((kind, symbol["id"]), []) if target in self.symbols]

    def is_related(self, symbol, *kinds):
        return any((kind, symbol["id"]) in self.relations for kind in kinds)

    def type_at(self, path):
        types = [found for found in self.paths.get(path, []) if found["kind"]["identifier"] in TYPES]
        return types[0] if types else None

    def declared(self, path):
        """Those at a path, or inherited there from a superclass or a protocol."""
        owner, _, name = path.rpartition(".")
        waiting = [self.type_at(owner)]
        while path not in self.paths and waiting:
            found = waiting.pop(0)
            if found:
                path = f"{found['path']}.{name}"
                waiting += self.targets(found, "inheritsFrom", "conformsTo")
        return self.paths.get(path, []) or self.paths.get(f"NSObject.{name}", [])

    def isolation(self, symbol):
        """A class has its superclass's, what isn't a type has its type's."""
        written = re.search(r"@MainActor|\bnonisolated\b", re.split(r"[(:]", symbol["text"])[0])
        if written:
            return "" if written[0] == "nonisolated" else written[0]
        if symbol["kind"]["identifier"] in TYPES:
            above = self.targets(symbol, "inheritsFrom")
        else:
            owner = self.type_at(symbol["path"].rpartition(".")[0])
            is_inner = owner and owner["kind"]["identifier"] in ("swift.class", "swift.protocol")
            above = [owner] if is_inner else []
        return self.isolation(above[0]) if above else ""

    def is_optional(self, symbol):
        """In Swift, what has a default implementation."""
        return any(self.is_related(found, "optionalRequirementOf", "defaultImplementationOf")
                   for found in self.paths[symbol["path"]])

    def is_sendable(self, symbol):
        """Classes on the main actor are, and subclasses of those that are."""
        return bool(self.isolation(symbol)) or (
            SENDABLE in self.relations.get(("conformsTo", symbol["id"]), []) or any(
                self.is_sendable(found) for found in self.targets(symbol, "inheritsFrom")))

    def superclass(self, symbol, names):
        """The nearest of some."""
        above = self.targets(symbol, "inheritsFrom")
        if not above or above[0]["path"] in names:
            return above[0]["path"] if above else None
        return self.superclass(above[0], names)

    def facts(self, symbol, path, names):
        """What has to be the same of a symbol, declared or inherited at a path."""
        kind = symbol["kind"]["identifier"]
        facts = {"kind": kind, "isolation": self.isolation(symbol)}
        if kind in TYPES:
            return {**facts, "superclass": self.superclass(symbol, names),
                    "sendability": self.is_sendable(symbol)}
        facts["handlers"] = len(re.findall(r"(: |\()(@escaping )?@MainActor", symbol["text"]))
        facts["type"] = simplified(symbol["text"], path.rpartition(".")[0])
        if symbol["path"] == path:
            facts["optional"] = self.is_optional(symbol)
        return facts


def simplified(text, owner):
    """A declaration without what those who use it don't see."""
    # In Swift 6, what is on the main actor can be sent.
    text = text.replace("@MainActor @Sendable", "@MainActor")
    text = text.replace(" :", ":").replace("unowned(unsafe) ", "")
    text = re.sub(r"@(?!escaping|Sendable)\w+ ", "", text)
    head, parenthesis, rest = text.partition("(")
    head = re.sub(r"\b(override|required|convenience|final|optional|nonisolated) ", "", head)
    text = re.sub(r"^class ", "static ", head) + parenthesis + rest
    text = re.sub(r"\bSelf$", owner, text)
    # Who may set a lazy one isn't written.
    if re.match(r"(static |weak )*let |lazy var ", text):
        text = re.sub("let |lazy var ", "var ", text, count=1).replace(" { get set }", "") + " { get }"
    elif re.match(r"(static |weak )*var ", text) and not text.endswith("}"):
        text += " { get set }"
    if re.match(r"(static )?weak var .* { get }$", text):
        text = text.replace("weak ", "", 1)
    return text


def extract(module, target, folder, flags):
    folder.mkdir(parents=True, exist_ok=True)
    result = toolchain.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-target", target,
         "-output-dir", folder, "-skip-synthesized-members", *flags])
    return result.stdout if result.returncode != 0 else ""


def build():
    """Both, as symbol graphs. Returns what the compiler said."""
    apple = Platform("stand-in", "ios", "26.0")
    app.link_resources()
    said = app.build_overlays(apple)
    shims = toolchain.resources() / "shims"
    for module in [*MODULES, "SwiftUI"]:
        folder = FOLDER / ("swiftui" if module == "SwiftUI" else "apple")
        said += extract(module, apple.target, folder, [
            "-resource-dir", BUILT / "resources", "-I", apple.modules, "-I", shims,
            "-I", APPLE / "Headers", "-I", app.folder_of(apple)])
    linux = json.loads(toolchain.run(["swiftc", "-print-target-info"]).stdout)["target"]["triple"]
    for module in MODULES:
        result = toolchain.run(
            ["swiftc", "-wmo", "-parse-as-library", "-emit-module", "-module-name", module,
             "-o", FOLDER / f"{module}.swiftmodule", "-I", FOLDER, *app.STRICT, *app.IMPORTS,
             "-load-plugin-executable", f"{STAND_INS / 'Previews/plugin'}#PreviewsMacros",
             "-Xfrontend", "-experimental-skip-all-function-bodies",
             *toolchain.swift_files(STAND_INS / module)])
        said += result.stdout if result.returncode != 0 else ""
        said += extract(module, linux, FOLDER / "running", ["-I", FOLDER])
    return said


def compare(running, apple):
    """The differences: the declaration with what differs, and what each has."""
    names = running.paths.keys() & apple.paths.keys()
    for path, symbols in sorted(running.paths.items()):
        # A raw value and `init()` come from elsewhere.
        if path.split(".")[0] in SIMULATED or re.search(r"\.(rawValue|init\(\))$", path):
            continue
        others = apple.declared(path)
        if not others:
            yield f"{path}: isn't in the headers", symbols[0]["text"], "nothing"
        for symbol in symbols if others else []:
            if not running.is_related(symbol, "defaultImplementationOf"):
                own = running.facts(symbol, path, names)
                yield from min((differences(path, own, apple.facts(other, path, names))
                                for other in others), key=len)
    for path, symbols in sorted(apple.paths.items()):
        if path not in running.paths and running.type_at(path.rpartition(".")[0]):
            if any(apple.is_related(symbol, "requirementOf") for symbol in symbols):
                yield f"{path}: isn't required", "nothing", symbols[0]["text"]


def differences(path, own, other):
    """What can be set there may be only readable here."""
    if own.get("type", "").endswith("{ get }"):
        other["type"] = other.get("type", "").replace(" { get set }", " { get }")
    return [(f"{path}: {fact}", own.get(fact), value) for fact, value in other.items()
            if own.get(fact) != value]


def check():
    shutil.rmtree(FOLDER, ignore_errors=True)
    said = build()
    if said:
        return [("the stand-in and the headers", said)]
    # Those on purpose, each with its reason.
    listed = (toolchain.ROOT / "Tests/UIKitCompatibility/README.md").read_text().partition("\n## What differs")[2]
    expected = set(re.findall(r"(?m)^\| `(.+?)` \|", listed))
    found = {difference: f"  the stand-in: {own}\n  the headers: {other}" for difference, own, other
             in compare(Graph(FOLDER / "running"), Graph(FOLDER / "apple"))}
    unexpected = [item for item in found.items() if item[0] not in expected]
    return unexpected + [(difference, "  there is no such difference any more")
                         for difference in sorted(expected - found.keys())
                         ] + swiftui.check(Graph(FOLDER / "swiftui"))
