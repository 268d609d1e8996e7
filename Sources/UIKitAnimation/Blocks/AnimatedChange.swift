internal import TouchstoneLayers
internal import UIKitCore

/// A change of a view's property that has just been made.
@MainActor
struct AnimatedChange {
  let view: UIView
  let key: String
  /// The previous value of the layer.
  let old: Any?

  /// The layer properties that a block animates.
  static let keys: Set<String> = [
    "bounds", "position", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "anchorPoint", "zPosition", "shadowOpacity", "shadowRadius", "shadowOffset",
  ]

  /// The properties that blend with running animations, as measured. An animation of any other
  /// property replaces the running animation.
  private static let blending: Set<String> = [
    "bounds.origin", "bounds.size", "position", "transform", "cornerRadius",
  ]

  /// The changed layer.
  var layer: CALayer { view.layer }

  /// The separately animated parts of the change: bounds consist of an origin and a size.
  private var changes: [(keyPath: String, old: Any?, new: Any?)] {
    let new = layer.value(forKey: key)
    guard key == "bounds", let old = old as? CGRect, let new = new as? CGRect else {
      return [(key, old, new)]
    }
    return [
      ("bounds.origin", old.origin, new.origin), ("bounds.size", old.size, new.size),
    ]
  }

  /// Returns the parts to animate.
  func parts() -> [AnimatedPart] {
    changes.map { change in
      guard Self.blending.contains(change.keyPath),
        let from = CAAnimation.difference(of: change.old, from: change.new)
      else { return AnimatedPart(keyPath: change.keyPath, from: change.old, to: change.new) }
      return AnimatedPart(
        keyPath: change.keyPath, from: from, to: CAAnimation.neutral(like: change.new),
        isAdditive: true)
    }
  }
}

/// The part of a change that one animation animates.
@MainActor
struct AnimatedPart {
  let keyPath: String
  let from: Any?
  let to: Any?
  /// Whether the values are added to the layer's value.
  var isAdditive = false

  /// Returns a key for the animation on a layer, which is unique for an animation that blends with
  /// others.
  func key(on layer: CALayer) -> String {
    guard isAdditive, layer.animation(forKey: keyPath) != nil else { return keyPath }
    var number = 2
    while layer.animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
    return "\(keyPath)-\(number)"
  }

  /// Returns a part that begins with the shown value if its animation would replace a running
  /// animation.
  func fromCurrentState(of layer: CALayer) -> AnimatedPart {
    guard !isAdditive, layer.animation(forKey: keyPath) != nil,
      let seen = layer.presentation()?.value(forKeyPath: keyPath)
    else { return self }
    return AnimatedPart(keyPath: keyPath, from: seen, to: to)
  }

  /// Returns one part for each axis of a position if the axes have different initial velocities, or
  /// else the part itself.
  func axes(for pace: ViewAnimationPace) -> [AnimatedPart] {
    guard keyPath == "position", pace.hasAxes, let from = from as? CGPoint, let to = to as? CGPoint
    else { return [self] }
    return [
      AnimatedPart(keyPath: "position.x", from: from.x, to: to.x, isAdditive: isAdditive),
      AnimatedPart(keyPath: "position.y", from: from.y, to: to.y, isAdditive: isAdditive),
    ]
  }

  /// Returns the animation of the part with a timing.
  func animation(_ pace: ViewAnimationPace, within duration: TimeInterval) -> CABasicAnimation {
    let animation = pace.animation(of: keyPath, from: from, to: to, within: duration)
    animation.isAdditive = isAdditive
    return animation
  }
}
