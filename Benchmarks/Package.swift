// swift-tools-version: 6.2
// Compares Touchstone's cost with that of simple hit tests in C and Swift, and with Qt.
//
// It is a separate package, so that users of Touchstone don't resolve its dependencies. README.md
// explains how to run it.
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  traits: [.trait(name: "Qt", description: "Compares with Qt 6, which must be installed.")],
  dependencies: [
    .package(name: "Touchstone", path: "..", traits: []),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "CWalk"),
    .systemLibrary(name: "CQt", pkgConfig: "Qt6Widgets", providers: [.apt(["qt6-base-dev"])]),
    .target(
      name: "QtWalk", dependencies: [.target(name: "CQt", condition: .when(traits: ["Qt"]))],
      cxxSettings: [.define("QT_WALK", .when(traits: ["Qt"]))]),
    .target(
      name: "Workloads",
      dependencies: [
        "CWalk", .target(name: "QtWalk", condition: .when(traits: ["Qt"])),
        .product(name: "UIKit", package: "Touchstone"),
        .product(name: "TouchstoneHost", package: "Touchstone"),
        .product(name: "TouchstoneInspector", package: "Touchstone"),
        .product(name: "TouchstoneTesting", package: "Touchstone"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
    .executableTarget(
      name: "Touches",
      dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/Touches",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  cxxLanguageStandard: .cxx17
)
