import Fuzzing
import TouchstoneInput
import TouchstoneKit
import TouchstoneTrace

/// Random recognizers of all eight kinds on a random tree of views, under random fingers, buttons,
/// wheels and pointers.
///
/// In the meantime, the app disables, moves and releases recognizers, removes views, and is
/// interrupted.
@MainActor
final class FuzzWorld: NSObject, UIGestureRecognizerDelegate {
  private let application: UIApplication
  private let window: UIWindow
  private var random: SeededGenerator
  private(set) var views: [BookView] = []
  private(set) var recognizers: [Weak<UIGestureRecognizer>] = []
  private(set) var touches: [Weak<UITouch>] = []
  private(set) var problems: [String] = []
  /// The number of actions sent.
  private(set) var actionCount = 0
  /// The last state that each recognizer sent to its targets.
  private var told: [String: UIGestureRecognizer.State] = [:]
  /// The last state that the observer of each recognizer received.
  private var seen: [String: UIGestureRecognizer.State] = [:]
  private let log: TraceLog?
  private var fingers: [(id: Int, place: Point)] = []
  private var latestFinger = 0
  private var now = 0.0

  init(seed: Int, isTraced: Bool) throws {
    random = SeededGenerator(seed: UInt64(clamping: seed))
    application = try UIApplication.launch(delegate: nil)
    ApplicationSlot.install(application)
    log = isTraced ? TraceLog() : nil
    window = UIWindow(frame: application.screenBounds)
    super.init()
    if let log { application.tracer.add(log) }
    window.makeKeyAndVisible()
    plant()
    for _ in 0..<(1 + random.below(6)) { addRecognizer() }
  }

  /// The trace as text.
  var traceText: String { log?.text ?? "" }

  private func plant() {
    for level in 0..<(2 + random.below(4)) {
      let inset = CGFloat(level) * 20
      let view = BookView(frame: CGRect(x: inset, y: inset, width: 300, height: 400))
      view.isMultipleTouchEnabled = !random.chance(4)
      let parent = level > 0 && !random.chance(3) ? views[random.below(level)] : window
      parent.addSubview(view)
      views.append(view)
    }
    if random.chance(2) { views.last?.becomeFirstResponder() }
  }

  private func addRecognizer() {
    let recognizer = random.recognizer()
    recognizer.name = "\(recognizers.count) \(type(of: recognizer))"
    recognizer.cancelsTouchesInView = !random.chance(4)
    recognizer.delaysTouchesBegan = random.chance(4)
    recognizer.delaysTouchesEnded = !random.chance(4)
    if random.chance(3) { recognizer.delegate = self }
    recognizer.addTarget(self, action: Selector("fuzzNote:", FuzzWorld.noteAction(_:)))
    recognizer.onReset = { [weak self] in self?.noteReset($0) }
    recognizer.onState = { [weak self] in self?.noteState($0) }
    views[random.below(views.count)].addGestureRecognizer(recognizer)
    let others = recognizers.compactMap(\.object)
    if random.chance(3), !others.isEmpty {
      recognizer.require(toFail: others[random.below(others.count)])
    }
    recognizers.append(Weak(recognizer))
  }

