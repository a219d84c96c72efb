// swift-tools-version: 6.2

import PackageDescription

// A package of its own, which needs nothing from elsewhere.
let package = Package(
  name: "Runtime",
  platforms: [.macOS(.v14)],
  targets: [
    // The stand-ins for UIKit and SwiftUI, and the runtime of mvvmgen itself, by symbolic links: built
    // once, for stages without a host and with either.
    .target(name: "UIKit"),
    .target(name: "SafariServices", dependencies: ["UIKit"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"], exclude: ["Symbols.md"]),
    .target(name: "GeneratedRuntime", dependencies: ["UIKit", "SafariServices", "SwiftUI"]),
    .target(name: "GeneratedRuntimeTesting", dependencies: ["GeneratedRuntime"]),
    // How much is on the heap, which Swift can't ask.
    .target(name: "CHeap"),
    .executableTarget(
      name: "Runtime",
      dependencies: ["CHeap", "GeneratedRuntime", "GeneratedRuntimeTesting", "UIKit", "SwiftUI"]),
  ]
)

// Nothing is previewed here; without it, the stand-ins' macros would be warned of.
let previews = "\(Context.packageDirectory)/../../StandIns/Previews/plugin#PreviewsMacros"

for target in package.targets where target.name != "CHeap" {
  target.swiftSettings = [
    .unsafeFlags(["-load-plugin-executable", previews]),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
