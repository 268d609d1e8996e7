internal import TouchstoneGestures
package import UIKitCore

/// Decides which recognizers on superviews of a control yield to the control (statements 166–170).
@MainActor
package enum DefaultActionPreference {
  /// Whether `recognizer` is a tap with one finger on another view than `control`.
  package static func isSingleTap(_ recognizer: UIGestureRecognizer, around control: UIControl)
    -> Bool
  {
    guard isAround(recognizer, control), let tap = recognizer as? UITapGestureRecognizer else {
      return false
    }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether `recognizer` is a swipe with one finger along the x axis of `control`, on another
  /// view.
  package static func isSwipe(_ recognizer: UIGestureRecognizer, along control: UIControl) -> Bool {
    guard isAround(recognizer, control), let swipe = recognizer as? UISwipeGestureRecognizer else {
      return false
    }
    return swipe.numberOfTouchesRequired == 1 && isParallel(recognizer, to: control)
  }

  /// Whether `recognizer` is a pan with one finger along the x axis of `control`, on another view.
  package static func isPan(_ recognizer: UIGestureRecognizer, along control: UIControl) -> Bool {
    guard isAround(recognizer, control), let pan = recognizer as? UIPanGestureRecognizer else {
      return false
    }
    return pan.numberOfTouches == 1 && isParallel(recognizer, to: control)
  }

  /// Whether the control has a default action that goes before `recognizer`. A recognizer of the
  /// control itself precedes the action (statement 168), and a disabled control has no action.
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
