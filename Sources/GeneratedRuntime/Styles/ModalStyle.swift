/// How a modal layer looks.
public struct ModalStyle: Sendable, Equatable {
  /// The style alone.
  public enum Kind: Sendable {
    /// A sheet, which the user can swipe down.
    case sheet
    /// A smaller sheet where there is room for it.
    case formSheet
    /// All of the screen.
    case fullScreen
    /// All of the screen, with what lies below shining through.
    case overFullScreen
    /// A bubble that points at where it came from.
    case popover
  }

  /// A height at which a sheet comes to rest.
  public enum Detent: Sendable, Equatable {
    /// About half of the screen.
    case medium
    /// All that a sheet may take.
    case large
    /// A number of points. Before iOS 16 it is `medium`.
    case height(Double)
    /// This part of all that a sheet may take, 1 being all. Before iOS 16 it is `medium`.
    case fraction(Double)
  }

  /// The style alone.
  public let kind: Kind

  /// The heights of a sheet, the lowest first; none for the system's own.
  public private(set) var detents: [Detent] = []

  /// Whether a sheet shows that it can be dragged.
  public private(set) var showsGrabber = false

  /// The radius of a sheet's corners, in points; nil for the system's own.
  public private(set) var cornerRadius: Double?

  /// The accessibility identifier of the view or bar button item that a popover points at.
  public private(set) var anchor: String?

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// A sheet, which the user can swipe down.
  public static let sheet = Self(.sheet)

  /// A smaller sheet where there is room for it.
  public static let formSheet = Self(.formSheet)

  /// All of the screen.
  public static let fullScreen = Self(.fullScreen)

  /// All of the screen, with what lies below shining through.
  public static let overFullScreen = Self(.overFullScreen)

  /// A bubble. With no `anchor` it points at nothing.
  public static let popover = Self(.popover)

  /// A sheet that rests at these heights, as in `.sheet(detents: [.medium, .large])`.
  public static func sheet(
    detents: [Detent] = [], showsGrabber: Bool = false, cornerRadius: Double? = nil
  ) -> Self {
    var style = sheet
    (style.detents, style.showsGrabber, style.cornerRadius) = (detents, showsGrabber, cornerRadius)
    return style
  }

  /// A smaller sheet that rests at these heights where there is no room for it.
  public static func formSheet(
    detents: [Detent] = [], showsGrabber: Bool = false, cornerRadius: Double? = nil
  ) -> Self {
    var style = formSheet
    (style.detents, style.showsGrabber, style.cornerRadius) = (detents, showsGrabber, cornerRadius)
    return style
  }

  /// A bubble that points at the view or bar button item with this accessibility identifier, in a
  /// screen that is in sight.
  public static func popover(anchor: String) -> Self {
    var style = popover
    style.anchor = anchor
    return style
  }
}

extension ModalStyle: CustomStringConvertible {
  /// The style alone, as a transcript has it.
  public var description: String { "\(kind)" }
}
