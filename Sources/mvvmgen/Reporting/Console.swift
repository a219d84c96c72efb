/// The two streams that a run writes to. Without descriptors, the output is collected.
final class Console {
  var output: Stream
  var errors: Stream
  var isQuiet = false
  var isVerbose = false
  /// The findings for SARIF, which is one document, written when the run ends.
  var sarif: [Finding] = []
  var sarifNotes: [Finding] = []
  /// The reasons why the run couldn't continue.
  var sarifFailures: [String] = []

  init(output: Stream = Stream(), errors: Stream = Stream()) {
    (self.output, self.errors) = (output, errors)
  }

  struct Stream: Sendable {
    private(set) var bytes: [UInt8] = []
    var descriptor: Int32?
    var isColored = false
    var isTerminal = false
    /// Why writing failed; nil if it didn't.
    private(set) var failure: String?

    mutating func write(_ text: String) {
      bytes.append(contentsOf: text.utf8)
      flushIfLarge()
    }

    mutating func write(_ text: [UInt8]) {
      bytes.append(contentsOf: text)
      flushIfLarge()
    }

    mutating func flush() {
      guard let descriptor else { return }
      if failure == nil,
        !Disk.writeAll(bytes, { FileChange.write($0, to: descriptor).perform() })
      {
        failure = DiskError.last("write", "").systemText
      }
      bytes.removeAll(keepingCapacity: true)
    }

    private mutating func flushIfLarge() {
      if bytes.count >= 1 << 16 { flush() }
    }
  }

  /// A result, on standard output.
  func result(_ line: String) {
    output.write(line + "\n")
  }

  /// A summary or a next step, on standard error.
  func say(_ line: String) {
    if !isQuiet { errors.write(line + "\n") }
  }

  /// An error, on standard error, even with `--quiet`.
  func error(_ line: String) {
    errors.write(line + "\n")
  }

  func configure(_ arguments: Arguments, _ environment: Environment) {
    isQuiet = arguments.has(.quiet)
    isVerbose = arguments.has(.verbose)
    output.isTerminal = environment.isOutputTerminal
    errors.isTerminal = environment.isErrorTerminal
    let isColored = { (isTerminal: Bool) in
      switch arguments.color {
      case .auto: isTerminal && !environment.isColorUnwanted
      case .always: true
      case .never: false
      }
    }
    output.isColored = isColored(environment.isOutputTerminal)
    errors.isColored = isColored(environment.isErrorTerminal)
  }
}
