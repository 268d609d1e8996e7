internal import TouchstoneInput

/// A touch as a recording in memory has it: whole numbers, of which only differences are kept.
struct CompactTouch {
  /// A recording's numbers are whole millionths.
  private static let millionths: Double = 1_000_000
  /// Millionths that are the same after they were a number of ones.
  private static let largest: Double = 0x1p50
  /// Three times 2⁵¹, so that numbers of either sign can be added.
  private static let wholes: Double = 0x1.8p52
  /// Stands for the altitude of what is upright, which a recording does not round.
  private static let upright: Int64 = 1 << 51
  /// Stands for a sample that nothing finds later.
  private static let noUpdate: Int64 = 1 << 51

  let id: Int64
  private(set) var x: Int64 = 0
  private(set) var y: Int64 = 0
  /// What most touches don't change.
  private(set) var values = CompactTouch.plain
  private(set) var traits = Traits()

  /// Values that each sample may have another of: force, maximum force, radius, radius tolerance,
  /// altitude, azimuth, roll and the number of the update.
  typealias Values = SIMD8<Int64>

  /// Those of a plain finger.
  private static let plain = Values(0, 0, 0, 0, upright, 0, 0, noUpdate)

  /// What a touch keeps from beginning to end.
  struct Traits: Equatable {
    var kind: UInt8 = 0
    var buttons: Int64 = 0
    var modifiers: Int64 = 0
    var estimated: Int64 = 0
    var expected: Int64 = 0
  }

  /// The most bytes that one takes: with a byte for what it is, and one for what it has.
  static let most = 4 + 20 * CompactOutput.longestNumber

  /// A touch of which nothing is known but its number.
  init(id: Int64) { self.id = id }

  // MARK: Samples

  /// A sample's touch; nil for numbers beyond those that are kept exactly.
  init?(_ sample: TouchSample) {
    id = Int64(clamping: sample.id)
    guard let x = Self.parts(sample.position.x), let y = Self.parts(sample.position.y) else {
      return nil
    }
    (self.x, self.y) = (x, y)
    if !Self.isPlain(sample) {
      guard let values = Self.values(of: sample), let traits = Traits(sample) else { return nil }
      (self.values, self.traits) = (values, traits)
    }
  }

  /// Whether a sample has nothing but a place, as a finger on most screens.
  @inline(__always)
  static func isPlain(_ sample: TouchSample) -> Bool {
    sample.force == 0 && sample.radius == 0 && sample.maximumForce == 0
      && sample.radiusTolerance == 0 && sample.altitude == TouchSample.uprightAltitude
      && sample.azimuth == 0 && sample.roll == 0 && sample.update == nil
      && sample.kind == .direct && sample.buttons == 0 && sample.modifiers.rawValue == 0
      && sample.estimated.rawValue == 0 && sample.expected.rawValue == 0
  }

  /// Puts the touch elsewhere.
  mutating func move(toX x: Int64, _ y: Int64) { (self.x, self.y) = (x, y) }

  /// Moves the touch.
  mutating func move(right: Int64, down: Int64) { move(toX: x &+ right, y &+ down) }

  /// The millionths of a number.
  ///
  /// A half goes to the even one.
  @inline(__always)
  static func parts(_ value: Double) -> Int64? {
    let parts = value * millionths
    guard parts.magnitude < largest else { return nil }
    // What rounds a number is a call. From 2⁵² on a number's lowest bit is one: the sum is rounded, and its
    // low bits are the number.
    return Int64(bitPattern: (parts + wholes).bitPattern &- wholes.bitPattern)
  }

  /// The number of some millionths.
  static func number(_ parts: Int64) -> Double { Double(parts) / millionths }

  /// The sample of this touch.
  func sample(_ phase: TouchSample.Phase, at time: Double) -> TouchSample {
    var sample = TouchSample(
      id: Int(clamping: id), phase: phase,
      position: Point(x: Self.number(x), y: Self.number(y)), time: time)
    fill(&sample)
    traits.fill(&sample)
    return sample
  }

