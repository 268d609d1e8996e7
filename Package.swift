// swift-tools-version: 6.2
// Targets are listed in the order in which a touch passes their modules, lowest module first. A
// target depends only on targets above it in this file. Documentation/Architecture.md describes the
// architecture.
import Foundation
import PackageDescription

/// Settings of the build machine: no warnings, rules that `Scripts/mutations` can break, and
/// whole-module compilation in debug builds, which makes a full build take two thirds of the time.
let strictSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .define("TOUCHSTONE_MUTATIONS", .when(configuration: .debug)),
  .unsafeFlags(
    ["-disable-batch-mode", "-whole-module-optimization", "-num-threads", "1"],
    .when(configuration: .debug)),
]

/// Settings of every target. Warnings are errors only on the build machine, so that a new warning
/// of a newer compiler never breaks a user's build.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (Context.environment["TOUCHSTONE_STRICT"] == nil ? [] : strictSettings)

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

/// A module with files in the folders of several features.
///
/// UIKit's classes name types of all features in their bodies, and a Swift class has one body. The
/// declarations of these types therefore belong to a low module, but their files are in the folder
/// of their feature: `Vocabulary` for UIKitVocabulary, `Core` for UIKitCore, and `Graphics` for
/// UIKitGraphics.
func sharedModule(
  _ name: String, _ dependencies: [Target.Dependency], folders: [String], except: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources",
    exclude: except + others(than: [name] + folders), sources: [name] + folders,
    swiftSettings: settings)
}

/// Returns the files and folders below `Sources` that contain none of the given folders.
///
/// The package manager warns about files that a target neither compiles nor excludes.
func others(than folders: [String], below folder: String = "") -> [String] {
  let place = Context.packageDirectory + "/Sources/" + folder
  let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
  return names.sorted().flatMap { name in
    let path = folder.isEmpty ? name : folder + "/" + name
    if folders.contains(path) { return [String]() }
    let isAbove = folders.contains { $0.hasPrefix(path + "/") }
    return isAbove ? others(than: folders, below: path) : [path]
  }
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TouchstoneTesting", "_Testing_UIKit"],
    swiftSettings: settings)
}

/// Tests of modules that don't depend on UIKit.
func plainTests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// An app with the source layout of Xcode.
func template(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["UIKit"], path: "Tests/Templates/\(name)", exclude: ["Original"],
    swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSources"])
}

