internal import Dispatch
package import TouchstoneTrace

extension ViewNames {
  /// Names that were read before, and what has to be as it was then.
  struct Kept {
    fileprivate let names: ViewNames
    fileprivate let time: Double
    fileprivate let treeVersion: Int
  }

  /// Goes up whenever a view gets another superview, or a window appears.
  static var treeVersion = 0

  /// The names in an application at present. They are read again when time has passed or the tree has
  /// changed.
  private static func present(in application: UIApplication) -> ViewNames {
    guard let kept = application.keptNames, kept.time == application.now,
      kept.treeVersion == treeVersion
    else { return read(application) }
    return kept.names
  }

  /// Reads the names again: somebody asks, and what stands on a view may have changed.
  @discardableResult
  package static func read(_ application: UIApplication) -> ViewNames {
    let names = ViewNames(of: application)
    application.keptNames = Kept(names: names, time: application.now, treeVersion: treeVersion)
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
