package import Storage
package import Syntax

/// The screen or flow that a step refers to, and its data.
package struct TargetSpec {
  package let shown: ShownName
  package let with: ArenaList<BindingSpec>
  private let details: Kept<Details>?

  /// Further details in the spec. Most answers have none.
  private struct Details {
    let variant: Located<InternedText>?
    let beginning: Located<InternedText>?
    let title: Located<SwiftValue>?
    let transition: MemberName?
    let isUnlessThere: Bool

    var isEmpty: Bool {
      variant == nil && beginning == nil && title == nil && transition == nil && !isUnlessThere
    }
  }

  /// The variant of the screen, if the spec chooses it.
  package var variant: Located<InternedText>? { details?.value.variant }
  /// The beginning of the flow, if the spec chooses one.
  package var beginning: Located<InternedText>? { details?.value.beginning }
  /// The title in a bar above the screen.
  package var title: Located<SwiftValue>? { details?.value.title }
  /// The app's own transition to it.
  package var transition: MemberName? { details?.value.transition }
  /// Whether nothing happens where the flow shows it, or runs it, already.
  package var isUnlessThere: Bool { details?.value.isUnlessThere ?? false }

  /// Without its role.
  package var name: Located<InternedText> { shown.name }

  package init(
    _ shown: ShownName, with: ArenaList<BindingSpec> = [], variant: Located<InternedText>? = nil,
    beginning: Located<InternedText>? = nil, title: Located<SwiftValue>? = nil,
    transition: MemberName? = nil, isUnlessThere: Bool = false
  ) {
    (self.shown, self.with) = (shown, with)
    let details = Details(
      variant: variant, beginning: beginning, title: title, transition: transition,
      isUnlessThere: isUnlessThere)
    self.details = Kept(details, unless: details.isEmpty)
  }
}
