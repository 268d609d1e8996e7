/// A touch as it was when it was held back.
package struct HeldTouch: Sendable {
  let phase: UITouch.Phase
  let place: CGPoint
  let previousPlace: CGPoint

  /// The touch as it is now, with a phase.
  @MainActor
  init(_ touch: UITouch, phase: UITouch.Phase) {
    self.phase = phase
    place = touch.place
    previousPlace = touch.previousPlace
  }
}
