internal import Foundation

/// The direction of the content to reveal.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upward.
  case up = 3
  /// Downward.
  case down = 4
  /// To the next content in reading order.
  case next = 5
  /// To the previous content in reading order.
  case previous = 6
}

/// The meaning of a container for the elements inside it.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No meaning for assistive technology.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A region that users want to jump to.
  case landmark = 3
  /// Elements that belong together under one name.
  case semanticGroup = 4
}
