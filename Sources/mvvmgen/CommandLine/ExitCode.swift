/// The exit code of a run.
enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case findings = 1
  case impossible = 2
  case usage = 64
  case defect = 70

  var meaning: String {
    switch self {
    case .success: "done, nothing to report"
    case .findings: "findings: files out of date, errors in specs, warnings under --strict"
    case .impossible: "couldn't do it: configuration, input, output, or a refusal"
    case .usage: "the command line is wrong"
    case .defect: "a bug in mvvmgen"
    }
  }
}
