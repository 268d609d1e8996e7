internal import UIKit

/// The list of the responders that a touch passes on its way up the chain.
@MainActor
final class Climb {
  private weak var touch: UITouch?
  /// The view that shows the list.
  weak var log: LogView?
  /// The names of the responders, beginning with the hit-tested view.
  private(set) var names: [String] = []

  /// Adds a name, or begins a new list for a new touch.
  func sign(_ name: String, _ touches: Set<UITouch>) {
    if let touch, touches.contains(touch) {
      names.append(name)
    } else {
      touch = touches.first
      names = [name]
    }
    log?.show(names)
  }
}

/// A box that adds its name and calls `super`, so that the touch travels on up the chain.
class ClimbBox: Box {
  var climb: Climb?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    sign(touches)
    super.touchesBegan(touches, with: event)
  }

  func sign(_ touches: Set<UITouch>) { climb?.sign(accessibilityIdentifier ?? "a box", touches) }
}

/// A box that calls the next responder itself.
///
/// This works here, but calling `super` is better: it finds the next responder, and the system
/// knows that the touch was forwarded.
final class NextCallingBox: ClimbBox {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    sign(touches)
    next?.touchesBegan(touches, with: event)
  }
}

/// A box with another box as its next responder, instead of its superview.
final class DetourBox: ClimbBox {
  weak var detour: UIResponder?

  override var next: UIResponder? { detour ?? super.next }
}

/// The window of the scene, which adds its name too.
final class ClimbWindow: UIWindow {
  var climb: Climb?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    climb?.sign("ClimbWindow, the window", touches)
    super.touchesBegan(touches, with: event)
  }
}
