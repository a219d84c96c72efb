"""Swift's standard library for Apple's systems, made of what every toolchain for Linux has.

The toolchain has the standard library as text (`Swift.swiftinterface`), with Apple's availability. So
the compiler builds it for one of Apple's systems, and what is compiled against it is checked as on a
Mac: `#if os(visionOS)`, `#available`, what is newer than the oldest system, Objective-C, isolation.
Nothing of this can be linked or run.
"""

import concurrent.futures
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILT = ROOT / ".build" / "apple"

# What the library's text needs to be compiled for a system that has Objective-C.
FOR_OBJECTIVE_C = """
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee>: _Pointer {
  public let _rawValue: Builtin.RawPointer
  @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
  public var pointee: Pointee { get nonmutating set }
  public static var _max: AutoreleasingUnsafeMutablePointer<Pointee> { get }
}
public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any
"""
CHANGES = [
    (r"-target \S+", "-target {target}"),
    (r"-disable-objc-interop", ""),
    (r" -O ", " -Onone "),
    # Functions of Linux's library alone, in bodies that nobody runs.
    (r"= _stdlib_(remainderl\(self, other\)|squareRootl\(self\))", "= 0"),
    (r"_swift_stdlib_gettid\(\)", "(0 as Swift.UInt32)"),
    (r"(?m)^.*@backDeployed\(.*\n", ""),
    (r"(?m)^import Glibc\n", ""),
]
MODULES = [
    "Swift", "SwiftOnoneSupport", "_Builtin_float", "_Concurrency", "Observation", "Synchronization",
    "_RegexParser", "_StringProcessing", "Testing",
]
# Linux's Foundation, as it was built: tests use little of it that macOS's hasn't.
FOUNDATION = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "_FoundationCollections",
    "Dispatch",
]


class Platform:
    """One of Apple's systems, in the oldest version that `Package.swift` names or in a given one."""

    def __init__(self, name, os, version, environment=""):
        self.name = name
        self.version = version
        self.target = f"arm64-apple-{os}{version}{environment}"
        # The target as it is written in the built modules: the same for all versions of a system.
        self.module_target = f"arm64-apple-{os}{OLDEST[os]}{environment}"
        self.modules = BUILT / "library" / self.module_target

    def flags(self):
        """What all calls of the compiler have in common."""
        sdk = ["-sdk", str(ROOT / "Tests/Apple/XROS.sdk")] if "xros" in self.target else []
        return ["-target", self.target, *sdk, "-nostdimport", "-I", str(self.modules),
                "-I", str(resources() / "shims"),
                "-Xfrontend", "-disable-objc-attr-requires-foundation-module"]


def oldest_systems():
    """The oldest versions, as `Package.swift` has them."""
    names = {"macOS": "macosx", "iOS": "ios", "tvOS": "tvos", "watchOS": "watchos", "visionOS": "xros"}
    found = re.findall(r"\.(\w+)\(\.v(\d+)\)", (ROOT / "Package.swift").read_text())
    return {names[name]: f"{version}.0" for name, version in found}


OLDEST = oldest_systems()


def resources():
    return pathlib.Path(shutil.which("swiftc")).resolve().parent.parent / "lib" / "swift"


