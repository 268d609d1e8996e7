/// Counts the changes to view trees that affect the names of views.
///
/// All applications share one counter. A counter for each would require a walk up the tree at each
/// change. With one counter, a change in another application only causes names to be looked up
/// again.
@MainActor
package enum TreeVersion {
  /// The number of changes to a view's superview, index among siblings, controller or identifier,
  /// and of new windows.
  package private(set) static var current = 0

  /// Records a change.
  package static func advance() { current += 1 }
}

/// Counts the changes to names of recognizers, and to the recognizer lists of views, in all
/// applications.
@MainActor
package enum RecognizerVersion {
  /// The number of changes.
  package private(set) static var current = 0

  /// Records a change.
  package static func advance() { current += 1 }
}
