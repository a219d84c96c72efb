import MvvmgenAppModel
import MvvmgenLanguage

extension Surroundings {
  /// The targets or the project that were found.
  func found(in project: Project) -> [String] {
    systems.map { system in
      let targets = self.targets(of: system)
      let file = project.display(targets.first?.project ?? system.name)
      guard !targets.isEmpty else {
        return "\(file), but no folder of a target: name the app's in 'generated' and 'sources' of "
          + Project.configurationName
      }
      let names = targets.map { target in
        let uses = uses(of: target)
        return "\(target.name)\(uses.isEmpty ? "" : " (uses \(uses.map(\.name).inWords()))")"
      }
      return "the target\(names.count > 1 ? "s" : "") \(names.inWords()) of \(file)"
        + (unused.map { ", not of \(project.display($0))" } ?? "")
    }
  }

  private func targets(of system: BuildSystem) -> [AppTarget] {
    targets.filter { $0.system == system }
  }

  /// The targets whose dependencies the manifest computes, if there are several.
  func unread(in project: Project) -> [String] {
    systems.compactMap { system in
      let names = targets(of: system).filter { !$0.hasAllDependencies }.map(\.name)
      guard targets.count > 1, !names.isEmpty else { return nil }
      return
        "not all dependencies of \(names.inWords()) can be read in \(project.display(system.name)): "
        + "add what is missing to 'uses' in \(Project.configurationName)"
    }
  }

  /// The lines to add before the generated files compile.
  func firstSteps(_ typed: String?, in project: Project) -> [String] {
    var steps: [(systems: [BuildSystem], hasPackage: Bool, package: MvvmgenPackage)] = []
    for (system, hasPackage) in lacking {
      let package = typed.map { MvvmgenPackage($0, for: project, in: system.folder) } ?? .published
      // Packages that need the same lines share a step.
      let index = steps.firstIndex {
        system.isOfPackage && $0.systems[0].isOfPackage && $0.hasPackage == hasPackage
          && $0.package.dependency == package.dependency
      }
      if let index {
        steps[index].systems.append(system)
      } else {
        steps.append(([system], hasPackage, package))
      }
    }
    return steps.map { firstStep($0.package, in: $0.systems, hasPackage: $0.hasPackage, project) }
  }

  private func firstStep(
    _ package: MvvmgenPackage, in systems: [BuildSystem], hasPackage: Bool, _ project: Project
  ) -> String {
    let targets = systems.flatMap(self.targets)
    let names = targets.map(\.name.printable).inWords()
    let target =
      targets.isEmpty ? "the app's target" : "the target\(targets.count > 1 ? "s" : "") \(names)"
    let dependency: String
    let product: (FixedName) -> String
    switch systems[0] {
    case .xcode:
      return
        "in Xcode, add the package \(package.place), and its library \(Self.runtime) to \(target), "
        + "and \(Self.testing) to the tests"
    case .package:
      dependency =
        "to the 'dependencies' of \(systems.count > 1 ? "each" : "the") package\n  \(package.dependency),"
      product = { "\n  \(package.product($0))," }
    case .tuist:
      dependency = "to the 'packages' of the project\n  \(package.dependency),"
      product = { "\n  .package(product: \"\($0.text)\")," }
    case .xcodeGen:
      dependency = "under 'packages'\n\(package.entry)"
      product = { "\n      - package: \(package.name)\n        product: \($0.text)" }
    }
    let first = hasPackage ? "add" : "add \(dependency)\nand"
    let files = systems.map { project.display($0.name).printable }.inWords()
    return
      "in \(files), \(first) to the 'dependencies' of \(target)\(product(.runtime))\n"
      + "and to those of the tests\(product(.runtimeTesting))"
  }

  /// The command or the step that brings new files into the target, unless the Xcode project has them.
  func lastStep(_ configuration: Configuration, isNew: Bool) -> String? {
    let hasRuntime = projects.contains { $0.contains(Self.runtime) }
    let folders = configuration.parts.flatMap { [$0.generated, $0.sources] }
    switch systems.first(where: { !$0.isOfPackage }) {
    case .tuist where isNew || !hasRuntime: return "'tuist generate'"
    case .xcodeGen where isNew || !hasRuntime: return "'xcodegen'"
    case .xcode:
      let hasFolders = projects.contains { project in
        folders.allSatisfy { project.contains("\(Disk.name(of: $0));") }
      }
      let additions = targets.filter(\.isClassic).flatMap { target in
        configuration.parts.filter {
          Self.target(of: $0, among: targets)?.folder == target.folder
        }.map { part in
          "the folders \(part.generated) and \(part.sources) to the target \(target.name.printable)"
        }
      }
      guard !additions.isEmpty, isNew || !hasFolders else { return nil }
      return
        "in Xcode, add \(additions.inWords()), with 'Create folders', so that later files are in it, too"
    case .tuist, .xcodeGen, .package, nil: return nil
    }
  }
}
