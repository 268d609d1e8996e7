internal import TouchstoneInput

/// The records of a session in memory, in few bytes each: about ten for the move of a finger.
///
/// Times and locations are stored as differences from the previous ones. Records other than frames,
/// advances and touches are stored as lines.
@MainActor
final class CompactRecords {
  /// The kind of a record, in the lowest three bits of its first byte.
  ///
  /// The other five bits of a touch are its slot among the touches that are down.
  private enum Kind: UInt8 {
    case frame
    case advance
    case line
    /// A touch with all values that may differ.
    case touch
    /// The move of a plain finger, as three short numbers.
    case move
  }

  private static let bits: UInt8 = 3
  /// The number of slots that five bits distinguish; further touches are stored as lines.
  private static let mostTouches = 32
  private static let phases: [TouchSample.Phase] = [.began, .moved, .ended, .cancelled]

  private let bytes = CompactBytes()
  @exclusivity(unchecked) private(set) var count = 0
  // Unchecked, because only the methods of this class access them, and no two accesses overlap.
  @exclusivity(unchecked) private var time: Int64 = 0
  @exclusivity(unchecked) private var places: [Place] = []
  /// The last values of the touches in these slots; their locations are in the slots themselves.
  @exclusivity(unchecked) private var touches: [CompactTouch] = []

  /// The state that the move of a plain finger reads and changes.
  private struct Place {
    let id: Int64
    var x: Int64
    var y: Int64
    /// Whether the touch has only a location; otherwise ``touches`` has its other values.
    var isPlain: Bool
    var isDown = true
  }

  /// The size of the records in bytes.
  var byteCount: Int { bytes.count }

  /// Removes all records.
  func removeAll() {
    bytes.removeAll()
    count = 0
    time = 0
    places = []
    touches = []
  }

  /// Removes the last record and truncates the bytes to `byteCount`; no record may be added
  /// afterwards.
  func removeLast(to byteCount: Int) {
    bytes.removeLast(bytes.count - byteCount)
    count -= 1
  }

  // MARK: Writing

  /// Adds a frame.
  func addFrame(at time: Double) { add(.frame, at: time) { .frame(time: time) } }

  /// Adds a record that time passed.
  func addAdvance(to time: Double) { add(.advance, at: time) { .advance(time: time) } }

  private func add(_ kind: Kind, at time: Double, _ record: () -> RecordingRecord) {
    guard let parts = CompactTouch.parts(time) else { return add(record()) }
    bytes.append(atMost: CompactTouch.most) {
      var output = CompactOutput($0)
      output.append(kind.rawValue)
      output.append(parts &- self.time)
      return output.count
    }
    self.time = parts
    count += 1
  }

  /// Adds an input at a time that may differ from its own.
  func add(_ input: RawInput, at time: Double) {
    guard case .touch(let sample) = input else { return add(.input(input.at(time))) }
    if addPlainMove(sample, at: time) || add(sample, at: time) { return }
    if sample.phase == .ended || sample.phase == .cancelled,
      let place = place(of: Int64(clamping: sample.id))
    {
      places[place].isDown = false
    }
    add(.input(input.at(time)))
  }

  /// Adds any record as its line.
  private func add(_ record: RecordingRecord) {
    let line = Array(RecordingWriter.line(record).utf8)
    bytes.append(atMost: 1 + CompactOutput.longestNumber + line.count) {
      var output = CompactOutput($0)
      output.append(Kind.line.rawValue)
      output.append(Int64(clamping: line.count))
      ($0 + output.count).update(from: line, count: line.count)
      return output.count + line.count
    }
    count += 1
  }

  /// Adds the move of a finger that has only a location, which is the most frequent record.
  ///
  /// Returns `false` and adds nothing if the sample isn't such a move, or if a difference doesn't
  /// fit in 32 bits.
  @inline(__always)
  private func addPlainMove(_ sample: TouchSample, at time: Double) -> Bool {
    guard sample.phase == .moved, CompactTouch.isPlain(sample),
      let place = place(of: Int64(clamping: sample.id)), places[place].isPlain,
      let parts = CompactTouch.parts(time), let x = CompactTouch.parts(sample.position.x),
      let y = CompactTouch.parts(sample.position.y),
      let elapsed = UInt32(exactly: parts &- self.time),
      let right = Int32(exactly: x &- places[place].x),
      let down = Int32(exactly: y &- places[place].y)
    else { return false }
    bytes.append(atMost: CompactTouch.most) {
      var output = CompactOutput($0)
      output.append(Self.first(.move, place))
      output.append(elapsed)
      output.append(UInt32(bitPattern: right))
      output.append(UInt32(bitPattern: down))
      return output.count
    }
    self.time = parts
    places[place].x = x
    places[place].y = y
    count += 1
    return true
  }

