import TouchstoneKit

/// An object of the fuzz test with its own name.
@MainActor
protocol Named: AnyObject {
  var name: String { get }
}

/// A plain view that records its touches.
final class EndsView: UIView, Named {
  weak var world: EndsWorld?
  let name: String

  init(_ world: EndsWorld, _ name: String) {
    self.world = world
    self.name = name
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow newWindow: UIWindow?) { world?.mischief() }
  override func didMoveToWindow() { world?.mischief() }
  override func willMove(toSuperview newSuperview: UIView?) { world?.mischief() }

  /// Records only touches of this view: touches that travel up from other views take another path
  /// when these have moved.
  private func book(_ touches: Set<UITouch>, _ note: (EndsLedger) -> Void) {
    guard let world else { return }
    for touch in touches {
      world.ledger.note("\(name): touch \(touch.hash) \(touch.phase)")
      if touch.view === self { note(world.ledger) }
    }
    world.mischief()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(touches) { $0.begin(.touch, name) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(touches) { $0.end(.touch, name) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    book(touches) { $0.end(.touch, name) }
  }
}

/// A control that records its tracking and its events.
final class EndsControl: UIControl, Named {
  weak var world: EndsWorld?
  let name: String

  init(_ world: EndsWorld, _ name: String) {
    self.world = world
    self.name = name
    super.init(frame: .zero)
    on(.touchDown) { $0.ledger.begin(.touchDown, $1) }
    on([.touchUpInside, .touchUpOutside, .touchCancel]) { $0.ledger.end(.touchDown, $1) }
  }
  required init?(coder: NSCoder) { nil }

  private func on(_ events: UIControl.Event, _ note: @escaping (EndsWorld, String) -> Void) {
    addAction(
      UIAction { [weak self] _ in
        guard let self, let world else { return }
        note(world, name)
        world.mischief()
      }, for: events)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // Without misbehavior: a control that is disabled here doesn't track.
    world?.ledger.begin(.tracking, name)
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    world?.mischief()
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    world?.ledger.end(.tracking, name)
    super.endTracking(touch, with: event)
    world?.mischief()
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      let wasTracking = isTracking
      super.isEnabled = newValue
      // A control that is disabled sends no event for the touch that it gives up (statement 227).
      if !newValue, wasTracking { world?.ledger.forgive(.touchDown, name) }
    }
  }
}

/// A text field that records its editing three times: as its delegate, by its events and by
/// notifications.
final class EndsField: UITextField, Named {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

/// A text view with gestures that a delegate receives.
final class EndsText: UITextView, Named {
  let name: String
  let gestures = UITextInteraction(for: .editable)

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero, textContainer: nil)
    text = "some words to hold"
    gestures.textInput = self
    addInteraction(gestures)
  }
  required init?(coder: NSCoder) { nil }
}

/// A scroll view with content that can be zoomed.
final class EndsScroll: UIScrollView, Named {
  let name: String
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1200))

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
    addSubview(content)
    contentSize = content.bounds.size
  }
  required init?(coder: NSCoder) { nil }
}

/// A controller that records its appearance.
final class EndsController: UIViewController, Named {
  weak var world: EndsWorld?
  let name: String

  init(_ world: EndsWorld, _ name: String) {
    self.world = world
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ step: String) {
    world?.ledger.step(step, of: name)
    world?.mischief()
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// A presentation that records its transitions.
final class EndsPresentation: UIPresentationController {
  weak var world: EndsWorld?
  let name: String

  init(
    _ world: EndsWorld, _ name: String, _ presented: UIViewController,
    _ presenter: UIViewController?
  ) {
    self.world = world
    self.name = name
    super.init(presentedViewController: presented, presenting: presenter)
  }

  override var shouldRemovePresentersView: Bool { name.hasSuffix("0") || name.hasSuffix("5") }

  override func presentationTransitionWillBegin() {
    world?.ledger.begin(.presentation, name)
    world?.follow(presentedViewController, name)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    world?.ledger.end(.presentation, name)
    world?.mischief()
  }
  override func dismissalTransitionWillBegin() {
    world?.ledger.begin(.dismissal, name)
    world?.follow(presentedViewController, name)
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    world?.ledger.end(.dismissal, name)
    world?.mischief()
  }
}

/// An animator that records its transition.
final class EndsTransition: NSObject, UIViewControllerAnimatedTransitioning {
  weak var world: EndsWorld?
  let name: String

  init(_ world: EndsWorld, _ name: String) {
    self.world = world
    self.name = name
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    world?.ledger.begin(.transition, name)
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    let view = transitionContext.containerView
    UIView.animate(withDuration: 0.3) {
      view.alpha = view.alpha == 1 ? 0.9 : 1
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    world?.ledger.end(.transition, name)
    world?.mischief()
  }
}
