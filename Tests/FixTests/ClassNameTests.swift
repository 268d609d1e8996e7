import Testing
import TouchstoneTesting
import TouchstoneTrace
import UIKit

@testable import TouchstoneTrace

/// Apps only import `UIKit`, so names must not show which of the modules below declares a class.
@Suite("Names of classes", .staged) @MainActor
struct ClassNameTests {
  @Test(
    "a reflected name has UIKit in place of its internal modules",
    arguments: [
      ("UIKitCore.UIView", "UIKit.UIView"),
      ("Array<UIKitControls.UILabel>", "Array<UIKit.UILabel>"),
      (
        "Shop.Shelf<UIKitText.UITextField, UIKitCore.UIView>",
        "Shop.Shelf<UIKit.UITextField, UIKit.UIView>"
      ),
      ("UIKitCore.(Knob in _0123ABCD)", "UIKit.(Knob in _0123ABCD)"),
      ("UIKitMenus.UIMenu.Options", "UIKit.UIMenu.Options"),
      ("Shop.UIKitCore.View", "Shop.UIKitCore.View"),
      ("UIKitCatalog.ShopView", "UIKitCatalog.ShopView"),
      ("MyUIKitCore.View", "MyUIKitCore.View"),
      ("Größe.UIKitCore", "Größe.UIKitCore"),
      ("UIKitCore", "UIKitCore"),
      ("", ""),
    ])
  func reflected(name: String, expected: String) {
    #expect(KitModules.readable(reflected: name) == expected)
  }

  @Test("the trace names classes of all modules as classes of UIKit")
  func trace() {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    let toggle = UISwitch(frame: CGRect(x: 10, y: 100, width: 51, height: 31))
    for view in [field, toggle] { stage.window.addSubview(view) }
    stage.tap(at: field.center)
    stage.tap(at: toggle.center)
    let names = Set(stage.trace.compactMap { $0.subject?.className })
    #expect(names.isSuperset(of: ["UIKit.UITextField", "UIKit.UISwitch", "UIKit.UIWindow"]))
    #expect(names.allSatisfy { KitModules.declare($0) }, "\(names)")
  }

  @Test("the identifier of a trait names UIKit, and that of an app's trait its own module")
  func traits() {
    struct Theme: UITraitDefinition { static let defaultValue = 0 }
    #expect(UITraitDisplayScale.identifier == "UIKit.UITraitDisplayScale")
    #expect(Theme.identifier.hasPrefix("FixTests."))
  }
}
