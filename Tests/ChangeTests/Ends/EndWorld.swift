import TouchstoneKit
import TouchstoneTesting
import UIKit

/// A window with a host view in a branch of its root, in which something begins.
@MainActor
final class EndWorld: NSObject, UITextFieldDelegate, UIScrollViewDelegate {
  let stage = Stage()
  private let root = UIViewController()
  private let branch = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private var host = UIView()
  private var finger: Finger?
  private var field: UITextField?
  private let other = UIWindow(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
  private(set) var begun = 0
  private(set) var ended = 0

  /// Notes its touches.
  private final class TouchedView: UIView {
    weak var world: EndWorld?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { world?.begun += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { world?.ended += 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      world?.ended += 1
    }
  }

  /// Notes its tracking, which ends with `endTracking(_:with:)` also if it is cancelled.
  private final class TrackingControl: UIControl {
    weak var world: EndWorld?
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      world?.begun += 1
      return super.beginTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      world?.ended += 1
    }
  }

  override init() {
    super.init()
    stage.window.rootViewController = root
    root.view.addSubview(branch)
    other.isHidden = false
    stage.settle()
  }

  func begin(_ thing: BegunThing) {
    switch thing {
    case .touch:
      let view = TouchedView()
      view.world = self
      host = view
    case .tracking:
      let control = TrackingControl()
      control.world = self
      host = control
    case .touchDown: host = control()
    case .gesture:
      host = UIView()
      let pan = UIPanGestureRecognizer()
      pan.addTarget(self, action: Selector("endTablePan:", EndWorld.panned(_:)))
      host.addGestureRecognizer(pan)
    case .drag: host = scrollView()
    case .editing:
      let field = UITextField()
      field.delegate = self
      self.field = field
      host = field
    }
    host.frame = CGRect(x: 20, y: 100, width: 200, height: 150)
    branch.addSubview(host)
    stage.settle()
    guard thing != .editing else {
      field?.becomeFirstResponder()
      return
    }
    let finger = stage.touch(at: CGPoint(x: 100, y: 200))
    finger.move(by: CGVector(dx: 0, dy: -30), duration: 0.05)
    self.finger = finger
  }

  private func control() -> UIControl {
    let control = UIControl()
    control.addAction(UIAction { [weak self] _ in self?.begun += 1 }, for: .touchDown)
    control.addAction(
      UIAction { [weak self] _ in self?.ended += 1 },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return control
  }

  private func scrollView() -> UIScrollView {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 200, height: 2000)
    scroll.delegate = self
    return scroll
  }

  func apply(_ removal: Removal) {
    switch removal {
    case .view: host.removeFromSuperview()
    case .ancestor: branch.removeFromSuperview()
    case .root: stage.window.rootViewController = UIViewController()
    case .fullScreen:
      let shown = UIViewController()
      shown.modalPresentationStyle = .fullScreen
      root.present(shown, animated: false)
      stage.advance(by: 0.1)
    case .otherWindow: other.addSubview(host)
    case .hiddenWindow: stage.window.isHidden = true
    case .leftScene: stage.window.windowScene = nil
    case .interruption: stage.interrupt()
    case .background: stage.enterBackground()
    case .interactionOff: host.isUserInteractionEnabled = false
    }
  }

  /// Ends it as a user does, and the application is in front again.
  func end(_ removal: Removal) {
    if let finger, finger.isDown { finger.lift() }
    field?.resignFirstResponder()
    if removal == .background { stage.enterForeground() }
    if removal == .interruption { stage.resume() }
    stage.settle()
  }

  private func panned(_ sender: UIPanGestureRecognizer) {
    switch sender.state {
    case .began: begun += 1
    case .ended, .cancelled: ended += 1
    default: break
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { begun += 1 }
  func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { begun += 1 }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    ended += 1
  }
}
