@_spi(Kit) internal import UIKitCore

/// The horizontal pan of a table that opens a row.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  /// Leaves swipes from the edge of the screen to the recognizers that wait for them.
  override func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIScreenEdgePanGestureRecognizer }
}

/// A recognizer that receives the touches outside the actions of an open row, so that no view does
/// (statement 826).
///
/// A touch outside the open row is recognized at once. A touch of the open row is recognized when
/// it lifts, because it can still become a swipe.
final class OpenRowTouchRecognizer: UIGestureRecognizer {
  /// Returns whether a touch is on the open row.
  var isOnOpenRow: (UITouch) -> Bool = { _ in false }

  private var fingers = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers += touches.count
    if state == .possible, !touches.allSatisfy(isOnOpenRow) { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers -= touches.count
    if fingers <= 0 { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    fingers = 0
  }

  /// Lets the table scroll and the open row follow the finger.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !letsAct(preventedGestureRecognizer)
  }

  /// Makes all other recognizers wait, so that a tap of the open row is only its own.
  override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { !letsAct(otherGestureRecognizer) }

  private func letsAct(_ other: UIGestureRecognizer) -> Bool {
    guard let table = view as? UITableView else { return false }
    return other === table.panGestureRecognizer || other === table.swipes.pan
  }
}
