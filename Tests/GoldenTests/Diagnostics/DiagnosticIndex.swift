import Foundation
import MvvmgenSyntax

/// `Documentation/Reference/Diagnostics.md`, which lists the pages.
enum DiagnosticIndex {
  static let file = DiagnosticPage.folder.deletingLastPathComponent()
    .appending(path: "Diagnostics.md")

  static var text: String {
    get throws {
      let rows = try DiagnosticPage.all.get().map { page in
        "| [\(page.name)](Diagnostics/\(page.name).md) | \(page.severity.rawValue) "
          + "| \(page.title) |\n"
      }
      return introduction + rows.joined()
    }
  }

  private static let introduction = """
    # Diagnostics

    Each diagnostic has a code: 1xx is about JSON, 2xx about keys and shapes, 3xx about declarations
    and names, 4xx about the app as a whole, 5xx about output. `mvvmgen explain MG301` prints its page.

    mvvmgen reports the errors of all specs in one run, file by file and from top to bottom. It doesn't
    report problems that may disappear once another error is fixed, such as a name that a broken spec
    may declare. [Warnings about the app as a whole](SpecLanguage.md#the-app-as-a-whole) follow when
    there are no errors left.

    You can change the severity of warnings: for one spec with `"allow": ["MG355"]`, for the project
    with `"severity": { "MG355": "error" }` in `mvvmgen.json` (`error`, `warning` or `off`), and for a
    run with `--strict`.

    This list is recorded by `RECORD_GOLDENS=1 swift test --filter AsRecorded`.

    | code | severity | title |
    | --- | --- | --- |

    """
}
