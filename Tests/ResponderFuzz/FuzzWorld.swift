import Fuzzing
import Testing
import TouchstoneInput
import TouchstoneKit
import TouchstoneTrace

/// Windows full of views, controllers and models that accept or refuse first responder status,
/// under keys, buttons, shakes and remote commands.
///
/// Callbacks move and remove other objects, reorder windows and interrupt the application.
@MainActor
final class FuzzWorld {
  static let action = Selector("responderFuzzAct:", BookView.act(_:))

  let application: BookApplication
  var random: SeededGenerator
  var windows: [BookWindow] = []
  var views: [UIView] = []
  var controllers: [BookController] = []
  var models: [BookModel] = []
  /// All objects, to check that they are deallocated.
  private(set) var everybody: [(name: String, object: Weak<AnyObject>)] = []
  /// Objects that nothing should retain anymore.
  var dropped: [(name: String, object: Weak<AnyObject>)] = []
  let book = ResponderBook()
  private(set) var problems: [String] = []
  private(set) var traceText = ""
  let log = TraceLog()
  let hasRecognizers: Bool
  var depth = 0
  private var isPlanted = false
  private var hasMeddled = false
  private var serial = 0
  private var heldKeys: [Int] = []
  private var heldButtons: [PressSample.PressType] = []
  var now = 0.0

  init(seed: Int) throws {
    random = SeededGenerator(seed: UInt64(clamping: seed))
    hasRecognizers = seed % 3 == 2
    let made = try UIApplication.launch(BookApplication.self, delegate: nil)
    application = try #require(made as? BookApplication)
    application.world = self
    everybody.append(("application", Weak(made)))
    application.tracer.add(log)
    if !random.chance(4) { application.beginReceivingRemoteControlEvents() }
    plant()
  }

  private func nextName(_ word: String) -> String {
    serial += 1
    return "\(word) \(serial)"
  }

  private func plant() {
    for _ in 0..<(1 + random.below(3)) { addWindow() }
    windows[0].makeKeyAndVisible()
    for _ in 0..<(3 + random.below(7)) { addView() }
    for _ in 0..<random.below(4) { addController() }
    isPlanted = true
  }

  private func watch(_ object: any Booked) {
    everybody.append((object.name, Weak(object)))
  }

  private func addWindow() {
    let window = BookWindow(self, nextName("window"))
    watch(window)
    windows.append(window)
    if random.chance(2) { window.isHidden = false }
  }

  func addView() {
    let view: any Booked & UIView =
      switch random.below(6) {
      case 0: BookButton(self, nextName("button"))
      case 1: BookTyping(self, nextName("typing"))
      default: BookView(self, nextName("view"))
      }
    (view as? BookView)?.isFocusable = random.chance(4)
    watch(view)
    random.one(of: parents)?.addSubview(view)
    views.append(view)
    if random.chance(6) {
      let model = BookModel(self, nextName("model"), below: view)
      watch(model)
      models.append(model)
    }
    if hasRecognizers, random.chance(2) { view.addGestureRecognizer(recognizer()) }
  }

  private func recognizer() -> UIGestureRecognizer {
    let recognizer: UIGestureRecognizer
    if random.chance(2) {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + random.below(2)
      recognizer = tap
    } else {
      recognizer = UILongPressGestureRecognizer()
    }
    let types: [UIPress.PressType] = [.select, .playPause, .menu, .keyboard]
    recognizer.allowedPressTypes = types.map { NSNumber(value: $0.rawValue) }
    recognizer.cancelsTouchesInView = !random.chance(3)
    recognizer.delaysTouchesBegan = random.chance(3)
    recognizer.delaysTouchesEnded = !random.chance(3)
    recognizer.addTarget(
      self, action: Selector("responderFuzzNote:", FuzzWorld.recognized(_:)))
    return recognizer
  }

  private func recognized(_ sender: Any?) { mischief() }

  func addController() {
    let controller = BookController(self, nextName("controller"))
    watch(controller)
    controllers.append(controller)
    guard let view = controller.view else { return }
    if random.chance(2), let window = random.one(of: windows) {
      if window.rootViewController == nil { window.rootViewController = controller }
    } else {
      random.one(of: parents)?.addSubview(view)
    }
    views.append(view)
  }

  /// Presents a controller with a view over another controller.
  func present(over presenter: BookController) {
    guard presenter.presentedViewController == nil, presenter.viewIfLoaded?.window != nil else {
      return
    }
    let controller = BookController(self, nextName("sheet"))
    watch(controller)
    if random.chance(2) { controller.modalPresentationStyle = .fullScreen }
    let view = BookView(self, nextName("sheet view"))
    watch(view)
    controller.view?.addSubview(view)
    // Loading and adding run random actions.
    guard presenter.presentedViewController == nil, presenter.viewIfLoaded?.window != nil else {
      return
    }
    presenter.present(controller, animated: random.chance(2))
    _ = random.chance(2) ? view.becomeFirstResponder() : controller.becomeFirstResponder()
  }

  var parents: [UIView] { windows + views }

