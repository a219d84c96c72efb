import AppModel
import Language
import Storage
import Syntax

/// Where the developer's code certainly means a screen's alert by its name: after the enumeration of
/// the alerts, `LoginAlert.offline`, and where the default view model sets or compares what it shows,
/// `alert = .offline`.
struct AlertCase: CertainPlaces {
  private let name: String
  private let alerts: String
  private let viewModel: String

  /// Nil unless the member is an alert.
  init?(_ member: MemberSubject, in app: App) {
    let screen = app.screens.first { $0.names.base.text == member.owner.name }
    guard member.kind == .alert, let screen else { return nil }
    name = member.name
    (alerts, viewModel) = (screen.names.alert.text, screen.names.defaultViewModel.text)
  }

  func places(in bytes: [UInt8]) -> Set<Int> {
    let file = SwiftWords(in: bytes)
    let isAlertShown = !file.locals(besidesMembersOf: []).contains(Self.shown)
    let places = file.words.indices.filter { index in
      let word = file.words[index]
      guard word.text == name, word.word.isMember else { return false }
      return word.word.receivers(in: bytes) == [alerts]
        || isAlertShown && word.head?.name == viewModel && isShown(index, in: file, bytes)
    }
    return Set(places.map { file.words[$0].word.range.lowerBound })
  }

  /// What the default view model shows.
  private static let shown = "\(FixedName.alert.text)"

  /// Whether it is set or compared: `self.alert = .offline`.
  private func isShown(_ index: Int, in file: SwiftWords, _ bytes: [UInt8]) -> Bool {
    guard index > 0, file.words[index - 1].text == Self.shown else { return false }
    let (alert, name) = (file.words[index - 1].word, file.words[index].word)
    let between = bytes[alert.range.upperBound..<name.range.lowerBound]
      .filter { $0 != UInt8(ascii: " ") }
    return ["=.", "==.", "!=."].contains(String(decoding: between, as: UTF8.self))
      && (!alert.isMember || alert.receivers(in: bytes) == ["self"])
  }
}
