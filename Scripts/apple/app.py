"""What apps get, as Apple's systems see it: the runtime, the output of the fixtures, and the examples,
each compiled for every system, against declarations of Apple's that were looked up one by one."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

import pages
import toolchain
from toolchain import BUILT, OLDEST, ROOT, Platform

APPLE = ROOT / "Tests/Apple"
STAND_INS = ROOT / "StandIns"
OVERLAYS = ["ObjectiveC", "CoreFoundation", "Foundation", "os", "UIKit"]
STRICT = ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
          "-enable-upcoming-feature", "MemberImportVisibility"]
# The runtime and the example of a share extension have only what such may use.
EXTENSION = "-application-extension"
IMPORTS = ["-enable-upcoming-feature", "InternalImportsByDefault"]

# The systems, each in the oldest version.
SYSTEMS = [
    Platform("iOS", "ios", OLDEST["ios"]),
    Platform("iOS 26", "ios", "26.0"),
    Platform("Mac Catalyst", "ios", OLDEST["ios"], "-macabi"),
    Platform("tvOS", "tvos", OLDEST["tvos"]),
    Platform("visionOS", "xros", OLDEST["xros"]),
    Platform("watchOS", "watchos", OLDEST["watchos"]),
    Platform("macOS", "macosx", OLDEST["macosx"]),
    Platform("macOS 14", "macosx", "14.0"),
    Platform("watchOS 10", "watchos", "10.0"),
]
# Where the runtime's tests run: `swift test` on a Mac, and the simulator's package.
TESTED = ("macOS", "iOS")
# The versions in which `@Observable` begins.
OBSERVING = {"ios": "17.0", "tvos": "17.0", "xros": OLDEST["xros"], "macosx": "14.0", "watchos": "10.0"}


def system_of(platform):
    return re.match(r"arm64-apple-([a-z]+)", platform.target)[1]


def has_uikit(platform):
    return system_of(platform) not in ("macosx", "watchos")


def folder_of(platform):
    return BUILT / "app" / platform.name.replace(" ", "-")


def flags_of(platform):
    previews = STAND_INS / "Previews/plugin"
    return ["-resource-dir", BUILT / "resources", "-I", APPLE / "Headers",
            "-load-plugin-executable", f"{previews}#PreviewsMacros"]


def link_resources():
    """Without the toolchain's own modules of C, which are Linux's."""
    folder = BUILT / "resources"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ["shims", "clang", "apinotes"]:
        (folder / name).symlink_to(toolchain.resources() / name)


def deprecations(platform):
    """What is deprecated only in the newest version is still needed by older ones."""
    return ["-Wwarning", "DeprecatedDeclaration"] if platform.version == "26.0" else []


def build_overlays(platform):
    """Apple's modules, from headers and declarations. Returns what the compiler said."""
    folder = folder_of(platform)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in OVERLAYS:
        if name == "UIKit" and not has_uikit(platform):
            continue
        sources = sorted((APPLE / "Overlays" / name).glob("*.swift"))
        underlying = [] if name == "os" else ["-Xfrontend", "-import-underlying-module"]
        result = toolchain.run(
            ["swiftc", "-emit-module", "-module-name", name, "-o", folder / f"{name}.swiftmodule",
             *platform.flags(), *flags_of(platform), "-I", folder, *underlying,
             "-swift-version", "5", "-parse-as-library", "-suppress-warnings",
             "-Xfrontend", "-experimental-skip-all-function-bodies", *sources])
        if result.returncode != 0:
            return f"{name}:\n{result.stdout}"
    # SwiftUI's declarations are the stand-in's, which have their availability.
    sources = [*(STAND_INS / "SwiftUI").glob("*.swift"), *(APPLE / "Overlays/SwiftUI").glob("*.swift")]
    bodies = []
    if has_uikit(platform):
        # These draw SwiftUI's views in tests on Linux, in UIKit's view controllers.
        sources += (STAND_INS / "SwiftUI/OnScreen").glob("*.swift")
    else:
        bodies = ["-Xfrontend", "-experimental-skip-all-function-bodies"]
    return toolchain.compile_module(
        platform, "SwiftUI", sources,
        [*flags_of(platform), "-swift-version", "6", "-suppress-warnings", *bodies,
         "-Xfrontend", "-disable-availability-checking"], folder, warnings=True)


