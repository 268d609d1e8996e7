internal import TouchstoneHost
internal import TouchstoneTrace

/// A sample that hasn't become part of an event yet.
struct LatencySample {
  /// The kind of all touches.
  static let touch = "touch"

  /// The kind of input, or `nil` for input that isn't measured: hovering pointers, wheels and
  /// sensors.
  let kind: String?
  let finger: Int?
  let phase: TouchSample.Phase?
  let tab: Int?
  /// Whether the sample begins a touch that has no number yet.
  var isUnbound: Bool
  /// The times when the input was sensed, when its message arrived, and when it was enqueued.
  var felt: Double?
  var came: Double?
  var queued = 0.0

  init(_ input: RawInput, tab: Int?) {
    self.tab = tab
    if case .touch(let sample) = input {
      (kind, finger, phase) = (Self.touch, sample.id, sample.phase)
      isUnbound = sample.phase == .began
      return
    }
    (finger, phase, isUnbound) = (nil, nil, false)
    kind =
      switch input {
      case .key: "key"
      case .press: "press"
      case .text: "text"
      case .motion: "motion"
      case .remote: "remote"
      case .accessibility: "accessibility"
      default: nil
      }
  }

  /// Returns whether a touch's change was made of this sample. A finger that is lifted off the
  /// screen's area is canceled.
  func becomes(_ change: TraceStep.TouchPhase) -> Bool {
    switch phase {
    case .began: change == .began
    case .moved: change == .moved
    case .ended, .cancelled: change.isOver
    default: false
    }
  }
}

/// Converts times of pages to the machine's clock.
///
/// A page's clock has a different origin. Because no message arrives before its input was sensed,
/// the fastest message so far determines the offset best. Its transmission time can't be measured
/// and counts as 0.
struct PageOffsets {
  private var offsets: [Int: Double] = [:]

  /// Returns the time on the machine's clock at which input was sensed, given the page's time and
  /// the arrival time of the message.
  mutating func time(_ time: Double, of tab: Int, cameAt came: Double) -> Double {
    let offset = min(offsets[tab] ?? .infinity, came - time)
    offsets[tab] = offset
    return time + offset
  }

  mutating func remove(_ tab: Int) { offsets[tab] = nil }
}
