internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore

extension ViewNames {
  /// Cached names, with the time and the tree version for which they are valid.
  private final class Kept {
    var names: ViewNames?
    var time = 0.0
    var treeVersion = 0
  }

  /// Returns the current names in an application. They are read again if time has passed or the
  /// tree has changed.
  private static func present(in application: UIApplication) -> ViewNames {
    guard let kept = application.parts.existing(Kept.self), let names = kept.names,
      kept.time == application.now, kept.treeVersion == TreeVersion.current
    else { return read(application) }
    return names
  }

  /// Reads the names again if anything that they depend on has changed.
  ///
  /// Labels are queried, because the visible label of a view may have changed.
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

  /// Returns the current name of an object among everything that its application shows.
  static func presentName(of object: AnyObject) -> ObjectName {
    let view = object as? UIView ?? (object as? UIGestureRecognizer)?.view
    let names = present(in: .serving(view))
    var name = names.name(of: object)
    if name.word == nil { name.spoken = names.spokenName(of: object) }
    return name
  }
}

extension ViewNames {
  /// Returns the property of an app object that stores a view, such as `checkout.buyButton`, or
  /// `nil` if no property stores it.
  package static func holder(of view: UIView) -> String? {
    present(in: .serving(view)).heldPath(of: view)
  }
}