def check_system(platform):
    """What the compiler finds in overlays, runtime, fixtures and examples for one system."""
    said = build_overlays(platform)
    if said:
        return [(f"Apple's modules for {platform.name}", said)]
    for module in ["GeneratedRuntime", "GeneratedRuntimeTesting"]:
        said = toolchain.compile_module(
            platform, module, (ROOT / "Sources" / module).rglob("*.swift"),
            [*STRICT, *IMPORTS, *deprecations(platform), *flags_of(platform), "-enable-testing",
             "-package-name", "mvvmgen", EXTENSION],
            folder_of(platform))
        if said:
            return [(f"{module} for {platform.name}", said)]
    return [*check_tests(platform), *check_apps(platform), *check_pages(platform)]


def check_pages(platform):
    """What the compiler finds in the code on the pages."""
    if platform.name == "iOS":
        flags = [*STRICT, *flags_of(platform), "-I", folder_of(platform), "-D", "DEBUG"]
        yield from pages.check(Platform("iOS", "ios", OBSERVING["ios"]), flags)


def check_tests(platform):
    """What the compiler finds in the runtime's tests, where they run."""
    if platform.name in TESTED:
        macros = toolchain.resources() / "host/plugins/testing"
        said = toolchain.compile_module(
            platform, "GeneratedRuntimeTests", (ROOT / "Tests/GeneratedRuntimeTests").rglob("*.swift"),
            [*STRICT, *IMPORTS, *flags_of(platform), "-plugin-path", macros], folder_of(platform))
        if said:
            yield f"the runtime's tests for {platform.name}", said


def is_chosen(number, platform, listed):
    """Each app is compiled for iOS and for one of the other systems, the next app for the next one; with
    `SYSTEMS=all` in the environment, for all of them. One that names systems is compiled for those of them
    without UIKit, and for no others without."""
    others = SYSTEMS[1:]
    if listed and not has_uikit(platform):
        return platform.name.split()[0] in listed
    return (platform is SYSTEMS[0] or platform is others[number % len(others)]
            or os.environ.get("SYSTEMS") == "all")


def check_apps(platform):
    """What the compiler finds in the fixtures' output and the examples."""
    for number, (name, sources, modules, listed) in enumerate(apps()):
        if not is_chosen(number, platform, listed):
            continue
        if not has_uikit(platform):
            # What `init --app` writes begins on an iPhone only.
            sources = [path for path in sources if path.parents[2] != BUILT / "begun"]
        files = sources + [path for _, files in modules for path in files]
        text = "".join(path.read_text() for path in files)
        is_observing = re.search(r"@?\bObservable\b", text)
        system = system_of(platform)
        if is_observing:
            environment = "-macabi" if platform.target.endswith("-macabi") else ""
            version = platform.version if platform.version == "26.0" else OBSERVING[system]
            used = Platform(platform.name, system, version, environment)
        else:
            used = platform
        folder = folder_of(platform) / name
        flags = [*STRICT, *flags_of(platform), "-I", folder_of(platform), "-I", folder,
                 "-package-name", "app", "-D", "DEBUG", *deprecations(platform)]
        for module, files in [*modules, ("App", sources)]:
            own = [EXTENSION] if module.endswith("Extension") else []
            said = toolchain.compile_module(used, module, files, [*flags, *own], folder)
            if not said:
                continue
            if not is_limited(system, said):
                yield f"{module} of {name} for {platform.name}", said
            # The modules that use it can't be compiled, either.
            break


def is_limited(system, said):
    """Whether it is known, and documented: scaffolds aren't for tvOS, nor storyboards for visionOS."""
    errors = re.findall(r"(?m)^(/.+?):\d+:\d+: error: (.+)", said)
    if system == "xros":
        storyboard = "does not conform to protocol 'ViewModelBased'"
        return bool(errors) and all(storyboard in reason for _, reason in errors)
    return system == "tvos" and bool(errors) and all("/Screens/" in place for place, _ in errors)


