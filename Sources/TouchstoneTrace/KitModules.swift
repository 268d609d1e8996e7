/// The modules that declare UIKit's classes.
///
/// A program reads one module, `UIKit`. The modules that it consists of serve the build, so that no trace,
/// message or identifier shows them.
package enum KitModules {
  /// The module that a program imports.
  package static let shared = "UIKit"

  /// Whether UIKit declares a class, given the class's name as ``readable(_:)`` returns it.
  ///
  /// An app's module may be called `UIKitCatalog`, so the whole name of the module counts.
  package static func declare(_ className: String) -> Bool {
    className.utf8.starts(with: "UIKit.".utf8)
  }

  /// The reflected name of a type, with `UIKit` in place of each module that UIKit consists of.
  package static func readable(_ type: any Any.Type) -> String {
    readable(reflected: String(reflecting: type))
  }

  /// A reflected name, with `UIKit` in place of each module that UIKit consists of: `UIKit.UIView` for
  /// `UIKitCore.UIView`, also between angle brackets.
  static func readable(reflected name: String) -> String {
    let bytes = name.utf8
    var result = ""
    var word = bytes.startIndex
    var isQualified = false
    for index in bytes.indices where !isPartOfWord(bytes[index]) {
      let isModule = bytes[index] == UInt8(ascii: ".") && !isQualified
      let text = name[word..<index]
      result += isModule && names.contains(String(text)) ? shared : String(text)
      result.unicodeScalars.append(Unicode.Scalar(bytes[index]))
      isQualified = bytes[index] == UInt8(ascii: ".")
      word = bytes.index(after: index)
    }
    return result + name[word...]
  }

  /// Whether a byte belongs to an identifier. The bytes of letters beyond ASCII do.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
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