  /// All responders that may be first responder, including presented ones.
  var responders: [UIResponder] {
    var all: [UIResponder] = views + controllers + models + windows
    for controller in controllers {
      guard let presented = controller.presentedViewController else { continue }
      all.append(presented)
      all.append(contentsOf: presented.viewIfLoaded?.subviews ?? [])
    }
    return all
  }

  // MARK: Callbacks of responders

  func hear(
    _ responder: UIResponder, _ presses: Set<UIPress>, _ phase: UIPress.Phase, goOn: () -> Void
  ) {
    book.hear(responder, presses, phase) {
      mischief()
      if random.chance(2) { goOn() }
      mischief()
    }
  }

  func hear(_ responder: UIResponder, _ motion: String, goOn: () -> Void) {
    book.hear(responder, motion: motion) {
      mischief()
      if random.chance(2) { goOn() }
      mischief()
    }
  }

  func hear(_ responder: UIResponder, _ event: UIEvent?, goOn: () -> Void) {
    book.hearRemoteControl(event) {
      mischief()
      if random.chance(2) { goOn() }
    }
  }

  func mayBecome() -> Bool {
    mischief()
    return !random.chance(5)
  }

  func mayResign() -> Bool {
    mischief()
    return !random.chance(5)
  }

  func commands(of name: String) -> [UIKeyCommand]? {
    guard name.hasSuffix("3") else { return nil }
    let modifiers: UIKeyModifierFlags = name.count % 2 == 0 ? [] : .command
    return [UIKeyCommand(input: "a", modifierFlags: modifiers, action: Self.action)]
  }

  static func around(_ world: FuzzWorld?, _ body: () -> Bool) -> Bool {
    world?.mischief()
    defer { world?.mischief() }
    return body()
  }

  /// Drops an event, sends it twice, or performs an action before or after.
  static func send(_ event: UIEvent, _ world: FuzzWorld?, _ body: () -> Void) {
    guard let world else { return body() }
    switch world.random.below(40) {
    case 0:
      world.hasMeddled = true
      world.book.forgive(event)
    case 1:
      body()
      body()
    default:
      world.mischief()
      body()
      world.mischief()
    }
  }

  // MARK: Input

  /// Posts input to the queue. During a callback, the input waits there.
  func send(_ input: RawInput) {
    application.loop.post(input)
    application.loop.flush()
  }

  private func wait(_ seconds: Double) {
    now += seconds
    application.loop.advance(to: now)
  }

  private func key(_ phase: HeldPhase, _ usage: Int, isRepeat: Bool = false) {
    let characters = usage == 4 ? "a" : usage == 5 ? "b" : usage == 40 ? "\r" : ""
    send(
      .key(
        KeySample(
          phase: phase, usage: usage, modifiers: random.chance(4) ? .command : [],
          characters: characters, isRepeat: isRepeat, time: now)))
  }

  private func button(_ phase: HeldPhase, _ type: PressSample.PressType, force: Double = 1) {
    send(.press(PressSample(phase: phase, type: type, force: force, time: now)))
  }

  private func motion(_ phase: MotionSample.Phase) {
    send(.motion(MotionSample(phase: phase, time: now)))
  }

  /// Posts an input of a kind that must leave a trace.
  private func input() {
    switch random.below(26) {
    case 0...3:
      let usage = [4, 5, 40, 41, 43, 44, 79, 80, 81, 225][random.below(10)]
      if !heldKeys.contains(usage) { heldKeys.append(usage) }
      key(.began, usage)
    case 4, 5:
      guard let usage = random.one(of: heldKeys) else { return }
      heldKeys.removeAll { $0 == usage }
      key(random.chance(6) ? .cancelled : .ended, usage)
    case 6:
      guard let usage = random.one(of: heldKeys) else { return }
      key(.began, usage, isRepeat: true)
    case 7...9:
      let type = PressSample.PressType.allCases[random.below(9)]
      if !heldButtons.contains(type) { heldButtons.append(type) }
      button(.began, type)
    case 10...12:
      guard let type = random.one(of: heldButtons) else { return }
      heldButtons.removeAll { $0 == type }
      button(random.chance(6) ? .cancelled : .ended, type)
    case 13:
      guard let type = random.one(of: heldButtons) else { return }
      button(.changed, type, force: Double(random.below(4)) / 4)
    case 14...16: motion(.began)
    case 17, 18: motion(.ended)
    case 19: motion(.cancelled)
    case 20: key(.ended, 4)
    case 21: button(.ended, .pageUp)
    default:
      let subtypes = RemoteSample.Subtype.allCases
      send(.remote(RemoteSample(subtype: subtypes[random.below(subtypes.count)], time: now)))
    }
  }

  private func step() {
    switch random.below(12) {
    case 0: act()
    case 1: wait([0.02, 0.1, 0.6, 3.5][random.below(4)])
    case 2: send(random.chance(2) ? .interrupt(time: now) : .resume(time: now))
    case 3: shakeByHand()
    default:
      hasMeddled = false
      log.keep(in: &traceText)
      input()
      let hasCome = log.records.contains { $0.kind == .enqueued }
      if hasCome, !hasMeddled, !log.records.contains(where: \.tellsWhatBecameOfIt) {
        problems.append("no trace of \(log.records.first?.detail ?? "")")
      }
    }
    if application.applicationState != .active, random.chance(3) { send(.resume(time: now)) }
  }

