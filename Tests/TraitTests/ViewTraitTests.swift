import Testing
import TouchstoneTesting
import UIKit

/// Records the callbacks about its traits.
final class TraitWitness: UIView {
  var heard: [UITraitCollection?] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heard.append(previousTraitCollection)
  }
}

/// The propagation of traits to views and controllers.
@MainActor @Suite(.staged)
struct ViewTraitTests {
  private let stage = Stage()

  @Test func `a phone is compact but for its height when it stands, and both ways when it lies`() {
    let traits = stage.window.traitCollection
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.preferredContentSizeCategory == .large && traits.displayScale == 3)
    stage.rotateDevice(to: .landscapeLeft)
    #expect(stage.window.traitCollection.verticalSizeClass == .compact)
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `a large phone that lies is regular from side to side, and a tablet is both ways`() {
    let large = Stage(size: CGSize(width: 440, height: 956))
    large.rotateDevice(to: .landscapeLeft)
    #expect(large.window.traitCollection.horizontalSizeClass == .regular)
    #expect(large.window.traitCollection.verticalSizeClass == .compact)
    let tablet = Stage(size: CGSize(width: 820, height: 1180))
    #expect(tablet.window.traitCollection.userInterfaceIdiom == .pad)
    #expect(tablet.window.traitCollection.horizontalSizeClass == .regular)
    #expect(tablet.window.traitCollection.verticalSizeClass == .regular)
  }

  @Test func `views hear of another screen once, with what they knew before`() {
    let view = TraitWitness()
    stage.window.addSubview(view)
    #expect(view.heard.isEmpty)
    stage.rotateDevice(to: .landscapeLeft)
    #expect(view.heard.map { $0?.verticalSizeClass } == [.regular])
    stage.setContentSizeCategory(.extraLarge)
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(view.heard.count == 2)
    #expect(stage.application.preferredContentSizeCategory == .extraLarge)
  }

  @Test func `overrides hold for the view and all in it, and a view that comes in hears of them`() {
    let (outer, inner, late) = (TraitWitness(), TraitWitness(), TraitWitness())
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(outer.heard.count == 1 && inner.heard.count == 1)
    inner.addSubview(late)
    #expect(late.heard.map { $0?.horizontalSizeClass } == [.compact])
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(late.traitCollection.horizontalSizeClass == .compact)
    #expect(late.heard.count == 2)
    stage.window.addSubview(late)
    #expect(late.heard.count == 2)
  }

  @Test func `a view that moves to other surroundings hears of the difference alone`() {
    let (dark, view) = (UIView(), TraitWitness())
    dark.overrideUserInterfaceStyle = .dark
    stage.window.addSubview(dark)
    stage.window.addSubview(view)
    dark.addSubview(view)
    #expect(view.heard.map { $0?.userInterfaceStyle } == [.light])
    view.removeFromSuperview()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    stage.window.addSubview(view)
    #expect(view.heard.map { $0?.userInterfaceStyle } == [.light, .dark])
  }

  @Test func `a scene's overrides hold for its windows`() {
    stage.window.windowScene?.traitOverrides.userInterfaceStyle = .dark
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `the controller is told before its view, and the view before what is in it`() {
    var order: [String] = []
    final class Controller: UIViewController {
      var tell: () -> Void = {}
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        tell()
      }
    }
    final class Telling: UIView {
      var tell: () -> Void = {}
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        tell()
      }
    }
    let (controller, view, inner) = (Controller(), Telling(), Telling())
    controller.view = view
    view.addSubview(inner)
    stage.window.rootViewController = controller
    controller.tell = { order.append("controller") }
    view.tell = { order.append("view") }
    inner.tell = { order.append("inner") }
    stage.setUserInterfaceStyle(.dark)
    #expect(order == ["controller", "view", "inner"])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a parent sets traits for a child, under what the child overrides itself`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    stage.window.rootViewController = parent
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(regular, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) === regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    child.traitOverrides.horizontalSizeClass = .compact
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func `what is drawn and laid out has the view's traits for the present ones`() {
    final class Asking: UIView {
      var seen: [UIUserInterfaceStyle] = []
      override func layoutSubviews() { seen.append(UITraitCollection.current.userInterfaceStyle) }
      override func draw(_ rect: CGRect) {
        seen.append(UITraitCollection.current.userInterfaceStyle)
      }
    }
    let view = Asking(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.overrideUserInterfaceStyle = .dark
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    #expect(!view.seen.isEmpty && view.seen.allSatisfy { $0 == .dark })
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}
