import Testing
import TouchstoneTesting
import UIKit

/// The callbacks of an app when the system switches to dark style.
@MainActor @Suite(.staged)
struct StyleTests {
  private final class Witness: UIView {
    var heard: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
  }

  private let stage = Stage()

  @Test("every view is notified of dark mode, with its previous traits, and only once")
  func goesDark() {
    let witness = Witness(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    witness.backgroundColor = .systemBackground
    stage.window.addSubview(witness)
    let light = witness.layer.backgroundColor
    stage.application.setUserInterfaceStyle(.dark)
    stage.application.setUserInterfaceStyle(.dark)
    #expect(witness.heard == [.light])
    #expect(witness.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.application.mainScreen.traitCollection.userInterfaceStyle == .dark)
    #expect(witness.layer.backgroundColor != light)
    stage.application.setUserInterfaceStyle(.light)
    #expect(witness.heard == [.light, .dark])
    #expect(witness.layer.backgroundColor == light)
  }

  @Test("a view that overrides its style is not notified of the system's, nor are its subviews")
  func overridden() {
    let outer = Witness(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = Witness(frame: outer.bounds)
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .light
    stage.window.addSubview(outer)
    outer.heard = []
    inner.heard = []
    stage.application.setUserInterfaceStyle(.dark)
    #expect(outer.heard.isEmpty && inner.heard.isEmpty)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test("a controller's style applies to its view and all descendants, below their own overrides")
  func controllerStyle() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    let (outer, inner) = (
      Witness(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Witness(frame: .zero)
    )
    outer.backgroundColor = .systemBackground
    let child = UIViewController()
    child.view = inner
    outer.addSubview(inner)
    controller.view = outer
    controller.addChild(child)
    stage.window.rootViewController = controller
    let dark = outer.layer.backgroundColor
    #expect(controller.overrideUserInterfaceStyle == .dark)
    #expect(outer.overrideUserInterfaceStyle == .unspecified)
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    child.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    inner.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    outer.heard = []
    stage.application.setUserInterfaceStyle(.dark)
    stage.application.setUserInterfaceStyle(.light)
    #expect(outer.heard.isEmpty)
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(outer.heard == [.dark])
    #expect(outer.traitCollection.userInterfaceStyle == .light)
    #expect(outer.layer.backgroundColor != dark)
    #expect(UIViewController().overrideUserInterfaceStyle == .unspecified)
  }

  @Test("windows that filled a screen fill its replacement, others stay unchanged")
  func anotherScreen() {
    let small = UIWindow(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    small.isHidden = false
    stage.application.changeScreen(
      to: .init(
        width: 667, height: 375, scale: 2,
        safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)))
    #expect(stage.window.safeAreaInsets.left == 47)
    #expect(small.safeAreaInsets.left == 37)
    #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(small.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(stage.application.mainScreen.scale == 2)
    #expect(stage.explanation(at: CGPoint(x: 600, y: 300)).hit?.object === stage.window)
  }
}
