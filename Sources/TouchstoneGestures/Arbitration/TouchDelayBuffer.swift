public import TouchstoneMutations

/// The phases of one touch for its view, and the phases that are delayed while recognizers are
/// undecided (statement 94–104, 151).
///
/// In each event, the coordinator first records the touch's change, then the outcomes of the
/// recognizers that receive it. When it is the view's turn, the coordinator delivers the result of
/// ``flush()``. Only a cancellation by recognition is delivered immediately, because it precedes
/// the action (96). A touch that was delayed from its beginning is delivered as its beginning, one
/// move to its current location, and its end.
///
/// It is public for inlining: generic `package` code is never specialized in other modules.
public struct TouchDelayBuffer<Sample: Sendable>: Sendable {
  /// A callback for the view.
  public enum Delivery: Sendable {
    /// The touch began.
    case began(Sample)
    /// The touch moved.
    case moved(Sample)
    /// The touch ended.
    case ended(Sample)
    /// The touch was cancelled.
    case cancelled(Sample)

    /// The sample of the touch.
    @inlinable public var sample: Sample {
      switch self {
      case .began(let sample), .moved(let sample), .ended(let sample), .cancelled(let sample):
        sample
      }
    }
  }

  /// The recognizers that delay the beginning and, with it, all later phases.
  public var beginHolders: Set<Int> = []
  /// The recognizers that delay the end.
  public var endHolders: Set<Int> = []
  @usableFromInline var begin: Sample?
  @usableFromInline var move: Sample?
  @usableFromInline var end: Sample?
  @usableFromInline var cancellation: Sample?
  @usableFromInline var latest: Sample?
  @usableFromInline var isSeen = false
  /// Whether the view receives no further phases of the touch.
  public var isFinished = false

  /// Creates the record of a touch before its beginning.
  @inlinable public init() {}

  /// Whether the view has received the touch's beginning but not its end or cancellation.
  @inlinable public var isInView: Bool { isSeen && !isFinished }

  /// Whether a recognizer delays a phase.
  @inlinable public var isHolding: Bool {
    !isFinished
      && (begin != nil && !beginHolders.isEmpty || end != nil && !endHolders.isEmpty)
  }

  /// Lets an undecided recognizer delay phases when it receives the touch.
  @inlinable public mutating func hold(by recognizer: Int, delaysBegan: Bool, delaysEnded: Bool) {
    if delaysBegan { beginHolders.insert(recognizer) }
    if delaysEnded { endHolders.insert(recognizer) }
  }

  /// Records that the touch began.
  @inlinable public mutating func began(_ sample: Sample) {
    begin = sample
    latest = sample
  }

  /// Records that the touch moved.
  @inlinable public mutating func moved(_ sample: Sample) {
    move = sample
    latest = sample
  }

  /// Records that the touch ended.
  @inlinable public mutating func ended(_ sample: Sample) {
    end = sample
    latest = sample
  }

  /// Records that the system cancelled the touch, which ends all delays.
  @inlinable public mutating func cancelled(_ sample: Sample) {
    cancellation = sample
    latest = sample
  }

  /// Ends the delays of a recognizer that failed or ignored the touch (statement 104).
  @inlinable public mutating func letGo(by recognizer: Int) {
    beginHolders.remove(recognizer)
    endHolders.remove(recognizer)
  }

  /// Records that a recognizer of this touch began or was recognized, and returns the cancellation
  /// to deliver immediately, if any.
  ///
  /// If `cancelsInView` is `true`, the view loses the touch (95). If not, only a beginning that
  /// this recognizer delayed is dropped (99). An end that it delayed is delivered with the next
  /// flush, after the action (98).
  @inlinable public mutating func recognized(by recognizer: Int, cancelsInView: Bool) -> Delivery? {
    let heldBeginning = !isSeen && beginHolders.contains(recognizer)
    letGo(by: recognizer)
    guard cancelsInView && !Mutation.viewsKeepTheirTouches.isOn || heldBeginning else { return nil }
    return take()
  }

  /// Whether moves are delivered to the view immediately.
  @inlinable public var passesMoves: Bool { isInView && !isHolding }

  /// Whether no recorded phase remains for the view.
  @inlinable public var isQuiet: Bool {
    isFinished || begin == nil && move == nil && end == nil && cancellation == nil
  }

  /// Returns the callbacks to deliver to the view now.
  @inlinable public mutating func flush() -> [Delivery] {
    guard !isFinished else { return [] }
    if cancellation != nil { return take().map { [$0] } ?? [] }
    var out: [Delivery] = []
    if let begin, beginHolders.isEmpty || Mutation.beginningsAreNotHeld.isOn {
      out.append(.began(begin))
      self.begin = nil
      isSeen = true
    }
    guard isSeen else { return [] }
    if let move {
      out.append(.moved(move))
      self.move = nil
    }
    if let end, endHolders.isEmpty {
      out.append(.ended(end))
      isFinished = true
    }
    return out
  }

  /// Ends the touch for the view, and returns a cancellation, or `nil` if the view hasn't received
  /// the touch's beginning.
  @usableFromInline mutating func take() -> Delivery? {
    guard !isFinished else { return nil }
    isFinished = true
    guard isSeen, let latest else { return nil }
    return .cancelled(latest)
  }
}
