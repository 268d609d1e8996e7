internal import TouchstoneLayers
internal import UIKitAnimation
internal import UIKitCore

extension UIStackView {
  /// Updates the stack view after an arranged view was hidden or shown.
  ///
  /// In an animation block, the stack view and its superviews are laid out immediately, so that the
  /// space closes or opens within the animation. A view that is hidden stays visible until its own
  /// animation ends.
  final func visibilityChanged(of view: UIView) {
    guard view.superview === self, arrangedSubviews.contains(where: { $0 === view }) else { return }
    let item = LayoutItem.of(view)
    guard item.isCollapsed != view.isHidden else { return }
    item.isCollapsed = view.isHidden
    (view as? UIStackView)?.rearrange()
    rearrange()
    guard !ViewAnimations.contexts.isEmpty, window != nil else { return }
    outermostView.layoutIfNeeded()
    if view.isHidden { Self.keepShown(view.layer) }
  }

  /// Keeps a hidden layer visible while its size is animated.
  ///
  /// An animator that begins later provides only its duration.
  private static func keepShown(_ layer: CALayer) {
    let key = layer.animationKeys()?.last { $0.hasPrefix("bounds.size") }
    let size = key.flatMap { layer.animation(forKey: $0) }
    let shown = CABasicAnimation(keyPath: "hidden")
    shown.fromValue = false
    shown.toValue = false
    shown.beginTime = size?.beginTime ?? 0
    shown.duration = size?.duration ?? inheritedAnimationDuration
    shown.fillMode = .both
    guard shown.duration > 0 else { return }
    layer.add(shown, forKey: "hidden")
  }
}
