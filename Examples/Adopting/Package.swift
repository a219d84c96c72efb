// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Adopting",
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [.library(name: "Adopting", targets: ["Adopting"])],
  dependencies: [.package(name: "mvvmgen", path: "../..")],
  targets: [
    .target(
      name: "Adopting",
      dependencies: [.product(name: "GeneratedRuntime", package: "mvvmgen")]
    ),
    .testTarget(
      name: "AdoptingTests",
      dependencies: [
        "Adopting", .product(name: "GeneratedRuntimeTesting", package: "mvvmgen"),
      ]
    ),
  ]
)
