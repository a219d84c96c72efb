// swift-tools-version: 6.2

import PackageDescription

/// A module of the app, and its tests.
func module(_ name: String, uses: [String] = []) -> [Target] {
  let runtime = Target.Dependency.product(name: "GeneratedRuntime", package: "mvvmgen")
  let testing = Target.Dependency.product(name: "GeneratedRuntimeTesting", package: "mvvmgen")
  let uses = uses.map { Target.Dependency.target(name: $0) }
  return [
    .target(name: name, dependencies: [runtime] + uses, path: "\(name)/Sources"),
    .testTarget(
      name: "\(name)Tests", dependencies: [testing, .target(name: name)] + uses,
      path: "\(name)/Tests"),
  ]
}

let package = Package(
  name: "Modular",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "mvvmgen", path: "../..")],
  targets:
    module("Core")
    + module("AuthFeature", uses: ["Core"])
    + module("HomeFeature", uses: ["Core"])
    + module("ChatFeature", uses: ["Core", "HomeFeature"])
    + module("ShareExtension", uses: ["Core", "AuthFeature"])
    + module("App", uses: ["Core", "AuthFeature", "HomeFeature", "ChatFeature"])
)
