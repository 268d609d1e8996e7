internal import TouchstoneLayers

/// Attributes as they are written by programs.
typealias TextAttributes = [NSAttributedString.Key: Any]

extension TextLook {
  /// The look of attributes, measured by the font among them.
  convenience init(_ attributes: TextAttributes) {
    self.init(attributes, metrics: (attributes[.font] as? UIFont)?.metrics)
  }

  /// The same look without some of its attributes.
  func without(_ keys: NSAttributedString.Key...) -> TextLook {
    guard keys.contains(where: { attributes[$0] != nil }) else { return self }
    return TextLook(attributes.filter { !keys.contains($0.key) })
  }

  /// The same look with its font so many times as large.
  func scaled(by factor: CGFloat) -> TextLook {
    guard let font = attributes[.font] as? UIFont else { return self }
    return TextLook(
      attributes.merging([.font: font.withSize(font.pointSize * factor)]) { $1 })
  }
}

extension LookedText {
  /// A text with the looks of its attributes.
  init(_ text: NSAttributedString) {
    var runs: [LookRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      runs.append(LookRun(range.length, TextLook(attributes)))
    }
    self.init(text.string, runs: runs)
  }
}

extension EditedText {
  /// The text with its attributes, and with others where it has none of its own.
  func attributed(over standard: TextAttributes) -> NSAttributedString {
    let text = NSMutableAttributedString(string: string, attributes: standard)
    for (units, look) in paragraphs.looks(in: everything) where !look.attributes.isEmpty {
      text.addAttributes(look.attributes, range: units.units)
    }
    return text
  }

  /// The look of what is typed in place of a range: that of the first character that goes, or else
  /// of the one before. A link ends where it was set to end.
  func lookForTyping(in range: Range<Int>) -> TextLook {
    let model = range.isEmpty ? characterStart(range.lowerBound - 1) : range.lowerBound
    let place = paragraphs.place(of: max(0, model))
    return place.paragraph.look(at: max(0, model) - place.start).without(.link)
  }

  /// The look of the character at a place.
  func look(at offset: Int) -> TextLook {
    let place = paragraphs.place(of: min(max(0, offset), length))
    return place.paragraph.look(at: offset - place.start)
  }
}
