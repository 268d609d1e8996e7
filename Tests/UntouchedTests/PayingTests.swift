import Testing
import TouchstoneTesting
import UIKit
import Untouched

/// Overrides of declarations in extensions of the framework's classes, in rewritten sources.
@Suite(.staged) @MainActor
struct PayingTests {
  private let stage = Stage()
  private let controller = UIViewController()

  init() { stage.window.rootViewController = controller }

  @Test func `Each object performs its own class's methods`() {
    let (plain, single, double) = (UIView(), Till<String>(), DoubleTill())
    controller.view.addSubview(single)
    single.addSubview(double)
    double.addSubview(plain)
    #expect(plain.pay(1) == 3)
    #expect(double.pay(1) == 3)
    #expect(single.pay(1) == 1)
    #expect(controller.pay(1) == 0)
    #expect(plain.payer == "till before nobody")
    #expect(single.payer == nil)
    controller.title = "Shop"
    #expect(plain.payer == "till before Shop")
    #expect(single.payer == "Shop")
  }

  @Test func `Values read by key are found`() {
    #expect(ByName.application === stage.application)
    #expect(ByName.alpha(of: controller.view) == 1)
    #expect(ByName.alpha(of: nil) == nil)
  }
}
