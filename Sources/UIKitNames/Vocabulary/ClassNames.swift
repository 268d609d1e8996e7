internal import TouchstoneTrace

/// The readable names of classes. Each name is computed once and cached.
@MainActor
package enum ClassNames {
  /// The cached names of one class.
  private struct Names {
    let full: String
    /// `nil` until it is read.
    var shown: String?
  }

  private static var known: [ObjectIdentifier: Names] = [:]

  /// Returns the name with its module, such as `Gallery.CardView` or `UIKit.UIView`.
  ///
  /// The name omits the marks that the compiler adds to private and local classes.
  package static func full(_ type: AnyClass) -> String {
    let key = ObjectIdentifier(type)
    if let names = known[key] { return names.full }
    let name = readable(type)
    known[key] = Names(full: name)
    return name
  }

  /// Returns the name without its module.
  package static func short(_ type: AnyClass) -> String { withoutModule(full(type)) }

  /// The name without its module of the class, or of its nearest superclass that an app can name.
  ///
  /// An app can't name a class that is private to the framework, so pages and display lists don't
  /// show such a name.
  package static func shown(_ type: AnyClass) -> String {
    let key = ObjectIdentifier(type)
    if let name = known[key]?.shown { return name }
    let nameable: AnyClass? = sequence(first: type, next: { _getSuperclass($0) })
      .first { !TraceSubject.isPrivate(className: full($0)) }
    let name = short(nameable ?? type)
    // The search has cached the full name of the class itself.
    known[key]?.shown = name
    return name
  }

  /// Whether UIKit declares a class.
  package static func isOfKit(_ type: AnyClass) -> Bool { KitModules.declare(full(type)) }

  /// Returns the name of any type without its module, on any thread and without caching.
  nonisolated package static func shortened(_ type: any Any.Type) -> String {
    withoutModule(readable(type))
  }

  private nonisolated static func withoutModule(_ name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// Removes `(unknown context at $…).` and similar parts from a reflected name.
  private nonisolated static func readable(_ type: any Any.Type) -> String {
    let name = KitModules.readable(type)
    var result = ""
    var depth = 0
    for character in name {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case ".": if depth == 0, result.last != "." { result.append(".") }
      default: if depth == 0 { result.append(character) }
      }
    }
    return result
  }
}
