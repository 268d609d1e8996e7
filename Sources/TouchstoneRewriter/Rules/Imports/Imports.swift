internal import SwiftSyntax

/// A rule that makes files import the modules that exist here, under the names that they have here.
struct Imports: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for node in file.importDeclarations where !Conditions.isForOthers(node) {
      guard let module = node.path.first?.name.text else { continue }
      if Self.kit.contains(module) {
        plain(node, module, file, &changes)
      } else if let name = Self.renamed[module], !isGuarded(node, module) {
        changes.replace(node, of: file, with: "import \(name)")
      } else if Self.covered.contains(module) {
        changes.replace(node, of: file, with: "import UIKit")
      } else if let remedy = Self.missing[module], !isGuarded(node, module) {
        changes.absence(
          Absence(.module, module, remedy: remedy, consequence: nil, at: node.start, of: file))
        changes.replace(node, of: file, with: "")
      }
    }
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
  private static let renamed = ["os": "TouchstoneOS", "OSLog": "TouchstoneOS"]

  private static let missing: [String: String] = {
    var remedies = [
      "Combine": "use OpenCombine, or closures and delegates",
      "SwiftUI": "move such files out of the folder, and create the views with UIKit",
      "CoreData": "store the model in your own types",
      "WebKit": "show web pages outside the app",
      "CryptoKit": "use the package swift-crypto",
    ]
    for module in [
      "Accelerate", "ActivityKit", "AddressBook", "AdSupport", "AppIntents", "AppKit",
      "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox", "AuthenticationServices",
      "AVFoundation", "AVKit", "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Cocoa",
      "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreHaptics",
      "CoreImage", "CoreLocation", "CoreMedia", "CoreMIDI", "CoreML", "CoreNFC", "CoreSpotlight",
      "CoreTelephony", "CoreText", "CoreVideo", "DeviceCheck", "EventKit", "EventKitUI",
      "ExternalAccessory", "FileProvider", "GameController", "GameKit", "GameplayKit", "GLKit",
      "HealthKit", "HomeKit", "iAd", "ImageIO", "Intents", "IntentsUI", "IOSurface",
      "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI", "Metal",
      "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices",
      "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension", "OpenAL",
      "OpenGLES", "PassKit", "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuickLook",
      "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security",
      "simd", "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "TipKit",
      "UniformTypeIdentifiers", "UserNotifications", "VideoToolbox", "Vision", "VisionKit",
      "WatchConnectivity", "WatchKit", "WidgetKit",
    ] {
      remedies[module] = "remove the code that needs it, or put it behind a protocol"
    }
    return remedies
  }()
}
