// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "mvvmgen",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .executable(name: "mvvmgen", targets: ["mvvmgen"]),
    .library(name: "GeneratedRuntime", targets: ["GeneratedRuntime"]),
  ],
  targets: [
    .target(name: "Spec"),
    .target(name: "Templates", dependencies: ["Spec"]),
    .executableTarget(name: "mvvmgen", dependencies: ["Spec", "Templates"]),
    .target(name: "GeneratedRuntime"),
    .target(
      name: "AuthenticationFixture",
      dependencies: ["GeneratedRuntime"],
      path: "Fixtures/authentication",
      exclude: ["mvvmgen.json", "specs", "expected/Screens"],
      sources: ["expected/Generated", "app", "support"]
    ),
    .testTarget(name: "SpecTests", dependencies: ["Spec"]),
    .testTarget(name: "TemplatesTests", dependencies: ["Spec", "Templates"]),
    .testTarget(name: "MvvmgenTests", dependencies: ["mvvmgen", "Spec", "Templates"]),
    .testTarget(
      name: "AuthenticationTests", dependencies: ["AuthenticationFixture", "GeneratedRuntime"]),
    .testTarget(name: "GoldenTests", dependencies: ["mvvmgen", "Spec", "Templates"]),
    .testTarget(
      name: "OutputTests", dependencies: ["mvvmgen", "Spec", "Templates"], exclude: ["StandIn"]),
    .testTarget(name: "GeneratedRuntimeTests", dependencies: ["GeneratedRuntime"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
