"""The code on the pages that uses Apple's API and that no fixture, example or test contains: compiled for
iOS, with what it takes from the reader's app in `Tests/Apple/Pages/Stubs.swift`."""

import re

import toolchain
from toolchain import BUILT, ROOT

FOLDER = BUILT / "pages"
IMPORTS = ["AuthenticationServices", "Foundation", "GeneratedRuntime", "Observation", "SwiftUI", "UIKit"]
STATEMENTS, VIEW, DECLARATIONS = "() {", "() -> some View {", None

# The page, the first line of the block, and what it consists of.
BLOCKS = [
    ("Reference/SpecLanguage", "extension WebLoginScreen {", DECLARATIONS),
    ("Guide/SwiftUI", "/// Draws the login screen.", DECLARATIONS),
    ("Guide/SwiftUI", "#if DEBUG", DECLARATIONS),
    ("Guide/SwiftUI", "@MainActor\nprotocol LoginViewModel", DECLARATIONS),
    ("Guide/SwiftUI", "@main", DECLARATIONS),
    ("Guide/SwiftUI", "StageView {", VIEW),
    ("Guide/Links", "final class SceneDelegate", DECLARATIONS),
    ("Reference/Runtime", "host.stage.observe { change in", STATEMENTS),
    ("Reference/Runtime", "let host = UIKitHost(window: window)\n", STATEMENTS),
    ("Reference/Runtime", "let host = UIKitHost(window: window) { containers in\n  containers.nav", STATEMENTS),
    ("Reference/Runtime", "let host = UIKitHost(window: window) { containers in\n  containers.tran", STATEMENTS),
]


def extracted(page, start, wrapper, index):
    """A file with the block, in which the compiler says the page's lines; none if there is no such block."""
    text = (ROOT / f"Documentation/{page}.md").read_text()
    found = re.search(rf"(?ms)^```swift\n({re.escape(start)}.*?)^```$", text)
    if not found:
        return None
    block, line = found[1], text.count("\n", 0, found.start(1)) + 1
    code = f'#sourceLocation(file: "Documentation/{page}.md", line: {line})\n{block}#sourceLocation()\n'
    if wrapper:
        used = "".join(f"  _ = {name}\n" for name in re.findall(r"(?m)^let (\w+)", block))
        code = f"@MainActor func block{index}{wrapper}\n{code}{used}}}\n"
    path = FOLDER / f"Block{index}.swift"
    path.write_text("".join(f"import {name}\n" for name in IMPORTS) + "\n" + code)
    return path


def check(platform, flags):
    """What the compiler finds in the blocks."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    paths = [extracted(*block, index) for index, block in enumerate(BLOCKS)]
    for (page, start, _), path in zip(BLOCKS, paths):
        if path is None:
            yield f"Documentation/{page}.md", f"no block begins with {start}"
    # The system may call the web session's handler on any thread. Without `@Sendable` it would be on the
    # main actor, and trap there, which the compiler doesn't say: the handler isn't marked.
    session = paths[0].read_text() if paths[0] else ""
    if "let answer: @Sendable (URL?" not in session or session.count("completionHandler: answer)") != 2:
        yield "Documentation/Reference/SpecLanguage.md", "the web session's handler has to be @Sendable"
    sources = [ROOT / "Tests/Apple/Pages/Stubs.swift", *(path for path in paths if path)]
    # Also for an app that supports only the newest: what is deprecated there isn't recommended.
    for version in [platform.version, "26.0"]:
        used = toolchain.Platform("iOS", "ios", version)
        said = toolchain.compile_module(used, "Pages", sources, flags, FOLDER)
        if said:
            yield f"the code on the pages, for iOS {version}", said
