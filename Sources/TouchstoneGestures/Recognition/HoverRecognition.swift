internal import TouchstoneMutations

/// Recognizes a pointer over a view with no button down (statement 207).
///
/// While a button is down, the recognition is paused and doesn't report moves. It still ends if the
/// pointer leaves. If the pointer enters with a button down, the recognition begins once the button
/// is up and the pointer moves again.
package struct HoverRecognition: Sendable {
  /// The most recently requested state.
  package private(set) var state: GestureState = .possible
  /// The location of the pointer, or `nil` if it isn't over the view.
  package private(set) var location: GesturePoint?
  /// Whether a button is down.
  package private(set) var isPaused = false

  /// Creates a recognition without a pointer.
  package init() {}

  /// Handles a pointer inside the view, and requests a state change if it entered or moved.
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

  /// Handles a pointer that left the view.
  package mutating func left() -> GestureStep? {
    location = nil
    guard state.isActive else { return nil }
    state = .ended
    return GestureStep(.ended)
  }

  /// Handles a cancellation, because the device was disconnected or the app was interrupted.
  package mutating func cancelled(_ cause: Cause) -> GestureStep? {
    location = nil
    guard state.isActive else { return nil }
    state = .cancelled
    return GestureStep(.cancelled, cause)
  }

  /// Handles a button press, or the release of the last button.
  package mutating func setButtons(down: Bool) {
    isPaused = down && !Mutation.buttonsDontPauseHovers.isOn
  }

  /// Clears the pointer's state, but not the state of the buttons.
  package mutating func reset() {
    state = .possible
    location = nil
  }
}
