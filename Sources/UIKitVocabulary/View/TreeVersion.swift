/// Counts the changes of trees that names of views may depend on.
///
/// It counts for all applications together: a view that changes its superview would have to climb to find
/// its own, and a change elsewhere costs no more than names that are found again.
@MainActor
package enum TreeVersion {
  /// Goes up whenever a view gets another superview, place among its siblings, controller or identifier,
  /// or a window appears.
  package private(set) static var current = 0

  /// Something of it has changed.
  package static func advance() { current += 1 }
}

/// Counts the changes of names of recognizers, and of the lists of recognizers on views, in all
/// applications.
@MainActor
package enum RecognizerVersion {
  /// The number of changes.
  package private(set) static var current = 0

  /// Counts a change.
  package static func advance() { current += 1 }
}
