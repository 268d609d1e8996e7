internal import TouchstoneLayers

/// Text attributes in the form in which apps write them.
package typealias TextAttributes = [NSAttributedString.Key: Any]

extension CharacterStyle {
  /// Creates a look from attributes, with the metrics of their font.
  package convenience init(_ attributes: TextAttributes) {
    self.init(
      attributes, metrics: (attributes[.font] as? UIFont)?.metrics,
      spacing: Self.spacing(attributes))
  }

  /// Returns the space that attributes add after each character.
  ///
  /// Tracking takes precedence over kerning. A kerning of 0 switches the kerning of pairs off.
  private static func spacing(_ attributes: TextAttributes) -> CharacterSpacing? {
    if let tracking = number(attributes[.tracking]) {
      return CharacterSpacing(points: tracking, keepsKerning: true)
    }
    return number(attributes[.kern]).map { CharacterSpacing(points: $0, keepsKerning: $0 != 0) }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case nil: nil
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// Returns the look without some of its attributes.
  package func without(_ keys: NSAttributedString.Key...) -> CharacterStyle {
    guard keys.contains(where: { attributes[$0] != nil }) else { return self }
    return CharacterStyle(attributes.filter { !keys.contains($0.key) })
  }

  /// Returns the look with the size of its font multiplied by `factor`.
  package func scaled(by factor: CGFloat) -> CharacterStyle {
    guard let font = attributes[.font] as? UIFont else { return self }
    return CharacterStyle(
      attributes.merging([.font: font.withSize(font.pointSize * factor)]) { $1 })
  }
}

extension StyledText {
  /// Creates a text with the looks of its attributes.
  package init(_ text: NSAttributedString) {
    var runs: [StyleRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      runs.append(StyleRun(range.length, CharacterStyle(attributes)))
    }
    self.init(text.string, runs: runs)
  }
}
