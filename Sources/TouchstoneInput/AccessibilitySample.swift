/// Something that an assistive technology asks for, such as a screen reader or a switch.
///
/// It speaks of an element by its place in the order of reading, so that a recording can be played
/// without the screen on which it was made.
public struct AccessibilitySample: Hashable, Sendable {
  /// What is asked for.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// The element is read from now on.
    case focus
    /// Do what the element is for.
    case activate
    /// A bit more.
    case increment
    /// A bit less.
    case decrement
    /// Out of here.
    case escape
    /// Do the one thing that matters most now.
    case magicTap
    /// Show what lies further on.
    case scroll
    /// Do what an element offers by name.
    case custom
  }

  /// Where what is to be shown lies.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// To the right of what is shown.
    case right
    /// To the left of what is shown.
    case left
    /// Above what is shown.
    case up
    /// Below what is shown.
    case down
    /// After what is shown, in the order of reading.
    case next
    /// Before what is shown, in the order of reading.
    case previous
  }

  /// What is asked for.
  public var action: Action
  /// The place of the element in the order of reading, counted from 0; nil for the one being read.
  public var element: Int?
  /// Where what is to be shown lies, for scrolling.
  public var direction: Direction?
  /// The name of a custom action.
  public var name: String
  /// When it happened, in seconds.
  public var time: Double

  /// Makes a sample.
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
