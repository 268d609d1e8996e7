internal import TouchstoneGestures
internal import TouchstoneHitTree
internal import TouchstoneMutations
internal import TouchstoneTrace

/// The coordinator that applies the rules of gesture recognition, for one application.
///
/// It does the following for each touch event and window:
///
/// 1. It offers new touches to recognizers (`+Reception`).
/// 2. It calls every recognizer's touch methods, those of the deepest view first. Failures take
///    effect immediately (`+Arbitration`).
/// 3. When all recognizers were called, it decides which of them are recognized (`+Decisions`).
/// 4. It cancels touches in views, sends actions, and delivers what was delayed (`+Settling`).
/// 5. It resets the recognizers when their touches are over.
///
/// It doesn't depend on the kinds of gestures.
@MainActor
final class GestureEnvironment {
  /// The application, which owns this object. Callers that deliver or settle retain the
  /// application.
  let owner: Borrowed<UIApplication>
  var application: UIApplication { owner.object }
  var now: Double { owner.use { $0.now } }
  let tracer: Tracer
  /// The recognizers that take part in the current sequence, by rank.
  @exclusivity(unchecked) private(set) var involved: ContiguousArray<UIGestureRecognizer> = []
  /// The recognizers that were recognized since the last settling, in order.
  @exclusivity(unchecked) var recognized: [UIGestureRecognizer] = []
  /// The actions to send, each with the state that it reports, in order.
  @exclusivity(unchecked) var actions: [DueAction] = []
  /// The number of recognizers in ``involved`` that were recognized since their reset.
  @exclusivity(unchecked) var recognizedCount = 0
  /// The contacts that recognizers have released since the last settling.
  @exclusivity(unchecked) var released: [any Contact] = []
  /// The last presses event, while recognizers are involved with it.
  @exclusivity(unchecked) var pressesEvent: UIPressesEvent?
  /// The sets that are passed to recognizers, reused while their members are the same.
  @exclusivity(unchecked) private var sets = TouchSets()
  @exclusivity(unchecked) private var members: ContiguousArray<UITouch> = []
  /// The current event, or the last one while recognizers are involved with it.
  @exclusivity(unchecked) var event: TouchesEvent?
  /// Whether a change may allow ready recognizers to proceed.
  @exclusivity(unchecked) var needsDecision = false
  @exclusivity(unchecked) private(set) var isProcessing = false
  /// The last window under the pointer.
  weak var pointerWindow: UIWindow?
  /// Whether there is a current scroll and the host will report its end.
  @exclusivity(unchecked) var isFollowingScroll = false
  /// Whether two fingers pinch or rotate on a trackpad.
  @exclusivity(unchecked) var isFollowingTransform = false
  @exclusivity(unchecked) private var isConcluding = false
  /// The recognizer that is handling its touches or its deadline. The caller's list retains it.
  @exclusivity(unchecked) private var hearing: ObjectIdentifier?

  init(application: UIApplication) {
    owner = Borrowed(application)
    tracer = application.tracer
  }

  // MARK: One event

  /// Sends each recognizer its changed touches in `window`, then settles the outcome. Runs before
  /// any view receives the event.
  func deliver(_ event: TouchesEvent, in window: UIWindow) {
    if self.event !== event { self.event = event }
    guard !involved.isEmpty else { return }
    let wasProcessing = isProcessing
    isProcessing = true
    if involved.count == 1 {
      // Nearly always there is only one recognizer, and no need to retain the list.
      let recognizer = involved[0]
      hear(event, in: window, by: recognizer)
      if involved.count == 1, involved[0] === recognizer {
        failIfUndecided(recognizer)
      } else {
        failUndecided()
      }
    } else {
      letHear { hear(event, in: window, by: $0) }
    }
    settle(within: event)
    isProcessing = wasProcessing
  }

  private func hear(
    _ event: TouchesEvent, in window: UIWindow, by recognizer: UIGestureRecognizer
  ) {
    guard hasChange(recognizer, in: window) else { return }
    hear(recognizer) { give(event, in: window, to: recognizer) }
  }

  /// Sends each recognizer its changed presses, then settles the outcome. Runs before any responder
  /// receives the event.
  func deliver(_ presses: [UIPress], of event: UIPressesEvent) {
    guard presses.contains(where: { !$0.receivers.isEmpty }) else { return }
    pressesEvent = event
    process {
      letHear { recognizer in
        hear(recognizer) { give(presses, of: event, to: recognizer) }
      }
    }
  }

