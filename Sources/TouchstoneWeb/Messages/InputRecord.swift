internal import TouchstoneInput

/// One input as a page writes it: a record of the recording format, in the page's own time.
///
/// A page reports touches, hovers, scrolls, keys, text, what assistive technology asks for, presses,
/// motions, readings of the device's sensors and remote commands. It has no say in frames or in whether the application is active.
struct InputRecord: Decodable {
  /// The input.
  let input: RawInput

  private enum CodingKeys: String, CodingKey {
    case t, kind, id, phase, x, y, type, force, radius, altitude, azimuth, buttons, modifiers
    case dx, dy, precise, usage, characters, plain, repeated, subtype
    case value, acceleration, gravity, rotationRate
    case change, text, start, end
    case action, element, direction, name
  }

  init(from decoder: any Decoder) throws {
    let values = try Values(container: decoder.container(keyedBy: CodingKeys.self))
    let kind = try values.container.decode(String.self, forKey: .kind)
    switch kind {
    case "touch": input = .touch(try values.touch())
    case "hover": input = .hover(try values.hover())
    case "scroll": input = .scroll(try values.scroll())
    case "key": input = .key(try values.key())
    case "text": input = .text(try values.text())
    case "accessibility": input = .accessibility(try values.accessibility())
    case "press":
      input = .press(
        PressSample(
          phase: try values.word(.phase), type: try values.word(.type),
          force: try values.number(.force, or: 0), time: try values.number(.t)))
    case "motion":
      input = .motion(
        MotionSample(
          subtype: try values.word(.subtype), phase: try values.word(.phase),
          time: try values.number(.t)))
    case "remote":
      input = .remote(
        RemoteSample(
          subtype: try values.word(.subtype), value: try values.numberIfThere(.value),
          time: try values.number(.t)))
    case "deviceMotion": input = .deviceMotion(try values.deviceMotion())
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: values.container,
        debugDescription:
          "“\(kind)” is unknown; expected touch, hover, scroll, key, text, accessibility, "
          + "press, motion, deviceMotion or remote")
    }
  }

  /// The record's values, each with the checks that its type asks for.
  private struct Values {
    let container: KeyedDecodingContainer<CodingKeys>

    /// A number, which must be finite.
    func number(_ key: CodingKeys) throws -> Double {
      let number = try container.decode(Double.self, forKey: key)
      guard number.isFinite else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "\(number); expected a finite number")
      }
      return number
    }

    func number(_ key: CodingKeys, or fallback: Double) throws -> Double {
      container.contains(key) ? try number(key) : fallback
    }

    func numberIfThere(_ key: CodingKeys) throws -> Double? {
      container.contains(key) ? try number(key) : nil
    }

    /// What a sensor reads for x, y and z.
    func axes(_ key: CodingKeys) throws -> DeviceMotionSample.Axes {
      let numbers = try container.decode([Double].self, forKey: key)
      guard numbers.count == 3, numbers.allSatisfy(\.isFinite) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "expected three finite numbers")
      }
      return DeviceMotionSample.Axes(numbers[0], numbers[1], numbers[2])
    }

    func axesIfThere(_ key: CodingKeys) throws -> DeviceMotionSample.Axes? {
      container.contains(key) ? try axes(key) : nil
    }

    func deviceMotion() throws -> DeviceMotionSample {
      DeviceMotionSample(
        acceleration: try axes(.acceleration), gravity: try axesIfThere(.gravity),
        rotationRate: try axesIfThere(.rotationRate), time: try number(.t))
    }

    /// A word out of a fixed list.
    func word<Word: RawRepresentable & CaseIterable>(
      _ key: CodingKeys, or fallback: Word? = nil
    ) throws -> Word where Word.RawValue == String {
      if let fallback, !container.contains(key) { return fallback }
      let text = try container.decode(String.self, forKey: key)
      guard let word = Word(rawValue: text) else {
        let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "“\(text)” is unknown; expected one of \(words)")
      }
      return word
    }

    func position() throws -> Point { Point(x: try number(.x), y: try number(.y)) }

    func modifiers() throws -> ModifierKeys {
      let names = try container.decodeIfPresent([String].self, forKey: .modifiers) ?? []
      return try names.reduce(into: []) { keys, name in
        guard let key = InputRecord.modifierKeys[name] else {
          throw DecodingError.dataCorruptedError(
            forKey: .modifiers, in: container, debugDescription: "“\(name)” is no modifier key")
        }
        keys.formUnion(key)
      }
    }

    func touch() throws -> TouchSample {
      let force = try number(.force, or: 0)
      return TouchSample(
        id: try container.decode(Int.self, forKey: .id), phase: try word(.phase),
        position: try position(), time: try number(.t), force: force,
        maximumForce: force > 0 ? InputRecord.maximumForce : 0, radius: try number(.radius, or: 0),
        kind: try word(.type, or: .direct),
        buttons: try container.decodeIfPresent(Int.self, forKey: .buttons) ?? 0,
        modifiers: try modifiers(),
        altitude: try number(.altitude, or: TouchSample.uprightAltitude),
        azimuth: try number(.azimuth, or: 0))
    }

    func hover() throws -> HoverSample {
      HoverSample(
        phase: try word(.phase), position: try position(), time: try number(.t),
        modifiers: try modifiers(),
        altitude: try number(.altitude, or: 0), azimuth: try number(.azimuth, or: 0))
    }

    func scroll() throws -> ScrollSample {
      ScrollSample(
        position: try position(), dx: try number(.dx), dy: try number(.dy),
        phase: try word(.phase, or: .changed),
        precise: try container.decodeIfPresent(Bool.self, forKey: .precise) ?? false,
        modifiers: try modifiers(), time: try number(.t))
    }

    func text() throws -> TextSample {
      let text = try container.decodeIfPresent(String.self, forKey: .text) ?? ""
      let start = try container.decodeIfPresent(Int.self, forKey: .start) ?? 0
      let end = try container.decodeIfPresent(Int.self, forKey: .end) ?? start
      guard 0 <= start, start <= end, end <= text.utf16.count else {
        throw DecodingError.dataCorruptedError(
          forKey: .end, in: container,
          debugDescription: "\(start) to \(end) is no part of a text of \(text.utf16.count) units")
      }
      return TextSample(
        try word(.change), text, selected: start..<end, time: try number(.t))
    }

    func accessibility() throws -> AccessibilitySample {
      let action: AccessibilitySample.Action = try word(.action)
      let element = try container.decodeIfPresent(Int.self, forKey: .element)
      return AccessibilitySample(
        action, element: element, direction: action == .scroll ? try word(.direction) : nil,
        name: try container.decodeIfPresent(String.self, forKey: .name) ?? "",
        time: try number(.t))
    }

    func key() throws -> KeySample {
      let usage = try container.decode(Int.self, forKey: .usage)
      guard InputRecord.usages.contains(usage) else {
        throw DecodingError.dataCorruptedError(
          forKey: .usage, in: container, debugDescription: "\(usage) is no key's HID usage")
      }
      return KeySample(
        phase: try word(.phase), usage: usage, modifiers: try modifiers(),
        characters: try container.decodeIfPresent(String.self, forKey: .characters) ?? "",
        charactersIgnoringModifiers: try container.decodeIfPresent(String.self, forKey: .plain),
        isRepeat: try container.decodeIfPresent(Bool.self, forKey: .repeated) ?? false,
        time: try number(.t))
    }
  }

  /// The names of the modifier keys, as the recording format writes them.
  private static let modifierKeys: [String: ModifierKeys] = [
    "capsLock": .alphaShift, "shift": .shift, "control": .control, "alternate": .alternate,
    "command": .command, "numericPad": .numericPad,
  ]
  /// The usages of the HID keyboard page.
  private static let usages = 0...0xFFFF
  /// A browser's pressure ends at 1, and the page writes twice that, as 1 is an ordinary touch.
  private static let maximumForce = 2.0
}
