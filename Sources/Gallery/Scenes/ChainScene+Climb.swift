internal import UIKit

/// The list that everybody signs whom a touch passes on its way up.
@MainActor
final class Climb {
  private weak var touch: UITouch?
  /// Where the list is shown.
  weak var log: LogView?
  /// Who signed, the hit view first.
  private(set) var names: [String] = []

  /// Writes a name below the others, or on a new list for a new touch.
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

/// A box that signs, and calls `super` so that the touch climbs on.
class ClimbBox: Box {
  var climb: Climb?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    sign(touches)
    super.touchesBegan(touches, with: event)
  }

  func sign(_ touches: Set<UITouch>) { climb?.sign(accessibilityIdentifier ?? "a box", touches) }
}

/// A box that calls the next responder itself. It works here, but `super` is better: it finds out
/// who comes next, and the system knows what it did.
final class NextCallingBox: ClimbBox {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    sign(touches)
    next?.touchesBegan(touches, with: event)
  }
}

/// A box after which another box comes, not its superview.
final class DetourBox: ClimbBox {
  weak var detour: UIResponder?

  override var next: UIResponder? { detour ?? super.next }
}

/// The window of the scene signs too.
final class ClimbWindow: UIWindow {
  var climb: Climb?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    climb?.sign("ClimbWindow, the window", touches)
    super.touchesBegan(touches, with: event)
  }
}