  /// Calls `tell` for the recognizers that are involved at the start of the call (statement 397).
  private func letHear(_ tell: (UIGestureRecognizer) -> Void) {
    for recognizer in involved { tell(recognizer) }
    failUndecided()
  }

  /// Runs `body`, which sends recognizers something other than a touch event, and then settles the
  /// outcome.
  func process(_ body: () -> Void) {
    let wasProcessing = isProcessing
    isProcessing = true
    body()
    isProcessing = wasProcessing
    settleUnlessProcessing()
  }

  /// Notifies all recognizers of a passed deadline before the outcome is decided.
  func momentCame(_ time: Double) {
    process {
      for recognizer in involved {
        guard let deadline = recognizer.deadline, deadline <= time else { continue }
        hear(recognizer) { recognizer.deadlineMayHavePassed(at: time) }
        recognizer.awaitDeadline(after: time)
      }
    }
  }

  /// Runs `body` as the delivery to one recognizer. During it, the recognizer reads the state that
  /// it requests.
  func hear(_ recognizer: UIGestureRecognizer, _ body: () -> Void) {
    let outer = hearing
    hearing = ObjectIdentifier(recognizer)
    body()
    hearing = outer
  }

  /// Returns whether a recognizer is being called.
  func isHearing(_ recognizer: UIGestureRecognizer) -> Bool {
    hearing == ObjectIdentifier(recognizer)
  }

  /// Returns whether a recognizer takes part in the current sequence.
  func isInvolved(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.internals.involvement == ObjectIdentifier(self)
  }

  /// Removes recognizers from the sequence that are still possible and have requested nothing.
  func dismissIdle(_ recognizers: [UIGestureRecognizer]) {
    for other in recognizers where other.internals.state == .possible && other.internals.held == nil
    {
      takeFromSequence(other)
    }
  }

  private func takeFromSequence(_ recognizer: UIGestureRecognizer) {
    guard isInvolved(recognizer) else { return }
    involved.remove(recognizer)
    recognizer.internals.involvement = nil
    if recognizer.internals.wasRecognized { recognizedCount -= 1 }
    recognizer.internals.wasRecognized = false
  }

  /// Adds a recognizer to the sequence at the index of its rank.
  func involve(_ recognizer: UIGestureRecognizer) {
    guard !isInvolved(recognizer) else { return }
    recognizer.internals.involvement = ObjectIdentifier(self)
    recognizer.internals.rank = GestureRank(recognizer)
    // The list is sorted by decreasing depth, and recognizers of one view are added in order.
    // Comparing with the last one is usually enough.
    if let last = involved.last, !recognizer.comes(before: last),
      last.internals.rank.depth > recognizer.internals.rank.depth
        || last.internals.view === recognizer.internals.view
    {
      return involved.append(recognizer)
    }
    let next = involved.firstIndex { recognizer.comes(before: $0) }
    involved.insert(recognizer, at: next ?? involved.endIndex)
  }

  /// Fails recognizers that are undecided, have no more current touches and await no others
  /// (statement 134). Views need not wait for them any longer.
  func failUndecided() {
    for recognizer in involved { failIfUndecided(recognizer) }
  }

  private func failIfUndecided(_ recognizer: UIGestureRecognizer) {
    guard recognizer.internals.state == .possible, recognizer.internals.held == nil,
      recognizer.internals.isLeftAlone, !recognizer.awaitsTouches,
      !recognizer.internals.touches.isEmpty || !recognizer.internals.presses.isEmpty
    else { return }
    fail(recognizer, .failed(.undecided))
  }

  private func hasChange(_ recognizer: UIGestureRecognizer, in window: UIWindow) -> Bool {
    guard recognizer.internals.isLive else { return false }
    for index in recognizer.internals.touchList.live.indices {
      let touch = recognizer.internals.touchList.live[index]
      if touch.boundWindow === window, touch.phaseNow != .stationary { return true }
    }
    return false
  }

  private func give(_ event: TouchesEvent, in window: UIWindow, to recognizer: UIGestureRecognizer)
  {
    recognizer.internals.modifiers = event.modifiers
    recognizer.internals.buttons = event.buttons
    if let touch = event.keptTouch, let method = touch.use({ TouchMethod($0.phaseNow) }) {
      if recognizer.deadlineMayHavePassed(at: event.time) {
        guard hasChange(recognizer, in: window) else { return }
      }
      touch.use { sets.kept(for: $0) }.use {
        give(method, $0.members, of: event, to: recognizer)
      }
      // A deadline that was set by this call may have passed already.
      recognizer.deadlineMayHavePassed(at: event.time)
    } else {
      for method in TouchMethod.allCases {
        // A deadline that has passed is handled before events of the same time.
        recognizer.deadlineMayHavePassed(at: event.time)
        guard recognizer.internals.isLive else { return }
        guard let touches = changes(event, method, window, recognizer) else { continue }
        touches.use { give(method, $0.members, of: event, to: recognizer) }
      }
    }
    recognizer.awaitDeadline()
  }

