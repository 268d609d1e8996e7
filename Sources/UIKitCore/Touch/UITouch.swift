package import TouchstoneGestures
internal import TouchstoneHitTree
package import TouchstoneInput

/// One finger, pen or pressed pointer, from its first contact to its end.
///
/// The same object is kept and changed through all of its phases; its view is the one that was hit
/// when it began and stays so wherever the finger goes (statement 28, and `Differences.md` on
/// statement 29). Its hash is the number in which touches began, so that sets of touches are in the
/// same order in every run with deterministic hashing.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Counted from 1 in each application.
  ///
  /// Set before anybody else knows the touch, and never after.
  nonisolated(unsafe) private(set) final var serial = 0
  /// The touch's latest sample.
  @exclusivity(unchecked) private(set) final var sample = TouchSample(
    id: 0, phase: .began, position: Point(x: 0, y: 0), time: 0)
  @exclusivity(unchecked) private(set) final var currentPhase = Phase.began
  /// Where it is, in screen points: a window may move while a finger stays.
  @exclusivity(unchecked) package private(set) final var place = CGPoint.zero
  /// Where it was in the event before, in screen points.
  @exclusivity(unchecked) private(set) final var previousPlace = CGPoint.zero
  @exclusivity(unchecked) final var taps = 1
  @exclusivity(unchecked) package private(set) final var boundView: UIView?
  @exclusivity(unchecked) private(set) final var boundWindow: UIWindow?
  /// The recognizers that were offered the touch when it began and still take it.
  @exclusivity(unchecked) final var receivers: ContiguousArray<UIGestureRecognizer> = []
  /// What recognizers hold back of it; nil for a touch that no recognizer was offered.
  @exclusivity(unchecked) package final var hold: TouchHold<HeldTouch>?
  /// Whether its present change waits for recognizers.
  @exclusivity(unchecked) final var isHeldBack = false
  /// How it looks while something is delivered that was held back.
  @exclusivity(unchecked) private final var heldLook: HeldTouch?
  /// Which of its event's samples are this touch's.
  @exclusivity(unchecked) final var sampleRange = 0..<0
  /// How far its delivery to the view has come.
  @exclusivity(unchecked) package final var reception = Reception.none
  /// Who kept its beginning.
  @exclusivity(unchecked) final var beginning = TouchKeeper()
  /// Who kept its movement.
  @exclusivity(unchecked) final var movement = TouchKeeper()
  /// Who kept its end.
  @exclusivity(unchecked) final var end = TouchKeeper()
  /// Where it began, for telling a tap from a drag.
  @exclusivity(unchecked) package private(set) final var start = Point(x: 0, y: 0)
  private var properties: Properties = []

  // The one designated initializer: a second that programs can't see would keep their subclasses
  // from linking.
  /// Makes a touch that belongs to no event, as a test's subclass may want it.
  public override init() { super.init() }

  convenience init(
    _ sample: TouchSample, serial: Int, window: UIWindow?, view: UIView?,
    estimated: Properties = []
  ) {
    self.init()
    self.serial = serial
    self.sample = sample
    start = sample.position
    currentPhase = Phase(sample.phase)
    boundWindow = window
    boundView = view
    properties = estimated
    place = CGPoint(x: sample.position.x, y: sample.position.y)
    previousPlace = place
  }

  /// Its view, which it keeps: not let go of while its event is being delivered.
  // `map` would ask at each call on which actor it is.
  final var keptView: Lent<UIView>? {
    boundView == nil ? nil : Lent(boundView.unsafelyUnwrapped)
  }
  /// Its window, likewise.
  final var keptWindow: Lent<UIWindow>? {
    boundWindow == nil ? nil : Lent(boundWindow.unsafelyUnwrapped)
  }

  /// Lets go of view and window, since the application is given up; never while its event is delivered.
  func letGo() {
    boundView = nil
    boundWindow = nil
  }

  /// The host's number of the finger.
  final var finger: Int { sample.id }

  /// What the finger is doing, or was when it was held back.
  final var phaseNow: Phase { heldLook?.phase ?? currentPhase }

  // MARK: What the intake does

  /// Brings it up to date; `previousLocation` becomes what was last reported.
  ///
  /// - Parameters:
  ///   - sample: Its new state.
  ///   - samples: What the host reported since the last event.
  ///   - shown: How a frame found the state, where that is none of the samples.
  func update(
    with sample: TouchSample, _ samples: ArraySlice<TouchSample>,
    shown: ResampledPlace.Origin? = nil
  ) {
    if let place = samples.indices.last {
      if samples.count > 1 {
        earlier = (samples[place - 1].position, samples[place - 1].time)
      } else if isReportedElsewhere {
        earlier = (reportedElsewhere.position, reportedElsewhere.time)
      } else {
        earlier = (self.sample.position, self.sample.time)
      }
      if shown != nil { reportedElsewhere = samples[place] }
    } else if !isReportedElsewhere {
      reportedElsewhere = self.sample
    }
    isReportedElsewhere = shown != nil
    isResampled = shown != nil
    if case .predicted = shown { isPredicted = true } else { isPredicted = false }
    self.sample = sample
    currentPhase = Phase(sample.phase)
    previousPlace = place
    place = CGPoint(x: sample.position.x, y: sample.position.y)
  }

  func becomeStationary() {
    currentPhase = .stationary
    isResampled = false
    previousPlace = place
  }

  /// The system takes the touch away, perhaps while the view receives something that was held back.
  func cancel(at time: TimeInterval) {
    heldLook = nil
    sample.phase = .cancelled
    sample.time = time
    currentPhase = .cancelled
    previousPlace = place
  }

  /// Whether the finger is gone.
  package final var isFinished: Bool { currentPhase == .ended || currentPhase == .cancelled }

  /// Looks as it did when it was held back, for one call.
  func looking(like look: HeldTouch, _ body: () -> Void) {
    let outer = heldLook
    heldLook = look
    body()
    heldLook = outer
  }

  // MARK: Copies

  /// A copy as it is now, for a list of coalesced touches.
  func auxiliary() -> UITouch {
    let copy = auxiliary(sample: sample, previous: previousPlace)
    copy.currentPhase = phase
    return copy
  }

  /// A copy as it was at an earlier sample.
  func auxiliary(sample: TouchSample, previous: CGPoint) -> UITouch {
    let copy = UITouch(sample, serial: serial, window: boundWindow, view: boundView)
    copy.currentPhase = sample.phase == self.sample.phase ? currentPhase : Phase(sample.phase)
    copy.previousPlace = previous
    copy.taps = taps
    return copy
  }

  /// Up to two guesses at where the finger will be, made from its last two samples.
  func predicted(frameInterval: Double) -> [UITouch] {
    let last = isReportedElsewhere ? reportedElsewhere : sample
    var known = [last]
    if let earlier {
      var sample = last
      (sample.position, sample.time) = earlier
      known.insert(sample, at: 0)
    }
    return MovePrediction.predictedSamples(known[...], frameInterval: frameInterval).map { guess in
      let copy = UITouch(
        guess, serial: serial, window: boundWindow, view: boundView, estimated: .location)
      copy.previousPlace = place
      copy.taps = taps
      return copy
    }
  }

  /// What the host reported last, where that is not its state, for prediction.
  @exclusivity(unchecked) private final var reportedElsewhere = TouchSample(
    id: 0, phase: .began, position: Point(x: 0, y: 0), time: 0)
  /// Whether what the host reported last is not its state.
  @exclusivity(unchecked) private final var isReportedElsewhere = false
  /// What it reported before that.
  @exclusivity(unchecked) private final var earlier: (position: Point, time: Double)?
  /// Whether its state is none of the samples, but what a frame made of them.
  @exclusivity(unchecked) private(set) final var isResampled = false
  /// Whether its state lies later than all samples.
  @exclusivity(unchecked) private(set) final var isPredicted = false

  // MARK: Public

  /// What the finger is doing.
  open var phase: Phase { phaseNow }

  /// When it was last changed, on the clock of its event.
  open var timestamp: TimeInterval { sample.time }

  /// How many taps in the same place this is; 0 once the finger was dragged away.
  open var tapCount: Int { taps }

  /// What touches.
  open var type: TouchType { TouchType(sample.kind) }

  /// The view that was hit when the touch began, kept alive by it; nil where nothing was hit.
  open var view: UIView? { boundView }

  /// The window in which the touch began, kept alive by it.
  open var window: UIWindow? { boundWindow }

  /// The recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { Array(receivers) }

  /// Where it is, in the coordinates of `view`, or of its window for nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(heldLook?.place ?? place, to: view)
  }

  /// Where it was in the event before, in the coordinates of `view`, or of its window for nil.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(heldLook?.previousPlace ?? previousPlace, to: view)
  }

  /// The location with all the precision the hardware gives; here the same as `location(in:)`.
  ///
  /// Not for hit testing (statement 35).
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The previous location with all the precision the hardware gives.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// A place on the screen where the window and the view are now.
  private func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let boundWindow else { return view?.convert(place, from: nil) ?? place }
    let inWindow = boundWindow.convertFromScreen(place)
    guard let view, view !== boundWindow else { return inWindow }
    return boundWindow.convert(inWindow, to: view)
  }

  /// How hard it presses: 1.0 is an average touch, 0 where the device cannot tell.
  open var force: CGFloat { sample.force }

  /// The largest force the device can tell; 0 where it cannot.
  open var maximumPossibleForce: CGFloat { sample.maximumForce }

  /// The radius of the contact in points, right within ``majorRadiusTolerance``.
  open var majorRadius: CGFloat { sample.radius }

  /// How far ``majorRadius`` may be off, in points.
  open var majorRadiusTolerance: CGFloat { sample.radiusTolerance }

  /// The pen's angle above the screen in radians: 0 lies flat, π/2 stands upright.
  open var altitudeAngle: CGFloat { sample.altitude }

  /// The direction the pen points to, in radians from the x axis of `view`, or of its window for nil.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }

  /// The direction the pen points to, as a vector of length 1 in `view`, or in its window for nil.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let tip = CGPoint(x: place.x + cos(sample.azimuth), y: place.y + sin(sample.azimuth))
    let from = convert(place, to: view)
    let to = convert(tip, to: view)
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }

  /// The pen's roll about its own axis in radians.
  open var rollAngle: CGFloat { sample.roll }

  /// What is only guessed: the location of a predicted touch, and what a pencil has yet to report.
  open var estimatedProperties: Properties {
    properties.union(Properties(rawValue: Int(truncatingIfNeeded: sample.estimated.rawValue)))
  }

  /// What will be known better later, and then come to `touchesEstimatedPropertiesUpdated(_:)`.
  open var estimatedPropertiesExpectingUpdates: Properties {
    Properties(rawValue: Int(truncatingIfNeeded: sample.expected.rawValue))
  }

  /// The number by which a later update is matched; nil where none comes and none has come.
  open var estimationUpdateIndex: NSNumber? { sample.update.map { NSNumber(value: $0) } }

  // MARK: NSObject

  /// The touch's number.
  open override nonisolated var hash: Int { serial }

  /// Touches are equal when they are the same object.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UITouch) === self
  }

  /// The number, phase and place; off the main actor the number.
  open override nonisolated var description: String {
    MainQueue.ifCurrent {
      let inWindow = location(in: nil)
      return "<UITouch \(serial) \(currentPhase) at (\(inWindow.x), \(inWindow.y)) taps \(taps)>"
    } ?? "<UITouch \(serial)>"
  }
}

extension UITouch {
  /// How far the delivery of a touch to its view has come.
  package enum Reception: Equatable {
    /// The view has not seen it yet.
    case none
    /// The view saw it begin and waits for its end.
    case begun
    /// A rule keeps it from the view for its whole life.
    case withheld
    /// The view saw its end, or its cancellation.
    case finished
  }
}
