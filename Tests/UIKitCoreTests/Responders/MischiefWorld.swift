import Testing
import TouchstoneInput
import TouchstoneTesting
import UIKit

/// The points of event delivery at which app code runs.
enum MischiefMoment: CaseIterable {
  case hitTest, pointInside
  case viewBegan, viewMoved, viewEnded, viewCancelled
  case recognizerBegan, recognizerMoved, recognizerEnded, recognizerCancelled, recognizerReset
  case recognizerAction
  case layoutSubviews
  case willMoveToWindow, didMoveToWindow, willMoveToSuperview, didMoveToSuperview
  case willRemoveSubview, didAddSubview
  case windowSendEvent, windowSentEvent, applicationSendEvent, applicationSentEvent
  case becomeKey, resignKey
  case viewWillAppear, viewDidDisappear, becomeFirst, resignFirst
  case controlAction
}

/// The actions that the app code performs there.
enum MischiefDeed: CaseIterable {
  case removeSelf, removeParent, hide, moveToOtherWindow, dropWindow, replaceRoot
  case removeAllSubviews, addViewOnTop, interrupt, postMoreInput, makeOtherKey
  case hideWindow, present, dismiss, removeRecognizers, disableRecognizers, disableInteraction
  case reorder, animate, becomeFirst, sendEventAgain, exclusive
}

/// Counts the live objects of a world.
final class MischiefCount: @unchecked Sendable {
  nonisolated(unsafe) static var living = 0
  init() { Self.living += 1 }
  deinit { Self.living -= 1 }
}

/// A stage with two windows, views, controllers and recognizers that misbehave, and the record of
/// their calls.
@MainActor
final class MischiefWorld {
  let stage: Stage
  var window: MischiefWindow?
  var other: MischiefWindow?
  weak var target: MischiefView?
  let book = MischiefBook()
  /// Decides the action at a moment, or `nil` for no action.
  var decide: ((MischiefMoment, UIView?) -> MischiefDeed?)?
  private(set) var deeds = 0
  private var nextFinger = 1000
  private var depth = 0

  init(isTraced: Bool = true) {
    stage = Stage(application: MischiefApplication.self)
    if !isTraced { stage.stopTracing() }
    (stage.application as? MischiefApplication)?.world = self
  }

  /// Returns a world of two windows with a deeply nested multi-touch view in the front one.
  static func standard(isTraced: Bool = true) -> MischiefWorld {
    let world = MischiefWorld(isTraced: isTraced)
    let other = MischiefWindow(world)
    other.rootViewController = MischiefController(world)
    other.isHidden = false
    let window = MischiefWindow(world)
    let controller = MischiefController(world)
    window.rootViewController = controller
    let parent = MischiefView(world)
    let target = MischiefView(world)
    let child = MischiefView(world, frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    controller.view.addSubview(parent)
    parent.addSubview(target)
    target.addSubview(child)
    target.addGestureRecognizer(MischiefRecognizer(world))
    window.makeKeyAndVisible()
    world.window = window
    world.other = other
    world.target = target
    return world
  }

  var loop: EventLoop { stage.application.loop }

  func post(_ phase: TouchSample.Phase, _ finger: Int, _ x: Double, _ y: Double) {
    loop.post(
      .touch(
        TouchSample(id: finger, phase: phase, position: Point(x: x, y: y), time: loop.now)))
  }

  func flush() { loop.flush() }

  // MARK: Deeds

  func happen(_ moment: MischiefMoment, _ view: UIView?) {
    guard depth < 4, let deed = decide?(moment, view) else { return }
    depth += 1
    defer { depth -= 1 }
    deeds += 1
    perform(deed, view ?? target ?? window)
  }

  private func perform(_ deed: MischiefDeed, _ view: UIView?) {
    switch deed {
    case .removeSelf: view?.removeFromSuperview()
    case .removeParent: view?.superview?.removeFromSuperview()
    case .hide: view?.isHidden = true
    case .moveToOtherWindow: if let view, !(view is UIWindow) { other?.addSubview(view) }
    case .dropWindow: window = nil
    case .replaceRoot: window?.rootViewController = MischiefController(self)
    case .removeAllSubviews:
      for view in view?.window?.subviews ?? [] { view.removeFromSuperview() }
    case .addViewOnTop: (view?.superview ?? view)?.addSubview(MischiefView(self))
    case .interrupt:
      loop.post(.interrupt(time: loop.now))
      loop.flush()
    case .postMoreInput:
      nextFinger += 1
      post(.began, nextFinger, 40, 40)
      post(.moved, nextFinger, 50, 50)
      post(.ended, nextFinger, 50, 50)
      loop.flush()
    case .makeOtherKey: other?.makeKeyAndVisible()
    case .hideWindow: view?.window?.isHidden = true
    case .present: present()
    case .dismiss: window?.rootViewController?.dismiss(animated: false)
    case .removeRecognizers: view?.gestureRecognizers = nil
    case .disableRecognizers: for one in view?.gestureRecognizers ?? [] { one.isEnabled = false }
    case .disableInteraction: view?.isUserInteractionEnabled = false
    case .reorder: if let view { view.superview?.sendSubviewToBack(view) }
    case .animate:
      UIView.animate(withDuration: 0.1) {
        view?.alpha = 0.5
      } completion: { [weak view] _ in
        view?.removeFromSuperview()
      }
    case .becomeFirst: view?.becomeFirstResponder()
    case .sendEventAgain: book.event.map { stage.application.sendEvent($0) }
    case .exclusive: view?.isExclusiveTouch = true
    }
  }

  private func present() {
    guard let root = window?.rootViewController, root.view.window != nil else { return }
    guard root.presentedViewController == nil else { return }
    root.present(MischiefController(self), animated: false)
  }

  // MARK: The end

  /// Cancels fingers, ends every animation and closes the record.
  func finish(cancelling fingers: [Int]) -> [String] {
    decide = nil
    for finger in fingers { post(.cancelled, finger, 0, 0) }
    flush()
    loop.post(.resume(time: loop.now))
    flush()
    stage.settle()
    return book.close()
  }
}

// MARK: - The cast

final class MischiefApplication: UIApplication {
  weak var world: MischiefWorld?
  private let count = MischiefCount()

