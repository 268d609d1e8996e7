internal import Dispatch
package import TouchstoneTrace

extension UIView: TraceNamed {
  /// The view's current name for the developer.
  package nonisolated var traceName: ObjectName? {
    MainQueue.ifCurrent { KitServices.installed.names?.name(of: self) } ?? nil
  }
}

extension UIGestureRecognizer: TraceNamed {
  /// The recognizer's current name for the developer.
  package nonisolated var traceName: ObjectName? {
    MainQueue.ifCurrent { KitServices.installed.names?.name(of: self) } ?? nil
  }
}
