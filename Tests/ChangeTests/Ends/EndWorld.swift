import TouchstoneKit
import TouchstoneTesting
import UIKit

/// A window with a host view in a branch of its root, in which something begins.
@MainActor
final class EndWorld: NSObject, UITextFieldDelegate, UIScrollViewDelegate,
  UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate
{
  let stage = Stage()
  private let root = UIViewController()
  private let branch = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private var host = UIView()
  private var finger: Finger?
  private var field: UITextField?
  private var press: HeldButton?
  private var contextMenu: UIContextMenuInteraction?
  private var editMenu: UIEditMenuInteraction?
  private var child: UIViewController?
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

  /// Notes its presses.
  private final class PressedView: UIView {
    weak var world: EndWorld?
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      world?.begun += 1
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      world?.ended += 1
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      world?.ended += 1
    }
  }

  /// Notes its appearances.
  private final class Child: UIViewController {
    weak var world: EndWorld?
    override func viewDidAppear(_ animated: Bool) { world?.begun += 1 }
    override func viewDidDisappear(_ animated: Bool) { world?.ended += 1 }
  }

  override init() {
    super.init()
    stage.window.rootViewController = root
    root.view.addSubview(branch)
    other.isHidden = false
    stage.settle()
  }

  /// Begins it in the host.
  func begin(_ thing: BegunThing) {
    host = view(for: thing)
    host.frame = CGRect(x: 20, y: 100, width: 200, height: 150)
    branch.addSubview(host)
    child?.didMove(toParent: root)
    stage.settle()
    switch thing {
    case .touch, .tracking, .touchDown, .gesture, .drag:
      let finger = stage.touch(at: CGPoint(x: 100, y: 200))
      finger.move(by: CGVector(dx: 0, dy: -30), duration: 0.05)
      self.finger = finger
    case .editing: field?.becomeFirstResponder()
    case .press:
      host.becomeFirstResponder()
      press = stage.hold(.select)
    case .contextMenu: stage.longPress(host)
    case .editMenu:
      editMenu?.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 75)))
    case .appearance: break
    }
  }

  private func view(for thing: BegunThing) -> UIView {
    switch thing {
    case .touch:
      let view = TouchedView()
      view.world = self
      return view
    case .tracking:
      let control = TrackingControl()
      control.world = self
      return control
    case .touchDown: return control()
    case .gesture:
      let pan = UIPanGestureRecognizer()
      pan.addTarget(self, action: Selector("endTablePan:", EndWorld.panned(_:)))
      let view = UIView()
      view.addGestureRecognizer(pan)
      return view
    case .drag: return scrollView()
    case .editing:
      let field = UITextField()
      field.delegate = self
      self.field = field
      return field
    case .press:
      let view = PressedView()
      view.world = self
      return view
    case .contextMenu: return interacting(UIContextMenuInteraction(delegate: self))
    case .editMenu: return interacting(UIEditMenuInteraction(delegate: self))
    case .appearance:
      let child = Child()
      child.world = self
      self.child = child
      root.addChild(child)
      return child.view
    }
  }

  private func interacting(_ interaction: any UIInteraction) -> UIView {
    contextMenu = interaction as? UIContextMenuInteraction
    editMenu = interaction as? UIEditMenuInteraction
    let view = UIView()
    view.addInteraction(interaction)
    return view
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
    press?.release()
    contextMenu?.dismissMenu()
    editMenu?.dismissMenu()
    if let child {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
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

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "One") { _ in }])
    })
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { begun += 1 }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { ended += 1 }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: [UIAction(title: "Two") { _ in }]) }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { begun += 1 }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { ended += 1 }
}
