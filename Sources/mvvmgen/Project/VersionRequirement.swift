/// mvvmgen's own version.
let mvvmgenVersion = "0.1.0"

/// The versions of mvvmgen that a project requires: `1.2.0`, `1.2` or `>=1.2`.
struct VersionRequirement: Hashable, Sendable {
  private let parts: [Int]
  private let isMinimum: Bool

  init?(_ text: String) {
    isMinimum = text.utf8.starts(with: ">=".utf8)
    let numbers = text.dropFirst(isMinimum ? 2 : 0).split(
      separator: ".",
      omittingEmptySubsequences: false
    )
    parts = numbers.compactMap { Int($0) }
    guard (1...3).contains(parts.count), parts.count == numbers.count else { return nil }
  }

  func accepts(_ version: String) -> Bool {
    let actual = version.split(separator: ".").map { Int($0) ?? 0 }
    guard isMinimum else { return actual.starts(with: parts) }
    return !actual.lexicographicallyPrecedes(parts)
  }

  static func check(_ text: String?, _ project: Project) throws {
    guard let text else { return }
    let location = "\(project.configurationPath.printable): error:"
    guard let requirement = VersionRequirement(text) else {
      throw CommandError(
        .impossible, "\(location) '\(text.printable)' isn't a version, such as 1.2 or >=1.2")
    }
    guard !requirement.accepts(mvvmgenVersion) else { return }
    throw CommandError(
      .impossible,
      "\(location) the project requires mvvmgen \(text), this is mvvmgen \(mvvmgenVersion)"
    )
  }
}
