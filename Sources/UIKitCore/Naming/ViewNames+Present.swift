internal import Dispatch
package import TouchstoneTrace

extension ViewNames {
  /// Names that were read before, and what has to be as it was then.
  private struct Kept {
    let names: ViewNames
    let application: ObjectIdentifier
    let time: Double
    let treeVersion: Int
  }

  private static var kept: Kept?
  /// Goes up whenever a view gets another superview, or a window appears.
  static var treeVersion = 0

  /// The names in an application at present. They are read again when time has passed or the tree has
  /// changed.
  private static func present(in application: UIApplication) -> ViewNames {
    if let kept, kept.application == ObjectIdentifier(application), kept.time == application.now,
      kept.treeVersion == treeVersion
    {
      return kept.names
    }
    return read(application)
  }

  /// Reads the names again: somebody asks, and what stands on a view may have changed.
  @discardableResult
  package static func read(_ application: UIApplication) -> ViewNames {
    let names = ViewNames(of: application)
    kept = Kept(
      names: names, application: ObjectIdentifier(application), time: application.now,
      treeVersion: treeVersion)
    return names
  }

  /// What an object is called now, among all that its application shows.
  fileprivate static func presentName(of object: AnyObject) -> ObjectName {
    let view = object as? UIView ?? (object as? UIGestureRecognizer)?.view
    return present(in: .serving(view)).name(of: object)
  }
}

extension UIView: TraceNamed {
  /// What a person calls the view now.
  package nonisolated var traceName: ObjectName? {
    MainQueue.ifCurrent { ViewNames.presentName(of: self) }
  }
}

extension UIGestureRecognizer: TraceNamed {
  /// What a person calls the recognizer now.
  package nonisolated var traceName: ObjectName? {
    MainQueue.ifCurrent { ViewNames.presentName(of: self) }
  }
}
