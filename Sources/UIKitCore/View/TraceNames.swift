internal import Dispatch
package import TouchstoneTrace

extension UIView: TraceNamed {
  /// What a person calls the view now.
  package nonisolated var traceName: ObjectName? {
    MainQueue.ifCurrent { KitServices.installed.names?.name(of: self) } ?? nil
  }
}

extension UIGestureRecognizer: TraceNamed {
  /// What a person calls the recognizer now.
  package nonisolated var traceName: ObjectName? {
    MainQueue.ifCurrent { KitServices.installed.names?.name(of: self) } ?? nil
  }
}
