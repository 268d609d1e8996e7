/// Ways through a branch that need no more stack for 10,000 levels than for two.
extension UIView {
  /// The view and everything in it, level by level, the backmost first.
  var branch: [UIView] {
    var views = [self]
    var index = 0
    while index < views.count {
      views.append(contentsOf: views[index].subviewStorage)
      index += 1
    }
    return views
  }

  /// Visits this view and what is in it, parents before children, the backmost first.
  ///
  /// It goes below a view where `visit` says so. Program code that `visit` runs may change the tree:
  /// visited are the subviews that there are when the visit of their superview ends. `visit` is
  /// handed each with that superview, and may find it elsewhere.
  package func walk(_ visit: (_ view: UIView, _ superview: UIView?) -> Bool) {
    guard visit(self, nil) else { return }
    walkBelow(visit)
  }

  /// The same for what is in this view, without the view itself.
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

  /// The view and everything in it, parents before children, the backmost first.
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
