internal import UIKitCore

/// The view of a popover: the background with its arrow, and the content in front of it.
@MainActor
final class PopoverView: UIView {
  /// The view behind the content.
  private(set) var background: UIPopoverBackgroundView?
  private weak var content: UIView?
  private var look: (radius: CGFloat, clips: Bool)?

  /// Shows a content view on a background.
  func show(_ content: UIView, on background: UIPopoverBackgroundView, isRound: Bool) {
    self.background?.removeFromSuperview()
    self.background = background
    self.content = content
    look = (content.layer.cornerRadius, content.clipsToBounds)
    insertSubview(background, at: 0)
    addSubview(content)
    guard isRound else { return }
    content.layer.cornerRadius = CardPopoverBackground.cornerRadius
    content.clipsToBounds = true
  }

  /// Lays out the background and the content. The frame of the popover itself is already set.
  func arrange(_ place: PopoverLayout.Place) {
    background?.frame = bounds
    background?.arrowDirection = place.direction
    background?.arrowOffset = place.arrowOffset
    content?.frame = place.content
  }

  /// Restores the content's original appearance.
  func giveContentBack() {
    background?.removeFromSuperview()
    background = nil
    if let content, let look {
      content.layer.cornerRadius = look.radius
      content.clipsToBounds = look.clips
    }
    look = nil
  }
}

/// The area around a popover. A tap there dismisses the popover, except on passthrough views.
@MainActor
final class PopoverSurroundings: UIView {
  /// Returns whether a point belongs to a passthrough view.
  var isPassedThrough: (CGPoint) -> Bool = { _ in false }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && !isPassedThrough(point)
  }
}
