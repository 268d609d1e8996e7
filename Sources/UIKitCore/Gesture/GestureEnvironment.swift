internal import TouchstoneGestures
internal import TouchstoneTrace

/// Puts the rules of recognition in order, for one application.
///
/// For each touches event and window: who is offered new touches (`+Reception`); every recognizer's
/// touch methods, the deepest view's first; each wish for a state decided on the spot (`+Arbitration`);
/// then, all recognizers having been heard, touches cancelled in views, actions, and what was held
/// back let go (`+Settling`); and the resets when the touches are over. Nothing here knows what a tap
/// is.
@MainActor
final class GestureEnvironment {
  unowned let application: UIApplication
  /// The recognizers that have a part in the present sequence, in the order in which they came in.
  var involved: ContiguousArray<UIGestureRecognizer> = []
  /// Those that were recognized since the last settling, in order.
  var recognized: [UIGestureRecognizer] = []
  /// Actions to be sent, each with the state it is about, in order.
  var actions: [(recognizer: UIGestureRecognizer, state: GestureState)] = []
  /// Requirements that classes and delegates set up for the attempts of this sequence.
  var dynamicEdges: [FailureEdge] = []
  /// Touches that somebody let go of since the last settling.
  var released: [UITouch] = []
  /// The event that is being processed, or the latest one while anybody has to do with it.
  var event: TouchesEvent?
  /// Those that lost to another one in the event that is being given out: they still hear of it, and
  /// what they wish for in it counts no more.
  var overruled: [Int] = []
  private(set) var isProcessing = false
  /// Whether a scroll is under way whose end will be told.
  var isFollowingScroll = false
  private var isConcluding = false

  init(application: UIApplication) { self.application = application }

  // MARK: One event

  /// Gives the event to every recognizer that has a touch in it, and does what follows from that,
  /// before any view sees the event.
  func deliver(_ event: TouchesEvent, in window: UIWindow) {
    self.event = event
    guard !involved.isEmpty else { return }
    let outer = (isProcessing: isProcessing, overruled: overruled)
    isProcessing = true
    // Who hears of the event is decided before anybody does (behaviour 397).
    for recognizer in order(event, window) { give(event, in: window, to: recognizer) }
    failUndecided(event)
    settle(within: event)
    (isProcessing, overruled) = outer
  }

  /// Lets recognizers hear of something that is no touches event, and does what follows from it.
  func process(_ body: () -> Void) {
    let outer = (isProcessing: isProcessing, overruled: overruled)
    isProcessing = true
    body()
    (isProcessing, overruled) = outer
    settleUnlessProcessing()
  }

  /// A recognizer that all its touches left undecided is no such gesture (behaviour 134); views need
  /// not wait for it any longer.
  private func failUndecided(_ event: TouchesEvent) {
    for recognizer in involved {
      guard recognizer.seat.state == .possible, recognizer.seat.held == nil,
        !recognizer.seat.touches.isEmpty, recognizer.seat.touches.allSatisfy(\.isFinished),
        !recognizer.awaitsTouches
      else { continue }
      fail(recognizer, .failed(.undecided))
    }
  }

  /// The recognizers with a touch that changed, the deepest view's first; of one view's, taps of more
  /// taps first, since they may keep those of fewer from being recognized and not the other way
  /// round, and then the one that was added last.
  private func order(_ event: TouchesEvent, _ window: UIWindow) -> [UIGestureRecognizer] {
    let concerned = involved.filter { recognizer in
      recognizer.seat.isLive
        && recognizer.seat.touches.contains { $0.boundWindow === window && $0.phase != .stationary }
    }
    guard concerned.count > 1 else { return Array(concerned) }
    return concerned.enumerated().map { place, recognizer in
      (depth: recognizer.depth, taps: recognizer.tapsInQuestion ?? 0, place: place, recognizer)
    }.sorted { one, other in
      if one.depth != other.depth { return one.depth > other.depth }
      if one.taps != other.taps { return one.taps > other.taps }
      return one.place < other.place
    }.map(\.3)
  }

  private func give(_ event: TouchesEvent, in window: UIWindow, to recognizer: UIGestureRecognizer)
  {
    recognizer.seat.modifiers = event.modifiers
    recognizer.seat.buttons = event.buttons
    for method in TouchMethod.allCases {
      // Time that has come counts before what happens at that time.
      recognizer.deadlineMayHavePassed(at: event.time)
      let touches = event.touches.filter { touch in
        touch.phase == method.phase && touch.boundWindow === window
          && recognizer.seat.touches.contains { $0 === touch }
      }
      guard !touches.isEmpty, recognizer.seat.isLive || overruled.contains(recognizer.id) else {
        continue
      }
      switch method {
      case .began: recognizer.touchesBegan(Set(touches), with: event)
      case .moved: recognizer.touchesMoved(Set(touches), with: event)
      case .ended: recognizer.touchesEnded(Set(touches), with: event)
      case .cancelled:
        recognizer.touchesCancelled(Set(touches), with: event)
        takeAway(from: recognizer)
      }
    }
    recognizer.awaitDeadline()
  }

