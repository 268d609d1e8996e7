internal import UIKitCore

/// A popover as it is seen: the background with its arrow, and the content in front of it.
@MainActor
final class PopoverView: UIView {
  /// What lies behind the content.
  private(set) var background: UIPopoverBackgroundView?
  private weak var content: UIView?
  private var look: (radius: CGFloat, clips: Bool)?

  /// Takes a content in.
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

  /// Puts everything into its place, of which the popover itself has its own already.
  func arrange(_ place: PopoverLayout.Place) {
    background?.frame = bounds
    background?.arrowDirection = place.direction
    background?.arrowOffset = place.arrowOffset
    content?.frame = place.content
  }

  /// Gives the content its own look back.
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

/// What lies around a popover: a tap there dismisses it, except on views that want their touches.
@MainActor
final class PopoverSurroundings: UIView {
  /// Whether a point is one of another view's.
  var isPassedThrough: (CGPoint) -> Bool = { _ in false }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && !isPassedThrough(point)
  }
}
