import MvvmgenAppModel
import MvvmgenLanguage

/// Says in place of a view controller's content that it is being loaded, or that a list has none,
/// and why.
struct UnavailablePieces {
  /// The statement of `update` that shows it.
  let statement: Code
  let property: Code

  /// Nil for content that is always there.
  init?(_ draft: ViewDraft, isOfList: Bool, _ platforms: Platforms) {
    guard isOfList || !draft.loading.isEmpty else { return nil }
    let isOnAllSystems =
      draft.screen.isTracked || platforms.allHaveUIKit && platforms.withoutObservation == nil
    let shown: Code = "contentUnavailableConfiguration = unavailableContent"
    let systems: Code = "available(iOS 17, tvOS 17, *)"
    statement = isOnAllSystems ? shown : "if #\(systems) { \(block: shown) }"
    property = """
      \(isOnAllSystems ? "" : "@\(systems)")
      private var unavailableContent: UIContentUnavailableConfiguration? {
        \(isOfList ? Self.ofList(draft) : "\(draft.isLoading) ? .loading() : nil")
      }
      """
  }

  private static func ofList(_ draft: ViewDraft) -> Code {
    """
    guard \(ViewTemplate.listIsEmpty) else { return nil }
    \(draft.loading.isEmpty ? "" : "if \(draft.isLoading) { return .loading() }")
    var content = UIContentUnavailableConfiguration.empty()
    \(Code.assignment("content.text", draft.whyEmpty()))
    return content
    """
  }
}
