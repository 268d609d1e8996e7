internal import Dispatch
package import TouchstoneTrace

extension UIView: TraceNamed {
  /// What a person calls the view now.
  package nonisolated var traceName: ObjectName? {
    MainQueue.ifCurrent { Hooks.installed.name?(self) } ?? nil
  }
}

extension UIGestureRecognizer: TraceNamed {
  /// What a person calls the recognizer now.
  package nonisolated var traceName: ObjectName? {
    MainQueue.ifCurrent { Hooks.installed.name?(self) } ?? nil
  }
}

/// Counts the changes of trees that names of views may depend on.
///
/// It counts for all applications together: a view that changes its superview would have to climb to find
/// its own, and a change elsewhere costs no more than names that are found again.
@MainActor
package enum TreeVersion {
  /// Goes up whenever a view gets another superview, place among its siblings, controller or identifier,
  /// or a window appears.
  package private(set) static var current = 0

  static func advance() { current += 1 }
}
