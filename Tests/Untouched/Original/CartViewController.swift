import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc public protocol CartViewControllerDelegate: NSObjectProtocol {
  @objc func cart(_ cart: CartViewController, didAdd item: String)
  @objc optional func cartDidEmpty(_ cart: CartViewController)
  @objc optional func cart(_ cart: CartViewController, shouldAdd item: String) -> Bool
  @objc optional var cartTitle: String { get }
}

@objcMembers
public class CartViewController: UIViewController {
  @IBOutlet public weak var addButton: UIButton!
  @IBOutlet public var panel: UIView!
  @IBInspectable public var limit: Int = 3
  public weak var delegate: CartViewControllerDelegate?
  public private(set) var items: [String] = []
  public private(set) var log: [String] = []
  @objc dynamic public var total: Double = 0
  private var timer: Timer?

  public override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.addTarget(self, action: #selector(addTapped(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(CartViewController.noteTouch), for: .touchDown)
    button.addTarget(self, action: #selector(touched(_:for:)), for: .touchDown)
    view.addSubview(button)
    addButton = button

    panel = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 200))
    view.addSubview(panel)
    let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap))
    panel.addGestureRecognizer(tap)
    let pan = UIPanGestureRecognizer(
      target: self,
      action: #selector(
        handle(with:) as (UIPanGestureRecognizer) -> Void
      ))
    panel.addGestureRecognizer(pan)

    NotificationCenter.default.addObserver(
      self, selector: #selector(self.priceChanged(_:)), name: .priceChanged, object: nil)
  }

  public func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    perform(#selector(later), with: nil, afterDelay: 0.5)
    perform(Selector(("byName")))
  }

  public func stop() { timer?.invalidate() }

  @IBAction func addTapped(_ sender: UIButton) {
    add("apple")
  }

  public func add(_ item: String) {
    guard delegate?.cart?(self, shouldAdd: item) ?? true, items.count < limit else { return }
    items.append(item)
    delegate?.cart(self, didAdd: item)
  }

  public func empty() {
    items.removeAll()
    delegate?.cartDidEmpty?(self)
  }

  public var heading: String { delegate?.cartTitle ?? "Cart" }

  func noteTouch() { log.append("down") }
  func touched(_ sender: UIButton, for event: UIEvent) { log.append("down with event") }
  @objc private func handleTap(_ recognizer: UITapGestureRecognizer) { log.append("tap") }
  @objc func handle(with pan: UIPanGestureRecognizer) {
    if pan.state == .ended { log.append("pan") }
  }
  @objc func handle(with swipe: UISwipeGestureRecognizer) { log.append("swipe") }
  @objc func tick(_ timer: Timer) { log.append("tick") }
  @objc func later() { log.append("later") }
  @objc func byName() { log.append("by name") }

  deinit {
    timer?.invalidate()
    NotificationCenter.default.removeObserver(self)
  }
}

extension Notification.Name {
  public static let priceChanged = Notification.Name("priceChanged")
}
