// swift-tools-version: 6.2

import PackageDescription

/// A part of the tool, in `Sources/FOLDER`. All targets of all packages that an app uses need
/// different names, also those that the app doesn't link: hence the prefix.
func part(_ folder: String, needs others: String...) -> Target {
  .target(
    name: "Mvvmgen" + folder, dependencies: others.map { .byName(name: "Mvvmgen" + $0) },
    path: "Sources/" + folder)
}

// From below to above: none needs one that comes later.
let parts: [Target] = [
  part("Storage", needs: "CStorage"),
  part("Syntax", needs: "Storage"),
  part("Language", needs: "Storage", "Syntax"),
  part("AppModel", needs: "Storage", "Syntax", "Language"),
  part("Templates", needs: "CStorage", "Storage", "Syntax", "Language", "AppModel"),
  part("Generator", needs: "Syntax", "Language", "AppModel", "Templates"),
  part("Map", needs: "Storage", "Syntax", "Language", "AppModel"),
  part("Graph", needs: "CStorage", "Syntax", "AppModel", "Map"),
  part(
    "Editing", needs: "Storage", "Syntax", "Language", "AppModel", "Templates", "Generator", "Map"),
]

/// What the tool is made of, for itself and its tests.
let tool = parts.map { Target.Dependency.byName(name: $0.name) }

/// What apps link, and what their tests link, too.
let runtime: [Target.Dependency] = ["GeneratedRuntime", "GeneratedRuntimeTesting"]

/// Sources of a fixture that tests run: what is generated, and the developer's half beside it.
func fixture(_ name: String, in folder: String, excluding: String..., sources: String...) -> Target
{
  .target(
    name: "Mvvmgen\(name)Fixture", dependencies: runtime, path: "Fixtures/" + folder,
    exclude: ["mvvmgen.json", "specs"] + excluding, sources: ["expected/Generated.swift"] + sources)
}

let scenarios = [
  ("Authentication", "authentication"),
  ("Closures", "closures"),
  ("Entry", "entry"),
  ("LateEvents", "late-events"),
  ("Links", "links"),
  ("LoginNavigation", "login-navigation"),
  ("NamedAnswers", "named-answers"),
  ("Owls", "owls"),
  ("Places", "places"),
  ("Situations", "situations"),
  ("StoryboardMember", "storyboard-member"),
  ("Tutorial", "tutorial"),
  ("WaysBack", "ways-back"),
  ("WhoIsTold", "who-is-told"),
].map {
  fixture($0, in: $1, excluding: "expected/Screens.swift", sources: "app", "support")
}

let tests: [Target] = [
  .testTarget(name: "SyntaxTests", dependencies: ["MvvmgenStorage", "MvvmgenSyntax"]),
  .testTarget(name: "TemplatesTests", dependencies: tool),
  .testTarget(name: "MvvmgenTests", dependencies: ["mvvmgen"] + tool),
  .testTarget(
    name: "ContainersTests", dependencies: ["MvvmgenContainersFixture"] + runtime),
  .testTarget(
    name: "FlowTestsTests", dependencies: ["MvvmgenFlowTestsFixture"] + runtime,
    path: "Fixtures/flow-tests/expected", exclude: ["Generated.swift", "Screens.swift"]),
  .testTarget(
    name: "GoldenTests",
    dependencies: ["mvvmgen", "MvvmgenLinksFixture", "MvvmgenPlacesFixture"]
      + runtime + tool),
  .testTarget(
    name: "OutputTests", dependencies: ["mvvmgen"] + tool, exclude: ["StandIn"]),
  .testTarget(name: "GeneratedRuntimeTests", dependencies: runtime),
  .testTarget(
    name: "ScenarioTests",
    dependencies: runtime + scenarios.map { .byName(name: $0.name) }),
]

let fixtures =
  [("Containers", "containers"), ("FlowTests", "flow-tests")].map {
    fixture(
      $0, in: $1, excluding: "expected/Tests.swift", sources: "expected/Screens.swift", "support")
  } + scenarios

/// With a name in `MVVMGEN_TESTS`, only these tests are built, and the fixtures that they need: after each
/// record, the others would be compiled again.
let wanted = tests.filter { test in
  Context.environment["MVVMGEN_TESTS"].map { $0 == test.name } ?? true
}
let needed = Set(
  wanted.flatMap(\.dependencies).compactMap { dependency in
    if case .byNameItem(let name, _) = dependency { name } else { nil }
  })

let package = Package(
  name: "mvvmgen",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "mvvmgen", targets: ["mvvmgen"]),
    .library(name: "GeneratedRuntime", targets: ["GeneratedRuntime"]),
    .library(name: "GeneratedRuntimeTesting", targets: ["GeneratedRuntimeTesting"]),
  ],
  targets: [
    .target(
      name: "MvvmgenCStorage", path: "Sources/CStorage",
      exclude: [
        "Explanations.json", "FirstFiles.txt", "GraphColors.css", "GraphDrawing.css",
        "GraphPage.css", "GraphPage.html", "GraphPage.js", "ShortPage.md",
      ]),
    .executableTarget(name: "mvvmgen", dependencies: ["MvvmgenCStorage"] + tool),
    .target(name: "GeneratedRuntime"),
    .target(name: "GeneratedRuntimeTesting", dependencies: ["GeneratedRuntime"]),
  ] + parts + fixtures.filter { needed.contains($0.name) } + wanted
)

for target in package.targets where target.name != "MvvmgenCStorage" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // Its joined files import a module publicly and internally; the compiler would warn about that.
  // OutputTests compile them one by one with this feature.
  if target.name != "MvvmgenClosuresFixture" {
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
