internal import TouchstoneInput

/// A touch as a memory recording stores it: integers, of which only differences are written.
struct CompactTouch {
  /// The number of units per 1; the numbers of a recording are whole millionths.
  private static let millionths: Double = 1_000_000
  /// The magnitude below which a number of millionths survives the conversion to a `Double` and
  /// back.
  private static let largest: Double = 0x1p50
  /// Three times 2⁵¹, so that numbers of either sign can be added.
  private static let wholes: Double = 0x1.8p52
  /// A value for the upright altitude, which a recording doesn't round.
  private static let upright: Int64 = 1 << 51
  /// A value for a sample without an update number.
  private static let noUpdate: Int64 = 1 << 51

  let id: Int64
  private(set) var x: Int64 = 0
  private(set) var y: Int64 = 0
  /// The values that most touches don't change.
  private(set) var values = CompactTouch.plain
  private(set) var traits = Traits()

  /// The values that may change with each sample: force, maximum force, radius, radius tolerance,
  /// altitude, azimuth, roll and the update number.
  typealias Values = SIMD8<Int64>

  /// The values of a plain finger.
  private static let plain = Values(0, 0, 0, 0, upright, 0, 0, noUpdate)

  /// The attributes that a touch doesn't change from beginning to end.
  struct Traits: Equatable {
    var kind: UInt8 = 0
    var buttons: Int64 = 0
    var modifiers: Int64 = 0
    var estimated: Int64 = 0
    var expected: Int64 = 0
  }

  /// The maximum size of a touch record in bytes, including the bytes for its kind and its changed
  /// values.
  static let most = 4 + 20 * CompactOutput.longestNumber

  /// Creates a touch with only an ID.
  init(id: Int64) { self.id = id }

  // MARK: Samples

  /// Creates the touch of a sample, or returns `nil` if a number is too large to be stored exactly.
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

  /// Returns whether a sample has only a location, as fingers have on most screens.
  @inline(__always)
  static func isPlain(_ sample: TouchSample) -> Bool {
    sample.force == 0 && sample.radius == 0 && sample.maximumForce == 0
      && sample.radiusTolerance == 0 && sample.altitude == TouchSample.uprightAltitude
      && sample.azimuth == 0 && sample.roll == 0 && sample.update == nil
      && sample.kind == .direct && sample.buttons == 0 && sample.modifiers.rawValue == 0
      && sample.estimated.rawValue == 0 && sample.expected.rawValue == 0
  }

  /// Sets the location.
  mutating func move(toX x: Int64, _ y: Int64) { (self.x, self.y) = (x, y) }

  /// Moves the touch by a distance.
  mutating func move(right: Int64, down: Int64) { move(toX: x &+ right, y &+ down) }

  /// Returns a number in millionths, or `nil` if it is too large to be stored exactly.
  ///
  /// Halves round to even.
  @inline(__always)
  static func parts(_ value: Double) -> Int64? {
    let parts = value * millionths
    guard parts.magnitude < largest else { return nil }
    // Rounding by a function would be a call. From 2⁵² on, the lowest bit of a `Double` has the
    // value 1: the addition rounds, and the low bits of the sum are the integer.
    return Int64(bitPattern: (parts + wholes).bitPattern &- wholes.bitPattern)
  }

  /// Converts millionths to a number.
  static func number(_ parts: Int64) -> Double { Double(parts) / millionths }

  /// Returns the touch as a sample.
  func sample(_ phase: TouchSample.Phase, at time: Double) -> TouchSample {
    var sample = TouchSample(
      id: Int(clamping: id), phase: phase,
      position: Point(x: Self.number(x), y: Self.number(y)), time: time)
    fill(&sample)
    traits.fill(&sample)
    return sample
  }

  // MARK: Bytes

  /// Writes the differences from an earlier sample of the touch.
  @inline(__always)
  func write(after earlier: CompactTouch, to output: inout CompactOutput) {
    output.append(x &- earlier.x)
    output.append(y &- earlier.y)
    guard values != earlier.values else { return output.append(UInt8(0)) }
    writeValues(after: earlier.values, to: &output)
  }

  private func writeValues(after earlier: Values, to output: inout CompactOutput) {
    let differences = values &- earlier
    var changed: UInt8 = 0
    for index in differences.indices where differences[index] != 0 { changed |= 1 << index }
    output.append(changed)
    for index in differences.indices where differences[index] != 0 {
      output.append(differences[index])
    }
  }

  /// Reads the differences of the touch's next sample.
  mutating func read(_ input: inout CompactInput) {
    x &+= input.number()
    y &+= input.number()
    let changed = input.byte()
    for index in values.indices where changed & 1 << index != 0 {
      values[index] &+= input.number()
    }
  }

  /// Writes the ID and the traits.
  func writeTraits(to output: inout CompactOutput) {
    output.append(id)
    output.append(traits.kind)
    for number in [traits.buttons, traits.modifiers, traits.estimated, traits.expected] {
      output.append(number)
    }
  }

  /// Reads a touch with its ID and traits only.
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
