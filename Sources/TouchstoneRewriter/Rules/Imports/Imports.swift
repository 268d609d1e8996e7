internal import SwiftSyntax

/// A rule that makes files import the modules that exist here, under the names that they have here.
struct Imports: Rule {
  /// Whether the target depends on the module TouchstoneCombine.
  let hasCombine: Bool

  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for node in file.importDeclarations where !Conditions.isForOthers(node) {
      guard let module = node.path.first?.name.text else { continue }
      if Self.kit.contains(module) {
        plain(node, module, file, &changes)
      } else if let name = Self.name(of: module, hasCombine: hasCombine) {
        changes.replace(node, of: file, with: "import \(name)")
      } else if Self.covered.contains(module) {
        changes.replace(node, of: file, with: "import UIKit")
      } else if let remedy = Self.missing[module], !isGuarded(node, module) {
        changes.absence(
          Absence(.module, module, remedy: remedy, consequence: nil, at: node.start, of: file))
        changes.replace(node, of: file, with: bringsNames(besides: node, in: file))
      }
    }
  }

  /// Returns the import that replaces an import of an absent module, which on iOS also brings
  /// Foundation and mostly UIKit: nothing, if another import of the file brings them.
  private func bringsNames(besides node: ImportDeclSyntax, in file: SourceFile) -> String {
    let others = file.importDeclarations.filter { $0.id != node.id }
    let isBrought = others.contains { other in
      let module = other.path.first?.name.text ?? ""
      // An earlier absent module was replaced in the same way.
      return Self.kit.contains(module) || module == "Foundation" || Self.covered.contains(module)
        || Self.missing[module] != nil && other.start < node.start
    }
    return isBrought ? "" : "import UIKit"
  }

  /// Returns the name that a module of iOS has here, or `nil` if it has the same name or is absent.
  static func name(of module: String, hasCombine: Bool) -> String? {
    module == "Combine" ? (hasCombine ? "TouchstoneCombine" : nil) : renamed[module]
  }

  /// Returns whether a module with a name may exist here.
  static func exists(_ module: String) -> Bool {
    missing[module] == nil && !covered.contains(module) && renamed[module] == nil
  }

  /// Returns whether Touchstone has a module with Apple's name.
  static func isKit(_ module: String) -> Bool { kit.contains(module) }

  /// Imports a whole module of Touchstone if a part of it is named, as in `import class
  /// UIKit.UIView`.
  private func plain(
    _ node: ImportDeclSyntax, _ module: String, _ file: SourceFile, _ changes: inout Changes
  ) {
    guard node.path.count > 1, let first = node.path.first else { return }
    let begin = node.importKindSpecifier?.start ?? first.start
    changes.replace(begin..<node.path.end, of: file, with: module)
  }

  /// Returns whether an import is inside `#if canImport` of its module, which is false here.
  private func isGuarded(_ node: ImportDeclSyntax, _ module: String) -> Bool {
    var clause = node.enclosing(IfConfigClauseSyntax.self)
    while let current = clause {
      if current.condition?.trimmedDescription.contains("canImport(\(module))") == true {
        return true
      }
      clause = current.enclosing(IfConfigClauseSyntax.self)
    }
    return false
  }

  private static let kit: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "CoreMotion", "MediaPlayer",
  ]

  /// Modules with names that Touchstone provides.
  private static let covered: Set<String> = ["ObjectiveC", "CoreFoundation", "Darwin"]

  /// Modules that exist here under another name. Packages test for a module named `os`, so ours has a
  /// name of its own.
  static let renamed = [
    "os": "TouchstoneOS", "OSLog": "TouchstoneOS", "AudioToolbox": "TouchstoneSounds",
    "UniformTypeIdentifiers": "TouchstoneTypes", "MobileCoreServices": "TouchstoneTypes",
    "CoreServices": "TouchstoneTypes",
  ]

  private static let missing: [String: String] = {
    var remedies = [
      "Combine": "add the trait Combine to the dependency on Touchstone, and the product "
        + "TouchstoneCombine to the target",
      "SwiftUI": "move such files out of the folder, and create the views with UIKit",
      "CoreData": "store the model in your own types",
      "WebKit": "show web pages outside the app",
      "CryptoKit": "use the package swift-crypto",
    ]
    for module in [
      "Accelerate", "ActivityKit", "AddressBook", "AdSupport", "AppIntents", "AppKit",
      "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AuthenticationServices",
      "AVFoundation", "AVKit", "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Cocoa",
      "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreHaptics",
      "CoreImage", "CoreLocation", "CoreMedia", "CoreMIDI", "CoreML", "CoreNFC", "CoreSpotlight",
      "CoreTelephony", "CoreText", "CoreVideo", "DeviceCheck", "EventKit", "EventKitUI",
      "ExternalAccessory", "FileProvider", "GameController", "GameKit", "GameplayKit", "GLKit",
      "HealthKit", "HomeKit", "iAd", "ImageIO", "Intents", "IntentsUI", "IOSurface",
      "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI", "Metal",
      "MetalKit", "MetalPerformanceShaders", "MetricKit",
      "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension", "OpenAL",
      "OpenGLES", "PassKit", "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuickLook",
      "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security",
      "simd", "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "TipKit",
      "UserNotifications", "VideoToolbox", "Vision", "VisionKit",
      "WatchConnectivity", "WatchKit", "WidgetKit",
    ] {
      remedies[module] = "remove the code that needs it, or put it behind a protocol"
    }
    return remedies
  }()
}
