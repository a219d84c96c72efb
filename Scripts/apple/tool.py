"""The tool as macOS sees it: each target compiled by the real compiler for macOS, against Apple's own C
headers, which are open source and come with the package `ziglang` on PyPI."""

import json
import re
import sys
import zipfile

import toolchain
from toolchain import BUILT, ROOT

HEADERS = BUILT / "headers"
INCLUDED = "ziglang/lib/libc/include/any-darwin-any/"
ZIGLANG = "0.17.1"


class Unreachable(Exception):
    pass


def fetch_headers():
    if (HEADERS / f"complete-{ZIGLANG}").exists():
        return
    HEADERS.mkdir(parents=True, exist_ok=True)
    fetched = toolchain.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", HEADERS,
         f"ziglang=={ZIGLANG}"])
    wheels = list(HEADERS.glob("ziglang*.whl"))
    if fetched.returncode != 0 or not wheels:
        raise Unreachable(f"Apple's C headers can't be had from PyPI:\n{fetched.stdout}")
    with zipfile.ZipFile(wheels[0]) as wheel:
        for name in wheel.namelist():
            if name.startswith(INCLUDED) and not name.endswith("/"):
                path = HEADERS / name.removeprefix(INCLUDED)
                path.parent.mkdir(parents=True, exist_ok=True)
                # As modules, they would ask for module maps that only the SDK has.
                text = wheel.read(name).replace(b"__has_feature(modules)", b"0")
                path.write_bytes(text)
    wheels[0].unlink()
    (HEADERS / f"complete-{ZIGLANG}").touch()


def swift_targets():
    """The names of the tool's targets, each after those that it needs, and of the tests that use them."""
    package = json.loads(toolchain.run(["swift", "package", "--package-path", ROOT, "dump-package"]).stdout)
    needed = {target["name"]: [word["byName"][0] for word in target["dependencies"]]
              for target in package["targets"] if target["type"] != "plugin"}
    tests = [target["name"] for target in package["targets"]
             if target["type"] == "test" and "MvvmgenStorage" in needed[target["name"]]]

    def in_order(name, found):
        for other in needed[name]:
            in_order(other, found)
        if name not in found:
            found.append(name)
        return found
    return [name for name in in_order("mvvmgen", []) if name != "MvvmgenCStorage"], tests


FEATURES = ["-swift-version", "6", "-package-name", "mvvmgen", "-enable-testing",
            "-enable-upcoming-feature", "ExistentialAny",
            "-enable-upcoming-feature", "InternalImportsByDefault",
            "-enable-upcoming-feature", "MemberImportVisibility"]


def check():
    """Compiles the tool for macOS, then its tests, and returns what the compiler found."""
    fetch_headers()
    platform = toolchain.Platform("macOS", "macosx", toolchain.OLDEST["macosx"])
    folder = BUILT / "tool"
    storage = ROOT / "Sources/CStorage"
    c_module = folder / "MvvmgenCStorage"
    c_module.mkdir(parents=True, exist_ok=True)
    (c_module / "module.modulemap").write_text(
        f'module MvvmgenCStorage {{ header "{storage}/include/CStorage.h" export * }}\n')
    compiled = toolchain.run(
        ["clang", "-target", platform.target, "-fsyntax-only", "-Wall", "-Werror", "-isystem", HEADERS,
         "-I", storage / "include", *sorted(storage.glob("*.c"))])
    if compiled.returncode != 0:
        yield "MvvmgenCStorage", compiled.stdout
    flags = ["-Xcc", "-isystem", "-Xcc", HEADERS, "-Xcc", "-nostdlibinc",
             "-I", ROOT / "Tests/Apple/Darwin", "-I", c_module]
    said = toolchain.compile_module(
        platform, "Darwin", [ROOT / "Tests/Apple/Darwin/Overlay.swift"],
        ["-import-underlying-module", *flags], folder)
    if said:
        yield "Darwin", said
        return
    targets, tests = swift_targets()
    for target in targets:
        said = toolchain.compile_module(
            platform, target, (ROOT / "Sources" / target.removeprefix("Mvvmgen")).rglob("*.swift"), [*FEATURES, *flags], folder)
        if said:
            yield target, said
            return
    yield from check_tests(tests, platform, flags, folder)


def runs_an_app(path):
    """Whether a test runs generated code, which isn't compiled here but with the apps."""
    return re.search(r"^(@testable )?import \w+Fixture$", path.read_text(), re.MULTILINE)


def check_tests(names, platform, flags, folder):
    """What the compiler finds in the tool's tests."""
    foundation = BUILT / "foundation"
    foundation.mkdir(parents=True, exist_ok=True)
    toolchain.write_foundation(foundation)
    glibc = foundation / "Glibc.swift"
    glibc.write_text("@_exported import Darwin\n")
    c_modules = ["_FoundationCShims", "CoreFoundation", "dispatch", "Block"]
    flags = [*flags, "-I", folder, "-I", foundation]
    for name in c_modules:
        flags += ["-I", toolchain.resources() / name]
    said = toolchain.compile_module(platform, "Glibc", [glibc], flags, foundation)
    if said:
        yield "Glibc", said
    for tests in names:
        sources = [path for path in toolchain.swift_files(ROOT / "Tests" / tests)
                   if "StandIn" not in path.parts and not runs_an_app(path)]
        said = toolchain.compile_module(
            platform, tests, sources, [*FEATURES, *flags], foundation)
        if said:
            yield tests, said