let package = Package(
  name: "Touchstone",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "CoreGraphics", "QuartzCore", "CoreMotion", "MediaPlayer", "TouchstoneOS",
        "TouchstoneSounds", "TouchstoneTypes",
      ]),
    .library(name: "TouchstoneCombine", targets: ["TouchstoneCombine"]),
    .library(name: "TouchstoneHost", targets: ["TouchstoneHost"]),
    .library(name: "TouchstoneInspector", targets: ["TouchstoneInspector"]),
    .library(
      name: "TouchstoneTesting",
      targets: [
        "TouchstoneTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_QuartzCore",
      ]),
    .executable(name: "touchstone", targets: ["touchstone"]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    .plugin(name: "Adopt", targets: ["Adopt"]),
  ],
  traits: [
    // One trait for both: the package manager writes the flags of several traits in random order,
    // and another order recompiles everything.
    .trait(
      name: "App",
      description:
        "Runs apps: the command line, and the page with its networking library. Without it "
        + "`import UIKit` is the kit alone."),
    .trait(
      name: "Combine",
      description: "Fills the module TouchstoneCombine, for sources that import Combine."),
    .trait(
      name: "Raster",
      description: "Paints pictures in pixels, with Cairo and FreeType, which must be installed."),
    .default(enabledTraits: ["App"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    // Only for the rewriter. Packages that don't use the plugins don't build it.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // Rules that can be broken on purpose, to check that their tests fail.
    module("TouchstoneMutations"),
    // Plain values that depend only on the standard library.
    module("TouchstoneInput"),
    // Reading and writing files with system calls.
    module("TouchstoneFiles"),
    module("TouchstoneGestures", ["TouchstoneMutations"]),
    // Functions of the Swift runtime, which only C can name.
    .target(name: "CReferenceCounts"),
    module("TouchstoneHitTree", ["CReferenceCounts"]),
    module("TouchstonePhysics"),
    module("TouchstoneTrace", ["TouchstoneHitTree"]),
    module("TouchstoneConstraints"),
    // Positions, changes and reuse of the rows of lists.
    module("TouchstoneLists"),
    .target(name: "TouchstoneActions", swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    // Core Graphics values, and the layers that own the geometry.
    module("TouchstoneGeometry"),
    module(
      "TouchstoneLayers", ["TouchstoneMutations", "TouchstoneGeometry", "TouchstoneHitTree"]),
    // Draws recorded drawing commands in pixels. Without its trait, it paints nothing and needs no
    // library.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft",
      providers: [.apt(["libcairo2-dev", "libfreetype-dev"])]),
    module(
      "TouchstoneRaster",
      [
        "TouchstoneGeometry", "TouchstoneLayers",
        .target(name: "CCairo", condition: .when(traits: ["Raster"])),
      ]),
    // UIKit itself, lowest module first. Drawing doesn't depend on views.
    sharedModule(
      "UIKitGraphics",
      [
        "TouchstoneGeometry", "TouchstoneLayers", "TouchstoneRaster", "TouchstoneHitTree",
        "TouchstoneTrace",
      ], folders: ["UIKitTraits/Graphics"]),
    // Lets modules call higher modules, which they can't import, through C.
    .target(name: "CKitModules"),
    // Plain types for the declarations of UIKit's classes.
    sharedModule(
      "UIKitVocabulary",
      [
        "TouchstoneInput", "TouchstoneTrace", "TouchstoneActions", "TouchstoneGeometry",
        "TouchstoneHitTree", "TouchstoneLayers", "UIKitGraphics", "CKitModules",
      ],
      folders: [
        "UIKitCore/Responder/Vocabulary", "UIKitCore/View/Vocabulary",
        "UIKitAccessibility/Vocabulary", "UIKitAnimation/Vocabulary", "UIKitControllers/Vocabulary",
        "UIKitControls/Vocabulary",
        "UIKitDevices/Vocabulary", "UIKitFocus/Vocabulary", "UIKitFoundation/Vocabulary",
        "UIKitKeys/Vocabulary", "UIKitLayout/Vocabulary", "UIKitMenus/Vocabulary",
        "UIKitNames/Vocabulary", "UIKitScenes/Vocabulary", "UIKitScroll/Vocabulary",
        "UIKitText/Vocabulary", "UIKitTraits/Vocabulary", "UIKitUndo/Vocabulary",
      ]),
    sharedModule(
      "UIKitCore",
      [
        "TouchstoneMutations", "TouchstoneInput", "TouchstoneGestures", "TouchstoneHitTree",
        "TouchstoneTrace", "TouchstoneFiles",
        "TouchstoneActions", "TouchstoneGeometry", "TouchstoneLayers", "UIKitGraphics",
        "UIKitVocabulary", "CKitModules",
      ],
      folders: [
        "UIKitAccessibility/Core", "UIKitAnimation/Core", "UIKitControllers/Core",
        "UIKitControls/Core", "UIKitDevices/Core", "UIKitFocus/Core", "UIKitKeys/Core",
        "UIKitLayout/Core", "UIKitMenus/Core", "UIKitNames/Core", "UIKitScenes/Core",
        "UIKitUndo/Core",
      ], except: ["UIKitCore/Responder/Vocabulary", "UIKitCore/View/Vocabulary"]),
    // The modules of UIKit above its core, lowest first.
    module(
      "UIKitTraits", ["UIKitCore", "TouchstoneHitTree"], exclude: ["Graphics", "Vocabulary"]),
    // Observes the deallocation of Swift objects, which only C can do.
    .target(name: "CObjectEndings"),
    // Names of Foundation and of the Objective-C runtime.
    module(
      "UIKitFoundation",
      [
        "UIKitCore", "TouchstoneInput", "TouchstoneGeometry", "TouchstoneLayers",
        "TouchstoneHitTree", "CReferenceCounts", "CObjectEndings",
      ], exclude: ["Vocabulary"]),
    module(
      "UIKitNames", ["UIKitCore", "TouchstoneTrace", "TouchstoneHitTree"],
      exclude: ["Core", "Vocabulary"]),
    module(
      "UIKitAnimation",
      [
        "UIKitCore", "TouchstoneInput", "TouchstoneGeometry", "TouchstoneLayers",
        "TouchstoneHitTree", "TouchstonePhysics", "TouchstoneTrace",
      ], exclude: ["Core", "Vocabulary"]),
    module("UIKitPasteboard", ["UIKitCore"]),
    module(
      "UIKitDevices",
      [
        "UIKitCore", "UIKitAnimation", "TouchstoneMutations", "TouchstoneGestures",
        "TouchstoneInput", "TouchstoneTrace",
      ], exclude: ["Core", "Vocabulary"]),
    module("UIKitScenes", ["UIKitCore", "UIKitDevices"], exclude: ["Core", "Vocabulary"]),
    module(
      "UIKitKeys",
      [
        "UIKitCore", "UIKitAnimation", "TouchstoneMutations", "TouchstoneInput", "TouchstoneTrace",
        "TouchstoneGeometry",
      ], exclude: ["Core", "Vocabulary"]),
    module(
      "UIKitLayout",
      [
        "UIKitCore", "UIKitAnimation", "UIKitKeys", "TouchstoneConstraints", "TouchstoneHitTree",
        "TouchstoneGeometry", "TouchstoneLayers",
      ], exclude: ["Core", "Vocabulary"]),
    module(
      "UIKitAccessibility",
      [
        "UIKitCore", "TouchstoneGestures", "TouchstoneInput", "TouchstoneTrace",
        "TouchstoneGeometry",
      ], exclude: ["Core", "Vocabulary"]),
    module(
      "UIKitFocus",
      [
        "UIKitCore", "TouchstoneMutations", "TouchstoneGestures", "TouchstoneInput",
        "TouchstoneTrace",
        "TouchstoneGeometry", "TouchstoneLayers", "TouchstoneHitTree",
      ], exclude: ["Core", "Vocabulary"]),
    module(
      "UIKitControls",
      [
        "UIKitCore", "UIKitAnimation", "UIKitDevices", "UIKitAccessibility", "UIKitFocus",
        "TouchstoneGestures", "TouchstoneInput", "TouchstoneGeometry", "TouchstoneLayers",
      ], exclude: ["Core", "Vocabulary"]),
    module(
      "UIKitUndo", ["UIKitCore", "UIKitAnimation", "TouchstoneMutations", "UIKitControls"],
      exclude: ["Core", "Vocabulary"]),
    module(
      "UIKitScroll",
      [
        "UIKitCore", "UIKitAnimation", "TouchstoneMutations", "UIKitAccessibility", "UIKitFocus",
        "UIKitKeys", "UIKitLayout", "UIKitControls",
        "TouchstoneGestures",
        "TouchstoneGeometry", "TouchstoneLayers",
        "TouchstoneTrace",
      ], exclude: ["Vocabulary"]),
    module(
      "UIKitMenus",
      [
        "UIKitCore", "UIKitAnimation", "TouchstoneMutations", "UIKitKeys", "UIKitControls",
        "UIKitScroll",
        "TouchstoneGeometry",
        "TouchstoneLayers", "TouchstoneInput", "TouchstoneTrace",
      ], exclude: ["Core", "Vocabulary"]
    ),
    module(
      "UIKitText",
      [
        "UIKitCore", "UIKitAnimation", "TouchstoneMutations", "UIKitPasteboard", "UIKitControls",
        "UIKitScroll",
        "UIKitMenus", "UIKitDevices",
        "TouchstoneGeometry",
        "TouchstoneLayers", "TouchstoneInput",
        "TouchstoneTrace",
      ], exclude: ["Vocabulary"]),
    module(
      "UIKitControllers",
      [
        "UIKitCore", "UIKitTraits", "UIKitAnimation", "UIKitKeys", "UIKitScroll",
        "TouchstoneMutations", "TouchstoneInput", "TouchstoneGeometry", "TouchstoneLayers",
        "TouchstoneTrace",
      ], exclude: ["Core", "Vocabulary"]),
    module(
      "UIKitLists",
      [
        "UIKitCore", "UIKitFoundation", "UIKitTraits", "UIKitAnimation", "UIKitKeys",
        "UIKitControls", "UIKitScroll", "UIKitMenus", "UIKitText", "UIKitControllers",
        "UIKitLayout", "UIKitFocus", "UIKitAccessibility", "TouchstoneLists", "TouchstoneMutations",
        "TouchstoneGestures", "TouchstoneInput", "TouchstoneGeometry", "TouchstoneHitTree",
        "TouchstoneLayers", "TouchstoneTrace",
      ]),
    // Alerts, and the controllers that contain others.
    module(
      "UIKitContainers",
      [
        "UIKitCore", "UIKitKeys", "UIKitControls", "UIKitScroll", "UIKitText", "UIKitControllers",
      ]),
    // All UIKit modules together.
    module(
      "TouchstoneKit",
      [
        "UIKitCore", "UIKitFoundation", "UIKitNames", "UIKitAnimation", "UIKitPasteboard",
        "UIKitDevices", "UIKitKeys", "UIKitAccessibility", "UIKitFocus", "UIKitControls",
        "UIKitUndo", "UIKitScroll", "UIKitMenus", "UIKitText", "UIKitLayout", "UIKitTraits",
        "UIKitScenes", "UIKitControllers", "UIKitLists", "UIKitContainers",
      ]),
    // Modules that drive, inspect and show apps.
    // Text in JSON, read and written within limits.
    module("TouchstoneJSON", ["TouchstoneInput", "TouchstoneGeometry"]),
    // What the screen shows, as values for a host to draw.
    module(
      "TouchstoneDisplay",
      [
        "TouchstoneKit", "TouchstoneGeometry", "TouchstoneLayers", "TouchstoneHitTree",
      ]),
    // Input and frames as text, to be played again.
    module(
      "TouchstoneRecording",
      [
        "TouchstoneJSON", "TouchstoneKit", "TouchstoneFiles", "TouchstoneInput",
        "TouchstoneGeometry", "TouchstoneHitTree", "TouchstoneLayers",
      ]),
    module(
      "TouchstoneHost",
      [
        "TouchstoneJSON", "TouchstoneDisplay", "TouchstoneRecording", "TouchstoneKit",
        "TouchstoneFiles", "TouchstoneInput", "TouchstoneGeometry",
        "TouchstoneLayers", "TouchstoneHitTree",
      ]),
    // The names of the optional requirements in Touchstone's protocols.
    module("TouchstoneRequirements"),
    module(
      "TouchstoneInspector",
      [
        "UIKitCore", "TouchstoneRequirements", "TouchstoneFiles", "TouchstoneHost",
        "TouchstoneKit", "TouchstoneTrace", "TouchstoneGestures", "TouchstoneHitTree",
      ]),
    // Compares recordings with their earlier results, and turns them into tests.
    module(
      "TouchstoneReplay",
      [
        "TouchstoneHost", "TouchstoneInspector", "TouchstoneKit", "TouchstoneFiles",
        "TouchstoneInput", "TouchstoneTrace", "TouchstoneLayers",
      ]),
    // Requests of other programs to an app: over a socket, as verbs and by the Model Context
    // Protocol.
    module(
      "TouchstoneProtocol",
      [
        "TouchstoneReplay", "TouchstoneInspector", "TouchstoneHost", "TouchstoneKit",
        "TouchstoneInput", "TouchstoneTrace",
      ]),
    module(
      "TouchstoneTesting",
      [
        "TouchstoneKit", "TouchstoneInspector", "TouchstoneReplay", "TouchstoneFiles",
        "TouchstoneInput", "TouchstoneTrace", "UIKitFoundation",
      ]),
    module("_Testing_UIKit"),
    module("_Testing_CoreGraphics"),
    module("_Testing_QuartzCore"),
    // HTTP and WebSockets with limits, independent of the app.
    module(
      "TouchstoneServer",
      ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map {
        .product(name: $0, package: "swift-nio", condition: .when(traits: ["App"]))
      }),
    // A stream that replaces standard output, which only C can create.
    .target(name: "CStandardOutput"),
    // A running app as any host shows it: its history, latency, journal and explanations.
    module(
      "TouchstoneSession",
      [
        "TouchstoneHost", "TouchstoneDisplay", "TouchstoneJSON", "TouchstoneKit",
        "TouchstoneInspector", "TouchstoneReplay", "TouchstoneProtocol", "TouchstoneTrace",
        "TouchstoneFiles", "CStandardOutput",
      ]),
    // The browser as a host.
    .target(
      name: "TouchstoneWeb",
      dependencies: [
        "TouchstoneSession", "TouchstoneHost", "TouchstoneKit", "TouchstoneInspector",
        "TouchstoneReplay", "TouchstoneProtocol", "TouchstoneServer", "TouchstoneTrace",
        "TouchstoneFiles",
      ],
      resources: [.copy("Page")],
      swiftSettings: settings),
    module(
      "TouchstoneCommand",
      [
        "TouchstoneHost", "TouchstoneKit", "TouchstoneInspector", "TouchstoneReplay",
        "TouchstoneProtocol", "TouchstoneSession", "TouchstoneWeb", "TouchstoneTrace",
        "TouchstoneFiles", "TouchstoneRaster",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The modules that apps import.
    module("CoreGraphics", ["UIKitCore", "UIKitFoundation", "TouchstoneKit"]),
    module("QuartzCore", ["UIKitCore", "UIKitFoundation", "TouchstoneKit"]),
    module("CoreMotion", ["TouchstoneKit", "TouchstoneGestures"]),
    // What apps get for `import os`. Its name differs, because packages test for a module `os`.
    module("TouchstoneOS", [.product(name: "Logging", package: "swift-log")]),
    // What apps get for `import AudioToolbox` and `import UniformTypeIdentifiers`.
    module("TouchstoneSounds", ["UIKitCore", "UIKitDevices", "UIKitFoundation"]),
    module("TouchstoneTypes"),
    module(
      "MediaPlayer", ["TouchstoneKit", "TouchstoneActions", "TouchstoneInput", "TouchstoneTrace"]),
    // What apps get for `import Combine`. OpenCombine's types aren't marked for Swift 6.
    .target(
      name: "TouchstoneCombine",
      dependencies: [
        "TouchstoneLayers", "UIKitFoundation",
        .product(
          name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["Combine"])),
      ],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    module(
      "UIKit",
      [
        "UIKitCore", "UIKitFoundation", "TouchstoneKit",
        .target(name: "TouchstoneCommand", condition: .when(traits: ["App"])),
      ]),
    // Turns iOS sources into sources that compile here. It uses UIKit's names, but doesn't import
    // it.
    module(
      "TouchstoneRewriter",
      [
        "TouchstoneRequirements", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "touchstone-rewrite", dependencies: ["TouchstoneRewriter", "TouchstoneFiles"],
      swiftSettings: settings),
    .plugin(
      name: "UIKitSources", capability: .buildTool(), dependencies: ["touchstone-rewrite"]),
    .plugin(
      name: "Adopt",
      capability: .command(
        intent: .custom(
          verb: "adopt", description: "Rewrites a folder of iOS sources, for good."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the rewritten sources into the package.")
        ]),
      dependencies: ["touchstone-rewrite"]),
    // The sample app, an ordinary UIKit app.
    .target(
      name: "Gallery", dependencies: ["UIKit", "CoreMotion", "MediaPlayer"],
      resources: [.copy("Images")], swiftSettings: settings),
    .executableTarget(
      name: "touchstone", dependencies: ["Gallery", "UIKit"], swiftSettings: settings),
    // Workloads that use only public API, and their unit, a hit test in C. Benchmarks compares
    // their times with Qt's; the gate lets a profiler count their instructions. Not part of a
    // product.
    .target(name: "CWalk", path: "Benchmarks/Sources/CWalk"),
    .target(
      name: "Workloads",
      dependencies: [
        "CWalk", "UIKit", "TouchstoneHost", "TouchstoneInspector", "TouchstoneTesting",
      ],
      path: "Benchmarks/Sources/Workloads", swiftSettings: settings),
    // Tells Valgrind where to start counting, if its headers are installed.
    .target(name: "CInstructionCounter"),
    .executableTarget(
      name: "InstructionGate", dependencies: ["CInstructionCounter", "Workloads"],
      swiftSettings: settings),
    // Pages with many views, for Benchmarks/page-frames and the browser tests.
    .executableTarget(
      name: "CrowdedPage", dependencies: ["UIKit"], path: "Benchmarks/Sources/CrowdedPage",
      swiftSettings: settings),
    // Counts the allocations of touch delivery for the checks. Not part of a product.
    .target(name: "CAllocationCounter"),
    .executableTarget(
      name: "AllocationGate",
      dependencies: ["CAllocationCounter", "TouchstoneKit", "TouchstoneInput", "Workloads"],
      swiftSettings: settings),
    // Tests, in the order of the tested modules.
    // All tests share one seeded generator, which also finds the shortest stream that violates an
    // invariant.
    .target(name: "Fuzzing", path: "Tests/Fuzzing", swiftSettings: settings),
    // Views, recognizers and targets that record their calls, for the tests of several targets.
    .target(
      name: "RecordingObjects", dependencies: ["TouchstoneKit"], path: "Tests/RecordingObjects",
      swiftSettings: settings),
    plainTests("TouchstoneInputTests", ["TouchstoneInput", "Fuzzing"]),
    plainTests("TouchstoneFilesTests", ["TouchstoneFiles"]),
    // A plain implementation of the rules without imports, as a reference for the gesture system.
    .target(name: "GestureOracle", path: "Tests/GestureOracle", swiftSettings: settings),
    plainTests("TouchstoneGesturesTests", ["TouchstoneGestures", "GestureOracle", "Fuzzing"]),
    // Solves small systems by brute force, without imports. Also prints solved systems as lines,
    // for Scripts/constraints to compare with another solver.
    .target(name: "ConstraintOracle", path: "Tests/ConstraintOracle", swiftSettings: settings),
    .executableTarget(
      name: "ConstraintStreams", dependencies: ["TouchstoneConstraints", "Fuzzing"],
      path: "Tests/ConstraintStreams",
      exclude: ["requirements.txt"], swiftSettings: settings),
    plainTests(
      "TouchstoneConstraintsTests", ["TouchstoneConstraints", "ConstraintOracle", "Fuzzing"]),
    plainTests("TouchstoneGeometryTests", ["TouchstoneGeometry"]),
    plainTests("TouchstoneHitTreeTests", ["TouchstoneHitTree", "Fuzzing"]),
    plainTests(
      "TouchstoneLayersTests",
      ["TouchstoneLayers", "TouchstoneGeometry", "TouchstoneHitTree", "Fuzzing"]),
    tests("GalleryTests", ["Gallery", "UIKit", "Fuzzing", "TouchstoneHost", "TouchstoneLayers"]),
    // A program other than a test that drives a stage. It imports only the harness and UIKit.
    .target(
      name: "StageHelpers", dependencies: ["TouchstoneTesting", "UIKit"],
      path: "Tests/StageHelpers", swiftSettings: settings),
    tests("StageTests", ["UIKit", "UIKitCore", "UIKitFoundation", "StageHelpers"]),
    // Touches without effect: the explanation and the fix, tried and reverted.
    tests(
      "FixTests",
      [
        "Gallery", "UIKit", "TouchstoneHost", "TouchstoneInspector", "TouchstoneReplay",
        "TouchstoneTrace", "TouchstoneSession", "TouchstoneWeb", "RecordingObjects",
      ]),
    // Code that an optimizing compiler could break: reading class tables and properties, and
    // borrowed references.
    tests("OptimizerTests", ["UIKit", "UIKitCore", "TouchstoneHitTree", "TouchstoneHost"]),
    tests(
      "UIKitCoreTests",
      [
        "UIKit", "TouchstoneHost", "TouchstoneInspector", "TouchstoneLayers", "Fuzzing",
        "RecordingObjects",
      ]),
    .target(
      name: "HitTestOracle", dependencies: ["Fuzzing"], path: "Tests/HitTestOracle",
      swiftSettings: settings),
    tests("HitTestFuzz", ["UIKit", "HitTestOracle"]),
    // The hit map, and everything that the page's inspector shows and changes.
    .testTarget(
      name: "InspectorTests",
      dependencies: [
        "TouchstoneInspector", "TouchstoneHost", "TouchstoneSession", "TouchstoneWeb",
        "TouchstoneTrace", "Gallery",
        "UIKit", "TouchstoneKit", "TouchstoneTesting", "_Testing_UIKit",
      ],
      exclude: ["HitMaps"], swiftSettings: settings),
    // The history of a page, the report of a session, and the compression of both.
    tests(
      "HistoryTests",
      [
        "UIKit", "Gallery", "TouchstoneHost", "TouchstoneInspector", "TouchstoneSession",
        "TouchstoneWeb", "Fuzzing",
      ]),
    tests(
      "RecordingTests",
      [
        "TouchstoneHost", "TouchstoneInspector", "TouchstoneInput", "TouchstoneTrace",
        "TouchstoneSession", "TouchstoneWeb", "Gallery", "UIKit", "TouchstoneKit", "Fuzzing",
      ]),
    plainTests(
      "DisplayListTests",
      ["TouchstoneHost", "TouchstoneLayers", "TouchstoneGeometry", "Fuzzing"]),
    // Paths, colors, contexts, images and snapshots, and with the trait Raster, their pixels.
    tests(
      "GraphicsTests",
      ["UIKit", "TouchstoneHost", "TouchstoneLayers", "TouchstoneGeometry", "UIKitGraphics"]),
    tests("RasterTests", ["UIKit", "TouchstoneRaster", "TouchstoneLayers", "TouchstoneGeometry"]),
    plainTests("TouchstoneTypesTests", ["TouchstoneTypes"]),
    plainTests("TouchstoneListsTests", ["TouchstoneLists", "Fuzzing"]),
    // Combine on the application's clock, with the trait Combine.
    tests("TouchstoneCombineTests", ["UIKit", "TouchstoneCombine"]),
    plainTests("TouchstoneRewriterTests", ["TouchstoneRewriter", "Fuzzing"]),
    // A host that uses only public API, and replays of its recordings that yield the same trace.
    tests("HostTests", ["UIKit", "TouchstoneHost", "TouchstoneFiles", "TouchstoneTrace"]),
    plainTests(
      "TouchstoneWebTests",
      [
        "TouchstoneServer", "TouchstoneSession", "TouchstoneWeb", "TouchstoneInput",
        "TouchstoneHost",
        "TouchstoneInspector", "TouchstoneTrace",
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["App"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["App"])),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["App"])),
      ]),
    plainTests("TouchstonePhysicsTests", ["TouchstonePhysics"]),
    tests("DynamicsTests", ["UIKit", "TouchstoneTrace"]),
    tests("AnimationTests", ["UIKit", "UIKitAnimation", "TouchstoneTrace"]),
    // Names of Foundation and the runtime that are missing on non-Apple platforms.
    tests("EverydayTests", ["UIKit", "UIKitFoundation"]),
    tests("SymbolTests", ["UIKit", "UIKitGraphics"]),
    tests(
      "DeviceTests",
      [
        "UIKit", "UIKitFoundation", "TouchstoneSounds", "TouchstoneHost", "TouchstoneTrace",
        "TouchstoneSession", "TouchstoneWeb",
      ]),
    tests(
      "ControlTests",
      [
        "TouchstoneKit", "TouchstoneHost", "TouchstoneTrace", "TouchstoneLayers", "UIKitGraphics",
        "RecordingObjects",
      ]),
    tests("GestureTests", ["UIKit", "TouchstoneInput", "RecordingObjects"]),
    // Random recognizers under random input.
    tests(
      "GestureFuzz",
      ["TouchstoneKit", "TouchstoneInput", "TouchstoneTrace", "TouchstoneGestures", "Fuzzing"]),
    // The coordinator compared with the oracle: all small graphs of recognizers, all short scripts.
    tests(
      "GestureModelCheck",
      ["TouchstoneKit", "TouchstoneInput", "TouchstoneGestures", "GestureOracle"]),
    .testTarget(
      name: "RecognizerTests",
      dependencies: [
        "UIKit", "TouchstoneHost", "TouchstoneInput", "RecordingObjects", "TouchstoneTesting",
        "_Testing_UIKit",
      ],
      exclude: ["Recordings"], swiftSettings: settings),
    .testTarget(
      name: "ScrollTests",
      dependencies: [
        "UIKit", "TouchstoneInput", "RecordingObjects", "TouchstoneTesting", "_Testing_UIKit",
      ],
      resources: [.copy("Recordings")], swiftSettings: settings),
    // Tables, their cells, and the touches of both.
    tests(
      "TableTests",
      [
        "UIKit", "UIKitLists", "TouchstoneLists", "TouchstoneInput", "TouchstoneTrace",
        "RecordingObjects", "Fuzzing",
      ]),
    // Alerts, and the controllers that contain others.
    tests(
      "ContainerTests",
      [
        "UIKit", "UIKitContainers", "TouchstoneInput", "TouchstoneTrace", "RecordingObjects",
        "Fuzzing",
      ]),
    tests(
      "FocusTests",
      ["UIKit", "TouchstoneGestures", "TouchstoneInput", "TouchstoneTrace", "Fuzzing"]),
    tests("ResponderTests", ["UIKit", "UIKitControllers", "UIKitKeys"]),
    // Sources as in Xcode, which the plugin rewrites.
    .target(
      name: "Untouched",
      dependencies: ["UIKit", "TouchstoneOS", "TouchstoneSounds", "TouchstoneTypes"],
      path: "Tests/Untouched", exclude: ["Original"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["UIKitSources"]),
    .target(
      name: "UntouchedInSix", dependencies: ["UIKit"], path: "Tests/UntouchedInSix",
      exclude: ["Original"], plugins: ["UIKitSources"]),
    // Apps from Xcode's template: with the storyboard, with the window created in code, with the
    // scene delegate named in code, and with only the app delegate.
    template("TemplateStoryboard"), template("TemplateWindow"), template("TemplateScene"),
    template("TemplateMain"),
    .testTarget(
      name: "UntouchedTests",
      dependencies: [
        "TouchstoneTesting", "_Testing_UIKit", "UIKit", "Untouched", "UntouchedInSix",
        "TemplateStoryboard", "TemplateWindow", "TemplateScene", "TemplateMain",
      ],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    // XCTest's test cases as in Xcode, which the plugin rewrites.
    .testTarget(
      name: "UntouchedXCTests", dependencies: ["UIKit"], exclude: ["Original"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSources"]),
    plainTests(
      "TouchstoneOSTests", ["TouchstoneOS", .product(name: "Logging", package: "swift-log")]),
    // Traits, size classes and the appearances that classes share.
    tests("TraitTests", ["UIKit"]),
    // Views that constraints place.
    tests(
      "LayoutTests", ["UIKit", "UIKitCore", "UIKitLayout", "UIKitGraphics", "TouchstoneLayers"]),
    // Presented controllers, and the transitions between them.
    tests("ControllerTests", ["UIKit", "UIKitControllers", "RecordingObjects"]),
    // Open interactions during changes: rotation, resizing, traits, windows, controllers, scenes.
    tests("ChangeTests", ["UIKit", "TouchstoneKit", "TouchstoneInspector"]),
    // All names of Touchstone except Foundation's, and common imports and actions in both
    // languages.
    tests("NameTests", ["UIKit", "CoreGraphics", "CoreMotion", "QuartzCore"]),
    .testTarget(
      name: "SwiftFiveTests",
      dependencies: [
        "TouchstoneTesting", "_Testing_UIKit", "UIKit", "CoreGraphics", "QuartzCore",
        "StageHelpers",
      ],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    // Unusual numbers in every public property and call that takes one.
    tests(
      "SweepTests",
      [
        "UIKit", "CoreMotion", "MediaPlayer", "TouchstoneHost", "TouchstoneLayers",
        "TouchstoneGeometry", "TouchstoneKit",
      ]),
    // Random responders under keys, buttons, shakes and remote commands.
    tests("ResponderFuzz", ["TouchstoneKit", "TouchstoneInput", "TouchstoneTrace", "Fuzzing"]),
    tests("UndoTests", ["UIKit"]),
    // Recordings compared with golden traces, and tests generated from recordings.
    tests(
      "ReplayTests",
      [
        "UIKit", "Gallery", "TouchstoneReplay", "TouchstoneProtocol", "TouchstoneHost",
        "TouchstoneInput", "TouchstoneTrace", "TouchstoneInspector", "TouchstoneSession",
        "TouchstoneWeb",
      ]),
    // Tests that the verb `test` generated from a recording of each scene.
    .testTarget(
      name: "GeneratedTests",
      dependencies: [
        "UIKit", "Gallery", "TouchstoneReplay", "TouchstoneHost", "TouchstoneInput",
        "TouchstoneInspector", "TouchstoneKit", "TouchstoneTesting", "_Testing_UIKit",
      ],
      exclude: ["Recordings"], swiftSettings: settings),
    tests(
      "GestureTimelineTests",
      [
        "UIKit", "TouchstoneInspector", "TouchstoneTrace", "TouchstoneRequirements",
        "RecordingObjects",
      ]),
    tests(
      "MotionTests",
      [
        "UIKit", "CoreMotion", "TouchstoneGestures", "TouchstoneInput", "Fuzzing",
        "RecordingObjects",
      ]),
    tests("RemoteControlTests", ["UIKit", "MediaPlayer"]),
    tests("TextTests", ["UIKit", "TouchstoneKit"]),
    tests("KeyTests", ["UIKit", "RecordingObjects"]),
    tests("MenuTests", ["UIKit"]),
    tests("EditMenuTests", ["UIKit", "TouchstoneKit"]),
    tests(
      "AccessibilityTests",
      [
        "UIKit", "TouchstoneHost", "TouchstoneInspector", "TouchstoneTrace", "TouchstoneSession",
        "TouchstoneWeb",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

/// For work on one area, `TOUCHSTONE_TESTS=ScrollTests,GestureTests swift test` builds only these
/// test targets. It builds the rewriter, whose library takes minutes to build for release, only if
/// they need it.
if let chosen = Context.environment["TOUCHSTONE_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
  if Set(chosen).isDisjoint(
    with: ["TouchstoneRewriterTests", "UntouchedTests", "UntouchedXCTests"])
  {
    let rewriting = [
      "TouchstoneRewriter", "touchstone-rewrite", "UIKitSources", "Adopt", "Untouched",
      "UntouchedInSix", "TemplateStoryboard", "TemplateWindow", "TemplateScene", "TemplateMain",
    ]
    package.targets.removeAll { rewriting.contains($0.name) }
    package.products.removeAll { rewriting.contains($0.name) }
  }
}

/// `TOUCHSTONE_FUZZERS` adds the libFuzzer programs. The value `counted`, which `Scripts/fuzz`
/// uses, also instruments the fuzzed modules, so that libFuzzer sees each new branch. Any other
/// value leaves the modules as users build them, so that `.ci/run` can share its only release
/// build.
if let fuzzing = Context.environment["TOUCHSTONE_FUZZERS"] {
  let counting: SwiftSetting = .unsafeFlags(["-sanitize=fuzzer"])
  // The fuzzers use internals of these modules; no gate measures them.
  let testable = ["UIKitText", "TouchstoneServer", "TouchstoneSession", "TouchstoneWeb"]
  var tried: [String] = []
  if fuzzing == "counted" {
    tried =
      testable + [
        "TouchstoneInput", "TouchstoneLayers", "UIKitGraphics", "UIKitCore", "TouchstoneHost",
        "TouchstoneJSON", "TouchstoneDisplay", "TouchstoneRecording",
      ]
    package.targets.removeAll { $0.type == .test }
  }
  for target in package.targets where tried.contains(target.name) {
    target.swiftSettings?.append(counting)
  }
  for target in package.targets where testable.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-enable-testing"]))
  }

  func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies + ["FuzzRunner"], path: "Tests/Fuzzers/\(name)",
      swiftSettings: settings + [counting],
      // Other linkers report a duplicate main function in libFuzzer's runtime.
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])])
  }

  package.targets += [
    .target(name: "FuzzRunner", path: "Tests/Fuzzers/FuzzRunner", swiftSettings: settings),
    fuzzer(
      "MessageFuzzer",
      [
        "TouchstoneInput", "TouchstoneHost", "TouchstoneServer", "TouchstoneSession",
        "TouchstoneWeb",
      ]),
    fuzzer("RecordingFuzzer", ["TouchstoneHost"]),
    fuzzer("ImageFuzzer", ["TouchstoneLayers"]),
    fuzzer("TextFuzzer", ["TouchstoneLayers", "TouchstoneGeometry"]),
    fuzzer(
      "OrderFuzzer", ["TouchstoneLayers", "TouchstoneGeometry", "UIKitText", "TouchstoneKit"]),
  ]
}
