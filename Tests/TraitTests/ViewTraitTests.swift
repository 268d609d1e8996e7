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

  @Test func `a phone is compact except for its height in portrait, and both ways in landscape`() {
    let traits = stage.window.traitCollection
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.preferredContentSizeCategory == .large && traits.displayScale == 3)
    stage.rotateDevice(to: .landscapeLeft)
    #expect(stage.window.traitCollection.verticalSizeClass == .compact)
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `a large phone in landscape has regular width, and a tablet is regular both ways`() {
    let large = Stage(size: CGSize(width: 440, height: 956))
    large.rotateDevice(to: .landscapeLeft)
    #expect(large.window.traitCollection.horizontalSizeClass == .regular)
    #expect(large.window.traitCollection.verticalSizeClass == .compact)
    let tablet = Stage(size: CGSize(width: 820, height: 1180))
    #expect(tablet.window.traitCollection.userInterfaceIdiom == .pad)
    #expect(tablet.window.traitCollection.horizontalSizeClass == .regular)
    #expect(tablet.window.traitCollection.verticalSizeClass == .regular)
  }

  @Test func `views are notified of another screen once, with their previous traits`() {
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

  @Test func `overrides apply to the view and its descendants, and an added view is notified`() {
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

  @Test func `a view moved to other surroundings is notified of the difference only`() {
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

  @Test func `a scene's overrides apply to its windows`() {
    stage.window.windowScene?.traitOverrides.userInterfaceStyle = .dark
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `the controller is notified before its view, and the view before its subviews`() {
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

  @Test func `a parent sets traits for a child, below the child's own overrides`() {
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

  @Test func `drawing and layout use the view's traits as current`() {
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