  override func sendEvent(_ event: UIEvent) {
    world?.book.sent(event)
    world?.happen(.applicationSendEvent, nil)
    super.sendEvent(event)
    world?.happen(.applicationSentEvent, nil)
    world?.book.finished(event)
  }
}

final class MischiefWindow: UIWindow {
  weak var world: MischiefWorld?
  private let count = MischiefCount()

  init(_ world: MischiefWorld) {
    self.world = world
    super.init(frame: chainScreen)
  }

  required init?(coder: NSCoder) { nil }

  override func sendEvent(_ event: UIEvent) {
    world?.happen(.windowSendEvent, self)
    super.sendEvent(event)
    world?.happen(.windowSentEvent, self)
  }

  override func becomeKey() { world?.happen(.becomeKey, self) }
  override func resignKey() { world?.happen(.resignKey, self) }
}

final class MischiefController: UIViewController {
  weak var world: MischiefWorld?
  private let count = MischiefCount()

  init(_ world: MischiefWorld) {
    self.world = world
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    guard let world else { return super.loadView() }
    view = MischiefView(world)
  }

  override func viewWillAppear(_ animated: Bool) { world?.happen(.viewWillAppear, viewIfLoaded) }
  override func viewDidDisappear(_ animated: Bool) {
    world?.happen(.viewDidDisappear, viewIfLoaded)
  }
}

final class MischiefView: UIView {
  weak var world: MischiefWorld?
  private let count = MischiefCount()

  init(_ world: MischiefWorld, frame: CGRect = chainScreen) {
    self.world = world
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override func becomeFirstResponder() -> Bool {
    world?.happen(.becomeFirst, self)
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    world?.happen(.resignFirst, self)
    return super.resignFirstResponder()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    world?.happen(.hitTest, self)
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    world?.happen(.pointInside, self)
    return super.point(inside: point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.book.told(self, .began, touches)
    world?.happen(.viewBegan, self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.book.told(self, .moved, touches)
    world?.happen(.viewMoved, self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.book.told(self, .ended, touches)
    world?.happen(.viewEnded, self)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.book.told(self, .cancelled, touches)
    world?.happen(.viewCancelled, self)
  }

  override func layoutSubviews() { world?.happen(.layoutSubviews, self) }
  override func willMove(toWindow newWindow: UIWindow?) { world?.happen(.willMoveToWindow, self) }
  override func didMoveToWindow() { world?.happen(.didMoveToWindow, self) }
  override func willMove(toSuperview newSuperview: UIView?) {
    world?.happen(.willMoveToSuperview, self)
  }
  override func didMoveToSuperview() { world?.happen(.didMoveToSuperview, self) }
  override func willRemoveSubview(_ subview: UIView) { world?.happen(.willRemoveSubview, self) }
  override func didAddSubview(_ subview: UIView) { world?.happen(.didAddSubview, self) }
}

/// Recognizes with the second move, and doesn't cancel touches in views unless configured to.
final class MischiefRecognizer: UIGestureRecognizer {
  weak var world: MischiefWorld?
  private let count = MischiefCount()
  private let listener: Listener

  @MainActor
  final class Listener {
    weak var world: MischiefWorld?
    private let count = MischiefCount()
    init(_ world: MischiefWorld) { self.world = world }
    func recognized(_ recognizer: UIGestureRecognizer) {
      world?.happen(.recognizerAction, recognizer.view)
    }
    static let action = Selector("recognizedMischief:", Listener.recognized(_:))
  }

  init(_ world: MischiefWorld, cancels: Bool = false) {
    self.world = world
    listener = Listener(world)
    super.init(target: listener, action: Listener.action)
    cancelsTouchesInView = cancels
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    world?.book.told(self, .began, touches)
    world?.happen(.recognizerBegan, view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    world?.book.told(self, .moved, touches)
    state = state == State.possible ? State.began : State.changed
    world?.happen(.recognizerMoved, view)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    world?.book.told(self, .ended, touches)
    if state != State.possible, numberOfTouches <= touches.count { state = State.ended }
    world?.happen(.recognizerEnded, view)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    world?.book.told(self, .cancelled, touches)
    if state != State.possible { state = State.cancelled }
    world?.happen(.recognizerCancelled, view)
  }

  override func reset() {
    world?.book.reset(self)
    world?.happen(.recognizerReset, view)
  }
}
