internal import TouchstoneLayers
internal import UIKitAnimation
internal import UIKitCore

extension UIStackView {
  /// An arranged view was hidden or shown.
  ///
  /// In an animation block the stack and all around it are laid out at once, so that the room closes or
  /// opens within the animation. A view that goes is seen until its own animation ends.
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

  /// Shows a hidden layer for as long as its size is animated; an animator that begins later gives its
  /// duration alone.
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
