internal import TouchstoneGestures
internal import TouchstoneHitTree
internal import TouchstoneMutations
internal import TouchstoneTrace

/// Puts the rules of recognition in order, for one application.
///
/// For each touches event and window: who is offered new touches (`+Reception`); every recognizer's
/// touch methods, the deepest view's first, with failures taken at once (`+Arbitration`); then, all
/// recognizers having been heard, who may be recognized (`+Decisions`), touches cancelled in views,
/// actions, and what was held back let go (`+Settling`); and the resets when the touches are over.
/// Nothing here knows what a tap is.
@MainActor
final class GestureEnvironment {
  /// The application, which has it; whoever lets it deliver or settle keeps that.
  let owner: Lent<UIApplication>
  var application: UIApplication { owner.object }
  var now: Double { owner.use { $0.now } }
  let tracer: Tracer
  /// The recognizers that have a part in the present sequence, by rank.
  @exclusivity(unchecked) private(set) var involved: ContiguousArray<UIGestureRecognizer> = []
  /// Those that were recognized since the last settling, in order.
  @exclusivity(unchecked) var recognized: [UIGestureRecognizer] = []
  /// Actions to be sent, each with the state it is about, in order.
  @exclusivity(unchecked) var actions: [DueAction] = []
  /// The number of recognizers in ``involved`` that were recognized since their reset.
  @exclusivity(unchecked) var recognizedCount = 0
  /// What somebody let go of since the last settling.
  @exclusivity(unchecked) var released: [any Contact] = []
  /// The latest event of presses, while anybody has to do with it.
  @exclusivity(unchecked) var pressesEvent: UIPressesEvent?
  /// The sets given to recognizers, kept while their members are the same.
  @exclusivity(unchecked) private var sets = TouchSets()
  @exclusivity(unchecked) private var members: ContiguousArray<UITouch> = []
  /// The event that is being processed, or the latest one while anybody has to do with it.
  @exclusivity(unchecked) var event: TouchesEvent?
  /// Whether something happened that may let those who are ready go.
  @exclusivity(unchecked) var needsDecision = false
  @exclusivity(unchecked) private(set) var isProcessing = false
  /// The window that the pointer was over last.
  weak var pointerWindow: UIWindow?
  /// Whether a scroll is under way whose end will be told.
  @exclusivity(unchecked) var isFollowingScroll = false
  /// Whether two fingers pinch or turn on a trackpad.
  @exclusivity(unchecked) var isFollowingTransform = false
  @exclusivity(unchecked) private var isConcluding = false
  /// The recognizer whose touch methods, or whose moment, it is just now; who goes through a list of
  /// them keeps it.
  @exclusivity(unchecked) private var hearing: ObjectIdentifier?

  init(application: UIApplication) {
    owner = Lent(application)
    tracer = application.tracer
  }

  // MARK: One event

