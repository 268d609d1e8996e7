package import UIKitCore

/// Registers the button methods that apps name in selectors.
package enum ControlModule: KitModule {
  package static var actions: [KitAction] {
    [KitAction("setNeedsUpdateConfiguration", UIButton.setNeedsUpdateConfiguration)]
  }
}
