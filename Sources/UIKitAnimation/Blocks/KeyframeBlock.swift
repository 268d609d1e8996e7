internal import TouchstoneLayers
internal import UIKitCore

/// A block of keyframes, which collects their changes and then animates each property through all
/// keyframes.
@MainActor
final class KeyframeBlock: AnimatingBlock {
  private let block: ViewAnimationBlock
  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []
  private var span = Span.whole

  /// A part of the duration, from 0 to 1.
  private struct Span {
    let start: Double
    let end: Double
    static let whole = Span(start: 0, end: 1)
  }

  /// The values of one property of a view over time.
  private struct Track {
    let first: AnimatedChange
    var frames: [(span: Span, value: Any?)]
  }

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    block = ViewAnimationBlock(
      duration: duration, delay: delay, options: options.blockOptions, completion: completion)
    mode = options.calculationMode
  }

  var duration: TimeInterval { block.duration }
  var pace: ViewAnimationPace { block.pace }
  var options: UIView.AnimationOptions { block.options }
  var animates: Bool { block.animates }
  let takesOver = true

  func run(_ changes: () -> Void) {
    watch(changes)
    for track in tracks { start(track) }
    tracks = []
    block.finishIfIdle()
  }

  func keyframe(start: Double, duration: Double, _ changes: () -> Void) {
    let outer = span
    let start = part(start, "a keyframe's start")
    span = Span(start: start, end: min(1, start + part(duration, "a keyframe's duration")))
    watch(changes)
    span = outer
  }

  private func part(_ number: Double, _ name: String) -> Double {
    min(1, max(0, NumberCheck.admit(number, else: 0, name, of: nil)))
  }

  func didChange(_ change: AnimatedChange) {
    let frame = (span: span, value: change.layer.value(forKey: change.key))
    let known = tracks.firstIndex { $0.first.view === change.view && $0.first.key == change.key }
    if let known {
      tracks[known].frames.append(frame)
    } else {
      tracks.append(Track(first: change, frames: [frame]))
    }
  }

  func begin(_ animation: CAPropertyAnimation, as key: String, of change: AnimatedChange) {
    block.begin(animation, as: key, of: change)
  }

  func tellAtEnd(_ completion: @escaping (Bool) -> Void) { block.tellAtEnd(completion) }

  // MARK: Animations

  private func start(_ track: Track) {
    let change = track.first
    let moments = moments(of: track)
    // Treat each value as the beginning of a change to the last value.
    let parts = moments.map {
      AnimatedChange(view: change.view, key: change.key, old: $0.value).parts()
    }
    guard let whole = parts.first else { return }
    for (index, part) in whole.enumerated() {
      let animation = CAKeyframeAnimation(keyPath: part.keyPath)
      animation.values = parts.map { $0[index].from as Any }
      animation.keyTimes = moments.map { NSNumber(value: $0.time) }
      animation.calculationMode = mode
      animation.isAdditive = part.isAdditive
      animation.duration = duration
      if case .curve(let function) = pace { animation.timingFunction = function }
      begin(animation, as: part.key(on: change.layer), of: change)
    }
  }

  /// Returns the values of a track with their times, holding each value until the next keyframe
  /// begins.
  private func moments(of track: Track) -> [(time: Double, value: Any?)] {
    var moments = [(time: 0.0, value: track.first.old)]
    var latest = 0.0
    let frames = track.frames.enumerated().sorted {
      ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
    }
    for (_, frame) in frames {
      let start = max(latest, frame.span.start)
      if start > latest { moments.append((start, moments[moments.count - 1].value)) }
      latest = max(start, frame.span.end)
      moments.append((latest, frame.value))
    }
    if latest < 1 { moments.append((1, moments[moments.count - 1].value)) }
    return moments
  }
}
