package import UIKitCore

/// Applies appearances to views that enter a window.
package enum AppearanceModule: KitModule {
  package static var features: [any ApplicationFeature.Type] { [AppearanceRegistry.self] }
}

extension AppearanceRegistry: FollowsViews {
  package func branchDidEnter(_ branch: UIView) {
    branch.walk { view, outer in
      guard view === branch || view.superview === outer else { return false }
      applyRules(to: view)
      return true
    }
  }
}
