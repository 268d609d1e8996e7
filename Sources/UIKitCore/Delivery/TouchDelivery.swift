internal import TouchstoneTrace

/// Takes one touches event to the windows, recognizers and responders it concerns.
///
/// One object serves an application for its life, and keeps its buffers: delivering a moved touch
/// allocates nothing in the steady state. Who is to be called is decided before anybody is called.
@MainActor
final class TouchDelivery {
  unowned let application: UIApplication
  let tracer: Tracer
  private(set) var isOn = false
  /// Whether the event came through the application's `sendEvent(_:)`.
  private var isDispatched = false
  private var windows: ContiguousArray<UIWindow> = []
  private var servedWindows: ContiguousArray<UIWindow> = []
  private var calls: ContiguousArray<Call> = []
  private var members: ContiguousArray<UITouch> = []
  private var heldCalls: [HeldCall] = []
  private var sets = TouchSets()
  private var postponed: [(touches: [UITouch], cause: String)] = []

  /// One method to be called on one view, with a range of ``members``.
  private struct Call {
    let view: UIView
    let method: TouchMethod
    var range: Range<Int>
  }

  init(application: UIApplication) {
    self.application = application
    tracer = application.tracer
  }

  // MARK: The event as a whole

  func begin(_ event: TouchesEvent) {
    isOn = true
    isDispatched = false
    event.delivery = self
    servedWindows.removeAll(keepingCapacity: true)
    tracer.report(
      .sent(
        touches: event.touches.map {
          TraceStep.Touch($0.serial, TraceStep.TouchPhase($0.phase))
        }),
      at: application.now)
  }

  func end(_ event: TouchesEvent) {
    if !isDispatched, servedWindows.isEmpty {
      for touch in event.touches { reportKept(touch, by: application) }
    }
    event.delivery = nil
    isOn = false
    // Nothing but the touches keeps a window alive (statement 31).
    windows.removeAll(keepingCapacity: true)
    servedWindows.removeAll(keepingCapacity: true)
    application.gestures.finish(event)
    if event.touches.contains(where: \.isFinished) { sets.removeAll() }
    guard !postponed.isEmpty else { return }
    let requests = postponed
    postponed = []
    event.removeFinished()
    for request in requests {
      application.intake.cancelPostponed(request.touches, because: request.cause)
    }
  }

  /// Somebody wants touches cancelled in the middle of an event: they are, right after it.
  func cancelLater(because cause: String, where isConcerned: (UITouch) -> Bool) {
    postponed.append((application.intake.live.filter(isConcerned), cause))
  }

  /// Takes the event to each window that has a touch in it, oldest touch first.
  func dispatch(_ event: TouchesEvent) {
    isDispatched = true
    windows.removeAll(keepingCapacity: true)
    for touch in event.touches {
      guard let window = touch.boundWindow, !windows.contains(where: { $0 === window }) else {
        continue
      }
      windows.append(window)
    }
    // An override may come back in here; each level keeps its own place in the list.
    var index = 0
    let count = windows.count
    while index < count, index < windows.count {
      send(event, to: windows[index])
      index += 1
    }
  }

  private func send(_ event: TouchesEvent, to window: UIWindow) {
    tracer.report(.sentToWindow(TraceSubject(window)), at: application.now)
    window.sendEvent(event)
    guard !servedWindows.contains(where: { $0 === window }) else { return }
    for touch in event.touches where touch.boundWindow === window {
      reportKept(touch, by: window)
    }
  }

  // MARK: One window

  /// What a window's default does: recognizers first, then the views.
  func deliver(_ event: TouchesEvent, in window: UIWindow) {
    // An override that calls super twice would deliver everything twice.
    guard !servedWindows.contains(where: { $0 === window }) else { return }
    servedWindows.append(window)
    for touch in event.touches where touch.boundWindow === window { note(touch) }
    application.gestures.deliver(event, in: window)
    guard calls.isEmpty else {
      // A handler of another window came back in here: its plan is kept meanwhile.
      let outer = (calls: calls, members: members)
      performAll(event, window)
      (calls, members) = (outer.calls, outer.members)
      return
    }
    performAll(event, window)
  }

  private func performAll(_ event: TouchesEvent, _ window: UIWindow) {
    plan(event, window)
    let earlier = heldCalls
    for call in earlier { deliver(call, event) }
    var index = 0
    while index < calls.count {
      perform(calls[index], event)
      index += 1
    }
    calls.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
  }