  /// Adds a touch sample as the differences from the previous sample of its touch.
  ///
  /// Returns `false` and adds nothing if the traits of the touch have changed, if no slot is free,
  /// or if a number is too large to be stored exactly.
  private func add(_ sample: TouchSample, at time: Double) -> Bool {
    guard let parts = CompactTouch.parts(time), let touch = CompactTouch(sample) else {
      return false
    }
    let place: Int
    var earlier = CompactTouch(id: touch.id)
    if sample.phase == .began {
      guard let free = freePlace() else { return false }
      place = free
    } else {
      guard let known = self.place(of: touch.id), touches[known].traits == touch.traits else {
        return false
      }
      place = known
      earlier = touches[known]
      earlier.move(toX: places[known].x, places[known].y)
    }
    let phase: UInt8 =
      switch sample.phase {
      case .began: 0
      case .moved: 1
      case .ended: 2
      case .cancelled: 3
      }
    let elapsed = parts &- self.time
    bytes.append(atMost: CompactTouch.most) {
      var output = CompactOutput($0)
      output.append(Self.first(.touch, place))
      output.append(phase)
      output.append(elapsed)
      if phase == 0 { touch.writeTraits(to: &output) }
      touch.write(after: earlier, to: &output)
      return output.count
    }
    self.time = parts
    store(touch, at: place, isDown: phase < 2, isPlain: CompactTouch.isPlain(sample))
    count += 1
    return true
  }

  /// Returns the first byte of a touch record.
  @inline(__always)
  private static func first(_ kind: Kind, _ place: Int) -> UInt8 {
    kind.rawValue | UInt8(truncatingIfNeeded: place) << bits
  }

  private func store(_ touch: CompactTouch, at index: Int, isDown: Bool, isPlain: Bool) {
    let place = Place(id: touch.id, x: touch.x, y: touch.y, isPlain: isPlain, isDown: isDown)
    if index < places.count {
      places[index] = place
      touches[index] = touch
    } else {
      places.append(place)
      touches.append(touch)
    }
  }

  @inline(__always)
  private func place(of id: Int64) -> Int? {
    for index in places.indices where places[index].id == id && places[index].isDown {
      return index
    }
    return nil
  }

  private func freePlace() -> Int? {
    for index in places.indices where !places[index].isDown { return index }
    return places.count < Self.mostTouches ? places.count : nil
  }

  // MARK: Reading

  /// The line of each record as in a recording, without a line feed.
  var lines: [String] {
    var lines: [String] = []
    lines.reserveCapacity(count)
    var input = CompactInput(bytes.all)
    var time: Int64 = 0
    var touches: [CompactTouch] = []
    while !input.isAtEnd {
      let first = input.byte()
      let place = Int(clamping: first >> Self.bits)
      let record: RecordingRecord
      switch Kind(rawValue: first & 0b111) {
      case .frame:
        time &+= input.number()
        record = .frame(time: CompactTouch.number(time))
      case .advance:
        time &+= input.number()
        record = .advance(time: CompactTouch.number(time))
      case .touch:
        record = .input(.touch(Self.touch(place, &time, &input, &touches)))
      case .move:
        time &+= Int64(truncatingIfNeeded: input.short())
        touches[place].move(
          right: Int64(truncatingIfNeeded: Int32(bitPattern: input.short())),
          down: Int64(truncatingIfNeeded: Int32(bitPattern: input.short())))
        record = .input(.touch(touches[place].sample(.moved, at: CompactTouch.number(time))))
      case .line, nil:
        lines.append(input.text(Int(clamping: input.number())))
        continue
      }
      lines.append(RecordingWriter.line(record))
    }
    return lines
  }

  private static func touch(
    _ place: Int, _ time: inout Int64, _ input: inout CompactInput, _ touches: inout [CompactTouch]
  ) -> TouchSample {
    let phase = phases[Int(clamping: input.byte())]
    time &+= input.number()
    var touch = phase == .began ? CompactTouch(&input) : touches[place]
    touch.read(&input)
    if place < touches.count { touches[place] = touch } else { touches.append(touch) }
    return touch.sample(phase, at: CompactTouch.number(time))
  }
}
