import AppModel
import Storage

extension Screen {
  /// A preview of each sample.
  ///
  /// - Parameters:
  ///   - availability: where the macro is newer than what apps may be for.
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
}
