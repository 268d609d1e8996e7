package import UIKitCore

/// The methods of buttons that programs name in selectors.
package enum ControlModule: KitModule {
  package static var actions: [KitAction] {
    [KitAction("setNeedsUpdateConfiguration", UIButton.setNeedsUpdateConfiguration)]
  }
}
