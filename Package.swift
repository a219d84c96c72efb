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
    .target(name: "Explanations"),
    .target(name: "Spec", dependencies: ["Explanations"]),
    .target(name: "Templates", dependencies: ["Spec"]),
    .executableTarget(
      name: "mvvmgen", dependencies: ["Explanations", "Spec", "Templates"]),
    .target(name: "GeneratedRuntime"),
    .target(
      name: "ContainersFixture",
      dependencies: ["GeneratedRuntime"],
      path: "Fixtures/containers",
      exclude: ["mvvmgen.json", "specs"],
      sources: ["expected", "support"]
    ),
    .testTarget(name: "SpecTests", dependencies: ["Spec"]),
    .testTarget(name: "TemplatesTests", dependencies: ["Spec", "Templates"]),
    .testTarget(name: "MvvmgenTests", dependencies: ["mvvmgen", "Spec", "Templates"]),
    .testTarget(
      name: "ContainersTests", dependencies: ["ContainersFixture", "GeneratedRuntime"]),
    .testTarget(
      name: "GoldenTests", dependencies: ["Explanations", "mvvmgen", "Spec", "Templates"]),
    .testTarget(
      name: "OutputTests", dependencies: ["mvvmgen", "Spec", "Templates"], exclude: ["StandIn"]),
    .testTarget(name: "GeneratedRuntimeTests", dependencies: ["GeneratedRuntime"]),
  ]
)

// Fixtures whose flows the tests run: what is generated, and the developer's half beside it.
let scenarios = [
  ("Authentication", "authentication"),
  ("Closures", "closures"),
  ("Entry", "entry"),
  ("LoginNavigation", "login-navigation"),
  ("Owls", "owls"),
  ("StoryboardMember", "storyboard-member"),
  ("Tutorial", "tutorial"),
]
for (name, folder) in scenarios {
  package.targets.append(
    .target(
      name: "\(name)Fixture",
      dependencies: ["GeneratedRuntime"],
      path: "Fixtures/\(folder)",
      exclude: ["mvvmgen.json", "specs", "expected/Screens"],
      sources: ["expected/Generated", "app", "support"]
    ))
}
package.targets.append(
  .testTarget(
    name: "ScenarioTests",
    dependencies: ["GeneratedRuntime"] + scenarios.map { .byName(name: "\($0.0)Fixture") }))

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
