package import UIKitCore
internal import UIKitFocus

/// What scroll views add to the core.
package enum ScrollFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.add(\.refusingTouches) { touches, view, event in
      var outer = view.superviewStorage
      while let current = outer, !(current is UIScrollView) {
        outer = current.superviewStorage
      }
      guard let scrollView = outer as? UIScrollView,
        !scrollView.touchesShouldBegin(Set(touches), with: event, in: view)
      else { return nil }
      return scrollView
    }
    hooks.add(\.afterTouches) { StatusBarTap.look($0, in: $1) }
    hooks.actions += [
      KitAction("flashScrollIndicators", UIScrollView.flashScrollIndicators),
      KitAction("beginRefreshing", UIRefreshControl.beginRefreshing),
      KitAction("endRefreshing", UIRefreshControl.endRefreshing),
    ]
  }
}

extension UIScrollView: RevealingContent {
  package func reveal(_ rect: CGRect) {
    if isScrollEnabled { scrollRectToVisible(rect, animated: true) }
  }
}