def run(command):
    return subprocess.run(
        [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def swift_files(folder):
    """Those in a folder and its folders, links among them."""
    return sorted(pathlib.Path(path) / name for path, _, names in os.walk(folder, followlinks=True)
                  for name in names if name.endswith(".swift"))


def interface(module):
    folder = resources() / "linux" / f"{module}.swiftmodule"
    found = sorted(
        path for path in folder.glob("*.swiftinterface") if ".private." not in path.name)
    return found[0].read_text() if found else None


def build_library():
    """Builds the library once, for the target with the longest name, and writes it for all of Apple's
    systems: a module has its target as text, and zeros at its end change no version's meaning."""
    systems = [Platform("", os, version) for os, version in OLDEST.items()]
    systems.append(Platform("", "ios", OLDEST["ios"], "-macabi"))
    longest = max((system.module_target for system in systems), key=len)
    texts = {module: text for module in MODULES if (text := interface(module))}
    if "Swift" not in texts:
        sys.exit("the toolchain has no Swift.swiftinterface")
    state = hashlib.sha256(repr((longest, OLDEST, FOR_OBJECTIVE_C, CHANGES, texts)).encode()).hexdigest()
    stamp = BUILT / "library" / "state"
    if stamp.exists() and stamp.read_text() == state:
        return
    shutil.rmtree(BUILT / "library", ignore_errors=True)
    source = BUILT / "library" / "source"
    source.mkdir(parents=True)
    for module, text in texts.items():
        compile_interface(module, text, longest, source)
    for system in systems:
        system.modules.mkdir(parents=True)
        target = system.module_target
        padded = target if target.endswith("-macabi") else target.ljust(len(longest), "0")
        for module in texts:
            built = (source / f"{module}.swiftmodule").read_bytes()
            (system.modules / f"{module}.swiftmodule").write_bytes(
                built.replace(longest.encode(), padded.encode()))
    stamp.write_text(state)


def write_foundation(folder):
    """Foundation for tests on macOS: Linux's, for another target, so without what only Linux's C library
    has. Where it is imported, `Glibc` has to be another name of `Darwin`."""
    linux, macos = b"x86_64-unknown-linux-gnu", f"arm64-apple-macosx{OLDEST['macosx']}".encode()
    for name in FOUNDATION:
        built = resources() / "linux" / f"{name}.swiftmodule" / f"{linux.decode()}.swiftmodule"
        (folder / f"{name}.swiftmodule").write_bytes(
            built.read_bytes().replace(linux, macos.ljust(len(linux), b"0")))


def compile_interface(module, text, target, folder):
    for pattern, replacement in CHANGES:
        text = re.sub(pattern, replacement.format(target=target), text)
    if module == "Swift":
        text += FOR_OBJECTIVE_C
    path = folder / f"{module}.swiftinterface"
    path.write_text(text)
    parsed = ["-parse-stdlib"] if module == "Swift" else []
    result = run(
        ["swiftc", "-frontend", "-compile-module-from-interface", "-disable-availability-checking",
         "-target", target, "-I", folder, "-I", resources() / "shims", *parsed,
         "-experimental-skip-all-function-bodies", "-module-name", module,
         "-o", folder / f"{module}.swiftmodule", path])
    if result.returncode != 0:
        sys.exit(f"{module} can't be built for {target}:\n{result.stdout[:4000]}")


def compile_module(platform, name, sources, flags, folder, warnings=False):
    """Compiles sources as far as SIL, with all diagnostics, and writes the module for those that import
    it. Returns what the compiler said, empty if it was nothing."""
    folder.mkdir(parents=True, exist_ok=True)
    listed = folder / f"{name}.sources"
    listed.write_text("".join(f'"{path}"\n' for path in sorted(map(str, sources))))
    command = ["swiftc", "-wmo", "-parse-as-library", "-module-name", name,
               *([] if warnings else ["-warnings-as-errors"]), *platform.flags(), "-I", folder, *flags, f"@{listed}"]
    module = ["-emit-module", "-emit-module-path", folder / f"{name}.swiftmodule"]
    result = run([*command, "-emit-sil", "-o", folder / f"{name}.sil", *module])
    if result.returncode != 0 and ": error:" not in result.stdout:
        # After some errors the compiler breaks off before it has said them.
        result = run([*command, "-emit-silgen", "-o", folder / f"{name}.sil"])
    (folder / f"{name}.sil").unlink(missing_ok=True)
    return "" if result.returncode == 0 else result.stdout or "the compiler failed without a word"


def side_by_side(work, items):
    """The results of work on each item, in their order."""
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return list(pool.map(work, items))
