import Testing
import TouchstoneTesting
import UIKit

/// A link between objects that apps can set or override.
private enum Link: String, CaseIterable {
  case next, superview, presented, presenting, parent, undo, container, requirement
  case preferredFocus, parentFocus, childForStatusBar
}

/// The links that views, controllers, recognizers and elements override when a test sets them.
@MainActor
private final class Rings {
  var link: Link?
  weak var view: UIView?
  weak var other: UIView?
  weak var controller: UIViewController?
  weak var second: UIViewController?

  static let none = Rings()
}

private final class RingView: UIView {
  var rings = Rings.none

  override var canBecomeFirstResponder: Bool { true }
  override var next: UIResponder? {
    rings.link == .next || rings.link == .undo ? rings.other : super.next
  }
  override var superview: UIView? { rings.link == .superview ? rings.other : super.superview }
  override var parentFocusEnvironment: (any UIFocusEnvironment)? {
    rings.link == .parentFocus ? rings.other : super.parentFocusEnvironment
  }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    rings.link == .preferredFocus ? [rings.other].compactMap(\.self) : []
  }
}

private final class RingController: UIViewController {
  var rings = Rings.none
  var other: UIViewController? { self === rings.controller ? rings.second : rings.controller }

  override var presentedViewController: UIViewController? {
    rings.link == .presented ? other : super.presentedViewController
  }
  override var presentingViewController: UIViewController? {
    rings.link == .presenting ? other : super.presentingViewController
  }
  override var parent: UIViewController? { rings.link == .parent ? other : super.parent }
  override var next: UIResponder? { rings.link == .next ? other : super.next }
  override var childForStatusBarHidden: UIViewController? {
    rings.link == .childForStatusBar ? other : nil
  }
  override var childForStatusBarStyle: UIViewController? {
    rings.link == .childForStatusBar ? other : nil
  }
}

/// Cyclic links: all code that follows them terminates.
@MainActor @Suite(.staged)
struct RingTests {
  private let stage = Stage()
  private let rings = Rings()
  private let outer = RingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let inner = RingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let controller = RingController()
  private let second = RingController()

  init() {
    for view in [outer, inner] { view.rings = rings }
    for controller in [controller, second] { controller.rings = rings }
    (rings.view, rings.other) = (inner, outer)
    (rings.controller, rings.second) = (controller, second)
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    stage.window.rootViewController = controller
    stage.settle()
  }

  /// Makes links of a kind cyclic: the outer view links to itself, and the controllers to each
  /// other.
  private func close(_ link: Link) {
    rings.link = link
    switch link {
    case .container:
      let elements = (0..<2).map { _ in UIAccessibilityElement(accessibilityContainer: inner) }
      for (one, other) in zip(elements, elements.reversed()) { one.accessibilityContainer = other }
      inner.accessibilityElements = elements
    case .requirement:
      let taps = (0..<3).map { _ in UITapGestureRecognizer() }
      for (place, tap) in taps.enumerated() {
        inner.addGestureRecognizer(tap)
        tap.require(toFail: taps[(place + 1) % 3])
      }
    default: break
    }
  }

  @Test(arguments: Link.allCases)
  private func `Cyclic links end every traversal`(link: Link) {
    close(link)
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 150))
    inner.becomeFirstResponder()
    stage.type("a")
    stage.press(.keyboardTab)
    stage.press(.keyboardEscape)
    stage.press(.keyboardZ, modifiers: .command)
    stage.shake()
    stage.advance(by: 1)
    #expect(!stage.report.isEmpty)
    _ = stage.lint
    _ = stage.hitMap
    _ = stage.texts
    _ = stage.controllers
    _ = stage.accessibility.outline
    _ = inner.window
    _ = controller.prefersStatusBarHidden
    controller.setNeedsStatusBarAppearanceUpdate()
    second.dismiss(animated: false)
    controller.present(UIViewController(), animated: false)
    inner.resignFirstResponder()
    stage.advance(by: 1)
    readAround()
    rings.link = nil
    stage.settle()
    #expect(stage.now > 2)
  }

  /// Lays out, names and queries the objects of the cycle, and everything that follows its links.
  private func readAround() {
    let label = UILabel()
    let stack = UIStackView(arrangedSubviews: [label, UIView()])
    let scroll = UIScrollView()
    for view in [stack, scroll] {
      view.translatesAutoresizingMaskIntoConstraints = false
      inner.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        view.topAnchor.constraint(equalTo: inner.topAnchor),
      ])
    }
    label.text = "a"
    stack.arrangedSubviews[1].isHidden = true
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    UIView.animate(withDuration: 0.1) { label.isHidden = true }
    _ = inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = inner._autolayoutTrace()
    _ = inner.keyboardLayoutGuide
    inner.addInteraction(UIPointerInteraction(delegate: nil))
    stage.hover(at: CGPoint(x: 100, y: 100))
    for responder in [inner, label, controller, second] as [UIResponder] {
      _ = responder.undoManager
      _ = responder.inputAccessoryView
      _ = responder.target(forAction: "nobodyInThisRing:", withSender: nil)
    }
    for controller in [controller, second] {
      _ = controller.traitCollection
      controller.showDetailViewController(UIViewController(), sender: nil)
      controller.dismiss(animated: false)
    }
    _ = label.traitCollection
    _ = label.tintColor
    _ = label.effectiveUserInterfaceLayoutDirection
    _ = label.convert(CGPoint.zero, to: nil)
    _ = label.isDescendant(of: outer)
    inner.setNeedsFocusUpdate()
    inner.updateFocusIfNeeded()
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: 1)
  }
}