  // MARK: Callbacks

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer.state != .possible { problems.append("asked when it is not possible") }
    return !random.chance(6)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { random.chance(2) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { random.chance(8) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touches.append(Weak(touch))
    return !random.chance(10)
  }

  private func noteAction(_ sender: Any?) {
    guard let recognizer = sender as? UIGestureRecognizer, let name = recognizer.name else {
      return
    }
    actionCount += 1
    let before = told[name]
    let isActive = before == .began || before == .changed
    let isDiscrete =
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    let isRight =
      switch recognizer.state {
      case .began: !isActive && !isDiscrete
      case .changed, .cancelled: isActive
      case .ended: isActive != isDiscrete
      case .possible, .failed: false
      }
    if !isRight {
      problems.append("\(name) \(recognizer.state) after \(String(describing: before))")
    }
    told[name] = recognizer.state
    if random.chance(12) { meddle() }
    // Its own action removed its view, so it is the last one (statement 399).
    if recognizer.state == .possible { told[name] = nil }
  }

  private func noteReset(_ recognizer: UIGestureRecognizer) {
    if recognizer.state != .possible { problems.append("reset, and not possible") }
    switch recognizer.latestVerdict {
    case nil: problems.append("\(recognizer.name ?? "") is reset without a verdict")
    case let verdict? where !verdict.isFinal: problems.append("\(verdict) is no verdict")
    default: break
    }
  }

  /// Checks that an observer only receives state changes that a recognizer can make itself,
  /// including a rejected request.
  private func noteState(_ recognizer: UIGestureRecognizer) {
    guard let name = recognizer.name else { return }
    let before = seen[name] ?? .possible
    let now = recognizer.state
    let isRight =
      switch (before, now) {
      case (.possible, .changed), (.possible, .cancelled): false
      case (.possible, _): true
      case (.began, .changed), (.began, .ended), (.began, .cancelled), (.began, .failed): true
      case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
      case (.ended, .failed), (.ended, .possible): true
      case (.cancelled, .possible), (.failed, .possible): true
      default: false
      }
    if !isRight { problems.append("\(name) looks \(now) to itself after \(before)") }
    seen[name] = now
  }

  /// Checks that between events, the last observed state is the current one.
  private func checkObservers() {
    for recognizer in recognizers.compactMap(\.object) {
      guard let name = recognizer.name, recognizer.state != seen[name] ?? .possible else {
        continue
      }
      problems.append("\(name) is \(recognizer.state), and saw itself \(seen[name] ?? .possible)")
      seen[name] = recognizer.state
    }
  }

  // MARK: App code

  private func meddle() {
    let all = recognizers.compactMap(\.object)
    switch random.below(8) {
    case 0:
      removeView(views[random.below(views.count)])
      return
    case 1:
      application.interrupt()
      fingers = []
      application.resume()
      return
    case 2:
      addRecognizer()
      return
    default: break
    }
    guard !all.isEmpty else { return }
    let recognizer = all[random.below(all.count)]
    switch random.below(4) {
    case 0:
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case 1:
      // No further callback comes, because nothing else retains it.
      recognizer.view?.removeGestureRecognizer(recognizer)
      forget(recognizer)
    case 2:
      guard let view = recognizer.view else { return }
      view.removeGestureRecognizer(recognizer)
      forget(recognizer)
      view.addGestureRecognizer(recognizer)
    default:
      let view = views[random.below(views.count)]
      guard view !== recognizer.view else { return }
      view.addGestureRecognizer(recognizer)
      forget(recognizer)
    }
  }

  /// Clears the state of a recognizer that leaves its view, because it sends no action (statement
  /// 137).
  private func forget(_ recognizer: UIGestureRecognizer) {
    if let name = recognizer.name { told[name] = nil }
  }

  private func removeView(_ view: BookView) {
    guard let parent = view.superview else { return }
    view.removeFromSuperview()
    parent.addSubview(view)
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

  private func point() -> Point {
    Point(x: Double(random.below(390)), y: Double(random.below(440)))
  }

  private func touch(_ phase: TouchSample.Phase, _ finger: (id: Int, place: Point)) {
    send(.touch(TouchSample(id: finger.id, phase: phase, position: finger.place, time: now)))
  }

  private func step() {
    switch random.below(20) {
    case 0...3:
      guard fingers.count < 4 else { return }
      latestFinger += 1
      fingers.append((latestFinger, point()))
      touch(.began, fingers[fingers.count - 1])
    case 4...7:
      guard !fingers.isEmpty else { return }
      let finger = fingers.remove(at: random.below(fingers.count))
      touch(random.chance(8) ? .cancelled : .ended, finger)
    case 8...13:
      guard !fingers.isEmpty else { return }
      let index = random.below(fingers.count)
      for _ in 0..<(1 + random.below(4)) where index < fingers.count {
        let way = Double([5, 20, -20][random.below(3)])
        if random.chance(2) {
          fingers[index].place.x = min(389, max(0, fingers[index].place.x + way))
        } else {
          fingers[index].place.y = min(840, max(0, fingers[index].place.y + way))
        }
        touch(.moved, fingers[index])
        wait(0.01)
      }
    case 14...16: wait(random.chance(2) ? 0.1 : 0.6)
    case 17:
      let phase: HeldPhase = random.chance(2) ? .began : .ended
      send(.press(PressSample(phase: phase, type: .select, force: 1, time: now)))
    case 18:
      if random.chance(2) {
        send(.hover(HoverSample(phase: .moved, position: point(), time: now)))
      } else {
        send(
          .scroll(
            ScrollSample(
              position: point(), dx: 0, dy: 12, phase: .changed, precise: true, time: now)))
      }
    default: if random.chance(3) { meddle() }
    }
  }

  /// Plays `steps` steps. Then, unless it stops in the middle, everything ends and is checked.
  func play(steps: Int, stopsInTheMiddle: Bool) {
    for _ in 0..<steps {
      step()
      checkObservers()
    }
    guard !stopsInTheMiddle else { return }
    for finger in fingers { touch(.ended, finger) }
    send(.press(PressSample(phase: .ended, type: .select, time: now)))
    send(.hover(HoverSample(phase: .ended, position: Point(x: 0, y: 0), time: now)))
    wait(5)
    for view in views {
      problems += view.wrong
      if !view.open.isEmpty { problems.append("a view hears no end of a touch") }
      if !view.openPresses.isEmpty { problems.append("a view hears no end of a press") }
    }
    for recognizer in recognizers.compactMap(\.object) {
      let name = recognizer.name ?? ""
      if recognizer.state != .possible { problems.append("\(name) is left \(recognizer.state)") }
      if recognizer.numberOfTouches > 0 { problems.append("\(name) keeps touches") }
      if told[name] == .began || told[name] == .changed {
        problems.append("\(name) was told no end")
      }
    }
    checkVerdicts()
  }

  /// Checks that a recognizer has one verdict for each of its touches.
  private func checkVerdicts() {
    guard let log else { return }
    var seen: Set<String> = []
    for record in log.records where record.kind == .verdict {
      let key = "\(record.touch ?? 0) \(String(describing: record.subject))"
      if !seen.insert(key).inserted, record.detail?.contains("never received") != true {
        problems.append("two verdicts: \(key) \(record.detail ?? "")")
      }
    }
  }

  /// Ends the world, as a stage does at its end.
  func end() {
    application.loop.layerClock.removeAll()
    application.intake.abandon()
    ApplicationSlot.install(nil)
  }
}

/// A weak reference.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?
  init(_ object: Object) { self.object = object }
}
