import Foundation
import Fuzzing
import TouchstoneInput
import TouchstoneKit

/// Screens with everything that begins and ends, under random fingers, pointers and pencils. App
/// code removes, moves, hides and exchanges arbitrary objects, even during callbacks.
@MainActor
final class EndsWorld: NSObject {
  let application: UIApplication
  let ledger = EndsLedger()
  var random: SeededGenerator
  var problems: [String] = []
  private(set) var windows: [UIWindow] = []
  private(set) var views: [UIView] = []
  private(set) var scrolls: [EndsScroll] = []
  private(set) var fields: [UIView] = []
  private(set) var controls: [EndsControl] = []
  private(set) var controllers: [EndsController] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var ears: [EndsEar] = []
  private(set) var everything: [(name: String, object: Weak<AnyObject>)] = []
  private var edits: [UIEditMenuInteraction] = []
  private var animator: UIDynamicAnimator?
  private var observers: [any NSObjectProtocol] = []
  private var fingers: [(id: Int, place: Point)] = []
  private var latestFinger = 0
  private var serial = 0
  private var depth = 0
  private(set) var isPlanted = false
  private var now = 0.0

  init(seed: Int) throws {
    random = SeededGenerator(seed: UInt64(clamping: seed))
    application = try UIApplication.launch(delegate: nil)
    ApplicationSlot.install(application)
    super.init()
    watch("application", application)
    for _ in 0..<2 {
      let window = UIWindow(frame: application.screenBounds)
      watch("window", window)
      windows.append(window)
      let controller = addController()
      window.rootViewController = controller
      window.isHidden = false
    }
    windows[1].windowLevel = .alert
    windows[1].frame = CGRect(x: 0, y: 440, width: 390, height: 404)
    windows[0].makeKey()
    for _ in 0..<(6 + random.below(8)) { addView() }
    let reference = views[0]
    animator = UIDynamicAnimator(referenceView: reference)
    animator?.delegate = self
    isPlanted = true
  }

  func nextName(_ word: String) -> String {
    serial += 1
    return "\(word) \(serial)"
  }

  private func watch(_ name: String, _ object: AnyObject) {
    everything.append((name, Weak(object)))
  }

  // MARK: Contents

  @discardableResult
  private func addController() -> EndsController {
    let controller = EndsController(self, nextName("controller"))
    watch(controller.name, controller)
    controllers.append(controller)
    let view = EndsView(self, nextName("view of \(controller.name)"))
    watch(view.name, view)
    view.frame = application.screenBounds
    controller.view = view
    views.append(view)
    return controller
  }

  private var parents: [UIView] { windows + views }

  private func addView() {
    let view: any UIView & Named =
      switch random.below(8) {
      case 0, 1: addScroll()
      case 2: addControl()
      case 3: addField()
      case 4: addText()
      default: EndsView(self, nextName("view"))
      }
    watch(view.name, view)
    view.frame = CGRect(
      x: Double(random.below(120)), y: Double(random.below(160)), width: 240, height: 220)
    // A control gives up all its touches at once.
    view.isMultipleTouchEnabled = !(view is EndsControl) && random.chance(2)
    random.one(of: parents)?.addSubview(view)
    views.append(view)
    if random.chance(2) { addRecognizer(to: view) }
    if random.chance(2) { addInteraction(to: view) }
  }

  private func addScroll() -> EndsScroll {
    let scroll = EndsScroll(nextName("scroll"))
    scroll.delegate = self
    if random.chance(2) { scroll.maximumZoomScale = 3 }
    scroll.isPagingEnabled = random.chance(4)
    if random.chance(3) { scroll.keyboardDismissMode = .onDrag }
    scroll.delaysContentTouches = random.chance(2)
    scrolls.append(scroll)
    return scroll
  }

  private func addControl() -> EndsControl {
    let control = EndsControl(self, nextName("control"))
    controls.append(control)
    return control
  }

  private func addField() -> EndsField {
    let field = EndsField(nextName("field"))
    field.delegate = self
    let name = field.name
    for (event, isBeginning) in [(UIControl.Event.editingDidBegin, true), (.editingDidEnd, false)] {
      field.addAction(
        UIAction { [weak self] _ in
          isBeginning
            ? self?.ledger.begin(.editingEvents, name) : self?.ledger.end(.editingEvents, name)
          self?.mischief()
        }, for: event)
    }
    observe(field, UITextField.textDidBeginEditingNotification) {
      $0.ledger.begin(.editingNotifications, name)
    }
    observe(field, UITextField.textDidEndEditingNotification) {
      $0.ledger.end(.editingNotifications, name)
    }
    fields.append(field)
    return field
  }

