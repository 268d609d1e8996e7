internal import TouchstoneHost
internal import TouchstoneTrace

/// A sample on its way to an event.
struct LatencySample {
  /// The kind of all that is a touch.
  static let touch = "touch"

  /// What it is; nil for what the ledger leaves out: pointers that only hover, wheels, sensors.
  let kind: String?
  let finger: Int?
  let phase: TouchSample.Phase?
  let tab: Int?
  /// Whether it begins a touch that has no number yet.
  var isUnbound: Bool
  /// When it was felt, when its message came, and when it entered the queue.
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

  /// Whether it is what a touch's change was made of; a finger that is lifted off the screen is
  /// cancelled.
  func becomes(_ change: TraceStep.TouchPhase) -> Bool {
    switch phase {
    case .began: change == .began
    case .moved: change == .moved
    case .ended, .cancelled: change.isOver
    default: false
    }
  }
}

/// Brings the times of pages to the machine's clock.
///
/// A page's clock has another beginning. Nothing comes before it was felt, so that the quickest message
/// so far tells the difference best; how long that one took can't be known, and counts as nothing.
struct PageOffsets {
  private var offsets: [Int: Double] = [:]

  /// When something was felt, for a page's time and the moment at which its message came.
  mutating func time(_ time: Double, of tab: Int, cameAt came: Double) -> Double {
    let offset = min(offsets[tab] ?? .infinity, came - time)
    offsets[tab] = offset
    return time + offset
  }

  mutating func forget(_ tab: Int) { offsets[tab] = nil }
}
