internal import TouchstoneLayers

/// Text attributes in the form in which apps write them.
package typealias TextAttributes = [NSAttributedString.Key: Any]

extension CharacterStyle {
  /// Creates a look from attributes, with the metrics of their font.
  package convenience init(_ attributes: TextAttributes) {
    self.init(attributes, metrics: (attributes[.font] as? UIFont)?.metrics)
  }

  /// Returns the look without some of its attributes.
  package func without(_ keys: NSAttributedString.Key...) -> CharacterStyle {
    guard keys.contains(where: { attributes[$0] != nil }) else { return self }
    return CharacterStyle(attributes.filter { !keys.contains($0.key) })
  }

  /// Returns the look with the size of its font and the space between characters multiplied by
  /// `factor`.
  package func scaled(by factor: CGFloat) -> CharacterStyle {
    var scaled = attributes
    if let font = attributes[.font] as? UIFont {
      scaled[.font] = font.withSize(font.pointSize * factor)
    }
    for key in [NSAttributedString.Key.kern, .tracking] {
      if let space = CharacterSpacing.number(attributes[key], key.rawValue) {
        scaled[key] = space * factor
      }
    }
    return CharacterStyle(scaled)
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
