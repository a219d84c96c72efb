// swift-tools-version: 6.2

import PackageDescription

// A package of its own, which needs nothing from elsewhere.
let package = Package(
  name: "Runtime",
  platforms: [.macOS(.v14)],
  targets: [
    // The runtime of mvvmgen itself, by a symbolic link.
    .target(name: "GeneratedRuntime"),
    .executableTarget(name: "Runtime", dependencies: ["GeneratedRuntime"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