def apps():
    """Each app's name, its sources, the modules that it imports with theirs, and the systems it lists."""
    cases = BUILT / "cases" / "Fixtures"
    for case in sorted(cases.iterdir()):
        own = [path for path in case.rglob("*.swift") if not is_test(path)]
        support = case / "support"
        modules = {}
        for path in own:
            if support in path.parents and path.parent != support:
                modules.setdefault(path.relative_to(support).parts[0], []).append(path)
        sources = [path for path in own if case / "app" not in path.parents
                   and not any(path in files for files in modules.values())]
        if sources:
            yield case.name, sources, sorted(modules.items()), systems_in(case)
    for example in sorted((ROOT / "Examples").glob("*/Package.swift")):
        # Each target uses only those before it.
        targets = json.loads((example.parent / "mvvmgen.json").read_text()).get("targets", {})
        modules = [(name, sorted((example.parent / target["folder"] / "Sources").rglob("*.swift")))
                   for name, target in targets.items()]
        rest = sorted((example.parent / "Sources").rglob("*.swift"))
        yield example.parent.name, modules.pop()[1] if modules else rest, modules, systems_in(example.parent)
    for begun in sorted((BUILT / "begun").iterdir()):
        sources = [path for name in ["Sources", "App"] for path in sorted((begun / name).rglob("*.swift"))]
        yield f"init, {begun.name}", sources, [], systems_in(begun)


def systems_in(folder):
    """Those of `platforms`, with their versions."""
    path = folder / "mvvmgen.json"
    return json.loads(path.read_text()).get("platforms", {}) if path.exists() else {}


def begin_apps():
    """Writes what `mvvmgen init --app` writes, with each example. Returns what it said if it failed."""
    shutil.rmtree(BUILT / "begun", ignore_errors=True)
    built = subprocess.check_output([ROOT / "Scripts/built"], text=True).strip()
    tool = pathlib.Path(built, "mvvmgen")
    for _ in range(300 if "BUILT" in os.environ else 0):
        if tool.exists():
            break
        time.sleep(1)
    if not tool.exists():
        return f"{tool} isn't there: swift build --product mvvmgen"
    mac = {"ui": "swiftui", "platforms": {"macOS": "14"}, "sources": "Sources/App/Screens",
           "generated": "Sources/App/Generated"}
    for name, example, ui, configuration in [
            *((f"{example} {ui}", example, ui, None)
              for example in ["sign-in", "tabs"] for ui in ["uikit", "swiftui"]),
            ("mac", "tabs", "swiftui", mac)]:
        folder = BUILT / "begun" / name
        folder.mkdir(parents=True)
        if configuration:
            (folder / "mvvmgen.json").write_text(json.dumps(configuration))
        result = toolchain.run([
            tool, "init", "--directory", folder, "--package", ROOT, "--ui", ui, "--example", example,
            *([] if configuration else ["--app", "Hello"])])
        if result.returncode != 0:
            return result.stdout
    return ""


def is_test(path):
    return re.search(r"(?m)^ *(@testable )?import (Testing|XCTest)$|^ *@testable import", path.read_text())


def check_plugins():
    """What the compiler finds in the plugins, with the half that Xcode runs: their modules are for the
    machine that builds, here Linux."""
    folder = BUILT / "plugins"
    folder.mkdir(parents=True, exist_ok=True)
    version = re.match(r"// swift-tools-version: (\S+)", (ROOT / "Package.swift").read_text())[1]
    flags = ["-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-I", folder,
             "-package-description-version", version, "-I", toolchain.resources() / "pm/PluginAPI"]
    xcode = sorted((APPLE / "Overlays/XcodeProjectPlugin").glob("*.swift"))
    modules = {"XcodeProjectPlugin": xcode}
    modules.update((path.name, sorted(path.rglob("*.swift")))
                   for path in sorted((ROOT / "Plugins").iterdir()))
    for name, sources in modules.items():
        result = toolchain.run(
            ["swiftc", "-wmo", "-emit-sil", "-o", folder / f"{name}.sil", "-module-name", name,
             "-emit-module", "-emit-module-path", folder / f"{name}.swiftmodule", *flags, *sources])
        if result.returncode != 0:
            yield f"the plugin {name}", result.stdout


def check_app():
    link_resources()
    yield from check_plugins()
    shutil.rmtree(BUILT / "cases", ignore_errors=True)
    names = [
        path.stem for path in (ROOT / "Fixtures").iterdir()
        if path.name not in ("Commands", "Diagnostics", "Schemas", "README.md")]
    unpacked = toolchain.run([ROOT / "Scripts/unpack", BUILT / "cases", *names])
    if unpacked.returncode != 0:
        yield "the fixtures", unpacked.stdout
        return
    said = begin_apps()
    if said:
        yield "mvvmgen init", said
        return
    for findings in toolchain.side_by_side(check_system, SYSTEMS):
        yield from findings
