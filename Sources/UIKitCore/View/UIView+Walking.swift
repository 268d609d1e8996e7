/// Traversals of a branch that use no more stack at 10,000 levels than at two.
extension UIView {
  /// The view and its descendants, level by level, from back to front.
  var branch: [UIView] {
    var views = [self]
    var index = 0
    while index < views.count {
      views.append(contentsOf: views[index].subviewStorage)
      index += 1
    }
    return views
  }

  /// Visits this view and its descendants, parents before children, from back to front.
  ///
  /// The traversal descends into a view if `visit` returns `true`. App code that `visit` calls may
  /// change the tree. The subviews to visit are those present when the visit of their superview
  /// ends. `visit` receives each of them with that superview, even if the subview has moved since.
  package func walk(_ visit: (_ view: UIView, _ superview: UIView?) -> Bool) {
    guard visit(self, nil) else { return }
    walkBelow(visit)
  }

  /// Visits the descendants of this view like ``walk(_:)``, without the view itself.
  func walkBelow(_ visit: (_ view: UIView, _ superview: UIView?) -> Bool) {
    var levels = [WalkLevel(view: self)]
    while let level = levels.last {
      guard level.next < level.subviews.count else {
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].next += 1
      let view = level.subviews[level.next]
      if visit(view, level.view) { levels.append(WalkLevel(view: view)) }
    }
  }

  /// The view and its descendants, parents before children, from back to front.
  package var branchInOrder: [UIView] {
    var views: [UIView] = []
    walk { view, _ in
      views.append(view)
      return true
    }
    return views
  }
}

/// A view whose subviews are being visited.
private struct WalkLevel {
  let view: UIView
  let subviews: [UIView]
  var next = 0

  @MainActor
  init(view: UIView) {
    self.view = view
    subviews = view.subviewStorage
  }
}
