/// The values of a touch at the time when its change was delayed.
package struct HeldTouch: Sendable {
  let phase: UITouch.Phase
  let place: CGPoint
  let previousPlace: CGPoint

  /// Creates a copy of the touch's current values with a phase.
  @MainActor
  init(_ touch: UITouch, phase: UITouch.Phase) {
    self.phase = phase
    place = touch.place
    previousPlace = touch.previousPlace
  }
}
