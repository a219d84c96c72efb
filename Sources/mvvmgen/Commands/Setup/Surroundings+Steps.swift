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
      + (unused.map { ", not of \(project.display($0))" } ?? "")
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

  /// The command or the step that brings new files into the target, unless the Xcode project has them.
  func lastStep(_ configuration: Configuration, isNew: Bool) -> String? {
    let hasRuntime = projects.contains { $0.contains(Self.runtime) }
    let folders = [configuration.generated, configuration.sources]
    switch system {
    case .tuist where isNew || !hasRuntime: return "'tuist generate'"
    case .xcodeGen where isNew || !hasRuntime: return "'xcodegen'"
    case .xcode:
      let hasFolders = projects.contains { project in
        folders.allSatisfy { project.contains("\(Disk.name(of: $0));") }
      }
      guard let target, target.isClassic, isNew || !hasFolders else { return nil }
      return
        "in Xcode, add the folders \(folders[0]) and \(folders[1]) to the target"
        + " \(target.name.printable), with 'Create folders', so that later files are in it, too"
    case .tuist, .xcodeGen, .package, nil: return nil
    }
  }
}
