internal import TouchstoneLayers
internal import UIKitCore

/// The animations of an animator, and where they are.
///
/// While it runs, its place on the curve goes on with the clock. While it is paused a hand may move it,
/// evenly or along the curve; then it goes on from what is seen, without a jump.
@MainActor
final class AnimatorRun {
  private var timeline = AnimatorTimeline()
  private var curve: AnimatorCurve
  /// How far the whole is: an animation that takes all the time.
  private var whole = AnimatorShare(key: "", start: 0)
  /// Whether it has ever set out, or was ever moved: what is added then has only what is left.
  private var hasBegun = false
  /// How far a hand has moved it, where it does so evenly.
  private var held: Double?
  private var guides: [AnimatorGuide] = []
  private var now: Double { application?.now ?? 0 }
  private weak var application: UIApplication?

  /// A run at a pace, which stands at its beginning or, reversed, at its end.
  init(_ curve: AnimatorCurve, isReversed: Bool, in application: UIApplication?) {
    self.curve = curve
    self.application = application
    if isReversed { timeline.stand(on: 1) }
  }

  var isRunning: Bool { timeline.isRunning(at: now) }
  /// When it arrives, by the clock; never, while it stands.
  var arrival: Double { timeline.end }
  /// Whether it has arrived.
  var isOver: Bool { timeline.end <= now + 1e-9 }

  /// How far the whole is; along the curve where a hand moves it so.
  func fraction(evenly: Bool) -> Double {
    if let held { return held }
    let place = timeline.place(at: now)
    return evenly ? whole.value(on: curve, at: place) : place
  }

  func value(of share: AnimatorShare) -> Double {
    if let held { return share.value(heldAt: held) }
    return share.value(on: curve, at: timeline.place(at: now))
  }

  /// Who leads an animation of a property that is added now, and begins after a part of the way that
  /// is left.
  func guide(_ key: String, delayFactor: Double) -> AnimatorGuide {
    let place = hasBegun ? held ?? timeline.place(at: now) : 0
    let start = place + delayFactor * (1 - place)
    let guide = AnimatorGuide(self, AnimatorShare(key: key, start: start))
    guides.append(guide)
    return guide
  }

  /// Nothing is led any more.
  func end() { guides = [] }

  // MARK: Moving

  /// Stands where it is; a hand may move it from there.
  func pause(evenly: Bool) {
    hasBegun = true
    let part = fraction(evenly: evenly)
    for guide in guides { guide.share.hold(at: part, value(of: guide.share)) }
    timeline.stand(at: now)
    held = evenly ? part : nil
  }

  /// A hand moves it.
  func move(to fraction: Double) {
    if held == nil { timeline.stand(on: fraction) } else { held = min(1, max(0, fraction)) }
  }

  /// Goes on along the curve, after some seconds; within so many, or within what the curve leaves.
  func go(forwards: Bool, within seconds: Double? = nil, after delay: Double = 0) {
    letGo()
    let place = timeline.place(at: now)
    let left = (forwards ? 1 - place : place) * curve.length
    timeline.run(from: now + delay, forwards: forwards, within: seconds ?? left)
  }

  /// Goes on along another curve, which begins here.
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

  /// The curve leads again, from what is seen.
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

  /// The first place on the curve where the whole is so far.
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

/// Leads one animation of an animator.
@MainActor
final class AnimatorGuide: AnimationGuide {
  private let run: AnimatorRun
  var share: AnimatorShare

  init(_ run: AnimatorRun, _ share: AnimatorShare) {
    self.run = run
    self.share = share
  }

  var progress: Double { run.value(of: share) }
  var end: Double { run.arrival }
}
