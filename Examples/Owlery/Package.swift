// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Owlery",
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [.library(name: "Owlery", targets: ["Owlery"])],
  dependencies: [.package(name: "mvvmgen", path: "../..")],
  targets: [
    .target(
      name: "Owlery",
      dependencies: [.product(name: "GeneratedRuntime", package: "mvvmgen")]
    ),
    .testTarget(
      name: "OwleryTests",
      dependencies: [
        "Owlery", .product(name: "GeneratedRuntimeTesting", package: "mvvmgen"),
      ],
      exclude: ["Recorded"]
    ),
  ]
)
