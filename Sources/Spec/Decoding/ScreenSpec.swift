/// A screen as its spec describes it: well formed, its names not yet looked up.
struct ScreenSpec {
  let name: Located<TypeName>
  var summary: Summary?
  var inputs: [Documented<ValueDeclaration>] = []
  var services: [ServiceItem] = []
  var state: [Documented<ValueDeclaration>] = []
  var actions: [Documented<FunctionDeclaration>] = []
  var flow: [Documented<FunctionDeclaration>] = []
  var storage: [Documented<ValueDeclaration>] = []
  var view = Screen.View.code
  var variants: [Located<MemberName>] = []
}

/// A declaration and what its spec says about it.
struct Documented<Declaration> {
  let declaration: Declaration
  let summary: Summary?
}

/// `"AuthService"`, or `"auth: AuthService"` for another name inside the view model.
struct ServiceItem {
  let property: Located<MemberName>?
  let service: Located<TypeName>
}

extension SpecDecoder {
  static let screenKeys = [
    "$schema", "screen", "summary", "allow", "inputs", "services", "state", "actions", "flow",
    "private", "variants", "list", "modelControllers", "view",
  ]

  mutating func decodeScreen(_ object: JSON) -> ScreenSpec? {
    guard let name = typeName(of: object, key: "screen") else { return nil }
    var screen = ScreenSpec(name: name)
    for (key, value) in object.members {
      switch key.text {
      case "screen", "$schema": break
      case "summary": screen.summary = summary(value)
      case "allow": allow(value)
      case "inputs": screen.inputs = values(value, of: key)
      case "services": screen.services = services(value, of: key)
      case "state": screen.state = values(value, of: key)
      case "actions": screen.actions = functions(value, of: key)
      case "flow": screen.flow = functions(value, of: key)
      case "private": screen.storage = values(value, of: key)
      case "view": screen.view = view(value)
      case "variants": screen.variants = variants(value)
      case "list", "modelControllers": diagnostics.report(.notBuiltYet(key))
      default: diagnostics.report(.unknownKey(key, known: Self.screenKeys, in: "a screen"))
      }
    }
    return screen
  }

  /// The ways to show a screen, of which there are several or none.
  private mutating func variants(_ value: JSON) -> [Located<MemberName>] {
    var places: [String: SourceSpan] = [:]
    let variants = strings(value).compactMap { text -> Located<MemberName>? in
      guard let name = MemberName.parse(text, into: &diagnostics) else { return nil }
      if let first = places.updateValue(name.span, forKey: name.value.text.lowercased()) {
        diagnostics.report(.clash(name, with: Located(name.value, at: first)))
      }
      return name
    }
    if value.kind == .array, Array(value.elements).count < 2 {
      diagnostics.report(.loneVariant(value))
    }
    return variants
  }

  private mutating func view(_ value: JSON) -> Screen.View {
    switch value.string?.text {
    case "code": return .code
    case "none": return .none
    case "storyboard": diagnostics.report(.notBuiltYet("a storyboard", at: value.span))
    case nil where value.kind == .object:
      diagnostics.report(.notBuiltYet("a storyboard", at: value.span))
    default:
      diagnostics.report(.unknownValue(value, known: ["code", "storyboard", "none"]))
    }
    return .code
  }
}

extension Diagnostic.Code {
  /// A screen whose variants leave nothing to choose.
  fileprivate static let loneVariant = Self("MG213")
}

extension Diagnostic {
  fileprivate static func loneVariant(_ value: JSON) -> Diagnostic {
    Diagnostic(
      .loneVariant, at: value.span.start(1),
      "fewer than two variants leave nothing to choose; leave `variants` out")
  }
}
