package import Storage
package import Syntax

/// One step of an answer in a spec.
package struct StepSpec: Sendable {
  private let content: Kept<Kind>
  /// The word or key of the step, for findings about it.
  package let span: SourceSpan
  package let isAnimated: Bool

  init(_ kind: Kind, at span: SourceSpan, isAnimated: Bool = true) {
    content = Kept(kind)
    self.span = span
    self.isAnimated = isAnimated
  }

  package var kind: Kind { content.value }

  /// Cases with much data keep some of it elsewhere, since each step takes as much memory as the
  /// largest.
  package enum Kind: Sendable {
    case push(TargetSpec)
    case present(TargetSpec, ModalSpec)
    case replace(TargetSpec)
    case detail(TargetSpec)
    case select(Located<InternedText>)
    case start(TargetSpec, as: FlowPresentation, ModalSpec)
    case back
    case popToRoot
    /// The answer where there is nothing to go back to is empty without one.
    case popTo(ShownName, or: ArenaList<StepSpec>)
    case closeModals
    case restart
    /// Nil for a bare `"finish"`.
    case finish(TargetSpec?)
    case report(TargetSpec)
    case browse(JSONString, in: Browser)
    /// What happens if there is nobody to tell is empty for nothing.
    case tell(ShownName, call: TargetSpec, or: ArenaList<StepSpec>)
    /// A function of a service: `authService.signOut`.
    case call(Kept<DataPath>, TargetSpec)
    /// New values of what the flow holds.
    case set(ArenaList<BindingSpec>)
    case alert(AlertSpec)
    /// The developer's method may wait, unless that is nil.
    case choose(ArenaList<ChoiceCase>, ChoiceWait?)
    case width(compact: ArenaList<StepSpec>, regular: ArenaList<StepSpec>)
    /// The screens and flows that it may show; nil without a list.
    case custom(ArenaList<ShownName>?)
    case stay
    /// An event that can't happen.
    case never
    /// A start with tabs, each a flow.
    case tabs(ArenaList<TabSpec>)
    /// A start with columns, each decoded like a start.
    case split(primary: ArenaList<StepSpec>, secondary: ArenaList<StepSpec>)
  }

  package struct ChoiceCase: Sendable {
    package let name: Located<MemberName>
    /// The data that it brings.
    package let values: ArenaList<FunctionDeclaration.Parameter>
    package let steps: ArenaList<StepSpec>
  }
}

extension StepSpec {
  /// Whether the developer writes a method for it.
  package var isDecision: Bool {
    switch kind {
    case .choose, .custom: true
    default: false
    }
  }

  /// Whether the developer writes it, and the spec says no more.
  var isOwnCode: Bool { if case .custom(nil) = kind { true } else { false } }

  package var hasBranches: Bool {
    switch kind {
    case .choose, .alert, .width, .split: true
    case .popTo(_, let or), .tell(_, _, let or): !or.isEmpty
    default: false
    }
  }

  /// The branches of the step: the cases of a choice, the buttons of an alert, the widths, the
  /// columns of a split, the alternative of a `popTo` or a `tell`.
  package var branches: [ArenaList<StepSpec>] {
    switch kind {
    case .choose(let cases, _): cases.map(\.steps)
    case .alert(let alert): alert.buttons.map(\.steps)
    case .width(let compact, let regular): [compact, regular]
    case .split(let primary, let secondary): [primary, secondary]
    case .popTo(_, let or), .tell(_, _, let or): or.isEmpty ? [] : [or]
    default: []
    }
  }
}

extension ArenaList<StepSpec> {
  /// The steps, each followed by those of its branches.
  package var flattened: [StepSpec] {
    var steps: [StepSpec] = []
    visit { steps.append($0) }
    return steps
  }

  /// Visits the steps, each followed by those of its branches.
  package func visit(_ body: (StepSpec) -> Void) {
    for step in self {
      body(step)
      guard step.hasBranches else { continue }
      for branch in step.branches { branch.visit(body) }
    }
  }
}

/// The screen or flow that a step refers to, and its data.
package struct TargetSpec {
  package let shown: ShownName
  package let with: ArenaList<BindingSpec>
  private let details: Kept<Details>?

  /// What else the spec says of it. Most answers say nothing more.
  private struct Details {
    var variant: Located<InternedText>?
    var beginning: Located<InternedText>?
    var title: Located<SwiftValue>?
    var transition: MemberName?
    var isUnlessThere = false

    var isEmpty: Bool {
      variant == nil && beginning == nil && title == nil && transition == nil && !isUnlessThere
    }
  }

  /// The variant of the screen, if the spec chooses it.
  package var variant: Located<InternedText>? { details?.value.variant }
  /// The beginning of the flow, if the spec chooses one.
  package var beginning: Located<InternedText>? { details?.value.beginning }
  /// What a bar above the screen says.
  package var title: Located<SwiftValue>? { details?.value.title }
  /// The app's own transition to it.
  package var transition: MemberName? { details?.value.transition }
  /// Whether nothing happens where the flow shows it, or runs it, already.
  package var isUnlessThere: Bool { details?.value.isUnlessThere ?? false }

  /// Without its role.
  package var name: Located<InternedText> { shown.name }

  init(
    name: JSONString, with: ArenaList<BindingSpec> = [], variant: JSONString? = nil,
    beginning: JSONString? = nil, title: Located<SwiftValue>? = nil,
    transition: MemberName? = nil, isUnlessThere: Bool = false
  ) {
    self.init(
      ShownName(name), with: with, variant: variant, beginning: beginning, title: title,
      transition: transition, isUnlessThere: isUnlessThere)
  }

  init(
    _ shown: ShownName, with: ArenaList<BindingSpec> = [], variant: JSONString? = nil,
    beginning: JSONString? = nil, title: Located<SwiftValue>? = nil,
    transition: MemberName? = nil, isUnlessThere: Bool = false
  ) {
    self.shown = shown
    self.with = with
    let details = Details(
      variant: variant.map(\.interned), beginning: beginning.map(\.interned), title: title,
      transition: transition, isUnlessThere: isUnlessThere)
    self.details = Kept(details, unless: details.isEmpty)
  }

  package init(
    name: Located<InternedText>, with: ArenaList<BindingSpec>, variant: Located<InternedText>?,
    beginning: Located<InternedText>? = nil
  ) {
    shown = ShownName(name)
    self.with = with
    let details = Details(variant: variant, beginning: beginning)
    self.details = Kept(details, unless: details.isEmpty)
  }
}
