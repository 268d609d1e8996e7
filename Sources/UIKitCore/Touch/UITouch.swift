package import TouchstoneGestures
internal import TouchstoneHitTree
package import TouchstoneInput

/// A finger, a stylus or a pressed pointer, from its first contact to its end.
///
/// The same object is updated through all phases. Its view is the view that was hit when the touch
/// began, wherever the finger moves (statement 28, and `Differences.md` on statement 29). Its hash
/// is the touch's number, so the order of sets is the same in every run with deterministic hashing.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The number of the touch, counted from 1 in each application.
  ///
  /// Set before the touch is passed to any other object, and never changed afterward.
  nonisolated(unsafe) private(set) final var serial = 0
  /// The touch's last sample.
  @exclusivity(unchecked) private(set) final var sample = TouchSample(
    id: 0, phase: .began, position: Point(x: 0, y: 0), time: 0)
  @exclusivity(unchecked) private(set) final var currentPhase = Phase.began
  /// The location in screen points. A window may move while the finger doesn't.
  @exclusivity(unchecked) package private(set) final var place = CGPoint.zero
  /// The location in the previous event, in screen points.
  @exclusivity(unchecked) private(set) final var previousPlace = CGPoint.zero
  @exclusivity(unchecked) final var taps = 1
  @exclusivity(unchecked) package private(set) final var boundView: UIView?
  @exclusivity(unchecked) private(set) final var boundWindow: UIWindow?
  /// The recognizers that were offered the touch when it began and still receive it.
  @exclusivity(unchecked) final var receivers: ContiguousArray<UIGestureRecognizer> = []
  /// The changes that recognizers delay, or `nil` if no recognizer was offered the touch.
  @exclusivity(unchecked) package final var hold: TouchDelayBuffer<HeldTouch>?
  /// Whether the current change waits for recognizers.
  @exclusivity(unchecked) final var isHeldBack = false
  /// The values that the touch reports while a delayed change is delivered.
  @exclusivity(unchecked) private final var heldLook: HeldTouch?
  /// The range of this touch's samples in its event.
  @exclusivity(unchecked) final var sampleRange = 0..<0
  /// The progress of the delivery to the view.
  @exclusivity(unchecked) package final var reception = Reception.none
  /// The consumer of the beginning.
  @exclusivity(unchecked) final var beginning = TouchConsumer()
  /// The consumer of the movement.
  @exclusivity(unchecked) final var movement = TouchConsumer()
  /// The consumer of the end.
  @exclusivity(unchecked) final var end = TouchConsumer()
  /// The initial location, which distinguishes a tap from a drag.
  @exclusivity(unchecked) package private(set) final var start = Point(x: 0, y: 0)
  private var properties: Properties = []

  // The only designated initializer: a second one that apps can't see would prevent their
  // subclasses from linking.
  /// Creates a touch that belongs to no event, for example for a test's subclass.
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

  /// The touch's view without a reference count. The touch doesn't release its view while its event
  /// is being delivered.
  // `map` would check the actor at each call.
  final var keptView: Borrowed<UIView>? {
    boundView == nil ? nil : Borrowed(boundView.unsafelyUnwrapped)
  }
  /// The touch's window without a reference count, under the same condition as ``keptView``.
  final var keptWindow: Borrowed<UIWindow>? {
    boundWindow == nil ? nil : Borrowed(boundWindow.unsafelyUnwrapped)
  }

  /// Releases the view and the window because the application is abandoned. Never called while the
  /// event is delivered.
  func letGo() {
    boundView = nil
    boundWindow = nil
  }

  /// The host's number of the finger.
  final var finger: Int { sample.id }

  /// The current phase, or the phase of the delayed change that is being delivered.
  final var phaseNow: Phase { heldLook?.phase ?? currentPhase }

  // MARK: Updates by the intake

  /// Updates the touch. `previousLocation` becomes the location in the previous event.
  ///
  /// - Parameters:
  ///   - sample: The new state.
  ///   - samples: The samples that the host reported since the last event.
  ///   - shown: The way in which a frame determined the state, or `nil` if the state is one of the
  ///     samples.
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

  /// Cancels the touch on behalf of the system, perhaps while the view receives a delayed change.
  func cancel(at time: TimeInterval) {
    heldLook = nil
    sample.phase = .cancelled
    sample.time = time
    currentPhase = .cancelled
    previousPlace = place
  }

  /// Whether the touch has ended or was canceled.
  package final var isFinished: Bool { currentPhase == .ended || currentPhase == .cancelled }

  /// Reports the values of `look` during the call of `body`.
  func looking(like look: HeldTouch, _ body: () -> Void) {
    let outer = heldLook
    heldLook = look
    body()
    heldLook = outer
  }

  // MARK: Copies

  /// Returns a copy with the current values, for a list of coalesced touches.
  func auxiliary() -> UITouch {
    let copy = auxiliary(sample: sample, previous: previousPlace)
    copy.currentPhase = phase
    return copy
  }

  /// Returns a copy with the values of an earlier sample.
  func auxiliary(sample: TouchSample, previous: CGPoint) -> UITouch {
    let copy = UITouch(sample, serial: serial, window: boundWindow, view: boundView)
    copy.currentPhase = sample.phase == self.sample.phase ? currentPhase : Phase(sample.phase)
    copy.previousPlace = previous
    copy.taps = taps
    return copy
  }

  /// Returns up to two predictions of the touch, extrapolated from its last two samples.
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

  /// The last sample from the host if it isn't the current state. Used for prediction.
  @exclusivity(unchecked) private final var reportedElsewhere = TouchSample(
    id: 0, phase: .began, position: Point(x: 0, y: 0), time: 0)
  /// Whether the last sample from the host isn't the current state.
  @exclusivity(unchecked) private final var isReportedElsewhere = false
  /// The location and time of the sample before the last, or `nil` before the second sample.
  @exclusivity(unchecked) private final var earlier: (position: Point, time: Double)?
  /// Whether a frame computed the current state instead of using one of the samples.
  @exclusivity(unchecked) private(set) final var isResampled = false
  /// Whether the current state is later than all samples.
  @exclusivity(unchecked) private(set) final var isPredicted = false

  // MARK: Public

  /// The phase of the touch.
  open var phase: Phase { phaseNow }

  /// The time of the last change, in seconds on the clock of the event.
  open var timestamp: TimeInterval { sample.time }

  /// The number of taps at the same location, including this one. 0 after the finger was dragged
  /// away.
  open var tapCount: Int { taps }

  /// The kind of input that causes the touch.
  open var type: TouchType { TouchType(sample.kind) }

  /// The view that was hit when the touch began, or `nil` if no view was hit.
  ///
  /// The touch retains the view.
  open var view: UIView? { boundView }

  /// The window in which the touch began.
  ///
  /// The touch retains the window.
  open var window: UIWindow? { boundWindow }

  /// The recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { Array(receivers) }

  /// Returns the location in the coordinates of `view`, or of the touch's window if `view` is
  /// `nil`.
  open func location(in view: UIView?) -> CGPoint {
    convert(heldLook?.place ?? place, to: view)
  }

  /// Returns the location in the previous event, in the coordinates of `view`, or of the touch's
  /// window if `view` is `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(heldLook?.previousPlace ?? previousPlace, to: view)
  }

  /// Returns the location with the full precision of the hardware, which equals `location(in:)`.
  ///
  /// Not for hit testing (statement 35).
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the previous location with the full precision of the hardware.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Converts a screen location by the current positions of the window and the view.
  private func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    guard let boundWindow else { return view?.convert(place, from: nil) ?? place }
    let inWindow = boundWindow.convertFromScreen(place)
    guard let view, view !== boundWindow else { return inWindow }
    return boundWindow.convert(inWindow, to: view)
  }

  /// The force of the touch, where 1.0 is an average touch. 0 if the device doesn't measure force.
  open var force: CGFloat { sample.force }

  /// The maximum force that the device measures. 0 if it doesn't measure force.
  open var maximumPossibleForce: CGFloat { sample.maximumForce }

  /// The radius of the contact in points, with an error of up to ``majorRadiusTolerance``.
  open var majorRadius: CGFloat { sample.radius }

  /// The maximum error of ``majorRadius``, in points.
  open var majorRadiusTolerance: CGFloat { sample.radiusTolerance }

  /// The angle between the stylus and the screen, in radians: 0 if it is parallel to the screen,
  /// π/2 if it is upright.
  open var altitudeAngle: CGFloat { sample.altitude }

  /// Returns the direction of the stylus, in radians from the x axis of `view`, or of the window if
  /// `view` is `nil`.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }

  /// Returns the direction of the stylus as a unit vector in `view`, or in the window if `view` is
  /// `nil`.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let tip = CGPoint(x: place.x + cos(sample.azimuth), y: place.y + sin(sample.azimuth))
    let from = convert(place, to: view)
    let to = convert(tip, to: view)
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }

  /// The rotation of the stylus about its own axis, in radians.
  open var rollAngle: CGFloat { sample.roll }

  /// The estimated properties: the location of a predicted touch, and values that a pencil hasn't
  /// reported yet.
  open var estimatedProperties: Properties {
    properties.union(Properties(rawValue: Int(truncatingIfNeeded: sample.estimated.rawValue)))
  }

  /// The properties for which refined values will be sent to
  /// `touchesEstimatedPropertiesUpdated(_:)`.
  open var estimatedPropertiesExpectingUpdates: Properties {
    Properties(rawValue: Int(truncatingIfNeeded: sample.expected.rawValue))
  }

  /// The number that identifies updates of the touch, or `nil` if it has and expects no updates.
  open var estimationUpdateIndex: NSNumber? { sample.update.map { NSNumber(value: $0) } }

  // MARK: NSObject

  /// The touch's number.
  open override nonisolated var hash: Int { serial }

  /// Returns whether `object` is this touch itself.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UITouch) === self
  }

  /// The number, phase, location and tap count of the touch, or only the number off the main actor.
  open override nonisolated var description: String {
    MainQueue.ifCurrent {
      let inWindow = location(in: nil)
      return "<UITouch \(serial) \(currentPhase) at (\(inWindow.x), \(inWindow.y)) taps \(taps)>"
    } ?? "<UITouch \(serial)>"
  }
}

extension UITouch {
  /// The progress of a touch's delivery to its view.
  package enum Reception: Equatable {
    /// The view hasn't received the touch yet.
    case none
    /// The view has received the beginning, and the touch hasn't ended for it.
    case begun
    /// A rule withholds the touch from the view for its whole life.
    case withheld
    /// The view has received the end or the cancellation.
    case finished
  }
}
