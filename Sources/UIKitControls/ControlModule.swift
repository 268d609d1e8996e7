package import UIKitCore

/// Registers the feature by which progress bars follow their tasks, and the button methods that
/// apps name in selectors.
package enum ControlModule: KitModule {
  package static var features: [any ApplicationFeature.Type] { [ProgressWatch.self] }
  package static var actions: [KitAction] {
    [KitAction("setNeedsUpdateConfiguration", UIButton.setNeedsUpdateConfiguration)]
  }
}
