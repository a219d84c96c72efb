/// The style of a modal layer.
public struct ModalStyle: Codable, Sendable, Equatable {
  /// The style without its parameters.
  public enum Kind: Codable, Sendable {
    /// A sheet, which the user can swipe down.
    case sheet
    /// A smaller sheet where there is room for it.
    case formSheet
    /// The whole screen.
    case fullScreen
    /// The whole screen, with the content below shining through.
    case overFullScreen
    /// A popover that points at a view.
    case popover
    /// The whole screen, above everything, until its own flow ends it.
    case lock

    /// Whether the user can close it by a swipe or a tap beside it.
    var isSwiped: Bool {
      switch self {
      case .sheet, .formSheet, .popover: true
      case .fullScreen, .overFullScreen, .lock: false
      }
    }
  }

  /// A height at which a sheet rests.
  public enum Detent: Codable, Sendable, Equatable {
    /// About half of the screen.
    case medium
    /// The maximum height of a sheet.
    case large
    /// A number of points. Before iOS 16 it is `medium`.
    case height(Double)
    /// A fraction of the maximum height. Before iOS 16 it is `medium`.
    case fraction(Double)
    /// As high as the content of the visible screen: its `preferredContentSize`, else the height
    /// that its constraints to the safe area result in, measured when UIKit lays the sheet out,
    /// another screen is shown in it, or ``keepUpdated(_:_:)`` updated the view controller. After
    /// other changes, call `invalidateDetents()`. Before iOS 16 it is `medium`.
    case fit
  }

  /// The style without its parameters.
  public let kind: Kind

  /// The heights of a sheet, the lowest first; empty for the system's default.
  public private(set) var detents: [Detent] = []

  /// Whether a sheet shows that it can be dragged.
  public private(set) var showsGrabber = false

  /// The radius of a sheet's corners, in points; nil for the system's default.
  public private(set) var cornerRadius: Double?

  /// The accessibility identifier of the view or bar button item that a popover points at.
  public private(set) var anchor: String?

  /// A sheet, which the user can swipe down.
  public static let sheet = Self(kind: .sheet)

  /// A smaller sheet where there is room for it.
  public static let formSheet = Self(kind: .formSheet)

  /// The whole screen.
  public static let fullScreen = Self(kind: .fullScreen)

  /// The whole screen, with the content below shining through.
  public static let overFullScreen = Self(kind: .overFullScreen)

  /// A popover. Without an `anchor` it points at nothing.
  public static let popover = Self(kind: .popover)

  /// A lock: a modal that only its own flow ends, such as an app lock or a forced update. It is above
  /// everything, alerts included. What it covers stays as it is, can't be reached, and shows anything
  /// new below the lock. Only answers to events of screens in and above it, and flows that began there,
  /// show something above it.
  ///
  /// It leaves when its screens do (`back`, `pop`), and when the flow that shows it, or was started as
  /// it, ends. `closeModals`, `popToRoot`, `replace` and `restart` of a flow that it covers leave it. Links
  /// for such a flow wait for its end.
  public static let lock = Self(kind: .lock)

  /// A sheet that rests at these heights, such as `.sheet(detents: [.medium, .large])`. tvOS and
  /// visionOS have no heights, grabbers and corners to choose.
  public static func sheet(
    detents: [Detent] = [], showsGrabber: Bool = false, cornerRadius: Double? = nil
  ) -> Self {
    Self(kind: .sheet, detents: detents, showsGrabber: showsGrabber, cornerRadius: cornerRadius)
  }

  /// A smaller sheet, which rests at these heights where there is no room for it.
  public static func formSheet(
    detents: [Detent] = [], showsGrabber: Bool = false, cornerRadius: Double? = nil
  ) -> Self {
    Self(kind: .formSheet, detents: detents, showsGrabber: showsGrabber, cornerRadius: cornerRadius)
  }

  /// A popover that points at the view or bar button item with this accessibility identifier, in a
  /// visible screen.
  public static func popover(anchor: String) -> Self {
    Self(kind: .popover, anchor: anchor)
  }
}

extension ModalStyle: CustomStringConvertible {
  /// The style without parameters, as in a transcript.
  public var description: String { "\(kind)" }
}
