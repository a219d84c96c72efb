import MvvmgenCStorage
import MvvmgenLanguage

/// An example app: its specs, the developer's files, and a test of its flow.
extension StarterExample {
  /// Paths in the folder of the specs, and texts.
  var specs: [(path: String, text: String)] { files("specs") }

  /// Paths in the folder of the developer's files, and texts that replace the scaffolds, with state
  /// that is observed so.
  func sources(_ observation: Configuration.Observation) -> [(path: String, text: String)] {
    files(observation.rawValue)
  }

  /// The tests of its flow, if a package is created for it. Without an example, a file without tests,
  /// so that the package has the target for scaffolded tests.
  var tests: String { files("tests").first?.text ?? "" }

  /// The first screen, for the suggested next command.
  var firstScreen: String? {
    switch self {
    case .signIn: "Home"
    case .tabs: "Settings"
    case .none: nil
    }
  }

  /// The app's entry point, with services to try the example.
  ///
  /// - Parameters:
  ///   - navigation: who draws the flows.
  ///   - isGuarded: whether systems without what draws them compile it, too.
  func entryPoint(_ navigation: Configuration.Navigation, isGuarded: Bool) -> String? {
    guard var text = files("entry").first?.text else { return nil }
    if navigation == .swiftui { text.replace("StageView {", with: "StageView(.swiftUI) {") }
    guard isGuarded else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let indented = lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    let module = navigation == .swiftui ? "SwiftUI" : "UIKit"
    return "#if canImport(\(module))\n\(indented)#endif\n"
  }

  /// The same where UIKit's scenes begin it.
  var scenes: String { files("scenes").first?.text ?? "" }

  /// The `Info.plist` that names their delegate.
  static var scenesInfo: String { files("info").first?.text ?? "" }

  /// A `project.pbxproj` with marks.
  static var project: String { files("project").first?.text ?? "" }

  /// Instructions for coding assistants.
  static var instructions: String { files("agents").first?.text ?? "" }

  private func files(_ kind: String) -> [(path: String, text: String)] {
    Self.files("\(rawValue) \(kind)")
  }

  /// Those of a kind. C embeds all of them, each below a line of an arrow, its kind and its path.
  private static func files(_ kind: String) -> [(path: String, text: String)] {
    String(cString: firstFiles()).split(separator: "==> ").compactMap { file in
      guard file.hasPrefix(kind), let end = file.firstIndex(of: "\n") else { return nil }
      let path = file[..<end].dropFirst(kind.count + 1)
      return (String(path), String(file[file.index(after: end)...]))
    }
  }
}
