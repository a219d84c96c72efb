// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
  }

  /// Traps as UIKit does, where the storyboard has no such view controller.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    Simulation.bundles.append(bundle)
    let controller = Simulation.storyboards["\(name)/\(identifier)"]?()
    guard let controller = controller as? ViewController else {
      preconditionFailure("\(name) has no \(identifier)")
    }
    return controller
  }
}

extension Simulation {
  /// The contents of storyboards: the storyboard's name, a slash, the identifier.
  public static var storyboards: [String: () -> UIViewController] = [:]

  /// The bundles that storyboards were looked for in.
  public static var bundles: [Bundle?] = []
}
