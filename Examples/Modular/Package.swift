// swift-tools-version: 6.2

import PackageDescription

/// The modules that have services: the doubles of these are in a library, which tests of others import, too.
let supported = ["Core", "ChatFeature"]

/// A module of the app, its tests, and its library of doubles.
func module(_ name: String, uses: [String] = [], hasTests: Bool = true) -> [Target] {
  let runtime = Target.Dependency.product(name: "GeneratedRuntime", package: "mvvmgen")
  let testing = Target.Dependency.product(name: "GeneratedRuntimeTesting", package: "mvvmgen")
  func targets(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: $0) } }
  let support = "\(name)TestSupport"
  let doubles = ([name] + uses).filter(supported.contains).map { "\($0)TestSupport" }
  var module: [Target] = [
    .target(name: name, dependencies: [runtime] + targets(uses), path: "\(name)/Sources")
  ]
  if supported.contains(name) {
    module.append(
      .target(
        name: support, dependencies: [testing] + targets([name] + uses), path: "\(name)/\(support)")
    )
  }
  if hasTests {
    module.append(
      .testTarget(
        name: "\(name)Tests", dependencies: [testing] + targets([name] + uses + doubles),
        path: "\(name)/Tests"))
  }
  return module
}

let package = Package(
  name: "Modular",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "mvvmgen", path: "../..")],
  targets:
    module("Core", hasTests: false)
    + module("AuthFeature", uses: ["Core"])
    + module("HomeFeature", uses: ["Core"])
    + module("ChatFeature", uses: ["Core", "HomeFeature"])
    + module("ShareExtension", uses: ["Core", "AuthFeature"])
    + module("App", uses: ["Core", "AuthFeature", "HomeFeature", "ChatFeature"])
)