  private func addText() -> EndsText {
    let text = EndsText(nextName("text"))
    text.delegate = self
    text.gestures.delegate = self
    fields.append(text)
    return text
  }

  private func observe(
    _ object: AnyObject, _ name: Notification.Name, _ note: @escaping @MainActor (EndsWorld) -> Void
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated {
          guard let self else { return }
          note(self)
          self.mischief()
        }
      })
  }

  private func addRecognizer(to view: UIView) {
    let recognizer: UIGestureRecognizer =
      switch random.below(4) {
      case 0: UIPanGestureRecognizer()
      case 1: UILongPressGestureRecognizer()
      case 2: UIPinchGestureRecognizer()
      default: UIHoverGestureRecognizer()
      }
    recognizer.name = nextName("\(type(of: recognizer))")
    recognizer.cancelsTouchesInView = random.chance(2)
    recognizer.delegate = self
    recognizer.addTarget(self, action: Self.gestured)
    view.addGestureRecognizer(recognizer)
    watch(recognizer.name ?? "", recognizer)
    recognizers.append(recognizer)
  }

  private func addInteraction(to view: UIView) {
    let ear = EndsEar(self, nextName("ear"))
    ears.append(ear)
    switch random.below(4) {
    case 0: view.addInteraction(UIContextMenuInteraction(delegate: ear))
    case 1:
      let edit = UIEditMenuInteraction(delegate: ear)
      edits.append(edit)
      view.addInteraction(edit)
    case 2: view.addInteraction(UIPointerInteraction(delegate: ear))
    default: view.addInteraction(UIPencilInteraction(delegate: ear))
    }
  }

  // MARK: App code

  /// Called in callbacks. Performs a random action now and then.
  func mischief() {
    guard isPlanted, depth < 3, random.chance(9) else { return }
    act()
  }

  private func act() {
    depth += 1
    defer { depth -= 1 }
    let view = random.one(of: views)
    let deed = random.below(30)
    ledger.note("\(depth): deed \(deed), \(name(of: view))")
    defer { ledger.note("\(depth): done") }
    switch deed {
    case 0...4: view?.removeFromSuperview()
    case 5...9:
      guard let view, let parent = random.one(of: parents), !parent.isDescendant(of: view) else {
        return
      }
      parent.addSubview(view)
    case 10: if random.chance(3), let window = random.one(of: windows) { window.isHidden.toggle() }
    case 11: exchangeRoot()
    case 12, 13: present()
    case 14: random.one(of: controllers)?.dismiss(animated: random.chance(2))
    case 15: useRecognizer()
    case 16: view.map { $0.isHidden.toggle() }
    case 17: view.map { $0.isUserInteractionEnabled.toggle() }
    case 18: random.one(of: controls).map { $0.isEnabled.toggle() }
    case 19:
      guard random.chance(3) else { return }
      application.interrupt()
      application.resume()
    case 20, 21: _ = random.one(of: fields)?.becomeFirstResponder()
    case 22: random.one(of: windows)?.endEditing(random.chance(2))
    case 23: scrollByProgram()
    case 24: random.one(of: scrolls)?.stopScrollingAndZooming()
    case 25: useInteraction()
    case 26: view.map(animate)
    case 27: child()
    case 28: fall()
    default: if depth == 1 { addView() }
    }
  }

  private func exchangeRoot() {
    guard let window = random.one(of: windows) else { return }
    let free = controllers.filter { controller in
      controller.presentingViewController == nil && controller.parent == nil
        && !windows.contains { $0.rootViewController === controller }
    }
    window.rootViewController = random.chance(3) ? nil : random.one(of: free)
  }

  private func present() {
    guard let presenter = random.one(of: controllers), presenter.viewIfLoaded?.window != nil,
      presenter.presentedViewController == nil
    else { return }
    let controller = EndsController(self, nextName("presented"))
    watch(controller.name, controller)
    switch random.below(3) {
    case 0: controller.modalPresentationStyle = .fullScreen
    case 1: controller.modalPresentationStyle = .pageSheet
    default:
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = self
    }
    presenter.present(controller, animated: random.chance(2))
  }

  /// Records the completion next to the transition of a controller.
  func follow(_ controller: UIViewController, _ name: String) {
    let isTaken = controller.transitionCoordinator?.animate(alongsideTransition: nil) {
      [weak self] _ in
      self?.ledger.end(.alongside, name)
      self?.mischief()
    }
    if isTaken == true { ledger.begin(.alongside, name) }
    mischief()
  }

  private func useRecognizer() {
    guard let recognizer = random.one(of: recognizers), let name = recognizer.name else { return }
    switch random.below(3) {
    case 0:
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case 1: recognizer.isEnabled.toggle()
    default:
      guard let view = random.one(of: views), view !== recognizer.view else { return }
      // A recognizer that leaves its view sends no action (statement 137).
      recognizer.view?.removeGestureRecognizer(recognizer)
      ledger.forgive(.gesture, name)
      view.addGestureRecognizer(recognizer)
    }
  }

  private func useInteraction() {
    guard let view = random.one(of: views), let interaction = random.one(of: view.interactions)
    else { return }
    if let edit = interaction as? UIEditMenuInteraction, random.chance(2) {
      return edit.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 20, y: 20)))
    }
    if let pencil = interaction as? UIPencilInteraction, random.chance(2) {
      return pencil.isEnabled.toggle()
    }
    if let pointer = interaction as? UIPointerInteraction, random.chance(2) {
      return pointer.isEnabled.toggle()
    }
    view.removeInteraction(interaction)
    random.one(of: views)?.addInteraction(interaction)
  }

  private func scrollByProgram() {
    guard let scroll = random.one(of: scrolls) else { return }
    switch random.below(6) {
    case 0: scroll.isScrollEnabled.toggle()
    case 1: scroll.setZoomScale(CGFloat(1 + random.below(3)), animated: true)
    case 2: scroll.contentOffset.y += 30
    case 3: scroll.maximumZoomScale = scroll.maximumZoomScale == 1 ? 3 : 1
    case 4:
      let place = CGPoint(x: 0, y: Double(random.below(600)))
      scroll.setContentOffset(place, animated: true)
      isolateAnimation(of: scroll)
    default:
      guard let other = random.one(of: views) else { return }
      let pan = scroll.panGestureRecognizer
      other.addGestureRecognizer(pan)
      scroll.addGestureRecognizer(pan)
    }
  }

  /// Handles an offset that is already reached, and an animation that app code ended within the
  /// call.
  private func isolateAnimation(of scroll: EndsScroll) {
    let isOpen = ledger.isOpen(.scrollAnimation, scroll.name)
    if scroll.isScrollAnimating, !isOpen { ledger.begin(.scrollAnimation, scroll.name) }
    if !scroll.isScrollAnimating, isOpen {
      problems.append("\(scroll.name) animates no more and has not told")
    }
  }

  private func animate(_ view: UIView) {
    let name = nextName("animation")
    if random.chance(3) {
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0.5 }
      ledger.begin(.animator, name)
      animator.addCompletion { [weak self] _ in
        self?.ledger.end(.animator, name)
        self?.mischief()
      }
      return animator.startAnimation()
    }
    ledger.begin(.animation, name)
    UIView.animate(withDuration: random.chance(4) ? 0 : 0.3) {
      view.alpha = view.alpha == 1 ? 0.8 : 1
      self.mischief()
    } completion: { [weak self] _ in
      self?.ledger.end(.animation, name)
      self?.mischief()
    }
  }

  private func child() {
    guard let parent = random.one(of: controllers) else { return }
    if let child = parent.children.first as? EndsController {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
      return
    }
    guard let view = parent.viewIfLoaded else { return }
    let child = EndsController(self, nextName("child"))
    watch(child.name, child)
    parent.addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func fall() {
    guard let animator, let view = random.one(of: views) else { return }
    if animator.behaviors.isEmpty || random.chance(2) {
      animator.addBehavior(
        random.chance(2)
          ? UIGravityBehavior(items: [view]) : UISnapBehavior(item: view, snapTo: view.center))
    } else {
      animator.removeAllBehaviors()
    }
  }

  // MARK: Input

  private func send(_ input: RawInput) {
    application.loop.post(input)
    application.loop.flush()
  }

  private func wait(_ seconds: Double) {
    now += seconds
    application.loop.advance(to: now)
  }

  /// Returns a location on the screen inside some view.
  private func place() -> Point {
    let seen = (scrolls + controls + fields + views).filter { $0.window != nil }
    guard let view = random.one(of: seen), let window = view.window else {
      return Point(x: Double(random.below(390)), y: Double(random.below(840)))
    }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    return Point(
      x: min(380, max(10, Double(middle.x + window.frame.minX) + Double(random.below(60)) - 30)),
      y: min(830, max(10, Double(middle.y + window.frame.minY) + Double(random.below(60)) - 30)))
  }

  private func touch(_ phase: TouchSample.Phase, _ finger: (id: Int, place: Point)) {
    if phase != .moved { ledger.note("finger \(finger.id) \(phase)") }
    send(.touch(TouchSample(id: finger.id, phase: phase, position: finger.place, time: now)))
  }

  private func putDown(_ place: Point) {
    guard fingers.count < 4 else { return }
    latestFinger += 1
    fingers.append((latestFinger, place))
    touch(.began, fingers[fingers.count - 1])
  }

  private func move(_ index: Int, _ dx: Double, _ dy: Double) {
    guard fingers.indices.contains(index) else { return }
    fingers[index].place.x = min(389, max(1, fingers[index].place.x + dx))
    fingers[index].place.y = min(843, max(1, fingers[index].place.y + dy))
    touch(.moved, fingers[index])
  }

  private func lift() {
    guard !fingers.isEmpty else { return }
    let finger = fingers.remove(at: random.below(fingers.count))
    touch(random.chance(8) ? .cancelled : .ended, finger)
  }

  private func step() {
    switch random.below(20) {
    case 0, 1: putDown(place())
    case 2...4:
      let index = random.below(max(1, fingers.count))
      let way = Double([8, 25, -25][random.below(3)])
      let isUpright = random.chance(2)
      for _ in 0..<(1 + random.below(4)) {
        move(index, isUpright ? 0 : way, isUpright ? way : 0)
        wait(0.016)
      }
    case 5, 6: lift()
    case 7, 8:
      putDown(place())
      let index = fingers.count - 1
      for _ in 0..<4 {
        move(index, 0, -22)
        wait(0.016)
      }
      if random.chance(2) { lift() }
    case 9:
      let middle = place()
      putDown(Point(x: middle.x - 20, y: middle.y))
      putDown(Point(x: min(389, middle.x + 20), y: middle.y))
      for _ in 0..<5 {
        move(fingers.count - 2, -9, 0)
        move(fingers.count - 1, 9, 0)
        wait(0.016)
      }
    case 10...12: wait([0.02, 0.1, 0.2, 0.6][random.below(4)])
    case 13: send(.hover(HoverSample(phase: .moved, position: place(), time: now)))
    case 14:
      let phases: [UIPencilInteraction.Phase] = [.began, .changed, .ended, .cancelled]
      application.deviceState.receive(.squeeze(phases[random.below(4)]), hoveringAt: nil)
    case 15: useInteraction()
    case 16: scrollByProgram()
    default: act()
    }
  }

  /// Plays some steps. Then everything ends, and the record is closed.
  func play(steps: Int, stopsInTheMiddle: Bool) {
    for _ in 0..<steps { step() }
    guard !stopsInTheMiddle else {
      isPlanted = false
      return wait(1)
    }
    isPlanted = false
    for finger in fingers { touch(.ended, finger) }
    fingers = []
    send(.hover(HoverSample(phase: .ended, position: Point(x: 0, y: 0), time: now)))
    application.deviceState.receive(.squeeze(.ended), hoveringAt: nil)
    animator?.removeAllBehaviors()
    wait(0.1)
    // Touches outside menus dismiss them.
    for edit in edits { edit.dismissMenu() }
    putDown(Point(x: 2, y: 2))
    if !fingers.isEmpty { lift() }
    for _ in 0..<4 { wait(1) }
    for window in windows { window.endEditing(true) }
    for view in views {
      for case let menu as UIContextMenuInteraction in view.interactions { menu.dismissMenu() }
    }
    for _ in 0..<4 { wait(1) }
    for (name, object) in everything where object.object == nil {
      ledger.forgiveAppearance(of: name)
    }
    ledger.close()
    problems += ledger.problems
    for scroll in scrolls {
      let flags = [
        scroll.isDragging, scroll.isDecelerating, scroll.isZooming, scroll.isScrollAnimating,
        scroll.isZoomBouncing || scroll.isZoomAnimating,
      ]
      if flags.contains(true) { problems.append("\(scroll.name) still moves: \(flags)") }
    }
    for recognizer in recognizers where recognizer.state != .possible {
      problems.append("\(recognizer.name ?? "") is left \(recognizer.state)")
    }
  }

  /// Ends the world, as a stage does at its end.
  func end() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    application.loop.layerClock.removeAll()
    application.loop.layerClock.tick(to: now)
    application.intake.abandon()
    ApplicationSlot.install(nil)
  }
}