  /// Lets every recognizer hear of its touches that changed in a window, and does what follows from
  /// that, before any view sees the event.
  func deliver(_ event: TouchesEvent, in window: UIWindow) {
    if self.event !== event { self.event = event }
    guard !involved.isEmpty else { return }
    let wasProcessing = isProcessing
    isProcessing = true
    if involved.count == 1 {
      // Nearly always it is the only one, and there is no list to hold on to.
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

  /// The same for presses that changed, before any responder sees the event.
  func deliver(_ presses: [UIPress], of event: UIPressesEvent) {
    guard presses.contains(where: { !$0.receivers.isEmpty }) else { return }
    pressesEvent = event
    process {
      letHear { recognizer in
        hear(recognizer) { give(presses, of: event, to: recognizer) }
      }
    }
  }

  /// Who hears of an event is decided before anybody does (statement 397).
  private func letHear(_ tell: (UIGestureRecognizer) -> Void) {
    for recognizer in involved { tell(recognizer) }
    failUndecided()
  }

  /// Lets recognizers hear of something that is no touches event, and does what follows from it.
  func process(_ body: () -> Void) {
    let wasProcessing = isProcessing
    isProcessing = true
    body()
    isProcessing = wasProcessing
    settleUnlessProcessing()
  }

  /// A moment has come that recognizers waited for; all of them hear of it before it is decided
  /// what comes of it.
  func momentCame(_ time: Double) {
    process {
      for recognizer in involved {
        guard let deadline = recognizer.deadline, deadline <= time else { continue }
        hear(recognizer) { recognizer.deadlineMayHavePassed(at: time) }
        recognizer.awaitDeadline(after: time)
      }
    }
  }

  /// Lets one recognizer hear of something: in `body` it reads what it requests.
  func hear(_ recognizer: UIGestureRecognizer, _ body: () -> Void) {
    let outer = hearing
    hearing = ObjectIdentifier(recognizer)
    body()
    hearing = outer
  }

  /// Whether a recognizer hears of something just now.
  func isHearing(_ recognizer: UIGestureRecognizer) -> Bool {
    hearing == ObjectIdentifier(recognizer)
  }

  /// Whether a recognizer has a part in the present sequence.
  func isInvolved(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.internals.involvement == ObjectIdentifier(self)
  }

  /// Takes out those that took part and want nothing, as if they never had.
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

  /// Gives a recognizer its place in the sequence.
  func involve(_ recognizer: UIGestureRecognizer) {
    guard !isInvolved(recognizer) else { return }
    recognizer.internals.involvement = ObjectIdentifier(self)
    recognizer.internals.rank = GestureRank(recognizer)
    // Depths only decrease in the list, and recognizers of one view are in order: mostly it's enough
    // to compare with the last one.
    if let last = involved.last, !recognizer.comes(before: last),
      last.internals.rank.depth > recognizer.internals.rank.depth
        || last.internals.view === recognizer.internals.view
    {
      return involved.append(recognizer)
    }
    let next = involved.firstIndex { recognizer.comes(before: $0) }
    involved.insert(recognizer, at: next ?? involved.endIndex)
  }

  /// A recognizer that all its touches left undecided is no such gesture (statement 134); views need
  /// not wait for it any longer.
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
      // A moment that was set meanwhile may have come already.
      recognizer.deadlineMayHavePassed(at: event.time)
    } else {
      for method in TouchMethod.allCases {
        // Time that has come counts before what happens at that time.
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

  /// The touches of a recognizer that changed in one way; the same set as long as they are the same.
  private func changes(
    _ event: TouchesEvent, _ method: TouchMethod, _ window: UIWindow,
    _ recognizer: UIGestureRecognizer
  ) -> Lent<TouchSets.Entry>? {
    // Kept for its room only: a touch that stayed here would keep its view alive.
    defer { members.empty() }
    for touch in event.touches where touch.phaseNow == method.phase && touch.boundWindow === window
    {
      guard recognizer.internals.touches.contains(where: { $0 === touch }) else { continue }
      members.append(touch)
    }
    return members.isEmpty ? nil : sets.kept(for: members[...])
  }

  /// The system took touches; a recognizer left without any can't go on, whatever its class did.
  func takeAway(from recognizer: UIGestureRecognizer) {
    guard recognizer.internals.isLeftAlone else { return }
    if recognizer.internals.state.isActive {
      change(recognizer, to: .cancelled, because: .touchCancelled)
    } else if recognizer.internals.state == .possible {
      fail(recognizer, .failed(.touchCancelled))
    }
  }

  // MARK: The end of touches

  /// The application is given up, perhaps during a touch: recognizers and touches let go of each other.
  func abandon() {
    isProcessing = true
    for recognizer in involved { leave(recognizer) }
    event = nil
    pressesEvent = nil
    recognized = []
    actions = []
    released = []
    // In the middle of an event somebody may be using them, until its end.
    if !application.intake.isDelivering { forgetSets() }
    members = []
  }

  /// Keeps no touch that is over.
  func forgetSets() { sets.removeAll() }

  /// Settles, and resets every recognizer whose touches are over, until nothing is left to be done.
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
    // Nothing but the touches keeps an event alive.
    if involved.isEmpty {
      event = nil
      pressesEvent = nil
    }
  }

  /// Whether a recognizer's touches are over, and it waits neither for more nor for others.
  private func isOver(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.internals.touches.isEmpty, recognizer.internals.presses.isEmpty,
      recognizer.internals.held == nil, !isInScroll(recognizer),
      !recognizer.internals.isTransforming || !isFollowingTransform, isInvolved(recognizer)
    else { return false }
    return recognizer.internals.state.isFinal
      || recognizer.internals.state == .possible && !recognizer.awaitsTouches
  }

  /// Whether a scroll goes on for a recognizer: one that is not followed ends with what it is about.
  private func isInScroll(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.internals.isScrolling && (isFollowingScroll || !recognizer.internals.state.isFinal)
  }

  /// Goes back to the beginning: the attempt's verdict is reported, and the class forgets.
  func restart(_ recognizer: UIGestureRecognizer) {
    if recognizer.internals.state == .possible, recognizer.internals.verdict == nil {
      recognizer.internals.verdict = .failed(.undecided)
    }
    reportVerdict(recognizer)
    leave(recognizer)
    // From iOS 26 on the state is possible again when reset() runs (statement 132).
    if recognizer.internals.state != .possible { recognizer.enter(.possible) }
    recognizer.reset()
  }

  /// Takes a recognizer out of the sequence.
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

  /// Something other than an event moved a recognizer: a timer, or the program.
  func settleUnlessProcessing() {
    guard !isProcessing else { return }
    // Nobody else may keep it: an action can let go of it.
    let application = self.application
    conclude()
    extendLifetime(application)
  }

  /// A recognizer was turned off, detached, or left the window with its view.
  ///
  /// `tells` is whether the targets of a gesture under way receive its cancellation. They don't if the
  /// recognizer is removed from its view, or its own action removes the view (statement 137, 399).
  func takeOut(_ recognizer: UIGestureRecognizer, because cause: Cause, tells: Bool) {
    guard isInvolved(recognizer) else { return }
    let application = self.application
    defer { extendLifetime(application) }
    // What is due and was not told is told no more, but a gesture that began for its targets ends.
    actions.removeAll { $0.recognizer === recognizer }
    // In an action it shows the state that is told, and may be over already.
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
  /// Their targets receive the cancellation within the call that moves the view (statement 123), unless
  /// an action of the recognizer moves it: that action is the last one (statement 399).
  func cancelGestures() {
    for recognizer in recognizers {
      let isInAction = recognizer.internals.stateBehindAction != nil
      let tells = !isInAction || Mutation.removalsFollowThemselves.isOn
      recognizer.internals.environment?.takeOut(recognizer, because: .viewLeftWindow, tells: tells)
    }
  }
}

extension GestureRank {
  /// The rank of a recognizer where its view is now.
  @MainActor
  init(_ recognizer: UIGestureRecognizer) {
    self.init()
    guard let view = recognizer.internals.view else { return }
    taps = recognizer.tapsInQuestion ?? 0
    // It's most often where it was when it was attached, or when it got its last rank.
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
