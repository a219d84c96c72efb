import Testing

@testable import mvvmgen

/// `init` in an app of several targets.
@Suite struct InitTargetsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private func write(_ layout: [String: String]) throws {
    for (path, text) in layout { try sandbox.write(path, text) }
  }

  private func initialize(_ targets: [String], _ words: String...) -> Outcome {
    sandbox.run(["init"] + targets.flatMap { ["--target", $0] } + words)
  }

  /// A flow of the upper target starts that of the lower one.
  @Test func inAPackage() throws {
    try write(AppLayout.package)
    try sandbox.edit("Package.swift") {
      $0.replacing(#"["Core"], path"#, with: #"["Core"] + more, path"#)
    }
    let outcome = initialize(["Patients", "Core", "Core"])
    #expect(outcome.code == 0)
    #expect(
      outcome.output.split(separator: "\n").filter { $0.hasPrefix("create: Specs") } == [
        "create: Specs/Patients/Patients.coordinator.json",
        "create: Specs/Patients/PatientsStart.screen.json",
        "create: Specs/Core/Core.coordinator.json", "create: Specs/Core/CoreStart.screen.json",
      ])
    #expect(
      outcome.errors == """
        found the targets Patients (uses Core) and Core of Package.swift
        not all dependencies of Patients can be read in Package.swift: add what is missing to 'uses' in mvvmgen.json
        16 files written, 4 generated
        first: in Package.swift, add to the 'dependencies' of the package
          .package(url: "https://github.com/OWNER/mvvmgen", from: "\(mvvmgenVersion)"),
        and to the 'dependencies' of the targets Patients and Core
          .product(name: "GeneratedRuntime", package: "mvvmgen"),
        next: 'mvvmgen new-screen About --target Patients --from PatientsStart.aboutButtonTapped', \
        then 'mvvmgen check'

        """)
    #expect(
      try sandbox.read("mvvmgen.json") == """
        {
          "$schema": ".schemas/config.schema.json",
          "targets": {
            "Patients": {
              "specs": "Specs/Patients",
              "generated": "Patients/Generated",
              "sources": "Patients/Screens",
              "uses": ["Core"]
            },
            "Core": {
              "specs": "Specs/Core",
              "generated": "Sources/Core/Generated",
              "sources": "Sources/Core/Screens"
            }
          }
        }

        """)
    #expect(
      try sandbox.read(".gitattributes") == """
        Patients/Generated/** linguist-generated
        Sources/Core/Generated/** linguist-generated
        .schemas/** linguist-generated

        """)
    #expect(
      try sandbox.read("Specs/Patients/Patients.coordinator.json") == """
        {
          "coordinator": "Patients",
          "root": "window",
          "start": "PatientsStart",
          "screens": {
            "PatientsStart": { "coreButtonTapped": { "start": "Core", "as": "push" } }
          }
        }

        """)
    #expect(sandbox.run("check", "--strict") == Outcome(errors: "8 files up to date\n"))
    #expect(sandbox.run("format", "--check") == Outcome(errors: "5 files are formatted\n"))
    let before = try sandbox.stamps()
    #expect(
      initialize(["Doctors"]).errors.split(separator: "\n").first ?? ""
        == "'--target' is for a new project: what mvvmgen.json says stays; write more targets there"
    )
    #expect(try sandbox.stamps() == before)
  }

  /// Where one dependency is written before its target. Two libraries draw, so that none decides.
  @Test func allTargetsCount() throws {
    try write(AppLayout.package)
    try sandbox.makeFolder("Sources/my_base")
    try sandbox.edit("Package.swift") { text in
      text.replacing(#".target(name: "Core"),"#, with: "").replacing(
        ".testTarget",
        with:
          #".target(name: "Core", dependencies: ["my_base"]), .target(name: "my_base"), .testTarget"#
      )
    }
    let outcome = initialize(["Doctors", "Patients", "Core", "my_base"])
    #expect(
      outcome.errors.split(separator: "\n").first ?? ""
        == "found the targets Doctors (uses Core), Patients (uses Core), Core (uses my_base) and my_base "
        + "of Package.swift")
    #expect(
      try sandbox.read("mvvmgen.json") == """
        {
          "$schema": ".schemas/config.schema.json",
          "targets": {
            "Doctors": {
              "specs": "Specs/Doctors",
              "generated": "Sources/Doctors/Generated",
              "sources": "Sources/Doctors/Screens",
              "uses": ["Core"]
            },
            "Patients": {
              "specs": "Specs/Patients",
              "generated": "Patients/Generated",
              "sources": "Patients/Screens",
              "uses": ["Core"]
            },
            "Core": {
              "specs": "Specs/Core",
              "generated": "Sources/Core/Generated",
              "sources": "Sources/Core/Screens",
              "uses": ["my_base"]
            },
            "my_base": {
              "specs": "Specs/my_base",
              "generated": "Sources/my_base/Generated",
              "sources": "Sources/my_base/Screens"
            }
          }
        }

        """)
    #expect(
      try sandbox.read("Specs/my_base/MyBase.coordinator.json") == """
        {
          "coordinator": "MyBase",
          "start": "MyBaseStart",
          "screens": {}
        }

        """)
    #expect(sandbox.run("check", "--strict") == Outcome(errors: "16 files up to date\n"))
  }

  /// The oldest iOS of all is the app's.
  @Test func theOldestSystemCounts() throws {
    try write(AppLayout.classic)
    #expect(initialize(["Widget", "Clinic"]).code == 0)
    #expect(
      try sandbox.read("mvvmgen.json") == """
        {
          "$schema": ".schemas/config.schema.json",
          "platforms": { "iOS": "16.4" },
          "ui": "swiftui",
          "targets": {
            "Widget": {
              "specs": "Specs/Widget",
              "generated": "Widget/Generated",
              "sources": "Widget/Screens"
            },
            "Clinic": {
              "specs": "Specs/Clinic",
              "generated": "Clinic/Generated",
              "sources": "Clinic/Screens"
            }
          }
        }

        """)
  }

  /// What one target depends on is nowhere in its configuration.
  @Test func oneTargetNeedsNoDependencies() throws {
    try write(AppLayout.package)
    try sandbox.edit("Package.swift") {
      $0.replacing(#"["Core"], path"#, with: #"["Core"] + more, path"#)
    }
    #expect(
      initialize(["Patients"]).errors.split(separator: "\n").prefix(2) == [
        "found the target Patients of Package.swift",
        "the app has sources of its own, so no example is added: '--example sign-in' adds one",
      ])
  }

  /// Nothing is compiled in a bundle of resources.
  @Test func bundlesAreNone() throws {
    try write(AppLayout.classic)
    try sandbox.edit("Clinic.xcodeproj/project.pbxproj") {
      $0.replacing("product-type.app-extension", with: "product-type.bundle")
    }
    #expect(
      initialize(["Widget", "Clinic"]).errors == """
        mvvmgen: error: there is no target 'Widget' with a folder: there is 'Clinic'
        nothing was written

        """)
  }

  @Test func specsOfNoTargetAreMoved() throws {
    try write(AppLayout.package)
    try sandbox.write("Specs/Help.screen.json", #"{ "screen": "Help" }"#)
    let before = try sandbox.tree()
    #expect(
      initialize(["Doctors", "Core"])
        == Outcome(
          code: 1,
          errors: """
            Specs/Help.screen.json:1:14: warning: nothing leads from `Doctors` to the screen `Help` [MG431]
            mvvmgen.json:5:6: error: `Specs/Help.screen.json` is in no target: move it to the specs of one, \
            such as `Specs/Doctors`, or correct `specs` of its target [MG483]
            nothing was written: fix the specs first

            """))
    #expect(try sandbox.tree() == before)
    try sandbox.remove("Specs/Help.screen.json")
    try sandbox.write("Specs/Core/Help.screen.json", #"{ "screen": "Help" }"#)
    #expect(initialize(["Doctors", "Core"]).code == 0)
  }

  /// A target with specs of its own keeps them; it gets none, and no flow starts its own.
  @Test func besideSpecs() throws {
    try write(AppLayout.package)
    try sandbox.write("Specs/Core/Help.screen.json", #"{ "screen": "Help" }"#)
    #expect(initialize(["Doctors", "Core"]).code == 0)
    let specs = try sandbox.tree().filter { $0.hasPrefix("Specs/Core/") }
    #expect(specs == ["Specs/Core/", "Specs/Core/Help.screen.json"])
    #expect(sandbox.run("lint").code == 0)
  }

  @Test(arguments: [
    (AppLayout.tuist, "Clinic (uses Kit) and Kit of Project.swift"),
    (AppLayout.xcodeGen, "Clinic (uses Kit) and Kit of project.yml"),
  ])
  func inAProject(layout: [String: String], found: String) throws {
    try write(layout)
    let outcome = initialize(["Clinic", "Kit"])
    #expect(outcome.errors.split(separator: "\n").first ?? "" == "found the targets \(found)")
    #expect(sandbox.run("check", "--strict") == Outcome(errors: "8 files up to date\n"))
  }

  /// An extension is embedded, not imported.
  @Test(arguments: ["app-extension", "framework"]) func inAnXcodeProject(type: String) throws {
    try write(AppLayout.classic)
    try sandbox.edit("Clinic.xcodeproj/project.pbxproj") { text in
      text.replacing("name = Clinic;", with: "name = Clinic; dependencies = (D1);")
        .replacing("R0 = {", with: "D1 = { target = T2; }; R0 = {")
        .replacing("product-type.app-extension", with: "product-type.\(type)")
    }
    let lines = initialize(["Widget", "Clinic"]).errors.split(separator: "\n")
    let uses = type == "framework" ? " (uses Widget)" : ""
    #expect(
      [lines.first, lines.last] == [
        "found the targets Widget and Clinic\(uses) of Clinic.xcodeproj",
        "then: in Xcode, add the folders Widget/Generated and Widget/Screens to the target Widget and "
          + "the folders Clinic/Generated and Clinic/Screens to the target Clinic, with 'Create "
          + "folders', so that later files are in it, too",
      ])
    #expect(sandbox.run("check", "--strict") == Outcome(errors: "8 files up to date\n"))
  }

  /// A list may have constants, and be joined with others; a dependency may be written before its target.
  @Test(arguments: [
    (#"["A", /* no */ "B"]"#, ["A"], false),
    (#"["A", .target(name: "B"), .byName(name: "C")]"#, ["A", "B", "C"], true),
    (
      "[ // A, \"B\"\n  \"A\", // the \"B\"\n // .target(name: \"C\"),\n .product(name: \"R\", package: \"r\"),\n]",
      ["A"], true
    ),
    (#"["A", runtime]"#, ["A"], false), (#"["A"] + others"#, ["A"], false), ("uses", [], false),
    (#"[.product(name: kit, package: "A")]"#, [], false),
    (#"[.target(name: "B", condition: .when(platforms: [.iOS])), .core]"#, ["B"], false),
  ])
  func dependencies(list: String, names: [String], areAll: Bool) {
    let text =
      ".target(name: \"Shop\", dependencies: \(list), path: \"Shop\"), .target(name: \"Z\")"
    let target = Manifest(text: text, isOfTuist: false).targets.first { $0.name == "Shop" }
    #expect(target?.dependencies == names)
    #expect(target?.hasAllDependencies == areAll)
  }

  @Test(arguments: [
    (
      ["Core", "Nurses"], [],
      "mvvmgen: error: there is no target 'Nurses' with a folder: there is 'tool', 'Core', 'Doctors', 'Patients'\nnothing was written\n"
    ),
    (
      ["Core", "Doctors"], ["--example", "tabs"],
      "mvvmgen: error: '--example' is for one target: each of several begins with a flow\nusage: mvvmgen init [options], see 'mvvmgen init --help'\n"
    ),
    (
      ["Doctors", "Circle"], [],
      "Package.swift: error: targets can't use each other: `Doctors` uses `Circle` uses `Doctors`; move what both need into a target that both use\nnothing was written\n"
    ),
    (
      ["Clash", "Core"], [],
      "Sources/Clash/Old.swift:1:7: error: the first flow declares `ClashCoordinator`, too\nnothing was written: write a spec of your own for its target first, which then gets no other\n"
    ),
  ])
  func isRefused(targets: [String], words: [String], errors: String) throws {
    try write(AppLayout.package)
    try sandbox.edit("Package.swift") { text in
      text.replacing(
        #"[.target(name: "Core")]),"#,
        with:
          #"["Core", "Circle"]), .target(name: "Circle", dependencies: ["Doctors"]), .target(name: "Clash"),"#
      )
    }
    try sandbox.makeFolder("Sources/Circle")
    try sandbox.write("Sources/Clash/Old.swift", "class ClashCoordinator {}\n")
    let before = try sandbox.tree()
    let outcome = sandbox.run(["init"] + targets.flatMap { ["--target", $0] } + words)
    #expect(
      outcome.output == "" && outcome.errors.replacing("'Circle', 'Clash', ", with: "") == errors)
    #expect(try sandbox.tree() == before)
  }
}
