import Language

extension Surroundings {
  /// The target or the project that was found.
  func found(in project: Project) -> String? {
    guard let system else { return nil }
    let file = project.display(target?.project ?? system.name)
    guard let target else {
      return "\(file), but no folder of a target: name the app's in 'generated' and 'sources' of "
        + Project.configurationName
    }
    return "the target \(target.name) of \(file)"
  }

  /// Why UIKit draws the screens of an app that uses SwiftUI.
  var reasonForUIKit: String? {
    guard isOfSwiftUI, ui == nil, let olderIOS else { return nil }
    return "UIKit draws the screens: SwiftUI needs iOS 17 for that, and the app supports iOS "
      + olderIOS.version
  }

  /// The lines to add before the generated files compile.
  func firstStep(_ package: MvvmgenPackage, in project: Project) -> String? {
    guard let system, !hasRuntime else { return nil }
    let target = target.map { "the target \($0.name.printable)" } ?? "the app's target"
    let (dependency, product): (String, String)
    switch system {
    case .xcode:
      return
        "in Xcode, add the package \(package.place), and its library \(Self.runtime) to \(target)"
    case .package:
      dependency = "to the 'dependencies' of the package\n  \(package.dependency),"
      product = "\(target)\n  \(package.product),"
    case .tuist:
      dependency = "to the 'packages' of the project\n  \(package.dependency),"
      product = "\(target)\n  .package(product: \"\(Self.runtime)\"),"
    case .xcodeGen:
      dependency = "under 'packages'\n\(package.entry)"
      product = "\(target)\n      - package: \(package.name)\n        product: \(Self.runtime)"
    }
    let first = hasPackage ? "add" : "add \(dependency)\nand"
    return
      "in \(project.display(system.name).printable), \(first) to the 'dependencies' of \(product)"
  }

  /// The command or the step that brings new files into the target.
  func lastStep(_ configuration: Configuration) -> String? {
    switch system {
    case .tuist: return "'tuist generate'"
    case .xcodeGen: return "'xcodegen'"
    case .xcode:
      guard let target, target.isClassic else { return nil }
      return
        "in Xcode, add the folders \(configuration.generated) and \(configuration.sources) to the target"
        + " \(target.name.printable), with 'Create folders', so that later files are in it, too"
    case .package, nil: return nil
    }
  }
}
