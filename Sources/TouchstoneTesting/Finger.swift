public import Testing
internal import TouchstoneInput
public import TouchstoneKit
internal import TouchstoneReplay

/// A finger on a stage. It keeps its stage, and stays down until it is lifted or cancelled.
@MainActor
public final class Finger {
  let stage: Stage
  private let state: FingerState
  var id: Int { state.id }
  /// Where it is, in screen points.
  public private(set) var location: CGPoint {
    get { state.location }
    set { state.location = newValue }
  }
  /// Whether it is on the screen.
  public private(set) var isDown: Bool {
    get { state.isDown }
    set { state.isDown = newValue }
  }
  private let kind: TouchSample.Kind
  /// How hard it presses from now on: 1 is an average touch, ``maximumPossibleForce`` the most.
  ///
  /// A finger that presses at all is on a screen that can tell; its next sample says how hard.
  public var force: CGFloat = 0 {
    didSet {
      if force > 0, maximumPossibleForce == 0 {
        maximumPossibleForce = Self.ordinaryMaximumForce
      }
      force = max(0, min(force, maximumPossibleForce))
    }
  }
  /// The most that the screen can tell; 0 for one that knows no force, as is every screen at first.
  public var maximumPossibleForce: CGFloat = 0 {
    didSet {
      maximumPossibleForce = max(0, maximumPossibleForce)
      force = min(force, maximumPossibleForce)
    }
  }
  /// What iPhones with 3D Touch report as the largest force, without a unit: 400 grams where an
  /// average touch is 60.
  public static let ordinaryMaximumForce: CGFloat = 20.0 / 3
  /// The angle between pencil and screen from now on, in radians: π/2 stands upright.
  public var altitude: CGFloat = TouchSample.uprightAltitude
  /// The direction the pencil points to from now on, in radians from the x axis.
  public var azimuth: CGFloat = 0
  /// How far the pencil is turned about itself from now on, in radians.
  public var roll: CGFloat = 0
  /// What each sample from now on only estimates, and ``refine(_:force:altitude:azimuth:roll:sourceLocation:)``
  /// tells better; nothing at first.
  public var estimates: UITouch.Properties = []
  /// The number of the latest sample that only estimates something: its touch's
  /// `estimationUpdateIndex`.
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

  /// Moves along a straight line with 120 samples a second; with no duration in one sample,
  /// delivered at once.
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

  /// Moves by a distance.
  public func move(
    by distance: CGVector, duration: TimeInterval = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    move(
      to: CGPoint(x: location.x + distance.dx, y: location.y + distance.dy), duration: duration,
      sourceLocation: sourceLocation)
  }

  /// Follows a path of its own: `place` answers where it is at a fraction of the duration.
  public func follow(
    duration: TimeInterval, _ place: @escaping (_ fraction: CGFloat) -> CGPoint,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard stays(sourceLocation) else { return }
    location = place(1)
    stage.perform(
      .along(duration) { [self] fraction, time in sample(.moved, at: place(fraction), time) })
  }

  /// Lifts it.
  public func lift(sourceLocation: SourceLocation = #_sourceLocation) {
    guard stays(sourceLocation) else { return }
    isDown = false
    put(.ended, at: location)
  }

  /// The system takes it away.
  public func cancel(sourceLocation: SourceLocation = #_sourceLocation) {
    guard stays(sourceLocation) else { return }
    isDown = false
    put(.cancelled, at: location)
  }

  /// Tells better what a sample only estimated: the responders and recognizers that got it hear of it
  /// in `touchesEstimatedPropertiesUpdated(_:)`, also after the lift.
  ///
  /// - Parameters:
  ///   - index: The number of the sample; nil for the latest one.
  ///   - force: How hard it pressed; what is nil stays an estimate. So with the others.
  ///   - altitude: The angle between pencil and screen, in radians.
  ///   - azimuth: The direction the pencil pointed to, in radians.
  ///   - roll: How far the pencil was turned about itself, in radians.
  ///   - sourceLocation: Where to fail.
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

/// What a stage remembers of a finger, which may outlive the hand that holds it.
@MainActor
final class FingerState {
  let id: Int
  var location: CGPoint
  var isDown = true
  /// Where the test put it down.
  let sourceLocation: SourceLocation

  init(id: Int, location: CGPoint, sourceLocation: SourceLocation) {
    self.id = id
    self.location = location
    self.sourceLocation = sourceLocation
  }
}
