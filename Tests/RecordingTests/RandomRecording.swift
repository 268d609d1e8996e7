import Fuzzing
import TouchstoneHost
import TouchstoneInput

/// Creates valid recordings that use every kind, every phase and every key.
struct RandomRecording {
  private var generator: SeededGenerator
  private var check = StreamCheck()
  private var time = 0.0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func make(count: Int) -> Recording {
    var screen = RecordingHeader.Screen(
      width: number(in: 1...2000), height: number(in: 1...2000), scale: 2.625, hz: 59.94,
      extra: extra())
    if coin() {
      screen.insets.top = number(in: 0...100)
      screen.insets.right = number(in: 0...100)
    }
    let header = RecordingHeader(
      screen: screen, scene: coin() ? text() : nil, extra: extra())
    var records: [RecordingRecord] = []
    while records.count < count {
      if coin() { time = Double(Int(time * 1e6) + int(in: 0...50_000)) / 1e6 }
      let input = self.input()
      if int(in: 0...9) == 0 { records.append(.frame(time: time, extra: extra())) }
      if int(in: 0...19) == 0 { records.append(.advance(time: time, extra: extra())) }
      if int(in: 0...29) == 0 {
        let screen = RecordingHeader.Screen(width: 375, height: 667, scale: 2, extra: extra())
        records.append(
          .scene(time: time, name: text(), screen: coin() ? screen : nil, extra: extra()))
      }
      if int(in: 0...29) == 0 {
        let gap = RecordingGap(start: 0, end: time, inputs: 0, frames: int(in: 0...99))
        records.append(.gap(gap, extra: extra()))
      }
      guard (try? check.admit(input)) != nil else { continue }
      records.append(.input(input, extra: extra()))
    }
    return Recording(header: header, records: records)
  }

  private mutating func coin() -> Bool { Bool.random(using: &generator) }

  private mutating func int(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Returns a number with at most six decimals, so that writing it loses nothing.
  private mutating func number(in range: ClosedRange<Double>) -> Double {
    let places = [1.0, 10, 1000, 1_000_000][int(in: 0...3)]
    return (Double.random(in: range, using: &generator) * places).rounded() / places
  }

  private mutating func size() -> Double { coin() ? 0 : number(in: 0...50) }

  private mutating func one<Name: CaseIterable>(_ type: Name.Type = Name.self) -> Name
  where Name.AllCases == [Name] {
    type.allCases[int(in: 0...type.allCases.count - 1)]
  }

  private mutating func position() -> Point {
    Point(x: number(in: -100...2000), y: number(in: -100...2000))
  }

  private mutating func modifiers() -> ModifierKeys {
    coin() ? [] : ModifierKeys(rawValue: int(in: 0...63) << 16)
  }

  private mutating func altitude() -> Double {
    coin() ? TouchSample.uprightAltitude : number(in: 0...1.5)
  }

  private mutating func text() -> String {
    let pieces = ["a", "\"", "\\", "\n", "\r", "é", "e\u{301}", "😀", "\u{2028}", "\u{0}", "/", ""]
    return (0..<int(in: 0...4)).map { _ in pieces[int(in: 0...pieces.count - 1)] }.joined()
  }

  private mutating func extra() -> [JSONMember] {
    guard int(in: 0...3) == 0 else { return [] }
    let values: [JSONValue] = [
      .null, .bool(true), .number("1.2300"), .number("-1e999"), .string(text()),
      .array([.object([]), .number("0"), .array([])]),
      .object([JSONMember("z", .bool(false)), JSONMember(text(), .null)]),
    ]
    return (0...int(in: 0...2)).map { number in
      JSONMember("extra\(number)", values[int(in: 0...values.count - 1)])
    }
  }

  private mutating func input() -> RawInput {
    switch int(in: 0...17) {
    case 0: return .key(key())
    case 1:
      return .press(
        PressSample(
          phase: one(), type: one(), force: number(in: 0...1), time: time))
    case 2: return .motion(MotionSample(phase: one(), time: time))
    case 3:
      return .remote(
        RemoteSample(subtype: one(), value: coin() ? nil : number(in: -9...900), time: time))
    case 4:
      return .hover(
        HoverSample(
          phase: one(), position: position(), time: time, modifiers: modifiers(),
          zOffset: size(), altitude: size(), azimuth: size(), roll: size()))
    case 5:
      return .scroll(
        ScrollSample(
          position: position(), dx: number(in: -9...9), dy: number(in: -9...9), phase: one(),
          precise: coin(), modifiers: modifiers(), time: time))
    case 12: return .deviceMotion(deviceMotion())
    case 13:
      let text = text()
      let end = int(in: 0...text.utf16.count)
      return .text(TextSample(one(), text, selected: int(in: 0...end)..<end, time: time))
    case 14:
      let change: MenuSample.Change = one()
      let path = change == .show ? [] : (0...int(in: 0...2)).map { _ in self.text() }
      return .menu(
        MenuSample(
          change, path, place: int(in: 0...2), modifiers: modifiers(), time: time))
    case 15:
      let action: AccessibilitySample.Action = one()
      return .accessibility(
        AccessibilitySample(
          action, element: coin() ? nil : int(in: 0...9),
          direction: action == .scroll ? one() : nil, name: text(), time: time))
    case 16:
      return .transform(
        TransformSample(
          phase: one(), position: position(), scale: coin() ? 1 : number(in: 0.01...3),
          rotation: coin() ? 0 : number(in: -3...3), modifiers: modifiers(), time: time))
    case 17:
      return .touchUpdate(
        TouchUpdateSample(
          update: int(in: 0...99), force: coin() ? nil : size(), altitude: coin() ? nil : size(),
          azimuth: coin() ? nil : size(), roll: coin() ? nil : size(), time: time))
    case 6: return coin() ? .interrupt(time: time) : .resume(time: time)
    default: return .touch(touch())
    }
  }

  private mutating func axes() -> DeviceMotionSample.Axes {
    DeviceMotionSample.Axes(number(in: -9...9), number(in: -9...9), number(in: -9...9))
  }

  private mutating func deviceMotion() -> DeviceMotionSample {
    DeviceMotionSample(
      acceleration: axes(), gravity: coin() ? nil : axes(), rotationRate: coin() ? nil : axes(),
      magneticField: coin() ? nil : axes(), time: time)
  }

  private mutating func properties() -> TouchProperties {
    let all: [TouchProperties] = [.force, .azimuth, .altitude, .roll]
    return all.reduce([]) { coin() ? $0 : $0.union($1) }
  }

  private mutating func touch() -> TouchSample {
    var sample = TouchSample(
      id: int(in: -2...3), phase: one(), position: position(), time: time, force: size(),
      maximumForce: size(), radius: size(), radiusTolerance: size(), kind: one(),
      buttons: int(in: 0...3), modifiers: modifiers(), altitude: altitude(), azimuth: size(),
      roll: size())
    if coin() {
      sample.estimated = properties()
      sample.expected = properties()
      sample.update = coin() ? nil : int(in: 0...99)
    }
    return sample
  }

  private mutating func key() -> KeySample {
    KeySample(
      phase: one(), usage: int(in: 4...7), modifiers: modifiers(), characters: text(),
      charactersIgnoringModifiers: coin() ? nil : text(), isRepeat: coin(), time: time)
  }
}
