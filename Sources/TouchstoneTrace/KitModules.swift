/// The modules that declare UIKit's classes.
package enum KitModules {
  /// Whether one of the modules declares a class, given the class's name with its module.
  ///
  /// An app's module may be called `UIKitCatalog`, so the whole name of the module counts.
  package static func declare(_ className: String) -> Bool {
    let bytes = className.utf8
    guard bytes.starts(with: "UIKit".utf8), let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else {
      return false
    }
    return names.contains(String(className[..<dot]))
  }

  /// The names of the modules; a test compares them with the folders below `Sources`.
  package static let names: Set<String> = [
    "UIKitAccessibility", "UIKitAnimation", "UIKitAppearance", "UIKitControllers",
    "UIKitControls", "UIKitCore", "UIKitDevices", "UIKitDynamics", "UIKitEffects", "UIKitFocus",
    "UIKitFoundation", "UIKitGraphics", "UIKitIndicators", "UIKitKeys", "UIKitLayout",
    "UIKitMenus", "UIKitMotion", "UIKitNames", "UIKitObserving", "UIKitPasteboard",
    "UIKitRewritten", "UIKitScenes", "UIKitScroll", "UIKitSelectors", "UIKitSnapshots",
    "UIKitText", "UIKitTraits", "UIKitUndo", "UIKitVocabulary",
  ]
}