  private func give(
    _ method: TouchMethod, _ touches: Set<UITouch>, of event: TouchesEvent,
    to recognizer: UIGestureRecognizer
  ) {
    switch method {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled:
      recognizer.touchesCancelled(touches, with: event)
      takeAway(from: recognizer)
    }
  }

  private func give(
    _ presses: [UIPress], of event: UIPressesEvent, to recognizer: UIGestureRecognizer
  ) {
    for press in presses {
      guard recognizer.internals.isLive,
        recognizer.internals.presses.contains(where: { $0 === press })
      else { continue }
      recognizer.deadlineMayHavePassed(at: event.time)
      recognizer.internals.modifiers = event.modifiers
      guard recognizer.internals.isLive else { continue }
      switch press.phase {
      case .began: recognizer.pressesBegan([press], with: event)
      case .changed: recognizer.pressesChanged([press], with: event)
      case .ended: recognizer.pressesEnded([press], with: event)
      case .cancelled:
        recognizer.pressesCancelled([press], with: event)
        takeAway(from: recognizer)
      case .stationary: break
      }
      recognizer.awaitDeadline()
    }
  }

  /// Returns the changed touches of a recognizer for one method, or `nil` if no touch has changed
  /// in that way. The set is reused while its members are the same.
  private func changes(
    _ event: TouchesEvent, _ method: TouchMethod, _ window: UIWindow,
    _ recognizer: UIGestureRecognizer
  ) -> Borrowed<TouchSets.Entry>? {
    // Reuse only the capacity: a touch left in the buffer would retain its view.
    defer { members.empty() }
    for touch in event.touches where touch.phaseNow == method.phase && touch.boundWindow === window
    {
      guard recognizer.internals.touches.contains(where: { $0 === touch }) else { continue }
      members.append(touch)
    }
    return members.isEmpty ? nil : sets.kept(for: members[...])
  }

  /// Cancels or fails a recognizer if the system has canceled all its touches, whatever its class
  /// did.
  func takeAway(from recognizer: UIGestureRecognizer) {
    guard recognizer.internals.isLeftAlone else { return }
    if recognizer.internals.state.isActive {
      change(recognizer, to: .cancelled, because: .touchCancelled)
    } else if recognizer.internals.state == .possible {
      fail(recognizer, .failed(.touchCancelled))
    }
  }

  // MARK: The end of touches

  /// Makes recognizers and touches release each other because the application is abandoned, perhaps
  /// during a touch.
  func abandon() {
    isProcessing = true
    for recognizer in involved { leave(recognizer) }
    event = nil
    pressesEvent = nil
    recognized = []
    actions = []
    released = []
    // During an event the sets may be in use until its end.
    if !application.intake.isDelivering { forgetSets() }
    members = []
  }

  /// Releases the sets, and with them all touches that are over.
  func forgetSets() { sets.removeAll() }

  /// Settles, and resets every recognizer without current touches, until nothing is left to do.
  func conclude() {
    guard !isConcluding else { return }
    if involved.isEmpty, isSettled {
      if event != nil { event = nil }
      if pressesEvent != nil { pressesEvent = nil }
      return
    }
    isConcluding = true
    repeat {
      settle()
      for recognizer in involved where isOver(recognizer) { restart(recognizer) }
    } while !isSettled
    isConcluding = false
    // Only touches retain an event.
    if involved.isEmpty {
      event = nil
      pressesEvent = nil
    }
  }

  /// Returns whether a recognizer's touches are over, and it waits neither for more touches nor for
  /// other recognizers.
  private func isOver(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.internals.touches.isEmpty, recognizer.internals.presses.isEmpty,
      recognizer.internals.held == nil, !isInScroll(recognizer),
      !recognizer.internals.isTransforming || !isFollowingTransform, isInvolved(recognizer)
    else { return false }
    return recognizer.internals.state.isFinal
      || recognizer.internals.state == .possible && !recognizer.awaitsTouches
  }

