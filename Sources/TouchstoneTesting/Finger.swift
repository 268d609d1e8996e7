public import Testing
internal import TouchstoneInput
public import TouchstoneKit
internal import TouchstoneReplay

/// A finger on a stage, which stays down until you lift or cancel it.
///
/// A finger retains its stage.
@MainActor
public final class Finger {
  let stage: Stage
  private let state: FingerState
  var id: Int { state.id }
  /// The finger's location, in screen points.
  public private(set) var location: CGPoint {
    get { state.location }
    set { state.location = newValue }
  }
  /// Whether the finger is on the screen.
  public private(set) var isDown: Bool {
    get { state.isDown }
    set { state.isDown = newValue }
  }
  private let kind: TouchSample.Kind
  /// The force of the next samples: 1 is an average touch, ``maximumPossibleForce`` the largest
  /// value.
  ///
  /// A positive force turns force sensing on: if ``maximumPossibleForce`` is 0, it becomes
  /// ``ordinaryMaximumForce``. The finger's next sample reports the force.
  public var force: CGFloat = 0 {
    didSet {
      if force > 0, maximumPossibleForce == 0 {
        maximumPossibleForce = Self.ordinaryMaximumForce
      }
      force = max(0, min(force, maximumPossibleForce))
    }
  }
  /// The largest force that the screen can measure, or 0 if the screen doesn't measure force.
  ///
  /// The default value is 0.
  public var maximumPossibleForce: CGFloat = 0 {
    didSet {
      maximumPossibleForce = max(0, maximumPossibleForce)
      force = min(force, maximumPossibleForce)
    }
  }
  /// The largest force that iPhones with 3D Touch report, without a unit: 400 grams if an average
  /// touch is 60.
  public static let ordinaryMaximumForce: CGFloat = 20.0 / 3
  /// The angle between pencil and screen in the next samples, in radians: π/2 is upright.
  public var altitude: CGFloat = TouchSample.uprightAltitude
  /// The direction that the pencil points to in the next samples, in radians from the x axis.
  public var azimuth: CGFloat = 0
  /// The rotation of the pencil about its own axis in the next samples, in radians.
  public var roll: CGFloat = 0
  /// The properties that the next samples only estimate, empty at first.
  ///
  /// Send the exact values with ``refine(_:force:altitude:azimuth:roll:sourceLocation:)``.
  public var estimates: UITouch.Properties = []
  /// The number of the last sample that estimated a property: its touch's `estimationUpdateIndex`.
  public private(set) var estimationUpdateIndex: Int?
  private var buttons = 0

  init(
    _ stage: Stage, at point: CGPoint, kind: TouchSample.Kind = .direct, buttons: Int = 0,
    _ sourceLocation: SourceLocation, _ prepare: (Finger) -> Void = { _ in }
  ) {
    self.stage = stage
    state = stage.newFinger(at: point, sourceLocation)
    self.kind = kind
    self.buttons = buttons
    prepare(self)
    put(.began, at: point)
  }

  /// Moves the finger along a straight line with 120 samples a second.
  ///
  /// If `duration` is 0, the move is one sample, which is delivered at once.
  public func move(
    to point: CGPoint, duration: TimeInterval = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard stays(sourceLocation) else { return }
    let start = location
    location = point
    stage.perform(
      .along(duration) { [self] fraction, time in
        sample(
          .moved, at: Self.between(start, point, fraction), time)
      })
  }

  /// Moves the finger by a distance.
  public func move(
    by distance: CGVector, duration: TimeInterval = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    move(
      to: CGPoint(x: location.x + distance.dx, y: location.y + distance.dy), duration: duration,
      sourceLocation: sourceLocation)
  }

  /// Moves the finger along any path: `place` returns its location at a fraction of the duration.
  public func follow(
    duration: TimeInterval, _ place: @escaping (_ fraction: CGFloat) -> CGPoint,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard stays(sourceLocation) else { return }
    location = place(1)
    stage.perform(
      .along(duration) { [self] fraction, time in sample(.moved, at: place(fraction), time) })
  }

  /// Lifts the finger.
  public func lift(sourceLocation: SourceLocation = #_sourceLocation) {
    guard stays(sourceLocation) else { return }
    isDown = false
    put(.ended, at: location)
  }

  /// Cancels the touch, as the system does.
  public func cancel(sourceLocation: SourceLocation = #_sourceLocation) {
    guard stays(sourceLocation) else { return }
    isDown = false
    put(.cancelled, at: location)
  }

  /// Sends exact values for properties that a sample only estimated.
  ///
  /// The responders and recognizers that received the sample are notified by
  /// `touchesEstimatedPropertiesUpdated(_:)`, even after the finger is lifted. Properties whose
  /// value is `nil` stay estimated.
  ///
  /// - Parameters:
  ///   - index: The number of the sample, or `nil` for the last one.
  ///   - force: The force of the sample.
  ///   - altitude: The angle between pencil and screen, in radians.
  ///   - azimuth: The direction that the pencil pointed to, in radians.
  ///   - roll: The rotation of the pencil about its own axis, in radians.
  ///   - sourceLocation: The source location for failures.
  public func refine(
    _ index: Int? = nil, force: CGFloat? = nil, altitude: CGFloat? = nil, azimuth: CGFloat? = nil,
    roll: CGFloat? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let update = index ?? estimationUpdateIndex else {
      stage.fail(.nothingEstimated(id), at: sourceLocation)
      return
    }
    stage.send(
      .touchUpdate(
        TouchUpdateSample(
          update: update, force: force.map(Double.init), altitude: altitude.map(Double.init),
          azimuth: azimuth.map(Double.init), roll: roll.map(Double.init), time: stage.now)))
  }

  private func stays(_ sourceLocation: SourceLocation) -> Bool {
    if !isDown {
      stage.fail(.fingerIsUp(id), at: sourceLocation)
    }
    return isDown
  }

  private func put(_ phase: TouchSample.Phase, at point: CGPoint) {
    stage.perform(.once { [self] time in sample(phase, at: point, time) })
  }

  private func sample(_ phase: TouchSample.Phase, at point: CGPoint, _ time: Double) -> RawInput {
    var sample = TouchSample(
      id: id, phase: phase, position: Point(x: point.x, y: point.y), time: time)
    sample.kind = kind
    sample.force = force
    sample.maximumForce = maximumPossibleForce
    sample.buttons = buttons
    sample.altitude = altitude
    sample.azimuth = azimuth
    sample.roll = roll
    sample.modifiers = stage.lockedModifiers
    if !estimates.isEmpty {
      sample.estimated = TouchProperties(rawValue: UInt8(truncatingIfNeeded: estimates.rawValue))
      sample.expected = sample.estimated
      sample.update = stage.nextUpdate()
      estimationUpdateIndex = sample.update
    }
    return .touch(sample)
  }

  static func between(_ start: CGPoint, _ end: CGPoint, _ fraction: Double) -> CGPoint {
    CGPoint(
      x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
  }
}

/// The state that a stage stores for a finger, which may outlive the ``Finger`` object.
@MainActor
final class FingerState {
  let id: Int
  var location: CGPoint
  var isDown = true
  /// The source location at which the test put the finger down.
  let sourceLocation: SourceLocation

  init(id: Int, location: CGPoint, sourceLocation: SourceLocation) {
    self.id = id
    self.location = location
    self.sourceLocation = sourceLocation
  }
}
