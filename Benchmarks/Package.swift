// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/stencilproject/Stencil", exact: "0.15.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/apple/swift-protobuf", exact: "1.39.0"),
  ],
  targets: [
    .target(name: "Peer"),
    .executableTarget(
      name: "Mustaches",
      dependencies: ["Peer", .product(name: "Mustache", package: "swift-mustache")]),
    .executableTarget(
      name: "Stencils",
      dependencies: ["Peer", .product(name: "Stencil", package: "Stencil")]),
  ]
)
