public import TouchstoneMutations

/// What a view gets of one touch, and what is held back from it while recognizers are undecided
/// (statement 94–104, 151).
///
/// In each event, the coordinator first records what the touch did, then tells what became of the
/// recognizers that have it, and lets the view have what `flush` says when its turn comes. Only a
/// cancellation by recognition comes out at once, because it goes before the action (96). A touch
/// that was held from its beginning comes out as its beginning, one move to where it is now, and
/// its end.
///
/// It is public for inlining: what is generic and `package` is never specialized in other modules.
public struct TouchHold<Sample: Sendable>: Sendable {
  /// One callback for the view.
  public enum Delivery: Sendable {
    /// It came down.
    case began(Sample)
    /// It moved.
    case moved(Sample)
    /// It lifted.
    case ended(Sample)
    /// It was taken away.
    case cancelled(Sample)

    /// How the touch was.
    @inlinable public var sample: Sample {
      switch self {
      case .began(let sample), .moved(let sample), .ended(let sample), .cancelled(let sample):
        sample
      }
    }
  }

  /// Recognizers that hold the beginning back; what follows a beginning waits with it.
  public var beginHolders: Set<Int> = []
  /// Recognizers that hold the end back.
  public var endHolders: Set<Int> = []
  @usableFromInline var begin: Sample?
  @usableFromInline var move: Sample?
  @usableFromInline var end: Sample?
  @usableFromInline var cancellation: Sample?
  @usableFromInline var latest: Sample?
  @usableFromInline var isSeen = false
  /// Whether the view gets nothing more of the touch.
  public var isFinished = false

  /// A touch before it came down.
  @inlinable public init() {}

  /// Whether the view has seen the touch begin and not seen it go.
  @inlinable public var isInView: Bool { isSeen && !isFinished }

  /// Whether a phase waits for a recognizer.
  @inlinable public var isHolding: Bool {
    !isFinished
      && (begin != nil && !beginHolders.isEmpty || end != nil && !endHolders.isEmpty)
  }

  /// Lets an undecided recognizer hold phases back, when it gets the touch.
  @inlinable public mutating func hold(by recognizer: Int, delaysBegan: Bool, delaysEnded: Bool) {
    if delaysBegan { beginHolders.insert(recognizer) }
    if delaysEnded { endHolders.insert(recognizer) }
  }

  /// The touch came down.
  @inlinable public mutating func began(_ sample: Sample) {
    begin = sample
    latest = sample
  }

  /// The touch moved.
  @inlinable public mutating func moved(_ sample: Sample) {
    move = sample
    latest = sample
  }

  /// The touch lifted.
  @inlinable public mutating func ended(_ sample: Sample) {
    end = sample
    latest = sample
  }

  /// The system took the touch away; nothing is held back from now on.
  @inlinable public mutating func cancelled(_ sample: Sample) {
    cancellation = sample
    latest = sample
  }

  /// A recognizer failed, or lets go of this touch by ignoring it (statement 104).
  @inlinable public mutating func letGo(by recognizer: Int) {
    beginHolders.remove(recognizer)
    endHolders.remove(recognizer)
  }

  /// A recognizer that has this touch began or was recognized; the answer goes out at once.
  ///
  /// With cancelsTouchesInView the view loses the touch (95). Without it, only a beginning that
  /// this recognizer held back is dropped (99); an end that it held back comes out as an end with
  /// the next flush, after the action (98).
  @inlinable public mutating func recognized(by recognizer: Int, cancelsInView: Bool) -> Delivery? {
    let heldBeginning = !isSeen && beginHolders.contains(recognizer)
    letGo(by: recognizer)
    guard cancelsInView && !Mutation.viewsKeepTheirTouches.isOn || heldBeginning else { return nil }
    return take()
  }

  /// Whether moves go to the view as they come.
  @inlinable public var passesMoves: Bool { isInView && !isHolding }

  /// Whether nothing was recorded that a view may have to get.
  @inlinable public var isQuiet: Bool {
    isFinished || begin == nil && move == nil && end == nil && cancellation == nil
  }

  /// What the view gets now.
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

  /// Takes the touch from the view: cancelled if the view has seen it, else never heard of.
  @usableFromInline mutating func take() -> Delivery? {
    guard !isFinished else { return nil }
    isFinished = true
    guard isSeen, let latest else { return nil }
    return .cancelled(latest)
  }
}
