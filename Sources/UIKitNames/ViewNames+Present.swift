internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore

extension ViewNames {
  /// Names that were read before, and what has to be as it was then.
  private final class Kept {
    var names: ViewNames?
    var time = 0.0
    var treeVersion = 0
  }

  /// The names in an application at present. They are read again when time has passed or the tree has
  /// changed.
  private static func present(in application: UIApplication) -> ViewNames {
    guard let kept = application.parts.existing(Kept.self), let names = kept.names,
      kept.time == application.now, kept.treeVersion == TreeVersion.current
    else { return read(application) }
    return names
  }

  /// Reads the names again, where anything has changed that they depend on: somebody asks, and what
  /// stands on a view may be another word than before.
  @discardableResult
  package static func read(_ application: UIApplication) -> ViewNames {
    let kept = application.parts.part { Kept() }
    let names: ViewNames
    if let known = kept.names {
      known.refresh(of: application)
      names = known
    } else {
      names = ViewNames(of: application)
    }
    kept.names = names
    kept.time = application.now
    kept.treeVersion = TreeVersion.current
    return names
  }

  /// What an object is called now, among all that its application shows.
  static func presentName(of object: AnyObject) -> ObjectName {
    let view = object as? UIView ?? (object as? UIGestureRecognizer)?.view
    let names = present(in: .serving(view))
    var name = names.name(of: object)
    if name.word == nil { name.spoken = names.spokenName(of: object) }
    return name
  }
}

extension ViewNames {
  /// The property of a program's own object that holds a view, such as `checkout.buyButton`; nil where
  /// none does.
  package static func holder(of view: UIView) -> String? {
    present(in: .serving(view)).heldPath(of: view)
  }
}
