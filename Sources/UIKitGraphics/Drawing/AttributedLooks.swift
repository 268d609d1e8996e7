internal import TouchstoneLayers

/// Attributes as they are written by programs.
package typealias TextAttributes = [NSAttributedString.Key: Any]

extension TextLook {
  /// The look of attributes, measured by the font among them.
  package convenience init(_ attributes: TextAttributes) {
    self.init(attributes, metrics: (attributes[.font] as? UIFont)?.metrics)
  }

  /// The same look without some of its attributes.
  package func without(_ keys: NSAttributedString.Key...) -> TextLook {
    guard keys.contains(where: { attributes[$0] != nil }) else { return self }
    return TextLook(attributes.filter { !keys.contains($0.key) })
  }

  /// The same look with its font so many times as large.
  package func scaled(by factor: CGFloat) -> TextLook {
    guard let font = attributes[.font] as? UIFont else { return self }
    return TextLook(
      attributes.merging([.font: font.withSize(font.pointSize * factor)]) { $1 })
  }
}

extension LookedText {
  /// A text with the looks of its attributes.
  package init(_ text: NSAttributedString) {
    var runs: [LookRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      runs.append(LookRun(range.length, TextLook(attributes)))
    }
    self.init(text.string, runs: runs)
  }
}
