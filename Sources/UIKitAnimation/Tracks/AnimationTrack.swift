internal import TouchstoneInput
internal import TouchstoneLayers
package import UIKitCore

/// Drives the animations of all blocks that run while it watches, instead of the clock.
///
/// A finger scrubs the animations linearly, and lets them continue to the end or back from there.
/// At the end of the way back, the views have their old values.
@MainActor
package final class AnimationTrack {
  /// The track that watches the running blocks, or `nil` if they are animated as usual.
  static private(set) var current: AnimationTrack?

  /// The duration of the whole track without a finger, in seconds.
  private let length: TimeInterval
  private var line = TrackLine(place: 0)
  private var changes: [AnimatorChange] = []
  private var guides: [TrackDriver] = []
  private weak var application: UIApplication?
  private var wayBack: TimerToken?

  /// Creates a track that is paused at its beginning.
  package init(length: TimeInterval) {
    self.length = max(length, 0)
    application = .shared
  }

  private var now: Double { application?.now ?? 0 }

  /// Runs `work`, and drives the animations of its blocks.
  package func watch(_ work: () -> Void) {
    let outer = Self.current
    Self.current = self
    work()
    Self.current = outer
  }

  /// The progress, from 0 to 1.
  package var fraction: Double { length > 0 ? min(1, seconds / length) : 1 }

  /// Scrubs to a fraction of the track.
  package func move(to fraction: Double) {
    forgetWayBack()
    line = TrackLine(place: min(1, max(0, fraction)) * length)
  }

  /// Continues to the end of all animations within a number of seconds.
  package func finish(within seconds: TimeInterval, _ curve: UIView.AnimationCurve) {
    forgetWayBack()
    let end = guides.map(\.way).max() ?? 0
    line = TrackLine(
      place: self.seconds, target: max(length, end), start: now, duration: max(0, seconds),
      curve: curve)
  }

  /// Goes back to the beginning within a number of seconds, and restores the old values of the
  /// views there.
  package func goBack(within seconds: TimeInterval, _ curve: UIView.AnimationCurve) {
    forgetWayBack()
    line = TrackLine(
      place: self.seconds, target: 0, start: now, duration: max(0, seconds), curve: curve)
    guard let application, !guides.isEmpty else { return }
    wayBack = application.loop.timers.schedule(
      at: now + max(0, seconds), name: "the way back of a transition"
    ) { [self] in
      MainActor.assumeIsolated {
        wayBack = nil
        restore()
      }
    }
  }

  private func forgetWayBack() {
    if let wayBack { application?.loop.timers.cancel(wayBack) }
    wayBack = nil
  }

  private func restore() {
    for change in changes.reversed() { change.end(at: .start) }
    for guide in guides { guide.stop() }
    changes = []
    guides = []
  }

  // MARK: Animations

  /// Starts driving an animation that is about to be added, of a change or of a transition.
  func lead(
    _ animation: CAAnimation, as key: String, on view: UIView, after delay: TimeInterval,
    of change: AnimatedChange? = nil
  ) {
    let guide = TrackDriver(
      self, view.layer, key, delay: delay, duration: animation.duration)
    guides.append(guide)
    animation.guide = guide
    animation.fillMode = .both
    guard let change else { return }
    if changes.last?.isSame(as: change) != true { changes.append(AnimatorChange(change)) }
    changes.last?.note(animation, as: key)
  }

  /// The seconds of the track that have passed.
  fileprivate var seconds: Double { line.place(at: now) }
  /// The time at which the track reaches its end, or infinity while it is paused or goes back.
  fileprivate var arrival: Double { line.arrival }
}

/// The position of a track, which is paused or moves to one of its ends along a curve.
@MainActor
private struct TrackLine {
  var place: Double
  var target = 0.0
  var start = 0.0
  /// The duration of the movement in seconds, or `nil` while it is paused.
  var duration: Double?
  var curve = UIView.AnimationCurve.linear

  func place(at now: Double) -> Double {
    guard let duration else { return place }
    let part = duration > 0 ? min(1, max(0, (now - start) / duration)) : 1
    let function = curve.options.timingFunction
    return place + (target - place) * (part < 1 ? function.value(at: part) : 1)
  }

  var arrival: Double {
    guard let duration, target > 0 else { return .infinity }
    return start + duration
  }
}

/// Drives one animation of a track.
@MainActor
private final class TrackDriver: AnimationDriver {
  private let track: AnimationTrack
  private weak var layer: CALayer?
  private let key: String
  private let delay: Double
  private let duration: Double

  init(
    _ track: AnimationTrack, _ layer: CALayer, _ key: String, delay: Double, duration: Double
  ) {
    self.track = track
    self.layer = layer
    self.key = key
    self.delay = delay
    self.duration = duration
  }

  var progress: Double {
    guard duration > 0 else { return track.seconds >= delay ? 1 : 0 }
    return min(1, max(0, (track.seconds - delay) / duration))
  }
  var end: Double { track.arrival }
  /// The seconds of the track after which the animation is over.
  var way: Double { delay + duration }

  func stop() { layer?.removeAnimation(forKey: key) }
}
