import AppModel
import Language
import Storage
import Syntax

/// The content of a stage while answers of its root flow run, as far as specs tell. It prints itself as
/// `Stage.description` does, so tests expect that.
struct StageSketch {
  let flow: Coordinator
  var isRegular: Bool
  let values: TestValues
  /// The layers, lowest first.
  var layers = [Layer()]
  /// Whether no hand-written code has decided what is shown.
  var isKnown = true
  /// The cases of the values that a `switch` asks for, by the event's parameters.
  var cases: [MemberName: Choice.Case] = [:]
  /// The steps that were taken, without those that contain others.
  var taken: [Step] = []

  /// Hand-written code decides what is shown.
  struct Unknown: Error {}

  struct Layer {
    /// Nil for the lowest, and for an alert.
    var style: ModalStyle?
    var entries: [Entry] = []
    var alert: Text?

    enum Text {
      case known(Code)
      case unknown
    }
  }

  struct Entry {
    /// The screen, and those that it embeds; empty for a container.
    var screens: [Shown] = []
    /// The child flow that shows it, itself or through its own children.
    var child: TypeName?
    let content: Content
  }

  enum Content {
    case screen(Code)
    case tabs([(flow: TypeName, entries: [Entry])], selected: Int)
    case split(primary: [Entry], secondary: [Entry], placeholder: [Entry])
  }

  struct Shown: Equatable {
    let base: TypeName
    let role: MemberName?
  }

  enum Sender: Equatable {
    case screen(Shown)
    case flow(TypeName)
  }

  // MARK: - Content

  /// Whether something covers all screens.
  var isCovered: Bool { layers.last?.alert != nil }

  func contains(_ sender: Sender) -> Bool {
    layers.contains { contains(sender, $0.entries) }
  }

  private func contains(_ sender: Sender, _ entries: [Entry]) -> Bool {
    entries.contains { entry in
      let isIt =
        switch sender {
        case .screen(let shown): entry.child == nil && entry.screens.contains(shown)
        case .flow(let child): entry.child == child
        }
      return switch entry.content {
      case .screen: isIt
      case .tabs(let tabs, _): isIt || tabs.contains { contains(sender, $0.entries) }
      case .split(let primary, let secondary, _): isIt || contains(sender, primary + secondary)
      }
    }
  }

  // MARK: - Text

  /// Nil where hand-written code decides it.
  var description: Code? {
    guard isKnown else { return nil }
    var texts: CodeList = []
    for layer in layers {
      switch layer.alert {
      case .known(let text)?: texts += [text]
      case .unknown?: return nil
      case nil:
        let style: Code = layer.style.map { "\(Code($0)) " } ?? ""
        texts += ["\(style)\(text(layer.entries))"]
      }
    }
    return "\"\(Code.joined(texts, by: " | "))\""
  }

  private func text(_ entries: [Entry]) -> Code {
    entries.isEmpty ? "nothing" : .joined(entries.map { text($0) }, by: " › ")
  }

  private func text(_ entry: Entry) -> Code {
    switch entry.content {
    case .screen(let text): text
    case .tabs(let tabs, let selected):
      "tabs { \(Code.joined(tabs.indices.map { "\($0 == selected ? "*" : "")\(text(tabs[$0].entries))" }, by: ", ")) }"
    case .split(let primary, let secondary, _):
      "split { \(text(primary)), \(text(secondary)) }"
    }
  }
}

extension Code {
  /// The style's name in transcripts.
  init(_ style: ModalStyle) {
    self.init(InternedText(style.rawValue))
  }
}