  /// Decides every call before the first is made: phases in order, and within a phase the views in
  /// the order in which their touches began.
  private func plan(_ event: TouchesEvent, _ window: UIWindow) {
    calls.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    for touch in event.touches where touch.boundWindow === window && touch.phase == .began {
      receive(touch, event)
    }
    heldCalls.removeAll(keepingCapacity: true)
    for touch in event.touches where touch.boundWindow === window {
      flushHold(touch)
      if touch.isHeldBack { reportHeld(touch) }
    }
    for method in TouchMethod.allCases {
      let first = calls.count
      for touch in event.touches where isDue(touch, method, window) {
        guard let view = touch.boundView, !calls[first...].contains(where: { $0.view === view })
        else { continue }
        let start = members.count
        for sibling in event.touches
        where sibling.boundView === view && isDue(sibling, method, window) {
          members.append(sibling)
        }
        calls.append(Call(view: view, method: method, range: start..<members.count))
      }
    }
  }

  /// Lets a new touch through to its view, or withholds it for good.
  private func receive(_ touch: UITouch, _ event: TouchesEvent) {
    guard touch.reception == .none else { return }
    guard let verdict = WithholdingRules.verdict(for: touch, among: event.touches) else {
      touch.reception = .begun
      return
    }
    touch.reception = .withheld
    report(touch, .began, discardedAt: touch.boundView, verdict)
  }

  /// Whether the touch's present change goes to its view, and in this window.
  private func isDue(_ touch: UITouch, _ method: TouchMethod, _ window: UIWindow) -> Bool {
    touch.reception == .begun && !touch.isHeldBack && touch.phase == method.phase
      && touch.boundWindow === window
  }

  /// Notes what a touch did where recognizers may hold it back. A move that nobody holds goes past
  /// the books.
  private func note(_ touch: UITouch) {
    touch.isHeldBack = false
    guard touch.phase != .stationary, touch.hold != nil else { return }
    if touch.phase == .moved, touch.hold?.isInView == true, touch.hold?.isHolding == false {
      return
    }
    touch.isHeldBack = true
    let look = HeldTouch(touch)
    switch touch.phase {
    case .began: touch.hold?.began(look)
    case .moved: touch.hold?.moved(look)
    case .ended: touch.hold?.ended(look)
    default: touch.hold?.cancelled(look)
    }
  }

  /// Lets out what nobody holds any more: the present change with the rest of the event, what was
  /// held back before it one by one.
  private func flushHold(_ touch: UITouch) {
    guard touch.reception == .begun, let deliveries = touch.hold?.flush(), !deliveries.isEmpty
    else { return }
    for call in deliveries.map({ HeldCall(touch, $0) }) {
      if call.look.phase == touch.phase, call.method.phase == touch.phase {
        touch.isHeldBack = false
      } else {
        heldCalls.append(call)
      }
    }
  }
}

extension TouchDelivery {
  // MARK: One view

  private func perform(_ call: Call, _ event: TouchesEvent) {
    var range = call.range
    // A call before this one may have taken a touch away from its view.
    if members[range].contains(where: { $0.reception == .finished }) {
      let left = members[range].filter { $0.reception != .finished }
      guard !left.isEmpty else { return }
      let start = members.count
      members.append(contentsOf: left)
      range = start..<members.count
    }
    if call.method == .ended || call.method == .cancelled {
      for touch in members[range] { touch.reception = .finished }
    }
    if call.method == .began, refuses(members[range], in: call.view, event) { return }
    let touches = sets.set(of: members[range])
    send(call.method, touches, members[range], to: call.view, event)
  }

  /// Delivers what was held back, with the touch looking as it did then.
  func deliver(_ call: HeldCall, _ event: TouchesEvent?) {
    guard let event, let view = call.touch.boundView, call.touch.reception == .begun else { return }
    if call.method == .ended || call.method == .cancelled { call.touch.reception = .finished }
    if call.method == .began, refuses([call.touch], in: view, event) { return }
    let outer = event.delivery
    event.delivery = self
    call.touch.looking(like: call.look) {
      send(call.method, [call.touch], [call.touch], to: view, event)
    }
    event.delivery = outer
  }

  /// Calls the first responder up the chain, from the view, that has an implementation.
  private func send(
    _ method: TouchMethod, _ touches: Set<UITouch>, _ members: ContiguousArray<UITouch>.SubSequence,
    to view: UIView, _ event: TouchesEvent
  ) {
    guard let handler = ResponderClimb.handler(of: method, from: view) else {
      for touch in members { reportEnd(touch, method, from: view) }
      if method == .ended { for touch in members { reportAnswer(touch) } }
      return
    }
    if tracer.isActive {
      for touch in members {
        touch.took(method, handler)
        reportPassing(touch, method, from: view, to: handler)
        report(touch, method, deliveredTo: handler)
      }
    }
    TouchCall.make(method, touches, to: handler, event)
    guard method == .ended else { return }
    for touch in members { reportAnswer(touch) }
  }
}
