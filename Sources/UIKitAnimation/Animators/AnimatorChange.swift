internal import TouchstoneLayers
internal import UIKitCore

/// A property that an animator changes, with its animations.
@MainActor
final class AnimatorChange {
  private weak var view: UIView?
  private let key: String
  private let old: Any?
  private let new: Any?
  /// The animations on the layer, with their keys.
  private(set) var animations: [(key: String, animation: CAAnimation)] = []

  init(_ change: AnimatedChange) {
    view = change.view
    key = change.key
    old = change.old
    new = change.layer.value(forKey: change.key)
  }

  /// Returns whether `change` is a change of the same property of the same view.
  func isSame(as change: AnimatedChange) -> Bool { view === change.view && key == change.key }

  func add(_ animation: CAPropertyAnimation, as key: String) {
    note(animation, as: key)
    view?.layer.add(animation, forKey: key)
  }

  /// Records an animation that another object adds to the layer.
  func note(_ animation: CAAnimation, as key: String) { animations.append((key, animation)) }

  /// Adds the finished animations to the layer again.
  func addAgain() {
    for (key, animation) in animations { view?.layer.add(animation, forKey: key) }
  }

  /// Removes the animations, and sets the property to its value at a position.
  func end(at position: UIViewAnimatingPosition) {
    let seen = view?.layer.presentation()?.value(forKey: key)
    for (key, _) in animations { view?.layer.removeAnimation(forKey: key) }
    set(position, seen: seen)
  }

  /// Sets the property to its value at a position.
  func set(_ position: UIViewAnimatingPosition, seen: Any? = nil) {
    let value =
      switch position {
      case .start: old
      case .end: new
      case .current: seen
      }
    guard let view, let value else { return }
    UIView.performWithoutAnimation { view.layer.setValue(value, forKey: key) }
  }

  /// The layer, or `nil` if its view was deallocated.
  var layer: CALayer? { view?.layer }
}
