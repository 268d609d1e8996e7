import Fuzzing
import TouchstoneKit

/// The callbacks of every recognizer in the fuzz test, for resets and states.
@MainActor
protocol FuzzResetting: UIGestureRecognizer {
  var onReset: (UIGestureRecognizer) -> Void { get set }
  var onState: (UIGestureRecognizer) -> Void { get set }
}

final class FuzzTap: UITapGestureRecognizer, FuzzResetting {
  var onReset: (UIGestureRecognizer) -> Void = { _ in }
  var onState: (UIGestureRecognizer) -> Void = { _ in }
  override var state: State { didSet { onState(self) } }
  override func reset() {
    super.reset()
    onReset(self)
  }
}

final class FuzzPress: UILongPressGestureRecognizer, FuzzResetting {
  var onReset: (UIGestureRecognizer) -> Void = { _ in }
  var onState: (UIGestureRecognizer) -> Void = { _ in }
  override var state: State { didSet { onState(self) } }
  override func reset() {
    super.reset()
    onReset(self)
  }
}

final class FuzzPan: UIPanGestureRecognizer, FuzzResetting {
  var onReset: (UIGestureRecognizer) -> Void = { _ in }
  var onState: (UIGestureRecognizer) -> Void = { _ in }
  override var state: State { didSet { onState(self) } }
  override func reset() {
    super.reset()
    onReset(self)
  }
}

final class FuzzEdgePan: UIScreenEdgePanGestureRecognizer, FuzzResetting {
  var onReset: (UIGestureRecognizer) -> Void = { _ in }
  var onState: (UIGestureRecognizer) -> Void = { _ in }
  override var state: State { didSet { onState(self) } }
  override func reset() {
    super.reset()
    onReset(self)
  }
}

final class FuzzSwipe: UISwipeGestureRecognizer, FuzzResetting {
  var onReset: (UIGestureRecognizer) -> Void = { _ in }
  var onState: (UIGestureRecognizer) -> Void = { _ in }
  override var state: State { didSet { onState(self) } }
  override func reset() {
    super.reset()
    onReset(self)
  }
}

final class FuzzPinch: UIPinchGestureRecognizer, FuzzResetting {
  var onReset: (UIGestureRecognizer) -> Void = { _ in }
  var onState: (UIGestureRecognizer) -> Void = { _ in }
  override var state: State { didSet { onState(self) } }
  override func reset() {
    super.reset()
    onReset(self)
  }
}

final class FuzzRotation: UIRotationGestureRecognizer, FuzzResetting {
  var onReset: (UIGestureRecognizer) -> Void = { _ in }
  var onState: (UIGestureRecognizer) -> Void = { _ in }
  override var state: State { didSet { onState(self) } }
  override func reset() {
    super.reset()
    onReset(self)
  }
}

final class FuzzHover: UIHoverGestureRecognizer, FuzzResetting {
  var onReset: (UIGestureRecognizer) -> Void = { _ in }
  var onState: (UIGestureRecognizer) -> Void = { _ in }
  override var state: State { didSet { onState(self) } }
  override func reset() {
    super.reset()
    onReset(self)
  }
}

extension SeededGenerator {
  /// Returns one of the framework's eight recognizers, with random settings.
  @MainActor
  mutating func recognizer() -> any FuzzResetting {
    switch below(9) {
    case 0, 1:
      let tap = FuzzTap()
      tap.numberOfTapsRequired = 1 + below(3)
      tap.numberOfTouchesRequired = 1 + below(2)
      return tap
    case 2:
      let press = FuzzPress()
      press.minimumPressDuration = chance(4) ? 0 : 0.3
      press.numberOfTapsRequired = below(2)
      return press
    case 3:
      let pan = FuzzPan()
      pan.minimumNumberOfTouches = 1 + below(2)
      if chance(3) { pan.allowedScrollTypesMask = .all }
      return pan
    case 4:
      let swipe = FuzzSwipe()
      swipe.direction = [.left, .right, .down]
      return swipe
    case 5: return FuzzPinch()
    case 6: return FuzzRotation()
    case 7:
      let edge = FuzzEdgePan()
      edge.edges = .all
      return edge
    default: return FuzzHover()
    }
  }
}
