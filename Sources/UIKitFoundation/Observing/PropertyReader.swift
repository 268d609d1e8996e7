internal import Foundation
internal import TouchstoneLayers
internal import UIKitCore

/// Reads properties by name: those that the framework's classes declare, and stored ones of the app.
@MainActor
enum PropertyReader {
  static func value(of name: String, in object: NSObject) -> Any? {
    if let property = ClassRecord.of(type(of: object)).property(named: name) {
      return property.read(object)
    }
    if let layer = object as? CALayer, let value = layer.value(forKey: name) { return value }
    return stored(name, in: object)
  }

  private static func stored(_ name: String, in object: NSObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }
}