  /// The system took touches; a recognizer left without any can't go on, whatever its class did.
  private func takeAway(from recognizer: UIGestureRecognizer) {
    guard recognizer.seat.touches.allSatisfy(\.isFinished) else { return }
    if recognizer.seat.state.isActive {
      change(recognizer, to: .cancelled, because: .touchCancelled)
    } else if recognizer.seat.state == .possible {
      fail(recognizer, .failed(.touchCancelled))
    }
  }

  // MARK: The end of touches

  /// After an event: touches that are over leave their recognizers, and those that have none left
  /// start again.
  func finish(_ event: TouchesEvent) {
    for touch in event.touches where touch.isFinished {
      for recognizer in touch.receivers {
        recognizer.seat.touches.removeAll { $0 === touch }
      }
    }
    conclude()
  }

  /// Settles, and resets every recognizer whose touches are over, until nothing is left to be done.
  private func conclude() {
    guard !isConcluding else { return }
    isConcluding = true
    repeat {
      settle()
      for recognizer in involved where isOver(recognizer) { restart(recognizer) }
    } while !isSettled
    isConcluding = false
    // Nothing but the touches keeps an event alive.
    if involved.isEmpty { event = nil }
  }

  /// Whether a recognizer's touches are over, and it waits neither for more nor for others.
  private func isOver(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.seat.touches.isEmpty, recognizer.seat.held == nil,
      !recognizer.seat.isScrolling,
      involved.contains(where: { $0 === recognizer })
    else { return false }
    return recognizer.seat.state.isFinal
      || recognizer.seat.state == .possible && !recognizer.awaitsTouches
  }

  /// Goes back to the beginning: the journey's verdict is reported, and the class forgets.
  func restart(_ recognizer: UIGestureRecognizer) {
    if recognizer.seat.state == .possible, recognizer.seat.verdict == nil {
      recognizer.seat.verdict = .failed(.undecided)
    }
    let wasPossible = recognizer.seat.state == .possible
    reportVerdict(recognizer)
    leave(recognizer)
    // From iOS 26 on the state is possible again when reset() runs (behaviour 132).
    recognizer.seat.state = .possible
    recognizer.seat.wasRecognized = false
    recognizer.reset()
    if wasPossible { releaseWaiting() }
  }

  /// Takes a recognizer out of the sequence.
  func leave(_ recognizer: UIGestureRecognizer) {
    involved.removeAll { $0 === recognizer }
    overruled.removeAll { $0 == recognizer.id }
    for touch in recognizer.seat.sequence {
      touch.receivers.removeAll { $0 === recognizer }
      release(touch, by: recognizer)
    }
    recognizer.seat.timer?.cancel()
    recognizer.seat.timer = nil
    recognizer.seat.touches = []
    recognizer.seat.sequence = []
    recognizer.seat.isScrolling = false
    recognizer.seat.firstType = nil
    recognizer.seat.held = nil
    recognizer.seat.heldEnd = false
    recognizer.seat.owesEnd = false
    recognizer.seat.cause = nil
    recognizer.seat.verdict = nil
    dynamicEdges.removeAll { $0.dependent == recognizer.id }
  }

  // MARK: Between events

  /// Something other than an event moved a recognizer: a timer, or the program.
  func settleUnlessProcessing() {
    guard !isProcessing else { return }
    conclude()
  }

  /// A recognizer was turned off, detached, or left the window with its view.
  ///
  /// `tells` says whether a running gesture's targets hear of the cancellation; they do not when the
  /// recognizer is removed (behaviour 137, 399).
  func takeOut(_ recognizer: UIGestureRecognizer, because cause: Cause, tells: Bool) {
    guard involved.contains(where: { $0 === recognizer }) else { return }
    // What is due and was not told is told no more, but a gesture that began for its targets ends.
    actions.removeAll { $0.recognizer === recognizer }
    if recognizer.seat.state.isActive {
      recognizer.seat.state = .cancelled
      recognizer.seat.verdict = .cancelled(cause)
    } else if recognizer.seat.state == .possible {
      recognizer.seat.verdict = .failed(cause)
      recognizer.seat.state = .failed
    }
    if tells, recognizer.seat.owesEnd { send(recognizer, recognizer.seat.state) }
    guard involved.contains(where: { $0 === recognizer }) else { return }
    actions.removeAll { $0.recognizer === recognizer }
    recognized.removeAll { $0 === recognizer }
    restart(recognizer)
    releaseWaiting()
    settleUnlessProcessing()
  }

  /// A view left its window: its recognizers are out of the game.
  func viewDidLeave(_ view: UIView) {
    for recognizer in view.recognizers {
      takeOut(recognizer, because: .viewLeftWindow, tells: false)
    }
  }
}

extension UIGestureRecognizer {
  /// How deep its view lies.
  var depth: Int {
    var depth = 0
    var view = seat.view?.superviewStorage
    while let current = view {
      depth += 1
      view = current.superviewStorage
    }
    return depth
  }
}
