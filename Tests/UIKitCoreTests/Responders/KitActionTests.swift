import Testing
import TouchstoneTesting
import UIKit

/// The framework's own methods, named in selectors.
@MainActor
struct KitActionTests {
  private let stage = Stage()

  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.window.addSubview(field)
    return field
  }

  // statement 414
  @Test("resignFirstResponder with a nil target hides the keyboard, from any sender")
  func resigning() {
    let field = field()
    field.becomeFirstResponder()
    #expect(
      stage.application.sendAction(
        Selector("resignFirstResponder"), to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
    field.becomeFirstResponder()
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    stage.window.addSubview(button)
    button.addTarget(
      nil, action: Selector("resignFirstResponder", UIResponder.resignFirstResponder),
      for: .touchUpInside)
    stage.tap(button)
    #expect(!field.isFirstResponder)
  }

  // statement 414
  @Test("becomeFirstResponder as an action gives a field the keyboard")
  func becoming() {
    let field = field()
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    stage.window.addSubview(button)
    button.addTarget(field, action: Selector("becomeFirstResponder"), for: .touchUpInside)
    stage.tap(button)
    #expect(field.isFirstResponder)
  }

  // statement 414, 415
  @Test(
    "a tap on the page hides the keyboard by endEditing, however the method is named",
    arguments: 0..<4)
  func endEditingByTap(way: Int) {
    let field = field()
    let view: UIView! = stage.window
    let tap =
      switch way {
      case 0: UITapGestureRecognizer(target: view, action: Selector("endEditing:"))
      case 1:
        UITapGestureRecognizer(
          target: view, action: Selector("endEditing:", UIView.endEditing(_:)))
      case 2: UITapGestureRecognizer(target: view, action: UIView.endEditing(_:))
      default: UITapGestureRecognizer(target: view, action: UIView.endEditing)
      }
    stage.window.addGestureRecognizer(tap)
    field.becomeFirstResponder()
    stage.tap(at: CGPoint(x: 200, y: 600))
    #expect(!field.isFirstResponder)
  }

  // statement 414
  @Test("the sender of endEditing counts as true, so a field that refuses is forced to resign")
  func forced() {
    final class Stubborn: UITextField {
      override var canResignFirstResponder: Bool { false }
    }
    let field = Stubborn(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    stage.window.addSubview(button)
    let action = Selector("endEditing:")
    #expect(stage.application.sendAction(action, to: stage.window, from: nil, for: nil))
    #expect(field.isFirstResponder, "no sender is no force")
    button.addTarget(stage.window, action: action, for: .touchUpInside)
    stage.tap(button)
    #expect(!field.isFirstResponder)
  }

  /// The methods of each class that apps name in selectors.
  private static let names: [(UIResponder, [String])] = [
    (
      UIResponder(),
      ["becomeFirstResponder", "resignFirstResponder", "reloadInputViews", "accessibilityActivate"]
    ),
    (
      UIView(),
      [
        "endEditing:", "setNeedsLayout", "layoutIfNeeded", "layoutSubviews",
        "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "updateConstraints",
        "setNeedsUpdateProperties", "updatePropertiesIfNeeded", "setNeedsDisplay",
        "invalidateIntrinsicContentSize", "sizeToFit", "tintColorDidChange", "setNeedsFocusUpdate",
        "updateFocusIfNeeded", "removeFromSuperview", "addSubview:", "bringSubviewToFront:",
        "sendSubviewToBack:",
      ]
    ),
    (UIScrollView(), ["flashScrollIndicators"]),
    (UIControl(), ["performPrimaryAction"]),
    (UIRefreshControl(), ["beginRefreshing", "endRefreshing"]),
    (UITextField(), ["deleteBackward", "unmarkText"]),
    (UITextView(), ["deleteBackward", "unmarkText"]),
    (UIWindow(), ["makeKeyWindow", "makeKeyAndVisible"]),
    (
      UIViewController(),
      [
        "loadViewIfNeeded", "removeFromParentViewController", "setNeedsFocusUpdate",
        "dismissViewControllerAnimated:completion:",
      ]
    ),
  ]

  // statement 414
  @Test("a responder can perform UIKit's methods of its class that actions name")
  func known() {
    for (responder, names) in Self.names {
      for name in names {
        let can = responder.canPerformAction(Selector(name), withSender: nil)
        #expect(can, "\(type(of: responder)) \(name)")
      }
    }
    #expect(!UIViewController().canPerformAction("setNeedsLayout", withSender: nil))
    #expect(!UIView().canPerformAction("flashScrollIndicators", withSender: nil))
  }

  // statement 414
  @Test("an override of a UIKit method is what its selector calls")
  func overridden() {
    final class Canvas: UIView {
      var marks = 0
      override func setNeedsDisplay() {
        marks += 1
        super.setNeedsDisplay()
      }
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(canvas)
    let before = canvas.marks
    let link = CADisplayLink(target: canvas, selector: "setNeedsDisplay")
    link.add(to: .main, forMode: .common)
    stage.advance(by: 0.051)
    link.invalidate()
    #expect(canvas.marks == before + 3)
  }

  // statement 414
  @Test(
    "a delayed call removes a view, and a button dismisses a controller, by UIKit's own methods")
  func removeAndDismiss() {
    let toast = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.window.addSubview(toast)
    toast.perform("removeFromSuperview", with: nil, afterDelay: 2)
    stage.advance(by: 1.9)
    #expect(toast.superview === stage.window)
    stage.advance(by: 0.2)
    #expect(toast.superview == nil)

    let root = UIViewController()
    stage.window.rootViewController = root
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    stage.settle()
    let done = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    sheet.view.addSubview(done)
    done.addTarget(
      sheet, action: "dismissViewControllerAnimated:completion:", for: .touchUpInside)
    stage.tap(done)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  // MARK: Methods with results

  private final class Counter: UIResponder {
    var count = 0
    func increment() -> Int {
      count += 1
      return count
    }
    func incremented(_ sender: Any?) -> Bool {
      count += 1
      return false
    }
    func both(_ sender: UIControl, _ event: UIEvent?) -> String {
      count += 1
      return ""
    }
  }

  // statement 415
  @Test("an action may return a value, by name or alone, with no, one or two arguments")
  func results() {
    let counter = Counter()
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    stage.window.addSubview(button)
    button.addTarget(
      counter, action: Selector("countUp", Counter.increment), for: .touchUpInside)
    button.addTarget(
      counter, action: Selector("countUp:", Counter.incremented(_:)), for: .touchUpInside)
    button.addTarget(
      counter, action: Selector("countUp:event:", Counter.both(_:_:)), for: .touchUpInside)
    stage.tap(button)
    #expect(counter.count == 3)
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.addTarget(counter, action: Counter.increment, for: .touchUpInside)
    button.addTarget(counter, action: Counter.incremented(_:), for: .touchUpInside)
    button.addTarget(counter, action: Counter.both(_:_:), for: .touchUpInside)
    stage.tap(button)
    #expect(counter.count == 6)
    let tap = UITapGestureRecognizer(target: counter, action: Counter.increment)
    tap.addTarget(counter, action: Counter.incremented(_:))
    button.addGestureRecognizer(tap)
    stage.tap(button)
    #expect(counter.count >= 8)
    #expect(stage.application.sendAction("countUp:", to: counter, from: nil, for: nil))
  }

  // statement 415
  @Test("a custom accessibility action that returns false was not performed")
  func customActionResult() throws {
    let counter = Counter()
    let element = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    element.isAccessibilityElement = true
    element.accessibilityLabel = "card"
    element.accessibilityCustomActions = [
      UIAccessibilityCustomAction(
        name: "Refuse", target: counter, selector: Selector("refuse:", Counter.incremented(_:)))
    ]
    stage.window.addSubview(element)
    #expect(stage.accessibility.perform("Refuse", on: element) == nil)
    #expect(counter.count == 1)
  }

  // MARK: Standard edit actions

  // statement 329
  @Test("naming a standard edit action does not make every responder perform it")
  func naming() {
    _ = [
      Selector("cut:", UIResponder.cut(_:)), Selector("paste:", UIResponder.paste(_:)),
      Selector("selectAll:", UIView.selectAll(_:)),
      Selector("delete:", (any UIResponderStandardEditActions).delete(_:)),
      Selector(
        "toggleBoldface:", (any UIResponderStandardEditActions).toggleBoldface(_:)),
    ]
    let view = UIView()
    stage.window.addSubview(view)
    for name in ["cut:", "paste:", "selectAll:", "delete:", "toggleBoldface:"] {
      for responder in [view, stage.window, UIViewController(), stage.application] {
        #expect(!responder.canPerformAction(Selector(name), withSender: nil), "\(name)")
      }
      #expect(!stage.application.sendAction(Selector(name), to: nil, from: view, for: nil))
      #expect(!stage.application.sendAction(Selector(name), to: view, from: nil, for: nil))
    }
  }

  // statement 329
  @Test("a named edit action reaches the class that overrides it, up the chain past the others")
  func namedAndOverridden() {
    final class Cutter: UIView {
      var cuts = 0
      override func cut(_ sender: Any?) { cuts += 1 }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("cut:", UIResponder.cut(_:))
          || super.canPerformAction(action, withSender: sender)
      }
    }
    let cutter = Cutter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: cutter.bounds)
    cutter.addSubview(inner)
    stage.window.addSubview(cutter)
    let cut = Selector("cut:", UIResponder.cut(_:))
    #expect(inner.target(forAction: cut, withSender: nil) as AnyObject === cutter)
    #expect(stage.application.sendAction(cut, to: nil, from: inner, for: nil))
    #expect(cutter.cuts == 1)
  }
}
