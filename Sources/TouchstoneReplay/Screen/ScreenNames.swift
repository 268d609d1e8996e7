internal import TouchstoneInspector
package import TouchstoneKit

/// Views by the names that tests use.
@MainActor
package enum ScreenNames {
  /// A hit-tested view, and the innermost view with a name that contains it.
  typealias Named = (hit: UIView, view: UIView, name: String)

  /// Returns the view with a name, or `nil` if no view or more than one view has it.
  ///
  /// The name is the view's `accessibilityIdentifier`, else its title or the name of a property
  /// that stores it.
  package static func view(_ name: String, in application: UIApplication) -> UIView? {
    let views = ViewTree.views(named: name, in: application)
    return views.count == 1 ? views.first : nil
  }

  /// Returns the name by which a test can touch the view at a point, or `nil` if there is no such
  /// name.
  ///
  /// A touch at a point where the named view can be hit reaches the same view.
  package static func aim(at point: CGPoint, in application: UIApplication) -> String? {
    guard let named = named(at: point, in: application), canAim(at: named, in: application) else {
      return nil
    }
    return named.name
  }

  /// Returns whether a touch at a point where a named view can be hit reaches the hit-tested view.
  static func canAim(at named: Named, in application: UIApplication) -> Bool {
    guard let place = Reach.point(in: named.view, of: application) else { return false }
    return application.hitView(at: place) === named.hit
  }

  /// Returns the view that a touch at a point reaches, and the innermost view with a name that
  /// contains it.
  ///
  /// Returns `nil` if there is no such view. Also returns `nil` for a disabled control, which a
  /// stage touches by points only.
  static func named(at point: CGPoint, in application: UIApplication) -> Named? {
    guard let hit = application.hitView(at: point), (hit as? UIControl)?.isEnabled ?? true else {
      return nil
    }
    for view in LinkWalk(hit, \.superview) where !(view is UIWindow) {
      if let name = name(of: view, in: application) { return (hit, view, name) }
    }
    return nil
  }

  /// Returns the name of a view in tests, or `nil` if it has no name or shares it with other views.
  ///
  /// The name is the view's identifier, or the title of a button without an identifier, with its row
  /// if other rows have such a button. A row is named by its index path, as in `cell 0.12 of orders`.
  package static func name(of view: UIView, in application: UIApplication) -> String? {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      return self.view(identifier, in: application) === view ? identifier : nil
    }
    if view is any RowView { return wholeName(of: view, in: application) }
    guard let title = (view as? UIButton)?.currentTitle, !title.isEmpty else { return nil }
    if self.view(title, in: application) === view { return title }
    return view.rowView == nil ? nil : wholeName(of: view, in: application)
  }

  /// Returns the name of a view with its position, or `nil` if other views share it.
  private static func wholeName(of view: UIView, in application: UIApplication) -> String? {
    let name = ViewNames(of: application).text(of: view)
    return self.view(name, in: application) === view ? name : nil
  }

  /// Returns all views of all windows that aren't hidden, the front window first.
  static func views(in application: UIApplication) -> [UIView] {
    application.windowsFrontToBack.filter { !$0.isHidden }.flatMap(\.branchInOrder)
  }
}