  private func shakeByHand() {
    for number in 0..<(2 + random.below(6)) {
      let strength = number.isMultiple(of: 2) ? 2.5 : -2.5
      send(
        .deviceMotion(
          DeviceMotionSample(
            acceleration: .init(strength, 0, -1), gravity: .init(0, 0, -1), time: now)))
      wait(0.1)
    }
  }

  /// Plays `steps` steps. Then, unless it stops in the middle, everything ends and is checked.
  func play(steps: Int, stopsInTheMiddle: Bool) {
    for number in 0..<steps {
      let before = problems.count
      step()
      check()
      for index in before..<problems.count { problems[index] += ", in step \(number)" }
    }
    guard !stopsInTheMiddle else { return }
    // App code must not begin anything anymore.
    isPlanted = false
    send(.resume(time: now))
    for usage in heldKeys { key(.ended, usage) }
    for type in heldButtons { button(.ended, type) }
    motion(.ended)
    wait(8)
    check()
    book.close()
    problems += book.problems
    for window in windows { problems += window.problems }
    if !application.heldPresses.isEmpty { problems.append("held: \(application.heldPresses)") }
    log.keep(in: &traceText)
    // A dropped view may be added again by code that was moving it.
    for (name, object) in dropped where (object.object as? UIView)?.superview == nil {
      guard object.object != nil else { continue }
      problems.append("\(name) was dropped and lives")
    }
  }

  // MARK: Checks

  private func check() {
    for record in log.records where record.kind == .firstResponder { check(record) }
    checkFirstResponders()
    let called = book.takeCalls()
    let told = log.records.filter(\.isCallOfTheBook).count
    if called != told { problems.append("\(told) calls are in the trace, \(called) were made") }
    if !isBusy {
      book.checkMotion(application)
      if !hasRecognizers { book.checkPresses(application) }
    }
    for window in windows {
      if window.isKeyWindow != window.wasToldThatItIsKey {
        problems.append("\(window.name) is key: \(window.isKeyWindow), and was told otherwise")
      }
      if window.isKeyWindow, window.windowScene == nil {
        problems.append("\(window.name) is key and in no scene")
      }
    }
    log.keep(in: &traceText)
  }

  /// Whether input that was posted during a callback is still waiting.
  private var isBusy: Bool { !application.loop.queue.isEmpty }

  private func checkFirstResponders() {
    let first = responders.filter(\.isFirstResponder)
    for window in windows {
      let here = first.filter { self.window(of: $0) === window }
      if here.count > 1 { problems.append("\(window.name) has \(here.count) first responders") }
      if let holder = window.holder.object as? UIResponder, !holder.isFirstResponder {
        problems.append("\(window.name) has a first responder that does not know")
      }
    }
    if first.contains(where: { window(of: $0) == nil }) {
      problems.append("a first responder is in no window")
    }
  }

  private func window(of responder: UIResponder) -> UIWindow? {
    switch responder {
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    default: responder.next.flatMap { window(of: $0) }
    }
  }

  /// Checks that a responder becomes first only if there is no first responder, and that only the
  /// first responder resigns.
  private func check(_ record: TraceRecord) {
    guard let window = record.other?.object as? BookWindow else { return }
    let name = record.subject?.name ?? ""
    if record.detail == "became first responder" {
      if window.holder.object != nil { problems.append("\(name) becomes first beside another") }
      window.holder = Weak(record.subject?.object)
    } else {
      if let object = record.subject?.object, window.holder.object !== object {
        problems.append("\(name) \(record.detail ?? "") and was not first")
      }
      window.holder = Weak(nil)
    }
  }

  /// Ends the world, as a stage does at its end.
  func end() {
    application.loop.layerClock.removeAll()
    application.loop.layerClock.tick(to: now)
    application.intake.abandon()
    ApplicationSlot.install(nil)
  }

  /// Called in callbacks. Performs a random action now and then.
  func mischief() {
    guard isPlanted, depth < 3, random.chance(7) else { return }
    act()
  }
}

extension TraceRecord {
  /// Whether the record says more than that input arrived or that a responder became first.
  fileprivate var tellsWhatBecameOfIt: Bool {
    switch kind {
    case .enqueued, .firstResponder, .timer, .fault, .action: false
    default: true
    }
  }

  /// Whether the system called one of the counted methods on a counted object.
  @MainActor
  fileprivate var isCallOfTheBook: Bool {
    guard kind == .delivered, let phase, subject?.className.contains("Book") == true else {
      return false
    }
    return phase.hasPrefix("presses") || phase.hasPrefix("motion") || phase.hasPrefix("remote")
  }
}

extension TraceLog {
  /// Moves the records to a text, which retains no objects.
  fileprivate func keep(in all: inout String) {
    all += text
    removeAll()
  }
}
