public import Foundation
internal import TouchstoneGestures
internal import TouchstoneInput

/// Recognizes a pointer, or a pencil above the glass, over a view with no button pressed.
///
/// It receives no touches and therefore never interferes with other recognizers. While a pointer
/// button is pressed, it is paused (statement 207).
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var recognition = HoverRecognition()
  private var sample: HoverSample?

  /// The distance of a pencil from the glass, from 0 (near) to 1 (far); always 0 for pointers.
  open var zOffset: CGFloat { CGFloat(sample?.zOffset ?? 0) }
  /// The angle between pencil and glass, in radians; always 0 for pointers.
  open var altitudeAngle: CGFloat { CGFloat(sample?.altitude ?? 0) }
  /// The rotation of the pencil about its own axis, in radians.
  open var rollAngle: CGFloat { CGFloat(sample?.roll ?? 0) }
  /// Returns the pencil's direction in radians from the x axis of `view`, or of the window if
  /// `view` is `nil`.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }
  /// Returns the pencil's direction as a unit vector in the coordinates of `view`, or of the window
  /// if `view` is `nil`.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let azimuth = sample?.azimuth ?? 0
    let end = way(GesturePoint(x: cos(azimuth), y: sin(azimuth)), in: view)
    let length = hypot(end.x, end.y)
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: end.x / length, dy: end.y / length)
  }

  /// Returns the location of the pointer, or its last known location.
  open override func location(in view: UIView?) -> CGPoint {
    guard let sample else { return super.location(in: view) }
    return place(GesturePoint(x: sample.position.x, y: sample.position.y), in: view)
  }

  /// Clears the pointer state.
  open override func reset() {
    super.reset()
    recognition.reset()
    sample = nil
  }

  /// Updates the recognizer with a pointer inside its view.
  func pointerIsInside(_ sample: HoverSample, whileButtonsAreDown isPressed: Bool) {
    self.sample = sample
    recognition.setButtons(down: isPressed)
    step(recognition.inside(at: GesturePoint(x: sample.position.x, y: sample.position.y)))
  }

  /// Updates the recognizer after the pointer left its view.
  func pointerLeft() { step(recognition.left()) }

  override var takesTouches: Bool { false }
  override var ordinaryPressTypes: [UIPress.PressType] { [] }
  override var kind: GestureKind { .continuous }
}
