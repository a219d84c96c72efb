import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// The additional pieces of a screen whose view contains other screens' views.
struct EmbeddingPieces {
  private let screen: Screen
  private let screens: [Screen]
  private let all: EmbeddedScreens

  init(of screen: Screen, _ all: EmbeddedScreens) {
    (self.screen, self.all) = (screen, all)
    screens = all[screen]
  }

  var isEmpty: Bool { screens.isEmpty }

  /// Whether UIKit draws one of them, or one in them.
  var needUIKit: Bool {
    screens.contains { !$0.view.isSwiftUI || EmbeddingPieces(of: $0, all).needUIKit }
  }

  var names: CodeList { screens.map { "\($0.names.property)" } }

  func properties(_ access: Code) -> Code {
    .lines(screens.map { .property("\(access)let \($0.names.property)", "\($0.names.screen)") })
  }

  var parameters: CodeList { screens.map { "\($0.names.property): \($0.names.screen)" } }

  var arguments: CodeList { screens.map { "\($0.names.property): \($0.names.property)" } }

  var assignments: CodeList {
    screens.map { .assignment("self.\($0.names.property)", "\($0.names.property)") }
  }

  /// The view's arguments for embedded screens: view controllers, or views.
  var children: CodeList {
    screen.view.isSwiftUI
      ? views(in: screen, "")
      : screens.map {
        "\($0.names.child): \($0.names.property).makeViewController()"
      }
  }

  /// - Parameter path: the path to the screen.
  private func views(in screen: Screen, _ path: Code) -> CodeList {
    all[screen].map { embedded in
      let place: Code = "\(path)\(embedded.names.property)"
      return "\(embedded.names.childView): \(view(of: embedded, place))"
    }
  }

  private func view(of screen: Screen, _ place: Code) -> Code {
    guard screen.view.isSwiftUI else {
      return .call("\(.runtime).EmbeddedScreenView", [place])
    }
    guard screen.variants.isEmpty else { return "\(place).\(.makeView)()" }
    return .call(
      "\(screen.names.view)", ["\(.viewModel): \(place)"] + views(in: screen, "\(place)."))
  }
}
