internal import TouchstoneGestures
internal import TouchstoneHitTree
internal import TouchstoneInput
internal import TouchstoneTrace

/// Turns raw samples into touches: determines the touch of each finger, its hit-tested view, and
/// its changes.
@MainActor
package final class TouchIntake {
  /// The application, which owns this object. The sender of the input retains the application.
  private let owner: Borrowed<UIApplication>
  private var application: UIApplication { owner.object }
  private let tracer: Tracer
  private let moments: FeatureLists
  /// The event of the current touch sequence, from the first finger down to the last finger up.
  @exclusivity(unchecked) private var event: TouchesEvent?
  let delivery: TouchDelivery
  /// Samples that the host will refine.
  let estimates: TouchEstimates
  @exclusivity(unchecked) private var taps = TapCounter()
  @exclusivity(unchecked) private var latestSerial = 0
  /// Fingers that stay on the screen after their touches were refused or canceled.
  @exclusivity(unchecked) private var deadFingers: [Int] = []

  init(application: UIApplication) {
    owner = Borrowed(application)
    tracer = application.tracer
    moments = application.moments
    delivery = TouchDelivery(application: application)
    estimates = TouchEstimates(application: application)
  }

  /// Whether an event is being delivered.
  var isDelivering: Bool { delivery.isOn }

  /// The current touches, in the order in which they began.
  package var live: [UITouch] { event.map { Array($0.touches) } ?? [] }

  // MARK: Receiving

  /// Updates the touches with a batch of changes. Returns the event to send, or `nil` if nothing
  /// has changed.
  func update(with kept: KeptBatch) -> TouchesEvent? {
    let event = self.event ?? TouchesEvent(time: kept.batch.time, application: application)
    event.beginUpdate(at: max(kept.batch.time, event.time))
    var isChanged = false
    // A change is large, so it is read in place.
    for index in kept.batch.changes.indices {
      let samples = kept.batch.samples[kept.batch.changes[index].samples]
      guard let latest = kept.batch.changes[index].shown?.sample ?? samples.last else { continue }
      let didChange =
        kept.batch.changes[index].phase == .began
        ? begin(latest, samples, event)
        : update(
          latest, samples, event, shown: kept.batch.changes[index].shown?.origin)
      isChanged = isChanged || didChange
    }
    guard isChanged else { return nil }
    if self.event !== event { self.event = event }
    if !moments.touchPreparers.isEmpty {
      for feature in moments.touchPreparers { feature.touchesWillBeSent(event) }
    }
    return event
  }

  private func begin(
    _ sample: TouchSample, _ samples: ArraySlice<TouchSample>, _ event: TouchesEvent
  ) -> Bool {
    if event.touches.contains(where: { $0.finger == sample.id }) {
      Fault.report(
        "touch \(sample.id) began twice without ending; the second beginning is ignored",
        about: application)
      return false
    }
    deadFingers.removeAll { $0 == sample.id }
    if application.isIgnoringInteractionEvents || application.applicationState != .active {
      deadFingers.append(sample.id)
      tracer.report(
        .turnedAway(at: TracePoint(sample.position)), at: application.now)
      return false
    }
    for feature in moments.hitTestPreparers { feature.hitTestWillBegin() }
    let hit = bind(sample, event)
    latestSerial += 1
    let touch = UITouch(sample, serial: latestSerial, window: hit.window, view: hit.view)
    touch.taps = taps.began(x: sample.position.x, y: sample.position.y, at: sample.time)
    event.add(touch)
    event.keep(samples, for: touch)
    estimates.expect(samples, of: touch)
    tracer.report(
      .bound(
        touch: touch.serial, view: hit.view.map { TraceSubject($0) },
        window: hit.window.map { TraceSubject($0) }, at: TracePoint(sample.position)),
      at: application.now)
    application.gestures.gather(touch, event)
    return true
  }

  /// Hit-tests a new touch, and reports each visited view if the tracer wants that.
  private func bind(
    _ sample: TouchSample, _ event: UIEvent
  ) -> (window: UIWindow?, view: UIView?) {
    guard tracer.wantsVisits else {
      return application.hitTest(sample.position, with: event)
    }
    let observation = HitObservation()
    let hit = HitTest.observing(observation) {
      application.hitTest(sample.position, with: event)
    }
    for visit in observation.visits {
      tracer.report(
        .visited(
          touch: latestSerial + 1, view: TraceSubject(visit.view), at: TracePoint(visit.point),
          visit.verdict),
        at: application.now)
    }
    return hit
  }

  private func update(
    _ latest: TouchSample, _ samples: ArraySlice<TouchSample>, _ event: TouchesEvent,
    shown origin: ResampledPlace.Origin?
  ) -> Bool {
    guard let touch = event.touch(of: latest.id) else {
      if let dead = deadFingers.firstIndex(of: latest.id) {
        if latest.phase != .moved { deadFingers.remove(at: dead) }
      } else {
        Fault.report(
          "touch \(latest.id) \(latest.phase.rawValue) without having begun; ignored",
          about: application)
      }
      return false
    }
    var sample = latest
    if sample.time < touch.timestamp {
      // A predicted state may be later than the next sample. That isn't an error of the host.
      if !touch.isPredicted {
        Fault.report(
          "time runs backwards for touch \(sample.id), from \(touch.timestamp) to \(sample.time); "
            + "the previous time is used instead",
          about: application)
      }
      sample.time = touch.timestamp
    }
    if sample.phase == .moved, sample.isSame(as: touch.sample) { return false }
    if sample.phase == .ended, !isOnScreen(sample.position) { sample.phase = .cancelled }
    touch.update(with: sample, samples, shown: origin)
    event.keep(samples, for: touch)
    estimates.expect(samples, of: touch)
    if samples.count > 1 || origin.map({ $0 != .raw }) == true {
      tracer.report(
        .coalesced(
          touch: touch.serial, samples: samples.count,
          place: origin.flatMap { TraceStep.SamplePlace($0) }),
        at: application.now)
    }
    count(touch, sample)
    return true
  }

  /// Updates the tap count: a finger that was dragged away makes no tap, and a finger lifted in
  /// place may start a sequence of taps.
  private func count(_ touch: UITouch, _ sample: TouchSample) {
    if !taps.isStillTap(
      fromX: touch.start.x, touch.start.y, toX: sample.position.x, sample.position.y)
    {
      touch.taps = 0
    }
    if sample.phase == .ended {
      taps.ended(x: touch.start.x, y: touch.start.y, at: sample.time, count: touch.taps)
    }
  }

  /// Returns whether a location is on the screen. A finger that leaves the screen isn't lifted from
  /// it (statement 392).
  private func isOnScreen(_ position: Point) -> Bool {
    let screen = application.mainScreen.configuration
    return (0...screen.width).contains(position.x) && (0...screen.height).contains(position.y)
  }

  /// Sends the event, and removes its finished touches.
  func send(_ event: TouchesEvent) {
    delivery.begin(event)
    owner.use { $0.sendEvent(event) }
    delivery.end(event)
    if !moments.touchFollowers.isEmpty {
      for feature in moments.touchFollowers { feature.touchesWereSent(event) }
    }
    event.removeFinished()
    if event.touches.isEmpty { self.event = nil }
    estimates.deliverEarly()
  }

  // MARK: Ending

  /// Releases the views and recognizers of all touches because the application is abandoned,
  /// perhaps during a touch.
  ///
  /// Otherwise touches, views and recognizers would retain each other forever.
  package func abandon() {
    application.gestures.abandon()
    estimates.removeAll()
    for touch in live { touch.receivers = [] }
    if delivery.isOn { delivery.isGivenUp = true } else { event?.forEachTouch { $0.letGo() } }
    event = nil
  }

  // MARK: Cancelling

  /// Cancels all current touches on behalf of the system.
  package func cancelAll(because cause: String) { cancel(because: cause) { _ in true } }

  /// Cancels the touches of some fingers on behalf of the system.
  package func cancel(fingers: [Int], because cause: String) {
    cancel(because: cause) { fingers.contains($0.finger) }
  }

  private func cancel(because cause: String, where isConcerned: (UITouch) -> Bool) {
    guard let event, !delivery.isOn else {
      if delivery.isOn { delivery.cancelLater(because: cause, where: isConcerned) }
      return
    }
    let concerned = event.touches.filter(isConcerned)
    guard !concerned.isEmpty else { return }
    event.beginUpdate(at: application.now)
    for touch in concerned {
      touch.cancel(at: application.now)
      deadFingers.append(touch.finger)
      tracer.report(
        .taken(
          touch: touch.serial, from: touch.view.map { TraceSubject($0) },
          .cancelled(because: cause)),
        at: application.now)
    }
    send(event)
  }

  /// Cancels touches for which this was requested during the delivery of an event.
  func cancelPostponed(_ touches: [UITouch], because cause: String) {
    let fingers = touches.filter { !$0.isFinished }.map(\.finger)
    if !fingers.isEmpty { cancel(fingers: fingers, because: cause) }
  }
}

extension TouchSample {
  /// Returns whether the samples differ in nothing but time and phase.
  func isSame(as other: TouchSample) -> Bool {
    guard position == other.position else { return false }
    var copy = self
    copy.time = other.time
    copy.phase = other.phase
    return copy == other
  }
}
