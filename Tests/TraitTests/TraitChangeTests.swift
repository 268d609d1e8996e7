import Testing
import TouchstoneTesting
import UIKit

private struct WarmthTrait: UITraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
}

private final class Panel: UIView {
  var calls: [String] = []

  func changed() { calls.append("changed") }
  func changed(_ view: UIView) { calls.append("view \(view === self)") }
  func changed(_ view: UIView, _ previous: UITraitCollection) {
    calls.append("from \(previous.userInterfaceStyle == .light)")
  }
}

private class Shelf: UIView {
  var heard: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    listen()
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func listen() {
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, previous: UITraitCollection) in
      self.heard.append("\(type(of: self))")
    }
  }
}

/// The receivers of trait changes.
@MainActor @Suite(.staged)
struct TraitChangeTests {
  private let stage = Stage()

  @Test func `a handler is called for its registered traits only`() {
    let view = Panel()
    stage.window.addSubview(view)
    var heard: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (panel: Panel, previous: UITraitCollection) in
      #expect(panel === view)
      #expect(UITraitCollection.current === panel.traitCollection)
      heard.append(previous.userInterfaceStyle)
    }
    stage.setContentSizeCategory(.small)
    #expect(heard.isEmpty)
    stage.setUserInterfaceStyle(.dark)
    #expect(heard == [.light])
  }

  @Test func `a handler may use Self in a class that has subclasses`() {
    final class Drawer: Shelf {}
    let view = Drawer()
    stage.window.addSubview(view)
    stage.setUserInterfaceStyle(.dark)
    #expect(view.heard == ["Drawer"])
  }

  @Test func `custom traits are notified like the system's`() {
    let view = Panel()
    stage.window.addSubview(view)
    var count = 0
    view.registerForTraitChanges([WarmthTrait.self]) { (_: Panel, _) in count += 1 }
    stage.window.traitOverrides[WarmthTrait.self] = 3
    #expect(view.traitCollection[WarmthTrait.self] == 3)
    stage.window.traitOverrides[WarmthTrait.self] = 3
    #expect(count == 1)
  }

  @Test func `actions have no parameter, the view, or the view and the previous traits`() {
    let view = Panel()
    stage.window.addSubview(view)
    let traits = UITraitCollection.systemTraitsAffectingColorAppearance
    let plain: (Panel) -> () -> Void = Panel.changed
    let withView: (Panel) -> (UIView) -> Void = Panel.changed
    let withBoth: (Panel) -> (UIView, UITraitCollection) -> Void = Panel.changed
    view.registerForTraitChanges(traits, action: Selector("changed", plain))
    view.registerForTraitChanges(traits, action: Selector("changed:", withView))
    view.registerForTraitChanges(
      traits, target: view, action: Selector("changed:previous:", withBoth))
    stage.setUserInterfaceStyle(.dark)
    #expect(view.calls == ["changed", "view true", "from true"])
  }

  @Test func `an unregistered handler is no longer called, even during a pass`() {
    let view = Panel()
    stage.window.addSubview(view)
    var heard: [String] = []
    var second: (any UITraitChangeRegistration)?
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (panel: Panel, _) in
      heard.append("first")
      if let second { panel.unregisterForTraitChanges(second) }
    }
    second = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Panel, _) in
      heard.append("second")
    }
    stage.setUserInterfaceStyle(.dark)
    #expect(heard == ["first"])
  }

  @Test func `a controller's handler receives the controller's changes`() {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    var count = 0
    controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (one: UIViewController, _) in
      if one === controller { count += 1 }
    }
    stage.rotateDevice(to: .landscapeLeft)
    #expect(count == 1)
  }

  @Test func `an action without an implementation is one line`() {
    let view = Panel()
    stage.window.addSubview(view)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("nobody:"))
    stage.setUserInterfaceStyle(.dark)
    #expect(stage.traceText.contains("a change of traits can't call nobody:"))
  }
}
