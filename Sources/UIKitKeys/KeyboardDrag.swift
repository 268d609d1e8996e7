internal import UIKitAnimation
@_spi(Kit) package import UIKitCore

/// A finger in a scroll view pushes the input views down, where the scroll view lets it
/// (statement 282).
extension InputViewPresenter {
  /// The finger is at a height of the screen: the upper edge of the input views is nowhere above it.
  ///
  /// An accessory view that stays without the keyboard is not pushed away.
  ///
  /// - Parameters:
  ///   - y: Where the finger is, in points of the screen.
  ///   - padding: How far above the input views a finger begins to push them.
  package func follow(fingerAt y: CGFloat, padding: CGFloat) {
    finger.move(to: y)
    guard isUp, let window else { return }
    let top = place(isUp: true).minY - push - padding
    let pushed = min(farthestPush(window), max(0, y - top))
    guard pushed != push else { return }
    push = pushed
    settle(window)
  }

  private func farthestPush(_ window: InputWindow) -> CGFloat {
    let first = scene.stack.key?.firstResponder
    let stays = first is UIViewController || successor(of: first) != nil
    return height - (stays ? window.accessoryHeight : 0)
  }

  /// The finger lifts, or is taken away: the first responder resigns, or the views return.
  package func release(isCancelled: Bool) {
    let dismisses = finger.isOnItsWayDown && !isCancelled
    finger = KeyboardFinger()
    guard isUp, push > 0 else { return }
    if dismisses {
      keeping.isPushedAway = true
      scene.stack.key?.firstResponder?.resignFirstResponder()
      // A keyboard that stayed without a first responder goes as well.
      update()
      keeping.isPushedAway = false
    }
    if isUp, push > 0 { slideBack() }
  }
}

/// The finger that pushes the input views: the direction in which it moved last decides whether they
/// leave the screen.
struct KeyboardFinger {
  private var y: CGFloat?
  private(set) var isOnItsWayDown = false

  mutating func move(to y: CGFloat) {
    if let old = self.y, old != y { isOnItsWayDown = y > old }
    self.y = y
  }
}