  // MARK: Bytes

  /// Writes by what this touch differs from an earlier sample of it.
  @inline(__always)
  func write(after earlier: CompactTouch, to output: inout CompactOutput) {
    output.put(x &- earlier.x)
    output.put(y &- earlier.y)
    guard values != earlier.values else { return output.put(UInt8(0)) }
    writeValues(after: earlier.values, to: &output)
  }

  private func writeValues(after earlier: Values, to output: inout CompactOutput) {
    let differences = values &- earlier
    var changed: UInt8 = 0
    for index in differences.indices where differences[index] != 0 { changed |= 1 << index }
    output.put(changed)
    for index in differences.indices where differences[index] != 0 {
      output.put(differences[index])
    }
  }

  /// Reads by what the next sample of this touch differs.
  mutating func read(_ input: inout CompactInput) {
    x &+= input.number()
    y &+= input.number()
    let changed = input.byte()
    for index in values.indices where changed & 1 << index != 0 {
      values[index] &+= input.number()
    }
  }

  /// Writes what a touch keeps.
  func writeTraits(to output: inout CompactOutput) {
    output.put(id)
    output.put(traits.kind)
    for number in [traits.buttons, traits.modifiers, traits.estimated, traits.expected] {
      output.put(number)
    }
  }

  /// Reads a touch with what it keeps.
  init(_ input: inout CompactInput) {
    id = input.number()
    traits.kind = input.byte()
    traits.buttons = input.number()
    traits.modifiers = input.number()
    traits.estimated = input.number()
    traits.expected = input.number()
  }
}

extension CompactTouch {
  private static func values(of sample: TouchSample) -> Values? {
    let isUpright = sample.altitude == TouchSample.uprightAltitude
    guard let force = parts(sample.force), let maximumForce = parts(sample.maximumForce),
      let radius = parts(sample.radius), let radiusTolerance = parts(sample.radiusTolerance),
      let altitude = isUpright ? upright : parts(sample.altitude),
      let azimuth = parts(sample.azimuth), let roll = parts(sample.roll),
      Double(sample.update ?? 0).magnitude < largest
    else { return nil }
    let update = sample.update.map { Int64(clamping: $0) } ?? noUpdate
    return Values(
      force, maximumForce, radius, radiusTolerance, altitude, azimuth, roll, update)
  }

  private func fill(_ sample: inout TouchSample) {
    sample.force = Self.number(values[0])
    sample.maximumForce = Self.number(values[1])
    sample.radius = Self.number(values[2])
    sample.radiusTolerance = Self.number(values[3])
    if values[4] != Self.upright { sample.altitude = Self.number(values[4]) }
    sample.azimuth = Self.number(values[5])
    sample.roll = Self.number(values[6])
    sample.update = values[7] == Self.noUpdate ? nil : Int(clamping: values[7])
  }
}

extension CompactTouch.Traits {
  fileprivate init?(_ sample: TouchSample) {
    guard let kind = TouchSample.Kind.allCases.firstIndex(of: sample.kind) else { return nil }
    self.init(
      kind: UInt8(clamping: kind), buttons: Int64(clamping: sample.buttons),
      modifiers: Int64(clamping: sample.modifiers.rawValue),
      estimated: Int64(clamping: sample.estimated.rawValue),
      expected: Int64(clamping: sample.expected.rawValue))
  }

  fileprivate func fill(_ sample: inout TouchSample) {
    sample.kind = TouchSample.Kind.allCases[Int(clamping: kind)]
    sample.buttons = Int(clamping: buttons)
    sample.modifiers = ModifierKeys(rawValue: .init(clamping: modifiers))
    sample.estimated = TouchProperties(rawValue: .init(clamping: estimated))
    sample.expected = TouchProperties(rawValue: .init(clamping: expected))
  }
}
