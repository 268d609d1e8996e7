package import TouchstoneInput
package import TouchstoneKit

/// One call of a stage: what hands do, as a test writes it.
package enum HandStep: Hashable, Sendable {
  /// Where a call aims.
  package enum Aim: Hashable, Sendable {
    /// At a point of the screen.
    case point(Point)
    /// At a view of that name, where it can be hit.
    case view(String)
    /// At a place of the view of that name, in its own coordinates.
    case place(Point, in: String)
  }

  /// Where a drag ends.
  package enum Goal: Hashable, Sendable {
    /// At a point of the screen.
    case point(Point)
    /// On a view of that name, where it can be hit when the drag begins.
    case view(String)
    /// So many points from where it began.
    case distance(dx: Double, dy: Double)
  }

  /// One finger of a movement, and where it goes.
  package struct Move: Hashable, Sendable {
    /// The finger's number in the test.
    package var finger: Int
    /// Where it ends.
    package var end: Point

    /// Makes a movement.
    package init(finger: Int, end: Point) {
      self.finger = finger
      self.end = end
    }
  }

  /// What is put on the screen.
  package struct Tool: Hashable, Sendable {
    /// A finger, a pencil or a pointer.
    package var kind: TouchSample.Kind = .direct
    /// How hard it presses; for pencils only.
    package var force = 0.0
    /// The angle between pencil and screen, in radians.
    package var altitude = TouchSample.uprightAltitude
    /// The direction that a pencil points to, in radians.
    package var azimuth = 0.0
    /// The buttons of a pointer.
    package var buttons = 0

    /// A finger.
    package static let finger = Tool()
  }

  /// Nothing happens for some seconds.
  case wait(Double)
  /// A finger taps, so many times.
  case tap(Aim, count: Int)
  /// A finger stays down for some seconds.
  case longPress(Aim, duration: Double)
  /// A finger goes from one place to another; a swipe is a fast one.
  case drag(from: Aim, to: Goal, duration: Double, isSwipe: Bool)
  /// A finger, pencil or pointer comes down and stays; the number names it in the test.
  case down(Int, Tool, at: Point)
  /// Fingers that are down move for some seconds.
  case move([Move], duration: Double)
  /// A finger leaves the screen.
  case lift(Int)
  /// The system takes a touch away.
  case cancel(Int)
  /// Keys type a text.
  case type(String)
  /// A key is pressed and released.
  case key(UIKeyboardHIDUsage, UIKeyModifierFlags)
  /// A key is pressed and stays down; the number names it in the test.
  case keyDown(Int, UIKeyboardHIDUsage, UIKeyModifierFlags)
  /// A key that is down is released, or taken away.
  case keyUp(Int, isCancelled: Bool)
  /// A button is pressed and released.
  case press(PressSample.PressType)
  /// A button is pressed and stays down; the number names it in the test.
  case pressDown(Int, PressSample.PressType, force: Double)
  /// A button that is down is released, or taken away.
  case pressUp(Int, isCancelled: Bool)
  /// The device is shaken.
  case shake
  /// The motion sensors are read.
  case deviceMotion(DeviceMotionSample)
  /// A remote control asks for something.
  case remote(RemoteSample.Subtype, value: Double?)
  /// A pointer hovers.
  case hover(Point)
  /// A wheel turns.
  case scroll(at: Point, dx: Double, dy: Double)
  /// Two fingers pinch on a trackpad.
  case trackpadPinch(at: Point, scale: Double, duration: Double)
  /// Two fingers turn on a trackpad.
  case trackpadRotate(at: Point, angle: Double, duration: Double)
  /// Text comes that no key has typed.
  case text(TextSample.Change, String)
  /// An assistive technology asks for something.
  case accessibility(AccessibilitySample)
  /// A line of the main menu is chosen.
  case menu([String], UIKeyModifierFlags)
  /// The application stops being active.
  case interrupt
  /// The application is active again.
  case resume
}
