import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

extension Screen {
  /// A preview of each sample.
  ///
  /// - Parameters:
  ///   - availability: the macro's availability, where it is newer than an app's deployment target
  ///     may be.
  ///   - view: the view or view controller of a view model.
  func previews(_ availability: Code = "", of view: (Code) -> Code) -> Code {
    guard !samples.isEmpty else { return .empty }
    let previews: CodeList = samples.map { sample in
      """
      \(availability)
      #Preview(\(sample.title)) {
        \(view("\(names.sample).\(sample.name).\(.viewModel)"))
      }
      """
    }
    return """
      #if DEBUG
        \(sections: previews)
      #endif
      """
  }

  /// The embedded screens of a preview: their first samples, or else their names.
  func childrenInPreview(_ embedded: EmbeddedScreens) -> CodeList {
    embedded[self].map { child in
      let isAlone = child.variants.isEmpty && embedded[child].isEmpty
      let sample = isAlone ? child.samples.first : nil
      let model = sample.map { "\(child.names.sample).\($0.name).\(.viewModel)" as Code }
      let made = model.map { Code.call("\(child.names.view)", ["\(.viewModel): \($0)"]) }
      if view.isSwiftUI {
        let text: Code = "Text(\"\(child.names.base.title)\")"
        return "\(child.names.childView): \(child.view.isSwiftUI ? made ?? text : text)"
      }
      guard case .uikit = child.view, let made else {
        return "\(child.names.child): UIViewController()"
      }
      return "\(child.names.child): \(made)"
    }
  }
}
