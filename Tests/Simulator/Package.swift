// swift-tools-version: 6.2

import PackageDescription

// The runtime's tests without the tool's, which need a Mac: Xcode runs these on an iOS simulator.
// The tests are those of the root package, by a symbolic link.
let package = Package(
  name: "RuntimeOnSimulator",
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [.library(name: "RuntimeOnSimulator", targets: ["RuntimeOnSimulator"])],
  dependencies: [.package(name: "mvvmgen", path: "../..")],
  targets: [
    .target(name: "RuntimeOnSimulator", path: "Runtime"),
    .testTarget(
      name: "GeneratedRuntimeTests",
      dependencies: [
        "RuntimeOnSimulator", .product(name: "GeneratedRuntime", package: "mvvmgen"),
        .product(name: "GeneratedRuntimeTesting", package: "mvvmgen"),
      ],
      path: "GeneratedRuntimeTests"),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
