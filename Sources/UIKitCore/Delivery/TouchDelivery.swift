internal import TouchstoneHitTree
internal import TouchstoneTrace

/// Delivers touch events to their windows, recognizers and responders.
///
/// An application uses one object for its whole life. The object reuses its buffers, so delivering
/// a moved touch allocates nothing in the steady state. All calls are determined before the first
/// one is made.
///
/// Delivery doesn't count references either. The sender of an event retains the event and the
/// application. From `begin` to `end`, the event retains its touches, the touches retain the views
/// and windows in which they began, and this object retains the sets that it passes on. All of them
/// stay alive, whatever app code releases during the event.
@MainActor
final class TouchDelivery {
  private let owner: Borrowed<UIApplication>
  var application: UIApplication { owner.object }
  var now: Double { owner.use { $0.now } }
  let tracer: Tracer
  private let gestures: GestureEnvironment
  @exclusivity(unchecked) private(set) var isOn = false
  /// The number of the current event. A window stores it when it has served the event.
  ///
  /// It is unique across applications, because a window may move from one to another.
  @exclusivity(unchecked) private var round = 0
  private static var latestRound = 0
  /// Whether a window has served the event.
  @exclusivity(unchecked) private var isServed = false
  /// Whether the event was sent through the application's `sendEvent(_:)`.
  @exclusivity(unchecked) private var isDispatched = false
  /// The windows that have a touch in the event, in the order of their oldest touches.
  @exclusivity(unchecked) private(set) var windows: ContiguousArray<UIWindow> = []
  @exclusivity(unchecked) private var calls: ContiguousArray<Call> = []
  @exclusivity(unchecked) private var members: ContiguousArray<UITouch> = []
  @exclusivity(unchecked) private var heldCalls: [HeldCall] = []
  @exclusivity(unchecked) private var sets = TouchSets()
  /// The touches of the last event that was reported.
  @exclusivity(unchecked) private var told: [TraceStep.Touch] = []
  @exclusivity(unchecked) private var postponed: [(touches: [UITouch], cause: String)] = []
  /// Whether the application was abandoned during the event. The touches then release their views
  /// at its end.
  @exclusivity(unchecked) var isGivenUp = false

  /// A call of one method on one view, with a range of ``members``.
  private struct Call {
    let view: UIView
    let method: TouchMethod
    var range: Range<Int>
  }

  /// A delayed call to a view that is now due.
  private struct HeldCall {
    let touch: UITouch
    let method: TouchMethod
    let look: HeldTouch
  }

  init(application: UIApplication) {
    owner = Borrowed(application)
    tracer = application.tracer
    gestures = application.gestures
  }

  // MARK: The event as a whole

  func begin(_ event: TouchesEvent) {
    isOn = true
    isDispatched = false
    event.delivery = Borrowed(self)
    Self.latestRound += 1
    round = Self.latestRound
    isServed = false
    guard tracer.isActive else { return }
    if !isTold(event) { told = event.touches.traced }
    tracer.report(.sent(touches: told), at: now)
  }

  /// Returns whether the event's only touch has the same report as last time, which is usual in a
  /// drag.
  private func isTold(_ event: TouchesEvent) -> Bool {
    event.keptTouch?.use { told.count == 1 && TraceStep.Touch($0) == told[0] } ?? false
  }

  func end(_ event: TouchesEvent) {
    if !isDispatched, !isServed {
      event.forEachTouch { reportKept($0, by: application) }
    }
    event.delivery = nil
    isOn = false
    if isGivenUp { event.forEachTouch { $0.letGo() } }
    // Only touches retain a window (statement 31).
    windows.empty()
    let hasFinished = event.hasFinished
    if hasFinished { gestures.finish(event.touches) }
    if hasFinished || isGivenUp { gestures.forgetSets() }
    isGivenUp = false
    gestures.conclude()
    if hasFinished { sets.removeAll() }
    guard !postponed.isEmpty else { return }
    let requests = postponed
    postponed = []
    event.removeFinished()
    for request in requests {
      application.intake.cancelPostponed(request.touches, because: request.cause)
    }
  }

  /// Cancels touches right after the current event.
  func cancelLater(because cause: String, where isConcerned: (UITouch) -> Bool) {
    postponed.append((application.intake.live.filter(isConcerned), cause))
  }

  // MARK: Windows

  /// Sends the event to each window that has a touch in it, in the order of their oldest touches.
  func send(_ event: TouchesEvent) {
    isDispatched = true
    if let touch = event.keptTouch {
      touch.use { $0.keptWindow }?.use { send(event, to: $0) }
      return
    }
    // An override may re-enter this method. Each level has its own index into the list.
    var index = 0
    let count = noteWindows(of: event)
    while index < count, index < windows.count {
      send(event, to: windows[index])
      index += 1
    }
  }

  private func send(_ event: TouchesEvent, to window: UIWindow) {
    tracer.report(.sentToWindow(TraceSubject(window)), at: now)
    window.sendEvent(event)
    reportKept(event, by: window)
  }

