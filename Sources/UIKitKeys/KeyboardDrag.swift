internal import UIKitAnimation
@_spi(Kit) package import UIKitCore

/// Lets a finger in a scroll view push the input views down, if the scroll view allows it
/// (statement 282).
extension InputViewPresenter {
  /// Pushes the input views down so that their top edge isn't above the finger.
  ///
  /// An accessory view that stays without the keyboard isn't pushed away.
  ///
  /// - Parameters:
  ///   - y: The location of the finger, in points of the screen.
  ///   - padding: The distance above the input views, in points, at which a finger begins to push
  ///     them.
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

  /// Called when the finger lifts or its touch is canceled. Resigns the first responder, or moves
  /// the views back.
  package func release(isCancelled: Bool) {
    let dismisses = finger.isOnItsWayDown && !isCancelled
    finger = KeyboardFinger()
    guard isUp, push > 0 else { return }
    if dismisses {
      keeping.isPushedAway = true
      scene.stack.key?.firstResponder?.resignFirstResponder()
      // A keyboard that stayed without a first responder is dismissed too.
      update()
      keeping.isPushedAway = false
    }
    if isUp, push > 0 { slideBack() }
  }
}

/// The finger that pushes the input views. Its last direction decides whether they are dismissed.
struct KeyboardFinger {
  private var y: CGFloat?
  private(set) var isOnItsWayDown = false

  mutating func move(to y: CGFloat) {
    if let old = self.y, old != y { isOnItsWayDown = y > old }
    self.y = y
  }
}
