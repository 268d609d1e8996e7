/// Something that an assistive technology asks for, such as a screen reader or a switch.
///
/// It speaks of an element by its place in the order of reading, so that a recording can be played
/// without the screen on which it was made.
package struct AccessibilitySample: Hashable, Sendable {
  /// What is asked for.
  package enum Action: String, Hashable, Sendable, CaseIterable {
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
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case right, left, up, down, next, previous
  }

  /// What is asked for.
  package var action: Action
  /// The place of the element in the order of reading, counted from 0; nil for the one being read.
  package var element: Int?
  /// Where what is to be shown lies, for scrolling.
  package var direction: Direction?
  /// The name of a custom action.
  package var name: String
  /// When it happened, in seconds.
  package var time: Double

  /// Makes a sample.
  package init(
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
