import MvvmgenStorage
import MvvmgenSyntax

/// A file that a page contains.
struct PageFile: Sendable {
  let path: String
  let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var source: SourceFile { SourceFile(path: ProjectPath(path), bytes: bytes) }

  /// The word behind the fence of its block.
  static func language(of path: String) -> String {
    for language in ["swift", "json"] where path.hasSuffix(".\(language)") { return language }
    return "text"
  }

  /// Whether it is the developer's Swift.
  var isOwn: Bool { path.hasSuffix(".swift") }
}
