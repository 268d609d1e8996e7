internal import UIKitCore

/// The appearance of one class, optionally limited to containers and traits.
@MainActor
final class AppearanceRule {
  let type: UIView.Type
  let traits: UITraitCollection?
  let containers: [any UIAppearanceContainer.Type]
  /// The object on which the app sets the appearance. It is never shown.
  let proxy: UIView
  /// A second object of the class, which stays unchanged for comparison.
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

  /// The precedence of the rule: the depth of its class, then the number of containers, then 1 if
  /// it has traits. The highest rank wins.
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

  /// Returns whether a property was set on the proxy.
  func sets(_ property: ClassProperty) -> Bool {
    type.isKind(of: property.owner) && !property.isSame(property.read(proxy), property.read(plain))
  }

  func applies(to view: UIView) -> Bool {
    guard Swift.type(of: view).isKind(of: type) else { return false }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    return isContained(view)
  }

  /// Returns whether the view is inside an object of each container class, the innermost first.
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
  /// Returns whether this class is another class or inherits from it.
  fileprivate static func isKind(of other: AnyClass) -> Bool {
    sequence(first: self as AnyClass, next: { _getSuperclass($0) }).contains { $0 == other }
  }
}

/// Unchanged views of classes, for comparison with default values.
@MainActor
enum PlainViews {
  private static var known: [ObjectIdentifier: UIView] = [:]

  /// Returns a view created with the `init()` of the class.
  static func make(_ type: UIView.Type) -> UIView {
    ClassInstantiation.make(type, as: UIView.self) ?? UIView()
  }

  /// Returns an unchanged view of the nearest class of the framework that `type` is or inherits
  /// from.
  static func ofTheKit(_ type: UIView.Type) -> UIView {
    var found: AnyClass = type
    while !ClassNames.isOfKit(found), let next = _getSuperclass(found) { found = next }
    return of(found as? UIView.Type ?? UIView.self)
  }

  /// Returns an unchanged view of a class.
  static func of(_ type: UIView.Type) -> UIView {
    let key = ObjectIdentifier(type)
    if let view = known[key] { return view }
    let view = make(type)
    known[key] = view
    return view
  }
}
