// swift-tools-version: 6.2

import PackageDescription

// A package of its own, which needs nothing from elsewhere.
let package = Package(
  name: "Runtime",
  platforms: [.macOS(.v14)],
  targets: [
    // The runtime of mvvmgen itself, by symbolic links.
    .target(name: "GeneratedRuntime"),
    .target(name: "GeneratedRuntimeTesting", dependencies: ["GeneratedRuntime"]),
    .executableTarget(
      name: "Runtime", dependencies: ["GeneratedRuntime", "GeneratedRuntimeTesting"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