  /// Returns whether a scroll continues for a recognizer. A scroll without a reported end lasts
  /// until the recognizer's gesture ends.
  private func isInScroll(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.internals.isScrolling && (isFollowingScroll || !recognizer.internals.state.isFinal)
  }

  /// Reports the verdict of the attempt, removes the recognizer from the sequence and resets it.
  func restart(_ recognizer: UIGestureRecognizer) {
    if recognizer.internals.state == .possible, recognizer.internals.verdict == nil {
      recognizer.internals.verdict = .failed(.undecided)
    }
    reportVerdict(recognizer)
    leave(recognizer)
    // Since iOS 26, the state is already possible when reset() is called (statement 132).
    if recognizer.internals.state != .possible { recognizer.enter(.possible) }
    recognizer.reset()
  }

  /// Removes a recognizer from the sequence.
  func leave(_ recognizer: UIGestureRecognizer) {
    takeFromSequence(recognizer)
    needsDecision = true
    for contact in recognizer.internals.contacts {
      contact.receivers.remove(recognizer)
      release(contact, by: recognizer)
    }
    recognizer.internals.touchList = ContactList()
    recognizer.internals.pressList = ContactList()
    recognizer.internals.timer?.cancel()
    recognizer.internals.timer = nil
    recognizer.internals.isScrolling = false
    recognizer.internals.isTransforming = false
    recognizer.internals.pointer = nil
    recognizer.internals.firstType = nil
    recognizer.internals.forgetAttempt()
    recognizer.internals.owesEnd = false
    recognizer.internals.cause = nil
    recognizer.internals.verdict = nil
    recognizer.internals.requirementsOfAttempt = []
  }

  // MARK: Between events

  /// Settles after a timer or the app has changed a recognizer, unless an event is being processed.
  func settleUnlessProcessing() {
    guard !isProcessing else { return }
    // An action may release the last other reference to the application.
    let application = self.application
    conclude()
    extendLifetime(application)
  }

  /// Removes a recognizer that was disabled or detached, or that left the window with its view.
  ///
  /// `tells` is whether the targets of a current gesture receive its cancellation. They don't if
  /// the recognizer is removed from its view, or its own action removes the view (statement 137,
  /// 399).
  func takeOut(_ recognizer: UIGestureRecognizer, because cause: Cause, tells: Bool) {
    guard isInvolved(recognizer) else { return }
    let application = self.application
    defer { extendLifetime(application) }
    // Drop pending actions, but end a gesture if the targets have received its beginning.
    actions.removeAll { $0.recognizer === recognizer }
    // During an action the recognizer reports the state of that action, and its actual state may
    // already be final.
    if let state = recognizer.internals.stateBehindAction { recognizer.internals.state = state }
    if recognizer.internals.state.isActive {
      recognizer.internals.verdict = .cancelled(cause)
      recognizer.enter(.cancelled)
    } else if recognizer.internals.state == .possible {
      recognizer.internals.verdict = .failed(cause)
      recognizer.internals.forgetAttempt()
      recognizer.enter(.failed)
    }
    if tells, recognizer.internals.owesEnd { send(recognizer, recognizer.internals.state) }
    guard isInvolved(recognizer) else { return }
    actions.removeAll { $0.recognizer === recognizer }
    recognized.removeAll { $0 === recognizer }
    restart(recognizer)
    settleUnlessProcessing()
  }
}

extension UIView {
  /// Cancels the gestures of a view that left its window.
  ///
  /// Their targets receive the cancellation within the call that moves the view (statement 123).
  /// The exception is a recognizer whose action moves the view: that action is its last one
  /// (statement 399).
  func cancelGestures() {
    for recognizer in recognizers {
      let isInAction = recognizer.internals.stateBehindAction != nil
      let tells = !isInAction || Mutation.removalsFollowThemselves.isOn
      recognizer.internals.environment?.takeOut(recognizer, because: .viewLeftWindow, tells: tells)
    }
  }
}

extension GestureRank {
  /// Creates the rank of a recognizer from the current depth of its view.
  @MainActor
  init(_ recognizer: UIGestureRecognizer) {
    self.init()
    guard let view = recognizer.internals.view else { return }
    taps = recognizer.tapsInQuestion ?? 0
    // Its index is usually the one at which it was attached, or that of its last rank.
    place = recognizer.internals.rank.place
    if !view.recognizers.indices.contains(place) || view.recognizers[place] !== recognizer {
      place = view.recognizers.firstIndex { $0 === recognizer } ?? 0
    }
    var outer = view.superviewStorage
    while let current = outer {
      depth += 1
      outer = current.superviewStorage
    }
  }
}
