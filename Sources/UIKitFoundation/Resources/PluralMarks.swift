internal import Synchronization

/// Marks the formats that depend on counts, so that formatting a looked-up text finds its plural
/// forms again.
///
/// On Apple's platforms the text is an object that carries its forms. Here, characters that no font
/// shows follow the format: the number of the format in hexadecimal digits, as variation selectors.
enum PluralMarks {
  private struct State {
    var formats: [PluralFormat] = []
    var numbers: [PluralFormat: Int] = [:]
  }

  private static let state = Mutex(State())
  private static let digits: ClosedRange<UInt32> = 0xE0100...0xE010F

  /// Returns the text of a format with its mark.
  static func marked(_ format: PluralFormat) -> String {
    let number = state.withLock { state in
      if let known = state.numbers[format] { return known }
      state.formats.append(format)
      state.numbers[format] = state.formats.count - 1
      return state.formats.count - 1
    }
    let mark = String(number, radix: 16).unicodeScalars.compactMap { digit in
      UInt32(String(digit), radix: 16).flatMap { Unicode.Scalar(digits.lowerBound + $0) }
    }
    var text = format.format
    text.unicodeScalars.append(contentsOf: mark)
    return text
  }

  /// Returns the format that a text's mark names, or `nil` if the text has no mark.
  static func format(of text: String) -> PluralFormat? {
    let mark = text.unicodeScalars.reversed().prefix { digits.contains($0.value) }.reversed()
    guard !mark.isEmpty else { return nil }
    let written = mark.map { String($0.value - digits.lowerBound, radix: 16) }.joined()
    return Int(written, radix: 16).flatMap { number in
      state.withLock { $0.formats.indices.contains(number) ? $0.formats[number] : nil }
    }
  }
}