  /// Collects the windows that have a touch in the event, and returns their number.
  private func noteWindows(of event: TouchesEvent) -> Int {
    windows.empty()
    next: for touch in event.touches {
      guard let window = touch.boundWindow else { continue }
      for known in windows where known === window { continue next }
      windows.append(window)
    }
    return windows.count
  }

  /// Reports that a window's override of `sendEvent(_:)` didn't call `super`.
  private func reportKept(_ event: TouchesEvent, by window: UIWindow) {
    guard window.servedRound != round, tracer.isActive else { return }
    for touch in event.touches where touch.boundWindow === window {
      reportKept(touch, by: window)
    }
  }

  /// Marks the event as served by a window and returns `true`, or returns `false` if it already
  /// was.
  ///
  /// An override that calls `super` twice therefore delivers the event once.
  private func beginServing(_ window: UIWindow, _ event: TouchesEvent) -> Bool {
    guard window.servedRound != round else { return false }
    window.servedRound = round
    isServed = true
    event.forEachTouch { if $0.boundWindow === window { note($0) } }
    return true
  }

  // MARK: Views

  /// Performs the default delivery of a window: to the recognizers first, then to the views.
  func deliver(_ event: TouchesEvent, in window: UIWindow) {
    guard beginServing(window, event) else { return }
    gestures.deliver(event, in: window)
    callViews(of: window, event)
  }

  /// Calls the views of a window for their touches: delayed calls first, then new ones.
  private func callViews(of window: UIWindow, _ event: TouchesEvent) {
    if let touch = event.keptTouch, touch.use({ callView(of: $0, in: window, event) }) { return }
    // A handler of another window may have re-entered this method. Save its remaining calls.
    let outer = calls.isEmpty ? nil : (calls, members)
    plan(event, window)
    if !heldCalls.isEmpty {
      let earlier = heldCalls
      for call in earlier { deliver(call.touch, call.method, call.look, event) }
    }
    var index = 0
    while index < calls.count {
      let call = calls[index]
      index += 1
      guard let range = beginCall(call, event) else { continue }
      let set = sets.kept(for: members[range]).object.members
      send(call.method, set, members[range], to: call.view, event)
    }
    calls.empty()
    members.empty()
    if let outer { (calls, members) = outer }
  }

  /// Calls the view of the event's only touch if the touch only moved, and returns whether that is
  /// all there is to do.
  ///
  /// By far most events are of this kind.
  private func callView(of touch: UITouch, in window: UIWindow, _ event: TouchesEvent) -> Bool {
    guard touch.phaseNow == .moved, !touch.isHeldBack, calls.isEmpty, heldCalls.isEmpty,
      touch.hold?.isQuiet != false
    else { return false }
    guard touch.reception == .begun, touch.boundWindow === window, let view = touch.keptView
    else { return true }
    let set = sets.kept(for: touch)
    view.use { view in
      if view.node.overrides.contains(.touchesMoved) {
        move(touch, of: view, to: view, set, event)
      } else if let handler = ResponderChainWalk.handler(of: .moved, from: view) {
        move(touch, of: view, to: handler, set, event)
      } else {
        reportEnd(touch, .moved, from: view)
      }
    }
    return true
  }

  /// Calls the handler of a view for the move of an event's only touch.
  @inline(__always)
  private func move(
    _ touch: UITouch, of view: UIView, to handler: UIResponder, _ set: Borrowed<TouchSets.Entry>,
    _ event: TouchesEvent
  ) {
    reportCall(touch, .moved, from: view, to: handler)
    set.use { TouchCall.make(.moved, $0.members, to: handler, event) }
  }

  /// Determines all calls before the first one is made.
  ///
  /// Phases come in order. Within a phase, views are in the order in which their touches began.
  private func plan(_ event: TouchesEvent, _ window: UIWindow) {
    calls.empty()
    members.empty()
    let touches = event.touches
    for touch in touches where touch.phaseNow == .began && touch.boundWindow === window {
      admit(touch, event)
    }
    if !heldCalls.isEmpty { heldCalls.removeAll(keepingCapacity: true) }
    for touch in touches where touch.hold != nil && touch.boundWindow === window {
      flushHold(touch)
      if touch.isHeldBack { reportHeld(touch) }
    }
    if touches.count == 1 {
      plan(touches[0], in: window)
    } else {
      for method in TouchMethod.allCases { plan(method, for: touches, in: window) }
    }
  }

  private func plan(_ touch: UITouch, in window: UIWindow) {
    guard let method = TouchMethod(touch.phaseNow), isDue(touch, method, window),
      let view = touch.boundView
    else { return }
    members.append(touch)
    calls.append(Call(view: view, method: method, range: 0..<1))
  }

