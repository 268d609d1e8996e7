package import TouchstoneHost
internal import TouchstoneInput

/// A recognizer of input steps in the raw samples of a recording.
package struct StepReader {
  /// The recognized steps, in chronological order.
  package private(set) var steps: [TimedStep] = []
  /// Descriptions for users of input without a corresponding call of a stage, each once.
  package private(set) var leftOut: [String] = []
  /// The time of the last record, in seconds.
  package private(set) var end = 0.0
  private let closeness: Closeness
  private var contacts: [Contact] = []
  private var open: [Int: Int] = [:]
  private var held = HeldInputReader()
  private var transform: TransformRun?
  private var nextNumber = 1

  /// Reads all records.
  ///
  /// - Parameters:
  ///   - records: The records, in chronological order.
  ///   - closeness: The precision of the steps.
  package init(_ records: [RecordingRecord], closeness: Closeness = .readable) {
    self.closeness = closeness
    held.isExact = closeness == .exact
    for record in records {
      end = record.time
      if case .input(let input, _) = record { read(input) }
    }
    steps += held.steps
    readContacts()
    steps = steps.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
    joinTaps()
    joinTyping()
  }

  private mutating func leave(out what: String) {
    if !leftOut.contains(what) { leftOut.append(what) }
  }

  // MARK: Single inputs

  private mutating func read(_ input: RawInput) {
    let time = input.time
    switch input {
    case .touch(let sample): read(sample)
    case .key(let sample): if let note = held.read(sample) { leave(out: note) }
    case .press(let sample): held.read(sample)
    case .motion(let sample):
      if sample.phase == .began { steps.append(TimedStep(time, .shake)) }
    case .deviceMotion(let sample):
      let step = InputStep.deviceMotion(Rounding.sample(sample))
      if steps.last?.step != step { steps.append(TimedStep(time, step)) }
    case .remote(let sample):
      steps.append(TimedStep(time, .remote(sample.subtype, value: sample.value)))
    case .hover(let sample): read(sample)
    case .scroll(let sample): read(sample)
    case .transform(let sample): read(sample)
    case .touchUpdate: leave(out: "the final values of a pencil's estimates")
    case .text(let sample):
      guard sample.change != .delete else { return leave(out: "text deleted without a key") }
      steps.append(TimedStep(time, .text(sample.change, sample.text)))
    case .accessibility(var sample):
      sample.time = 0
      steps.append(TimedStep(time, .accessibility(sample)))
    case .menu(let sample):
      guard sample.change == .choose else { return }
      steps.append(
        TimedStep(time, .menu(sample.path, .init(rawValue: sample.modifiers.rawValue))))
    case .interrupt: steps.append(TimedStep(time, .interrupt))
    case .resume: steps.append(TimedStep(time, .resume))
    }
  }

  private mutating func read(_ sample: HoverSample) {
    guard sample.phase != .ended else { return }
    let step = TimedStep(sample.time, .hover(Rounding.point(sample.position)))
    let isClose = closeness != .exact && (steps.last.map { sample.time - $0.time } ?? 1) < 0.1
    if isClose, case .hover? = steps.last?.step {
      steps[steps.count - 1].step = step.step
    } else {
      steps.append(step)
    }
  }

  private mutating func read(_ sample: ScrollSample) {
    guard sample.dx != 0 || sample.dy != 0 else { return }
    let place = Rounding.point(sample.position)
    var (dx, dy, time) = (sample.dx, sample.dy, sample.time)
    if closeness != .exact, let last = steps.last, sample.time - last.time < 0.05,
      case .scroll(_, let oldX, let oldY) = last.step
    {
      (dx, dy, time) = (dx + oldX, dy + oldY, last.time)
      steps.removeLast()
    }
    steps.append(
      TimedStep(time, .scroll(at: place, dx: Rounding.value(dx), dy: Rounding.value(dy))))
  }

  private mutating func read(_ sample: TransformSample) {
    if sample.phase == .began { transform = TransformRun(sample) }
    transform?.add(sample)
    guard sample.phase == .ended || sample.phase == .cancelled, let run = transform else { return }
    transform = nil
    steps.append(run.step)
  }

  // MARK: Fingers

  private mutating func read(_ sample: TouchSample) {
    if sample.phase == .began {
      open[sample.id] = contacts.count
      contacts.append(Contact(sample))
    } else if let place = open[sample.id] {
      contacts[place].add(sample)
      if sample.phase != .moved { open[sample.id] = nil }
    }
  }

  /// Groups fingers that are down at the same time.
  private mutating func readContacts() {
    var group: [Contact] = []
    var end = -Double.infinity
    for contact in contacts {
      if contact.start >= end, !group.isEmpty {
        read(group)
        group = []
      }
      group.append(contact)
      end = max(end, contact.ending == nil ? .infinity : contact.end)
    }
    if !group.isEmpty { read(group) }
  }

  private mutating func read(_ group: [Contact]) {
    if group.count == 1, closeness != .exact, let step = simple(group[0]) {
      steps.append(TimedStep(group[0].start, step))
      return
    }
    let script = FingerScript(group, tolerance: closeness.tolerance, firstNumber: nextNumber)
    nextNumber += group.count
    steps += script.steps
  }

  /// Returns a step for the whole gesture of one finger, or `nil` if it requires several steps.
  private func simple(_ contact: Contact) -> InputStep? {
    guard contact.tool == .finger, contact.ending == .ended else { return nil }
    let origin = Rounding.point(contact.origin)
    if contact.reach <= Closeness.slop {
      return contact.duration < Closeness.longPress
        ? .tap(.point(origin), count: 1)
        : .longPress(.point(origin), duration: Rounding.value(contact.duration))
    }
    let isStraight =
      closeness == .simple
      ? contact.isStraight : contact.corners(within: closeness.tolerance).count == 2
    guard isStraight, let last = contact.samples.last else { return nil }
    return .drag(
      from: .point(origin), to: .point(Rounding.point(last.position)),
      duration: Rounding.value(contact.duration), isSwipe: contact.duration <= Closeness.swipe)
  }

  // MARK: Joining

  private mutating func joinTaps() {
    var joined: [TimedStep] = []
    var latest = -Double.infinity
    for timed in steps {
      guard case .tap(.point(let point), 1) = timed.step else {
        joined.append(timed)
        continue
      }
      defer { latest = timed.time }
      if let last = joined.last, case .tap(.point(let old), let count) = last.step,
        timed.time - latest < Closeness.doubleTapPause,
        point.distance(to: old) < Closeness.doubleTapDistance
      {
        joined[joined.count - 1].step = .tap(.point(old), count: count + 1)
      } else {
        joined.append(timed)
      }
    }
    steps = joined
  }

  private mutating func joinTyping() {
    steps = steps.reduce(into: []) { joined, timed in
      if let last = joined.last, case .type(let old) = last.step, case .type(let new) = timed.step,
        !old.hasSuffix("\n")
      {
        joined[joined.count - 1].step = .type(old + new)
      } else {
        joined.append(timed)
      }
    }
  }
}

/// Two fingers on a trackpad, from their beginning to their end.
private struct TransformRun {
  private let position: Point
  private let start: Double
  private var end: Double
  private var scale = 1.0
  private var angle = 0.0

  init(_ sample: TransformSample) {
    position = Rounding.point(sample.position)
    start = sample.time
    end = sample.time
  }

  mutating func add(_ sample: TransformSample) {
    scale *= sample.scale
    angle += sample.rotation
    end = sample.time
  }

  /// A pinch or a rotation, whichever is larger, because users rarely intend both.
  var step: TimedStep {
    let duration = Rounding.value(end - start)
    let isPinch = max(scale, 1 / max(scale, 0.001)) - 1 > angle.magnitude
    return TimedStep(
      start,
      isPinch
        ? .trackpadPinch(at: position, scale: Rounding.value(scale), duration: duration)
        : .trackpadRotate(at: position, angle: Rounding.value(angle), duration: duration))
  }
}
