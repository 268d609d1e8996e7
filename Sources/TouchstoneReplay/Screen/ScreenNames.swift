internal import TouchstoneInspector
package import TouchstoneKit

/// Views by the names that tests write.
@MainActor
package enum ScreenNames {
  /// A view that was hit, and the innermost one around it with a name.
  typealias Named = (hit: UIView, view: UIView, name: String)

  /// The one view that is called so: by its `accessibilityIdentifier`, else by what stands on it or the
  /// property that holds it; nil where there is none, or more than one.
  package static func view(_ name: String, in application: UIApplication) -> UIView? {
    let views = ViewTree.views(named: name, in: application)
    return views.count == 1 ? views.first : nil
  }

  /// The name of the view at a point by which a test can aim at it: a touch where that view can be hit
  /// reaches the same view. Nil where none has a name of its own.
  package static func aim(at point: CGPoint, in application: UIApplication) -> String? {
    guard let named = named(at: point, in: application), canAim(at: named, in: application) else {
      return nil
    }
    return named.name
  }

  /// Whether a touch where a named view can be hit reaches what was hit.
  static func canAim(at named: Named, in application: UIApplication) -> Bool {
    guard let place = Reach.point(in: named.view, of: application) else { return false }
    return application.hitView(at: place) === named.hit
  }

  /// The view that a touch at a point reaches, and the innermost one with a name around it; nil where
  /// there is none, and for a control that is disabled, which a stage touches by points only.
  static func named(at point: CGPoint, in application: UIApplication) -> Named? {
    guard let hit = application.hitView(at: point), (hit as? UIControl)?.isEnabled ?? true else {
      return nil
    }
    for view in LinkWalk(hit, \.superview) where !(view is UIWindow) {
      if let name = name(of: view, in: application) { return (hit, view, name) }
    }
    return nil
  }

  /// What a test can call a view: its identifier, or what stands on a control; nil where that does not
  /// name it alone.
  package static func name(of view: UIView, in application: UIApplication) -> String? {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      return self.view(identifier, in: application) === view ? identifier : nil
    }
    guard let title = (view as? UIButton)?.currentTitle, !title.isEmpty else { return nil }
    return self.view(title, in: application) === view ? title : nil
  }

  /// Every view of all windows that show something, the front window first.
  static func views(in application: UIApplication) -> [UIView] {
    application.windowsFrontToBack.filter { !$0.isHidden }.flatMap(\.branchInOrder)
  }
}
