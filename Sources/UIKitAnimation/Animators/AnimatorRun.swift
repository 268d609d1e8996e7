internal import TouchstoneLayers
internal import UIKitCore

/// The animations of an animator, and their progress.
///
/// While the animator runs, its position on the curve advances with the clock. While it is paused,
/// app code can scrub it, linearly or along the curve. It then continues from the shown progress
/// without a jump.
@MainActor
final class AnimatorRun {
  private var timeline = AnimatorTimeline()
  private var curve: AnimatorCurve
  /// The overall progress, like that of an animation that takes the whole time.
  private var whole = AnimatorShare(key: "", start: 0)
  /// Whether the animator was ever started or scrubbed, after which added animations have only the
  /// remaining time.
  private var hasBegun = false
  /// The fraction to which the animator is scrubbed linearly, or `nil` if the curve determines the
  /// progress.
  private var held: Double?
  private var guides: [AnimatorDriver] = []
  private var now: Double { application?.now ?? 0 }
  private weak var application: UIApplication?

  /// Creates a paused run on a curve, at its beginning, or at its end if `isReversed` is `true`.
  init(_ curve: AnimatorCurve, isReversed: Bool, in application: UIApplication?) {
    self.curve = curve
    self.application = application
    if isReversed { timeline.stand(on: 1) }
  }

  var isRunning: Bool { timeline.isRunning(at: now) }
  /// The time on the clock at which the run ends, or infinity while it is paused.
  var arrival: Double { timeline.end }
  /// Whether the run has ended.
  var isOver: Bool { timeline.end <= now + 1e-9 }

  /// Returns the scrubbed fraction if there is one.
  ///
  /// - Parameter evenly: Whether to return the progress along the curve otherwise, rather than the
  ///   elapsed fraction.
  /// - Returns: A fraction from 0 to 1.
  func fraction(evenly: Bool) -> Double {
    if let held { return held }
    let place = timeline.place(at: now)
    return evenly ? whole.value(on: curve, at: place) : place
  }

  func value(of share: AnimatorShare) -> Double {
    if let held { return share.value(heldAt: held) }
    return share.value(on: curve, at: timeline.place(at: now))
  }

  /// Returns a guide that drives a new animation of a property, which begins after a fraction of
  /// the remaining time.
  func guide(_ key: String, delayFactor: Double) -> AnimatorDriver {
    let place = hasBegun ? held ?? timeline.place(at: now) : 0
    let start = place + delayFactor * (1 - place)
    let guide = AnimatorDriver(self, AnimatorShare(key: key, start: start))
    guides.append(guide)
    return guide
  }

  /// Releases the guides of all animations.
  func end() { guides = [] }

  // MARK: Moving

  /// Pauses at the current progress, from which scrubbing continues, linearly if `evenly` is
  /// `true`.
  func pause(evenly: Bool) {
    hasBegun = true
    let part = fraction(evenly: evenly)
    for guide in guides { guide.share.hold(at: part, value(of: guide.share)) }
    timeline.stand(at: now)
    held = evenly ? part : nil
  }

  /// Scrubs to a fraction, clamped from 0 to 1.
  func move(to fraction: Double) {
    if held == nil { timeline.stand(on: fraction) } else { held = min(1, max(0, fraction)) }
  }

  /// Continues along the curve after `delay` seconds, within `seconds` or the remaining time of the
  /// curve.
  func go(forwards: Bool, within seconds: Double? = nil, after delay: Double = 0) {
    letGo()
    let place = timeline.place(at: now)
    let left = (forwards ? 1 - place : place) * curve.length
    timeline.run(from: now + delay, forwards: forwards, within: seconds ?? left)
  }

  /// Continues along another curve, which begins at the current progress.
  func go(along curve: AnimatorCurve, forwards: Bool) {
    letGo()
    let old = timeline.place(at: now)
    let start = forwards ? 0.0 : 1
    let values = guides.map { value(of: $0.share) }
    whole.take(at: start, value(of: whole))
    for (guide, value) in zip(guides, values) {
      guide.share.start =
        forwards && old < 1 ? max(0, (guide.share.start - old) / (1 - old)) : 0
      guide.share.take(at: start, value)
    }
    self.curve = curve
    timeline.stand(on: start)
    timeline.run(from: now, forwards: forwards, within: curve.length)
  }

  /// Lets the curve determine the progress again, starting at the shown progress.
  private func letGo() {
    hasBegun = true
    guard let held else { return }
    let values = guides.map { value(of: $0.share) }
    let place = place(of: held)
    self.held = nil
    timeline.stand(on: place)
    whole.take(at: place, held)
    for (guide, value) in zip(guides, values) { guide.share.take(at: place, value) }
  }

  /// Returns the first elapsed fraction at which the overall progress reaches `fraction`.
  private func place(of fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    let steps = 128
    let reached = (1...steps).first {
      whole.value(on: curve, at: Double($0) / Double(steps)) >= fraction
    }
    guard let reached else { return 1 }
    var low = Double(reached - 1) / Double(steps)
    var high = Double(reached) / Double(steps)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if whole.value(on: curve, at: middle) < fraction { low = middle } else { high = middle }
    }
    return high
  }
}

/// Drives one animation of an animator.
@MainActor
final class AnimatorDriver: AnimationDriver {
  private let run: AnimatorRun
  var share: AnimatorShare

  init(_ run: AnimatorRun, _ share: AnimatorShare) {
    self.run = run
    self.share = share
  }

  var progress: Double { run.value(of: share) }
  var end: Double { run.arrival }
}