  /// Adds the calls of one method, one for each view.
  private func plan(
    _ method: TouchMethod, for touches: ContiguousArray<UITouch>, in window: UIWindow
  ) {
    let first = calls.count
    for touch in touches where isDue(touch, method, window) {
      guard let view = touch.boundView, !isPlanned(view, from: first) else { continue }
      let start = members.count
      for sibling in touches where sibling.boundView === view && isDue(sibling, method, window) {
        members.append(sibling)
      }
      calls.append(Call(view: view, method: method, range: start..<members.count))
    }
  }

  private func isPlanned(_ view: UIView, from first: Int) -> Bool {
    for index in first..<calls.count where calls[index].view === view { return true }
    return false
  }

  /// Delivers a new touch to its view, or withholds it for its whole life.
  private func admit(_ touch: UITouch, _ event: TouchesEvent) {
    guard touch.reception == .none else { return }
    guard let verdict = WithholdingRules.verdict(for: touch, among: event.touches) else {
      touch.reception = .begun
      return
    }
    touch.reception = .withheld
    report(touch, .began, discardedAt: touch.boundView, verdict)
  }

  /// Returns whether the touch's current change goes to its view, and in this window.
  private func isDue(_ touch: UITouch, _ method: TouchMethod, _ window: UIWindow) -> Bool {
    touch.reception == .begun && !touch.isHeldBack && touch.phaseNow == method.phase
      && touch.boundWindow === window
  }

  /// Records the touch's change if recognizers may delay it. A move that no recognizer delays isn't
  /// recorded.
  private func note(_ touch: UITouch) {
    touch.isHeldBack = false
    guard touch.phaseNow != .stationary, touch.hold?.isFinished == false else { return }
    if touch.phaseNow == .moved, touch.hold?.passesMoves == true { return }
    touch.isHeldBack = true
    touch.note()
  }

  /// Releases changes that no recognizer delays anymore.
  ///
  /// The current change is delivered with the rest of the event, and earlier changes one by one.
  private func flushHold(_ touch: UITouch) {
    guard touch.reception == .begun else { return }
    guard touch.hold?.isQuiet == false else { return }
    for held in touch.hold?.flush() ?? [] {
      if held.sample.phase == touch.phaseNow, held.method.phase == touch.phaseNow {
        touch.isHeldBack = false
      } else {
        heldCalls.append(HeldCall(touch: touch, method: held.method, look: held.sample))
      }
    }
  }
}

extension TouchDelivery {
  // MARK: One view

  /// Returns the touches of a call that its view receives, or `nil` if it receives no touch.
  private func beginCall(_ call: Call, _ event: TouchesEvent) -> Range<Int>? {
    var range = call.range
    // An earlier call may have ended or canceled a touch of this view.
    if hasFinished(range) {
      let left = members[range].filter { $0.reception != .finished }
      guard !left.isEmpty else { return nil }
      let start = members.count
      members.append(contentsOf: left)
      range = start..<members.count
    }
    return begin(call.method, members[range], in: call.view, event) ? range : nil
  }

  private func hasFinished(_ range: Range<Int>) -> Bool {
    for index in range where members[index].reception == .finished { return true }
    return false
  }

  /// Updates the reception of touches before their view is called. Returns `false` if they are
  /// withheld from it.
  private func begin(
    _ method: TouchMethod, _ touches: ContiguousArray<UITouch>.SubSequence, in view: UIView,
    _ event: TouchesEvent
  ) -> Bool {
    switch method {
    case .began: return !withhold(touches, from: view, event)
    case .moved: return true
    case .ended, .cancelled:
      for touch in touches { touch.reception = .finished }
      return true
    }
  }

  /// Delivers a delayed call, during which the touch has the values of that time.
  func deliver(_ touch: UITouch, _ method: TouchMethod, _ look: HeldTouch, _ event: TouchesEvent?) {
    guard let event, let view = touch.boundView, touch.reception == .begun,
      begin(method, [touch], in: view, event)
    else { return }
    let outer = event.delivery
    event.delivery = Borrowed(self)
    touch.looking(like: look) { send(method, [touch], [touch], to: view, event) }
    event.delivery = outer
  }

  /// Calls the method on the first responder that implements it, starting at the view and walking
  /// up the chain.
  private func send(
    _ method: TouchMethod, _ touches: Set<UITouch>, _ members: ContiguousArray<UITouch>.SubSequence,
    to view: UIView, _ event: TouchesEvent
  ) {
    guard let handler = ResponderChainWalk.handler(of: method, from: view) else {
      for touch in members { reportEnd(touch, method, from: view) }
      if method == .ended { for touch in members { reportAnswer(touch) } }
      return
    }
    if tracer.isActive {
      for touch in members { reportCall(touch, method, from: view, to: handler) }
    }
    TouchCall.make(method, touches, to: handler, event)
    guard method == .ended else { return }
    for touch in members { reportAnswer(touch) }
  }
}

extension ContiguousArray {
  /// Removes the few elements of a buffer and retains its capacity.
  ///
  /// `removeAll(keepingCapacity:)` costs as much as ten of these steps, whatever the number of
  /// elements.
  mutating func empty() {
    while !isEmpty { removeLast() }
  }
}
