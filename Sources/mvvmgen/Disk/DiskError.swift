import MvvmgenStorage

/// A failure of an operation on disk.
struct DiskError: Error, Hashable, Sendable {
  /// Relative to the project.
  let path: String
  let reason: Reason

  enum Reason: Hashable, Sendable {
    case system(action: String, code: Int32)
    case leadsOutOfProject
    case linkCycle
    case notAFile
    case notUTF8
    case tooLong(limit: Int)
  }

  /// Lowercase, without a full stop.
  var message: String {
    switch reason {
    case .system(let action, let code): "can't \(action): \(DiskError.text(of: code))"
    case .leadsOutOfProject: "is a symbolic link that leads out of the project or nowhere"
    case .linkCycle: "is a symbolic link to a folder that contains it"
    case .notAFile: "isn't a plain file"
    case .notUTF8: "contains a name that isn't UTF-8"
    case .tooLong(let limit):
      "has a name that is too long for the file system, which takes \(limit) bytes"
    }
  }

  /// The system's message for the failed call.
  var systemText: String? { code.map(Self.text) }

  private var code: Int32? { if case .system(_, let code) = reason { code } else { nil } }

  private static func text(of code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  /// The error of the last system call.
  static func last(_ action: String, _ path: String) -> DiskError {
    DiskError(path: path, reason: .system(action: action, code: errno))
  }

  /// Whether the file system doesn't support hard links.
  var isForWantOfLinks: Bool { [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(code) }

  var isAcrossFileSystems: Bool { code == EXDEV }
}
