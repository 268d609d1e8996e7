internal import TouchstoneTrace

/// The names of classes as a person writes them. Each name is made once and kept.
@MainActor
package enum ClassNames {
  private static var known: [ObjectIdentifier: String] = [:]

  /// The name with its module, such as `Gallery.CardView` or `UIKit.UIView`, without the marks that the
  /// compiler adds to private classes and to those inside functions.
  package static func full(_ type: AnyClass) -> String {
    let key = ObjectIdentifier(type)
    if let name = known[key] { return name }
    let name = readable(type)
    known[key] = name
    return name
  }

  /// The name without its module.
  package static func short(_ type: AnyClass) -> String { withoutModule(full(type)) }

  /// The name without its module of the class, or of its nearest superclass that an app can name.
  ///
  /// An app can't name a class that is private to the framework, so pages and display lists don't
  /// show such a name.
  package static func shown(_ type: AnyClass) -> String {
    let key = ObjectIdentifier(type)
    if let name = knownShown[key] { return name }
    let nameable: AnyClass? = sequence(first: type, next: { _getSuperclass($0) })
      .first { !TraceSubject.isPrivate(className: full($0)) }
    let name = short(nameable ?? type)
    knownShown[key] = name
    return name
  }

  private static var knownShown: [ObjectIdentifier: String] = [:]

  /// Whether UIKit declares a class.
  package static func isOfKit(_ type: AnyClass) -> Bool { KitModules.declare(full(type)) }

  /// The name without its module of any type, off the main actor too; not kept.
  nonisolated package static func shortened(_ type: any Any.Type) -> String {
    withoutModule(readable(type))
  }

  private nonisolated static func withoutModule(_ name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// Takes `(unknown context at $…).` and the like out of a reflected name.
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
