// swift-tools-version: 6.2

import PackageDescription

/// What the tool is made of, for itself and its tests.
let tool: [Target.Dependency] = [
  "Storage", "Syntax", "Language", "AppModel", "Templates", "Generator", "Map", "Graph",
  "Editing",
]

let package = Package(
  name: "mvvmgen",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .executable(name: "mvvmgen", targets: ["mvvmgen"]),
    .library(name: "GeneratedRuntime", targets: ["GeneratedRuntime"]),
  ],
  targets: [
    // From below to above: none needs one that comes later.
    .target(name: "CStorage"),
    .target(name: "Storage", dependencies: ["CStorage"]),
    .target(name: "Syntax", dependencies: ["Storage"]),
    .target(name: "Language", dependencies: ["Storage", "Syntax"]),
    .target(name: "AppModel", dependencies: ["Storage", "Syntax", "Language"]),
    .target(name: "Templates", dependencies: ["Storage", "Syntax", "Language", "AppModel"]),
    .target(name: "Generator", dependencies: ["Syntax", "Language", "AppModel", "Templates"]),
    .target(name: "Map", dependencies: ["Storage", "Syntax", "Language", "AppModel"]),
    .target(name: "Graph", dependencies: ["Syntax", "AppModel", "Map"]),
    .target(
      name: "Editing",
      dependencies: ["Storage", "Syntax", "Language", "AppModel", "Templates", "Generator", "Map"]),
    .executableTarget(name: "mvvmgen", dependencies: ["CStorage"] + tool),
    .target(name: "GeneratedRuntime"),
    .target(
      name: "ContainersFixture",
      dependencies: ["GeneratedRuntime"],
      path: "Fixtures/containers",
      exclude: ["mvvmgen.json", "specs", "expected/Tests.swift"],
      sources: ["expected/Generated.swift", "expected/Screens.swift", "support"]
    ),
    .testTarget(name: "SyntaxTests", dependencies: ["Storage", "Syntax"]),
    .testTarget(name: "TemplatesTests", dependencies: tool),
    .testTarget(name: "MvvmgenTests", dependencies: ["mvvmgen"] + tool),
    .testTarget(
      name: "ContainersTests", dependencies: ["ContainersFixture", "GeneratedRuntime"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: ["mvvmgen", "GeneratedRuntime", "LinksFixture", "PlacesFixture"] + tool),
    .testTarget(
      name: "OutputTests", dependencies: ["mvvmgen"] + tool, exclude: ["StandIn"]),
    .testTarget(name: "GeneratedRuntimeTests", dependencies: ["GeneratedRuntime"]),
  ]
)

// Fixtures whose flows the tests run: what is generated, and the developer's half beside it.
let scenarios = [
  ("Authentication", "authentication"),
  ("Closures", "closures"),
  ("Entry", "entry"),
  ("Links", "links"),
  ("LoginNavigation", "login-navigation"),
  ("NamedAnswers", "named-answers"),
  ("Owls", "owls"),
  ("Places", "places"),
  ("Situations", "situations"),
  ("StoryboardMember", "storyboard-member"),
  ("Tutorial", "tutorial"),
]
for (name, folder) in scenarios {
  package.targets.append(
    .target(
      name: "\(name)Fixture",
      dependencies: ["GeneratedRuntime"],
      path: "Fixtures/\(folder)",
      exclude: ["mvvmgen.json", "specs", "expected/Screens.swift"],
      sources: ["expected/Generated.swift", "app", "support"]
    ))
}
package.targets.append(
  .testTarget(
    name: "ScenarioTests",
    dependencies: ["GeneratedRuntime"] + scenarios.map { .byName(name: "\($0.0)Fixture") }))

for target in package.targets where target.name != "CStorage" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // Its joined files import a module publicly and internally; the compiler would warn about that.
  // OutputTests compile them one by one with this feature.
  if target.name != "ClosuresFixture" {
    target.swiftSettings?.append(.enableUpcomingFeature("InternalImportsByDefault"))
  }
}

// The plugins need the tool built for the machine that builds, beside the one that is tested: in a
// clone that is worked on, where `MVVMGEN_PLUGINS` is `off`, each build would take twice as long.
if Context.environment["MVVMGEN_PLUGINS"] != "off" {
  package.targets += [
    .plugin(
      name: "MvvmgenCommand",
      capability: .command(
        intent: .custom(
          verb: "mvvmgen",
          description: "Runs mvvmgen, which generates Swift from specs of screens and flows."),
        permissions: [
          .writeToPackageDirectory(
            reason: "mvvmgen writes specs, the Swift that is generated from them, and scaffolds.")
        ]
      ),
      dependencies: ["mvvmgen"]
    ),
    .plugin(name: "MvvmgenCheck", capability: .buildTool(), dependencies: ["mvvmgen"]),
  ]
  package.products += [
    .plugin(name: "MvvmgenCommand", targets: ["MvvmgenCommand"]),
    .plugin(name: "MvvmgenCheck", targets: ["MvvmgenCheck"]),
  ]
}
