/// The modules that declare UIKit's classes.
///
/// Apps import one module, `UIKit`. The modules that it consists of are a detail of the build, so
/// traces, messages and identifiers don't show them.
package enum KitModules {
  /// The module that apps import.
  package static let shared = "UIKit"

  /// Returns whether UIKit declares a class, given the class's name as ``readable(_:)`` returns it.
  ///
  /// The whole module name is compared, because an app's module may be called `UIKitCatalog`.
  package static func declare(_ className: String) -> Bool {
    className.utf8.starts(with: "UIKit.".utf8)
  }

  /// Returns the reflected name of a type, with `UIKit` in place of each module that UIKit consists
  /// of.
  package static func readable(_ type: any Any.Type) -> String {
    readable(reflected: String(reflecting: type))
  }

  /// Returns a reflected name, with `UIKit` in place of each module that UIKit consists of.
  ///
  /// For example, `UIKitCore.UIView` becomes `UIKit.UIView`, also between angle brackets.
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

  /// Returns whether a byte belongs to an identifier, as all bytes of characters outside ASCII do.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The names of the modules. A test compares them with the folders below `Sources`.
  package static let names: Set<String> = [
    "UIKitAccessibility", "UIKitAnimation", "UIKitContainers", "UIKitControllers",
    "UIKitControls",
    "UIKitCore", "UIKitDevices", "UIKitFocus", "UIKitFoundation", "UIKitGraphics", "UIKitKeys",
    "UIKitLayout", "UIKitLists", "UIKitMenus", "UIKitNames", "UIKitPasteboard", "UIKitScenes",
    "UIKitScroll", "UIKitText", "UIKitTraits", "UIKitUndo", "UIKitVocabulary",
  ]
}
