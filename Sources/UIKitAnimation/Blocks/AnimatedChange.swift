internal import TouchstoneLayers
internal import UIKitCore

/// A change of a view's property that has just been made.
@MainActor
struct AnimatedChange {
  let view: UIView
  let key: String
  /// The value that the layer had.
  let old: Any?

  /// The layer properties that a block animates.
  static let keys: Set<String> = [
    "bounds", "position", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "anchorPoint", "zPosition", "shadowOpacity", "shadowRadius", "shadowOffset",
  ]

  /// Those that blend with the animations under way; everything else replaces them. As measured.
  private static let blending: Set<String> = [
    "bounds.origin", "bounds.size", "position", "transform", "cornerRadius",
  ]

  /// The layer that has changed.
  var layer: CALayer { view.layer }

  /// The changes of which it is made, each animated by itself: bounds are an origin and a size.
  private var changes: [(keyPath: String, old: Any?, new: Any?)] {
    let new = layer.value(forKey: key)
    guard key == "bounds", let old = old as? CGRect, let new = new as? CGRect else {
      return [(key, old, new)]
    }
    return [
      ("bounds.origin", old.origin, new.origin), ("bounds.size", old.size, new.size),
    ]
  }

  /// What is animated.
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

/// What one animation changes.
@MainActor
struct AnimatedPart {
  let keyPath: String
  let from: Any?
  let to: Any?
  /// Whether the values are added to what the layer has.
  var isAdditive = false

  /// The name of the animation on a layer: those that blend stand beside each other.
  func key(on layer: CALayer) -> String {
    guard isAdditive, layer.animation(forKey: keyPath) != nil else { return keyPath }
    var number = 2
    while layer.animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
    return "\(keyPath)-\(number)"
  }

  /// The part as it is seen now, where it would replace an animation under way.
  func fromCurrentState(of layer: CALayer) -> AnimatedPart {
    guard !isAdditive, layer.animation(forKey: keyPath) != nil,
      let seen = layer.presentation()?.value(forKeyPath: keyPath)
    else { return self }
    return AnimatedPart(keyPath: keyPath, from: seen, to: to)
  }

  /// A position whose axes start at different speeds, axis by axis; for everything else itself.
  func axes(for pace: ViewAnimationPace) -> [AnimatedPart] {
    guard keyPath == "position", pace.hasAxes, let from = from as? CGPoint, let to = to as? CGPoint
    else { return [self] }
    return [
      AnimatedPart(keyPath: "position.x", from: from.x, to: to.x, isAdditive: isAdditive),
      AnimatedPart(keyPath: "position.y", from: from.y, to: to.y, isAdditive: isAdditive),
    ]
  }

  /// The animation at a pace.
  func animation(_ pace: ViewAnimationPace, within duration: TimeInterval) -> CABasicAnimation {
    let animation = pace.animation(of: keyPath, from: from, to: to, within: duration)
    animation.isAdditive = isAdditive
    return animation
  }
}
