"""The tool as macOS sees it: each target compiled by the real compiler for macOS, against Apple's own C
headers, which are open source and come with the package `ziglang` on PyPI."""

import sys
import zipfile

import toolchain
from toolchain import BUILT, ROOT

HEADERS = BUILT / "headers"
INCLUDED = "ziglang/lib/libc/include/any-darwin-any/"
TARGETS = ["Storage", "Syntax", "Explanations", "Language", "AppModel", "Templates", "mvvmgen"]


class Unreachable(Exception):
    pass


def fetch_headers():
    if (HEADERS / "complete").exists():
        return
    HEADERS.mkdir(parents=True, exist_ok=True)
    fetched = toolchain.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", HEADERS,
         "ziglang==0.17.1"])
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
    (HEADERS / "complete").touch()


def check():
    """Compiles the tool for macOS, and returns what the compiler found."""
    fetch_headers()
    platform = toolchain.Platform("macOS", "macosx", toolchain.OLDEST["macosx"])
    folder = BUILT / "tool"
    c_module = folder / "CStorage"
    c_module.mkdir(parents=True, exist_ok=True)
    storage = ROOT / "Sources/CStorage"
    (c_module / "module.modulemap").write_text(
        f'module CStorage {{ header "{storage}/include/CStorage.h" export * }}\n')
    c_flags = ["-Xcc", "-isystem", "-Xcc", HEADERS, "-I", ROOT / "Tests/Apple/Darwin", "-I", c_module]
    compiled = toolchain.run(
        ["clang", "-target", platform.target, "-fsyntax-only", "-Wall", "-Werror", "-isystem", HEADERS,
         "-I", storage / "include", *sorted(storage.glob("*.c"))])
    if compiled.returncode != 0:
        yield "CStorage", compiled.stdout
    said = toolchain.compile_module(
        platform, "Darwin", [ROOT / "Tests/Apple/Darwin/Overlay.swift"],
        ["-import-underlying-module", *c_flags], folder)
    if said:
        yield "Darwin", said
        return
    for target in TARGETS:
        said = toolchain.compile_module(
            platform, target, (ROOT / "Sources" / target).rglob("*.swift"),
            ["-swift-version", "6", "-package-name", "mvvmgen",
             "-enable-upcoming-feature", "ExistentialAny",
             "-enable-upcoming-feature", "InternalImportsByDefault",
             "-enable-upcoming-feature", "MemberImportVisibility", *c_flags], folder)
        if said:
            yield target, said
            return
