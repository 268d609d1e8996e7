internal import Foundation

/// Where what is to be shown lies.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Above.
  case up = 3
  /// Below.
  case down = 4
  /// What comes next in reading.
  case next = 5
  /// What came before in reading.
  case previous = 6
}

/// What a container is to the elements inside it.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing that is read.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A place that one wants to jump to.
  case landmark = 3
  /// Things that belong together under one name.
  case semanticGroup = 4
}
