// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that users of mvvmgen never see its UIKit.
let package = Package(
  name: "UIKitCompatibility",
  targets: [
    .target(name: "UIKit", path: "UIKit"),
    .target(name: "SafariServices", dependencies: ["UIKit"], path: "SafariServices"),
    .target(
      name: "SwiftUI", dependencies: ["UIKit"], path: "SwiftUI", exclude: ["Symbols.md"]),
    // The runtime of mvvmgen itself, by a symbolic link; here it finds a UIKit.
    .target(
      name: "GeneratedRuntime", dependencies: ["UIKit", "SafariServices", "SwiftUI"],
      path: "GeneratedRuntime"),
    .target(
      name: "GeneratedRuntimeTesting", dependencies: ["GeneratedRuntime"],
      path: "GeneratedRuntimeTesting"),
    // The runtime's own tests, by a symbolic link, drawn by a UIKit host.
    .testTarget(
      name: "GeneratedRuntimeTests",
      dependencies: [
        "GeneratedRuntime", "GeneratedRuntimeTesting", "UIKit", "SafariServices", "SwiftUI",
      ],
      path: "GeneratedRuntimeTests", swiftSettings: [.define("UIKIT_STAND_IN")]),
    // The example, by a symbolic link, with its view controllers. Others take the place of those
    // that need Interface Builder and the system's picker.
    .target(
      name: "Owlery", dependencies: ["GeneratedRuntime", "UIKit", "SwiftUI"], path: "Owlery",
      exclude: [
        "App/Screens/Login/LoginViewController.swift",
        "App/Screens/Register/RegisterViewController.swift",
        "App/Screens/Picture/PictureScreen+Picker.swift",
      ]),
    // The other example, by a symbolic link, as it is.
    .target(name: "Adopting", dependencies: ["GeneratedRuntime", "UIKit"], path: "Adopting"),
    .testTarget(
      name: "UIKitHostTests",
      dependencies: [
        "GeneratedRuntime", "GeneratedRuntimeTesting", "UIKit", "SafariServices", "SwiftUI",
        "Owlery", "Adopting",
      ],
      path: "UIKitHostTests", swiftSettings: [.define("UIKIT_STAND_IN")]),
    // A scenario whose screens SwiftUI draws, by a symbolic link.
    .target(
      name: "LoginSwiftUI",
      dependencies: ["GeneratedRuntime", "GeneratedRuntimeTesting", "UIKit", "SwiftUI"],
      path: "LoginSwiftUI",
      exclude: ["mvvmgen.json", "specs", "expected/Replaced.swift"]),
    // Screens drawn by SwiftUI, in flows and windows.
    .testTarget(
      name: "SwiftUIHostTests",
      dependencies: [
        "GeneratedRuntime", "GeneratedRuntimeTesting", "UIKit", "SwiftUI", "LoginSwiftUI",
      ],
      path: "SwiftUIHostTests", swiftSettings: [.define("UIKIT_STAND_IN")]),
  ]
)

// Previews are expanded to nothing, where Xcode isn't.
let previews = "\(Context.packageDirectory)/Previews/plugin#PreviewsMacros"

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-load-plugin-executable", previews])]
}

for target in package.targets where target.type == .test {
  // Testing and UIKit in one file would need a module that comes with Xcode.
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
    ]
}

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
