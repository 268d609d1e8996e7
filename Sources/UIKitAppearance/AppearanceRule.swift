internal import UIKitCore

/// The looks of one class, maybe in some containers only and with some traits.
@MainActor
final class AppearanceRule {
  let type: UIView.Type
  let traits: UITraitCollection?
  let containers: [any UIAppearanceContainer.Type]
  /// What the program sets the looks on; never shown.
  let proxy: UIView
  /// One more object of the class, on which nobody sets anything.
  let plain: UIView

  init(
    _ type: UIView.Type, _ traits: UITraitCollection?,
    _ containers: [any UIAppearanceContainer.Type]
  ) {
    self.type = type
    self.traits = traits
    self.containers = containers
    proxy = PlainViews.make(type)
    plain = PlainViews.make(type)
  }

  /// The more it asks for, the later it comes: a subclass after its superclass, one with containers after
  /// one with fewer.
  var rank: (Int, Int, Int) {
    let depth = sequence(first: type as AnyClass, next: { _getSuperclass($0) }).reduce(0) {
      count, _ in count + 1
    }
    return (depth, containers.count, traits == nil ? 0 : 1)
  }

  func isFor(
    _ type: UIView.Type, _ traits: UITraitCollection?,
    _ containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    self.type == type && self.traits == traits
      && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
  }

  /// Whether a property was set on the proxy.
  func sets(_ property: AppearanceProperty) -> Bool {
    type.isKind(of: property.owner) && !property.isSame(property.read(proxy), property.read(plain))
  }

  func applies(to view: UIView) -> Bool {
    guard Swift.type(of: view).isKind(of: type) else { return false }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    return isContained(view)
  }

  /// Whether the view is in an object of each container, the innermost first.
  private func isContained(_ view: UIView) -> Bool {
    var wanted = containers[...]
    for current in LinkWalk(view, \.superview) {
      guard let next = wanted.first else { break }
      if current !== view, next.isClass(of: current) {
        wanted.removeFirst()
      }
      if let controller = current.controller, let next = wanted.first, next.isClass(of: controller)
      {
        wanted.removeFirst()
      }
    }
    return wanted.isEmpty
  }
}

extension UIAppearanceContainer {
  fileprivate static func isClass(of object: AnyObject) -> Bool { object is Self }
}

extension UIView {
  /// Whether this class is another one or inherits it.
  fileprivate static func isKind(of other: UIView.Type) -> Bool {
    sequence(first: self as AnyClass, next: { _getSuperclass($0) }).contains { $0 == other }
  }
}

/// Views as their classes make them.
@MainActor
enum PlainViews {
  private static var known: [ObjectIdentifier: UIView] = [:]

  /// A view by the class's `init()`.
  static func make(_ type: UIView.Type) -> UIView {
    ClassInstantiation.make(type, as: UIView.self) ?? UIView()
  }

  /// One of the kit's class that a class is or inherits, on which nobody sets anything.
  static func ofTheKit(_ type: UIView.Type) -> UIView {
    var found: AnyClass = type
    while !ClassNames.isOfKit(found), let next = _getSuperclass(found) { found = next }
    return of(found as? UIView.Type ?? UIView.self)
  }

  /// One of a class, on which nobody sets anything.
  static func of(_ type: UIView.Type) -> UIView {
    let key = ObjectIdentifier(type)
    if let view = known[key] { return view }
    let view = make(type)
    known[key] = view
    return view
  }
}
