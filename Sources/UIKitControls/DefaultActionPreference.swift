internal import TouchstoneGestures
package import UIKitCore

/// Which recognizers around a control leave a finger's gesture to the control (statement 166–170).
@MainActor
package enum DefaultActionPreference {
  /// Whether it is a tap of one finger, on something around the control.
  package static func isSingleTap(_ recognizer: UIGestureRecognizer, around control: UIControl)
    -> Bool
  {
    guard isAround(recognizer, control), let tap = recognizer as? UITapGestureRecognizer else {
      return false
    }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether it is a swipe of one finger along the control's x axis, around it.
  package static func isSwipe(_ recognizer: UIGestureRecognizer, along control: UIControl) -> Bool {
    guard isAround(recognizer, control), let swipe = recognizer as? UISwipeGestureRecognizer else {
      return false
    }
    return swipe.numberOfTouchesRequired == 1 && isParallel(recognizer, to: control)
  }

  /// Whether it is a pan of one finger along the control's x axis, around it.
  package static func isPan(_ recognizer: UIGestureRecognizer, along control: UIControl) -> Bool {
    guard isAround(recognizer, control), let pan = recognizer as? UIPanGestureRecognizer else {
      return false
    }
    return pan.numberOfTouches == 1 && isParallel(recognizer, to: control)
  }

  /// A recognizer of the control itself goes before its action (statement 168); a control that is
  /// disabled has none.
  private static func isAround(_ recognizer: UIGestureRecognizer, _ control: UIControl) -> Bool {
    control.isEnabled && recognizer.view !== control
  }

  private static func isParallel(_ recognizer: UIGestureRecognizer, to control: UIControl) -> Bool {
    guard let touch = recognizer.internals.sequence.first else { return false }
    let start = GesturePoint(x: touch.start.x, y: touch.start.y)
    let way = recognizer.way(GesturePoint(x: touch.place.x, y: touch.place.y) - start, in: control)
    return way.x.magnitude >= way.y.magnitude
  }
}
