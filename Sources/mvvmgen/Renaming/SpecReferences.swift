import Syntax

/// Where specs name a screen, a coordinator or a service, or a type that is generated from it.
struct SpecReferences {
  let kind: SpecOutline.Kind
  let name: String
  /// Whether a list that names screens and flows alike means this one.
  let isUnambiguous: Bool
  /// What the generated types are to be called, by what they are called.
  let types: [String: String]

  /// The places in a spec, each with what it is called now and what it is to be called.
  func edits(in source: SourceFile, file: Int32, renamingTo newName: String) -> [SourceEdit] {
    var ignored = Diagnostics()
    guard let json = JSON.parse(source, file: file, into: &ignored) else { return [] }
    var search = Search(references: self, newName: newName)
    search.visitSpec(json)
    return search.edits
  }
}

private struct Search {
  let references: SpecReferences
  let newName: String
  var edits: [SourceEdit] = []

  init(references: SpecReferences, newName: String) {
    self.references = references
    self.newName = newName
  }

  mutating func visitSpec(_ json: JSON) {
    for (key, value) in json.members {
      switch key.text {
      case "screen", "coordinator", "service":
        if key.text == references.kind.rawValue { take(value) }
      case "inputs", "services", "state", "actions", "flow", "private", "members":
        visitDeclarations(value)
      case "list": visitCode(value.string)
      case "modelControllers": visitDeclarations(value)
      case "start": visitStart(value)
      case "split": for (_, start) in value.members { visitStart(start) }
      case "tabs":
        for tab in value.elements { visitTab(tab) }
      case "screens": visitSenders(value, .screen)
      case "flows": visitSenders(value, .coordinator)
      case "events":
        for (event, answer) in value.members {
          visitCode(event)
          visitAnswer(answer)
        }
      default: break
      }
    }
  }

  private mutating func visitDeclarations(_ list: JSON) {
    for element in list.elements {
      visitCode(element.string)
      for (key, value) in element.members where key.text == "declare" { visitCode(value.string) }
    }
  }

  private mutating func visitSenders(_ senders: JSON, _ kind: SpecOutline.Kind) {
    for (sender, answers) in senders.members {
      take(sender, as: kind)
      for (_, answer) in answers.members { visitAnswer(answer) }
    }
  }

  /// A screen's name, or an object in long form.
  private mutating func visitStart(_ start: JSON) {
    take(start, as: .screen)
    visitTarget(start)
    for (key, value) in start.members {
      switch key.text {
      case "choose": for (_, start) in value.members { visitStart(start) }
      case "alert": visitAlert(value)
      default: break
      }
    }
  }

  private mutating func visitTab(_ tab: JSON) {
    visitTarget(tab)
    for (key, value) in tab.members where key.text == "title" || key.text == "image" {
      visitValue(value)
    }
  }

  private mutating func visitTarget(_ target: JSON) {
    for (key, value) in target.members {
      switch key.text {
      case "screen": take(value, as: .screen)
      case "flow": take(value, as: .coordinator)
      case "with": visitBindings(value)
      default: break
      }
    }
  }

  private mutating func visitBindings(_ bindings: JSON) {
    for (_, value) in bindings.members { visitValue(value) }
  }

  /// A text that is Swift where it begins with `=`.
  private mutating func visitValue(_ value: JSON) {
    guard let string = value.string, string.text.utf8.starts(with: "=".utf8) else { return }
    visitCode(string)
  }

  private mutating func visitAnswer(_ answer: JSON) {
    for element in answer.elements { visitAnswer(element) }
    for (key, value) in answer.members {
      switch key.text {
      case "push", "present", "replace", "detail", "popTo", "tell": take(value, as: .screen)
      case "start", "select": take(value, as: .coordinator)
      case "custom":
        guard references.isUnambiguous else { continue }
        for element in value.elements { take(element, as: references.kind) }
      case "choose": for (_, answer) in value.members { visitAnswer(answer) }
      case "compact", "regular": visitAnswer(value)
      case "with": visitBindings(value)
      case "browse": visitValue(value)
      case "alert": visitAlert(value)
      default: break
      }
    }
  }

  private mutating func visitAlert(_ alert: JSON) {
    for (key, value) in alert.members {
      visitValue(value)
      guard key.text == "buttons" else { continue }
      for button in value.elements {
        for (key, value) in button.members {
          if key.text == "do" { visitAnswer(value) } else { visitValue(value) }
        }
      }
    }
  }

  private mutating func take(_ value: JSON) {
    if let string = value.string { take(string, as: references.kind) }
  }

  private mutating func take(_ value: JSON, as kind: SpecOutline.Kind) {
    if let string = value.string { take(string, as: kind) }
  }

  private mutating func take(_ string: JSONString, as kind: SpecOutline.Kind) {
    guard kind == references.kind, string.text == references.name else { return }
    edits.append(SourceEdit(span: string.span, replacement: newName))
  }

  private mutating func visitCode(_ string: JSONString?) {
    guard let string, !references.types.isEmpty else { return }
    let bytes = Array(string.text.utf8)
    for range in Identifiers(in: bytes, skippingStrings: true) {
      let word = String(decoding: bytes[range], as: UTF8.self)
      guard let replacement = references.types[word] else { continue }
      edits.append(SourceEdit(span: string.span(of: range), replacement: replacement))
    }
  }
}
