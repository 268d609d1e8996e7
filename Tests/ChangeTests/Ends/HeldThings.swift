import TouchstoneInput
import TouchstoneTesting
import UIKit

/// A view that fills the host, with the input that holds it.
@MainActor
class HeldThing: OpenThing {
  private(set) var finger: Finger?

  /// Adds a view at the location of the finger.
  func show(_ view: UIView) {
    view.frame = world.host.bounds
    world.host.addSubview(view)
    stage.settle()
  }

  /// Touches the host with a finger that moves a little.
  func touch() {
    finger = stage.touch(at: CGPoint(x: 100, y: 200))
    finger?.move(by: CGVector(dx: 0, dy: -30), duration: 0.05)
  }

  override func close() {
    if finger?.isDown == true { finger?.lift() }
  }
}

/// A view that records its touches.
@MainActor
final class HeldView: HeldThing {
  private final class View: UIView {
    weak var thing: HeldView?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { thing?.begun += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { thing?.ended += 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      thing?.ended += 1
    }
  }

  override func open() {
    let view = View()
    view.thing = self
    show(view)
    touch()
  }
}

/// A control that records its tracking, which ends with `endTracking(_:with:)` even if it is
/// canceled.
@MainActor
final class TrackedControl: HeldThing {
  private final class Control: UIControl {
    weak var thing: TrackedControl?
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      thing?.begun += 1
      return super.beginTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      thing?.ended += 1
    }
  }

  private let control = Control()

  override func open() {
    control.thing = self
    show(control)
    touch()
  }

  override func turnOff() { control.isEnabled = false }
}

/// A control that records its events.
@MainActor
final class HeldControl: HeldThing {
  private let control = UIControl()

  override func open() {
    control.addAction(UIAction { [weak self] _ in self?.begun += 1 }, for: .touchDown)
    control.addAction(
      UIAction { [weak self] _ in self?.ended += 1 },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    show(control)
    touch()
  }
}

/// A recognizer of drags.
@MainActor
final class HeldGesture: HeldThing {
  private let pan = UIPanGestureRecognizer()

  override func open() {
    pan.addTarget(self, action: Selector("endTablePan:", HeldGesture.changed(_:)))
    world.host.addGestureRecognizer(pan)
    touch()
  }

  private func changed(_ sender: UIPanGestureRecognizer) {
    switch sender.state {
    case .began: begun += 1
    case .ended, .cancelled: ended += 1
    default: break
    }
  }

  override func turnOff() { pan.isEnabled = false }
}

/// A recognizer of a hovering pointer.
@MainActor
final class HoveredView: HeldThing {
  private let hover = UIHoverGestureRecognizer()

  override func open() {
    hover.addTarget(self, action: Selector("endTableHover:", HoveredView.changed(_:)))
    world.host.addGestureRecognizer(hover)
    stage.hover(at: CGPoint(x: 100, y: 200))
  }

  private func changed(_ sender: UIHoverGestureRecognizer) {
    switch sender.state {
    case .began: begun += 1
    case .ended, .cancelled: ended += 1
    default: break
    }
  }

  override func close() { stage.hover(at: CGPoint(x: 380, y: 20)) }

  override func turnOff() { hover.isEnabled = false }
}

/// A view that changes the shape of the pointer.
@MainActor
final class PointedView: HeldThing, UIPointerInteractionDelegate {
  private lazy var interaction = UIPointerInteraction(delegate: self)

  override func open() {
    world.host.addInteraction(interaction)
    stage.hover(at: CGPoint(x: 100, y: 200))
  }

  override func close() { stage.hover(at: CGPoint(x: 380, y: 20)) }

  override func turnOff() { world.host.removeInteraction(interaction) }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { begun += 1 }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { ended += 1 }
}

/// A squeezed pencil.
@MainActor
final class SqueezedPencil: HeldThing, UIPencilInteractionDelegate {
  private lazy var interaction = UIPencilInteraction(delegate: self)

  override func open() {
    world.host.addInteraction(interaction)
    stage.application.deviceState.receive(.squeeze(.began), hoveringAt: nil)
  }

  override func close() {
    stage.application.deviceState.receive(.squeeze(.ended), hoveringAt: nil)
  }

  override func turnOff() { world.host.removeInteraction(interaction) }

  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {
    switch squeeze.phase {
    case .began: begun += 1
    case .changed: break
    case .ended, .cancelled: ended += 1
    }
  }
}

/// A first responder that records its presses and shakes.
private final class ListeningView: UIView {
  weak var thing: OpenThing?
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    thing?.begun += 1
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    thing?.ended += 1
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    thing?.ended += 1
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    thing?.begun += 1
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    thing?.ended += 1
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    thing?.ended += 1
  }
}

/// A held button.
@MainActor
final class HeldPress: HeldThing {
  private var press: HeldButton?

  override func open() {
    let view = ListeningView()
    view.thing = self
    show(view)
    view.becomeFirstResponder()
    press = stage.hold(.select)
  }

  override func close() { press?.release() }
}

/// A shaken device.
@MainActor
final class RunningShake: HeldThing {
  override func open() {
    let view = ListeningView()
    view.thing = self
    show(view)
    view.becomeFirstResponder()
    send(.began)
  }

  override func close() { send(.ended) }

  private func send(_ phase: MotionSample.Phase) {
    stage.application.loop.post(.motion(MotionSample(phase: phase, time: stage.now)))
    stage.application.loop.flush()
  }
}

/// A child controller with its view in the host.
@MainActor
final class ShownController: HeldThing {
  private final class Child: UIViewController {
    weak var thing: ShownController?
    override func viewDidAppear(_ animated: Bool) { thing?.begun += 1 }
    override func viewDidDisappear(_ animated: Bool) { thing?.ended += 1 }
  }

  private let child = Child()

  override func open() {
    child.thing = self
    world.page.addChild(child)
    show(child.view)
    child.didMove(toParent: world.page)
    stage.settle()
  }

  override func close() {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

/// The keyboard, with its notifications.
@MainActor
final class NotedKeyboard: HeldThing {
  private let field = UITextField()
  private let shows = NotificationCount(UIResponder.keyboardWillShowNotification)
  private let hides = NotificationCount(UIResponder.keyboardWillHideNotification)

  override func open() {
    stage.keyboardHeight = 200
    show(field)
    field.becomeFirstResponder()
    stage.settle()
  }

  override var begun: Int {
    get { shows.count }
    set {}
  }
  override var ended: Int {
    get { hides.count }
    set {}
  }

  override func close() { field.resignFirstResponder() }

  override func turnOff() { field.isEnabled = false }
}
