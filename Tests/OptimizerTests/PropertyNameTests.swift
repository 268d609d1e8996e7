import Testing
import TouchstoneTesting
import UIKit

/// Names from the properties that store views, which have the same layout in debug and release
/// builds.
@MainActor @Suite(.staged)
struct PropertyNameTests {
  private let stage = Stage()

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.advance(by: 0.1)
  }

  private func name(_ view: UIView) -> String {
    let parts = stage.why(view).split(separator: "*", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1]) : ""
  }

  @Test("a view without text is named by its controller's property, also a lazy or weak one")
  func controller() {
    let checkout = CheckoutViewController()
    show(checkout)
    #expect(name(checkout.card) == "checkout.card")
    #expect(name(checkout.total) == "checkout.total")
    #expect(checkout.badge.map(name) == "checkout.badge")
    #expect(checkout.optional.map(name) == "checkout.optional")
    #expect(name(checkout.digits[1]) == "checkout.digits[1]")
    #expect(name(checkout.view) == "checkout.view")
    #expect(name(checkout.inherited) == "checkout.inherited")
  }

  @Test("the nearest owner up the chain gives the name, and equal names are numbered")
  func superviews() {
    let checkout = CheckoutViewController()
    show(checkout)
    let rows = [CartRow(), CartRow()]
    for (number, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: 300 + number * 50, width: 300, height: 44)
      checkout.view.addSubview(row)
    }
    #expect(name(rows[1].toggle) == "cartRow.toggle, 2nd of 2 in checkout.view")
    rows[0].removeFromSuperview()
    #expect(name(rows[1].toggle) == "cartRow.toggle")
    rows[1].accessibilityIdentifier = "apples"
    #expect(name(rows[1].toggle) == "apples.toggle")
  }

  @Test("a window is named by the property of the application's delegate")
  func delegate() throws {
    let stage = Stage(app: ShopDelegate.self)
    let window = try #require((stage.application.delegate as? ShopDelegate)?.window)
    let hit = stage.explanation(at: CGPoint(x: 195, y: 422)).hit
    #expect(hit?.object === window)
    #expect(hit?.name == "shopDelegate.window")
  }

  @Test("a recognizer is named by the property that stores it")
  func recognizer() {
    let checkout = CheckoutViewController()
    show(checkout)
    #expect(
      stage.why(checkout.swiping) == "*checkout.swiping* on *checkout.view* has received no touch.")
  }

  @Test("properties of UIKit's own classes, in every module, give no names")
  func kit() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    list.accessibilityIdentifier = "list"
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 300, height: 40))
    field.accessibilityIdentifier = "field"
    field.clearButtonMode = .always
    field.text = "wool"
    stage.window.addSubview(list)
    stage.window.addSubview(field)
    stage.advance(by: 0.1)
    #expect(!stage.why(list.panGestureRecognizer).contains("list."))
    let buttons = field.subviews.filter { $0 is UIButton }
    #expect(!buttons.isEmpty)
    for button in buttons { #expect(!stage.why(button).contains("field.")) }
  }

  @Test("unowned properties are never read, even if their object is gone")
  func unowned() {
    var ghost: NSObject? = NSObject()
    let holder = HauntedController(ghost!)
    ghost = nil
    show(holder)
    #expect(name(holder.lamp) == "haunted.lamp")
    #expect(name(holder.candle) == "haunted.candle")
  }

  @Test("initial capitals of a class name are read as one word")
  func capitals() {
    let bar = URLBar(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    stage.window.addSubview(bar)
    #expect(name(bar.progress) == "urlBar.progress")
  }
}

private class ShoppingController: UIViewController {
  let inherited = UISwitch(frame: CGRect(x: 0, y: 200, width: 51, height: 31))
}

private final class CheckoutViewController: ShoppingController {
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  lazy var total = UISwitch(frame: CGRect(x: 0, y: 50, width: 51, height: 31))
  weak var badge: UIView?
  var optional: UIView? = UIView(frame: CGRect(x: 120, y: 0, width: 40, height: 40))
  let digits = (0..<2).map { UIView(frame: CGRect(x: 200, y: $0 * 50, width: 40, height: 40)) }
  let swiping = UISwipeGestureRecognizer()
  var count = 3
  var words: [String: Int] = ["a": 1]

  override func viewDidLoad() {
    let badge = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    self.badge = badge
    for part in [card, total, badge, inherited] + digits { view.addSubview(part) }
    optional.map(view.addSubview)
    swiping.addTarget(self, action: CheckoutViewController.swiped)
    view.addGestureRecognizer(swiping)
  }

  private func swiped(_ recognizer: UISwipeGestureRecognizer) {}
}

private final class CartRow: UIView {
  let toggle = UISwitch(frame: CGRect(x: 10, y: 5, width: 51, height: 31))

  convenience init() {
    self.init(frame: .zero)
    addSubview(toggle)
  }
}

private final class ShopDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  required override init() { super.init() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window?.makeKeyAndVisible()
    return true
  }
}

private final class HauntedController: UIViewController {
  let lamp = UISwitch(frame: CGRect(x: 0, y: 50, width: 51, height: 31))
  unowned var ghost: NSObject
  unowned(unsafe) var phantom: NSObject
  unowned let list: NSObject?
  let candle = UISwitch(frame: CGRect(x: 0, y: 150, width: 51, height: 31))

  init(_ ghost: NSObject) {
    self.ghost = ghost
    phantom = ghost
    list = ghost
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.addSubview(lamp)
    view.addSubview(candle)
  }
}

private final class URLBar: UIView {
  let progress = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(progress)
  }

  required init?(coder: NSCoder) { nil }
}
