internal import TouchstoneLayers
internal import UIKitCore

/// A property that an animator changes, with its animations.
@MainActor
final class AnimatorChange {
  private weak var view: UIView?
  private let key: String
  private let old: Any?
  private let new: Any?
  /// What runs on the layer, and under which names.
  private(set) var animations: [(key: String, animation: CAAnimation)] = []

  init(_ change: AnimatedChange) {
    view = change.view
    key = change.key
    old = change.old
    new = change.layer.value(forKey: change.key)
  }

  /// Whether this is the change of a property of a view that was made last.
  func isSame(as change: AnimatedChange) -> Bool { view === change.view && key == change.key }

  func add(_ animation: CAPropertyAnimation, as key: String) {
    note(animation, as: key)
    view?.layer.add(animation, forKey: key)
  }

  /// Knows an animation that somebody else adds.
  func note(_ animation: CAAnimation, as key: String) { animations.append((key, animation)) }

  /// Puts the animations back that were over.
  func addAgain() {
    for (key, animation) in animations { view?.layer.add(animation, forKey: key) }
  }

  /// Takes the animations away, and gives the property the value of a position.
  func end(at position: UIViewAnimatingPosition) {
    let seen = view?.layer.presentation()?.value(forKey: key)
    for (key, _) in animations { view?.layer.removeAnimation(forKey: key) }
    set(position, seen: seen)
  }

  /// Gives the property the value of a position.
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

  /// The layer, while its view lives.
  var layer: CALayer? { view?.layer }
}
