// swift-tools-version: 6.2
// A custom host in a separate package: use `swift run` in this folder.
import PackageDescription

let package = Package(
  name: "TerminalHost",
  platforms: [.macOS(.v15)],
  // Without the trait `App`, no networking library is built.
  dependencies: [.package(name: "Touchstone", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "TerminalHost",
      dependencies: [
        .product(name: "UIKit", package: "Touchstone"),
        .product(name: "TouchstoneHost", package: "Touchstone"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ]
)
