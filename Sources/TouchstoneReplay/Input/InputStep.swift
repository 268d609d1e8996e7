package import TouchstoneInput
package import TouchstoneKit

/// One call of a stage in a test: a step of simulated input.
package enum InputStep: Hashable, Sendable {
  /// The target of a call.
  package enum TouchTarget: Hashable, Sendable {
    /// A point of the screen.
    case point(Point)
    /// A point where the view with a name can be hit.
    case view(String)
    /// A point in the coordinate system of the view with a name.
    case place(Point, in: String)
    /// The middle of a row of the table with a name, or of the only visible table.
    case row(Int, section: Int, in: String?)
    /// The button of an action of the visible alert, by its title.
    case alertAction(String)
  }

  /// The end of a drag.
  package enum DragDestination: Hashable, Sendable {
    /// A point of the screen.
    case point(Point)
    /// A point where the view with a name can be hit when the drag begins.
    case view(String)
    /// A distance in points from the start of the drag.
    case distance(dx: Double, dy: Double)
  }

  /// The movement of one finger.
  package struct Move: Hashable, Sendable {
    /// The finger's number in the test.
    package var finger: Int
    /// The location at the end of the movement.
    package var end: Point

    /// Creates a movement.
    package init(finger: Int, end: Point) {
      self.finger = finger
      self.end = end
    }
  }

  /// The object that touches the screen.
  package struct Tool: Hashable, Sendable {
    /// A finger, a pencil or a pointer.
    package var kind: TouchSample.Kind = .direct
    /// The force of a pencil.
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
  /// A finger taps `count` times.
  case tap(TouchTarget, count: Int)
  /// A finger stays down for some seconds.
  case longPress(TouchTarget, duration: Double)
  /// A finger moves from one location to another; a swipe is a fast drag.
  case drag(from: TouchTarget, to: DragDestination, duration: Double, isSwipe: Bool)
  /// A finger, pencil or pointer comes down and stays down; the number identifies it in the test.
  case down(Int, Tool, at: Point)
  /// Fingers that are down move for some seconds.
  case move([Move], duration: Double)
  /// A finger is lifted.
  case lift(Int)
  /// The system cancels a touch.
  case cancel(Int)
  /// Keys type a text.
  case type(String)
  /// A key is pressed and released.
  case key(UIKeyboardHIDUsage, UIKeyModifierFlags)
  /// A key is pressed and stays down; the number identifies it in the test.
  case keyDown(Int, UIKeyboardHIDUsage, UIKeyModifierFlags)
  /// A key that is down is released or cancelled.
  case keyUp(Int, isCancelled: Bool)
  /// A button is pressed and released.
  case press(PressSample.PressType)
  /// A button is pressed and stays down; the number identifies it in the test.
  case pressDown(Int, PressSample.PressType, force: Double)
  /// A button that is down is released or cancelled.
  case pressUp(Int, isCancelled: Bool)
  /// The device is shaken.
  case shake
  /// The motion sensors report a reading.
  case deviceMotion(DeviceMotionSample)
  /// A remote control sends a command.
  case remote(RemoteSample.Subtype, value: Double?)
  /// A pointer hovers.
  case hover(Point)
  /// A wheel scrolls.
  case scroll(at: Point, dx: Double, dy: Double)
  /// Two fingers pinch on a trackpad.
  case trackpadPinch(at: Point, scale: Double, duration: Double)
  /// Two fingers rotate on a trackpad.
  case trackpadRotate(at: Point, angle: Double, duration: Double)
  /// Text arrives that wasn't typed by a key.
  case text(TextSample.Change, String)
  /// An assistive technology sends a request.
  case accessibility(AccessibilitySample)
  /// An item of the main menu is chosen.
  case menu([String], UIKeyModifierFlags)
  /// The application resigns active.
  case interrupt
  /// The application becomes active again.
  case resume
}
