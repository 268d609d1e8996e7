public import Foundation
internal import TouchstoneGestures
internal import TouchstoneInput

/// A pointer, or a pencil above the glass, over a view, with no button down.
///
/// It takes no touches, so that it never is in the way of other recognizers. While a button of the
/// pointer is down it is paused (statement 207).
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var recognition = HoverRecognition()
  private var sample: HoverSample?

  /// How far above the glass a pencil is, from 0 for near to 1 for far; 0 for pointers.
  open var zOffset: CGFloat { CGFloat(sample?.zOffset ?? 0) }
  /// The angle between pencil and glass, in radians; 0 for pointers.
  open var altitudeAngle: CGFloat { CGFloat(sample?.altitude ?? 0) }
  /// How far the pencil is turned about itself, in radians.
  open var rollAngle: CGFloat { CGFloat(sample?.roll ?? 0) }
  /// The direction the pencil points to, in radians from the x axis of `view`, or of the window.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }
  /// The direction the pencil points to, as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let azimuth = sample?.azimuth ?? 0
    let end = way(GesturePoint(x: cos(azimuth), y: sin(azimuth)), in: view)
    let length = hypot(end.x, end.y)
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: end.x / length, dy: end.y / length)
  }

  /// Where the pointer is, or was last.
  open override func location(in view: UIView?) -> CGPoint {
    guard let sample else { return super.location(in: view) }
    return place(GesturePoint(x: sample.position.x, y: sample.position.y), in: view)
  }

  /// Forgets the pointer.
  open override func reset() {
    super.reset()
    recognition.reset()
    sample = nil
  }

  /// The pointer is inside its view.
  func pointerIsInside(_ sample: HoverSample, whileButtonsAreDown isPressed: Bool) {
    self.sample = sample
    recognition.setButtons(down: isPressed)
    step(recognition.inside(at: GesturePoint(x: sample.position.x, y: sample.position.y)))
  }

  /// The pointer is no longer inside its view.
  func pointerLeft() { step(recognition.left()) }

  override var takesTouches: Bool { false }
  override var ordinaryPressTypes: [UIPress.PressType] { [] }
  override var kind: GestureKind { .continuous }
}
