/// One step of an answer as a spec writes it.
struct StepSpec {
  let kind: Kind
  /// The text that names what is done, for findings about it.
  let span: SourceSpan
  let isAnimated: Bool

  init(_ kind: Kind, at span: SourceSpan, isAnimated: Bool = true) {
    self.kind = kind
    self.span = span
    self.isAnimated = isAnimated
  }

  indirect enum Kind {
    case push(TargetSpec)
    case present(TargetSpec, style: ModalStyle)
    case replace(TargetSpec)
    case start(TargetSpec, as: FlowPresentation, style: ModalStyle)
    case back
    case popToRoot
    case popTo(Located<String>)
    /// Nil for a bare `"finish"`.
    case finish(TargetSpec?)
    case report(TargetSpec)
    case browse(JSONString, in: Browser)
    case tell(screen: Located<String>, call: TargetSpec)
    case choose([ChoiceCase])
    /// The screens and flows that it says it can reach; nil where it says nothing.
    case custom([Located<String>]?)
    case stay
  }

  struct ChoiceCase {
    let name: Located<MemberName>
    let steps: [StepSpec]
  }
}

/// What a step names, and the data that goes along.
struct TargetSpec {
  let name: Located<String>
  let with: [BindingSpec]
  /// How a screen is shown, where the spec says so itself.
  let variant: Located<String>?

  init(name: JSONString, with: [BindingSpec] = [], variant: JSONString? = nil) {
    self.name = Located(name.text, at: name.span)
    self.with = with
    self.variant = variant.map { Located($0.text, at: $0.span) }
  }
}

/// `"input": "source"` in a `with`.
struct BindingSpec {
  let input: Located<String>
  let source: JSONString
}
