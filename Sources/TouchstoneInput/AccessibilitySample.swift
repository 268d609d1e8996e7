/// A request of an assistive technology, such as a screen reader or a switch.
///
/// It identifies an element by its index in reading order, so that a recording can be played
/// without the screen on which it was made.
public struct AccessibilitySample: Hashable, Sendable {
  /// The requested action.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// Move the focus to the element.
    case focus = "focus"
    /// Activate the element.
    case activate = "activate"
    /// Increment the element's value.
    case increment = "increment"
    /// Decrement the element's value.
    case decrement = "decrement"
    /// Leave the current context.
    case escape = "escape"
    /// Perform the most important action at the moment.
    case magicTap = "magicTap"
    /// Scroll to content further on.
    case scroll = "scroll"
    /// Perform a custom action of the element, by name.
    case custom = "custom"
  }

  /// The direction in which the requested content is.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// To the right of the visible content.
    case right = "right"
    /// To the left of the visible content.
    case left = "left"
    /// Above the visible content.
    case up = "up"
    /// Below the visible content.
    case down = "down"
    /// After the visible content, in reading order.
    case next = "next"
    /// Before the visible content, in reading order.
    case previous = "previous"
  }

  /// The requested action.
  public var action: Action
  /// The index of the element in reading order, counted from 0, or `nil` for the focused element.
  ///
  /// For a focus request, `nil` removes the focus.
  public var element: Int?
  /// The direction of a scroll, or `nil` for other actions.
  public var direction: Direction?
  /// The name of a custom action, or an empty string for other actions.
  public var name: String
  /// The time of the request, in seconds.
  public var time: Double

  /// Creates a sample.
  public init(
    _ action: Action, element: Int? = nil, direction: Direction? = nil, name: String = "",
    time: Double
  ) {
    self.action = action
    self.element = element
    self.direction = direction
    self.name = name
    self.time = time
  }
}
