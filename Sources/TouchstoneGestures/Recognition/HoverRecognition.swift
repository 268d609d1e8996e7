internal import TouchstoneMutations

/// A pointer over a view, with no button down (statement 207).
///
/// While a button is down it is paused: moves are not told. A pointer that leaves ends it all the
/// same; one that enters with a button down begins it once the button is up and it moves again.
package struct HoverRecognition: Sendable {
  /// What it asked for last.
  package private(set) var state: GestureState = .possible
  /// Where the pointer is.
  package private(set) var location: GesturePoint?
  /// Whether a button is down.
  package private(set) var isPaused = false

  /// A pointer somewhere else.
  package init() {}

  /// The pointer is inside, at a place; tells whether it came or moved.
  package mutating func inside(at point: GesturePoint) -> GestureStep? {
    let hasMoved = location != point
    location = point
    guard !isPaused, !state.isFinal else { return nil }
    if state == .possible {
      state = .began
    } else {
      guard hasMoved else { return nil }
      state = .changed
    }
    return GestureStep(state)
  }

  /// The pointer left.
  package mutating func left() -> GestureStep? {
    location = nil
    guard state.isActive else { return nil }
    state = .ended
    return GestureStep(.ended)
  }

  /// The pointer was taken away: the device is gone, or the app was interrupted.
  package mutating func cancelled(_ cause: Cause) -> GestureStep? {
    location = nil
    guard state.isActive else { return nil }
    state = .cancelled
    return GestureStep(.cancelled, cause)
  }

  /// A button went down, or the last one came up.
  package mutating func setButtons(down: Bool) {
    isPaused = down && !Mutation.buttonsDontPauseHovers.isOn
  }

  /// Forgets the pointer; the buttons stay as they are.
  package mutating func reset() {
    state = .possible
    location = nil
  }
}
