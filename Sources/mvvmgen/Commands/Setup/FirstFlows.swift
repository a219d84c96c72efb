import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// A first flow with a screen in each of several targets. It leads to those of the targets that its own
/// one uses.
struct FirstFlows {
  /// Those without specs.
  private let targets: [ModuleTarget]

  init(_ input: ProjectInput) {
    targets = input.emptyTargets
  }

  /// Their paths and their texts.
  var specs: [(path: String, text: String)] {
    targets.flatMap { target in
      let next = targets.filter { next in target.uses.contains { $0.value == next.name.value } }
      let answers = next.map { #""\#($0.event)": { "start": "\#($0.flow)", "as": "push" }"# }
        .joined(separator: ", ")
      let screens = answers.isEmpty ? "" : #""\#(target.screen)": { \#(answers) }"#
      let root = target.configuration.isUsed ? "" : #""root": "window", "#
      let flow = NewSpec(
        .coordinator, target.flow,
        #"\#(root)"start": "\#(target.screen)", "screens": { \#(screens) }"#)
      let screen = NewSpec.screen(target.screen, sending: next.map(\.event))
      return [flow, screen].map { ($0.path(in: target.configuration), $0.text) }
    }
  }

  /// A command that adds a screen to the first flow.
  var next: String? {
    targets.first { !$0.configuration.isUsed }.map {
      "new-screen About --target \($0.name.value.text) --from \($0.screen).aboutButtonTapped"
    }
  }
}

extension ModuleTarget {
  /// A module may be called `my_app`.
  fileprivate var flow: String {
    let words = name.value.text.split(separator: "_")
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Services of a screen that is called like the target would be called like the target's.
  fileprivate var screen: String { "\(flow)Start" }

  fileprivate var event: String {
    "\(flow.prefix(1).lowercased())\(flow.dropFirst())ButtonTapped"
  }
}
