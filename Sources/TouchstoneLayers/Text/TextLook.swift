internal import TouchstoneGeometry

/// How a part of a text looks: its attributes, and the measures of its font.
///
/// Looks are compared by identity first, so that texts share one for each distinct look.
package final class TextLook: @unchecked Sendable {
  /// The attributes that were given; what is missing is up to whoever shows the text.
  package let attributes: [NSAttributedString.Key: Any]
  /// The measures of the font among the attributes; nil for the font of the whole text.
  package let metrics: FontMetrics?

  /// Makes a look of attributes whose font has these measures.
  package init(_ attributes: [NSAttributedString.Key: Any], metrics: FontMetrics?) {
    self.attributes = attributes
    self.metrics = metrics
  }

  /// The look of a text without attributes.
  package static let plain = TextLook([:], metrics: nil)

  /// Whether two looks can't be told apart.
  package func isSame(as other: TextLook) -> Bool {
    if self === other { return true }
    guard attributes.count == other.attributes.count, metrics == other.metrics else { return false }
    return attributes.allSatisfy { key, value in
      guard let theirs = other.attributes[key] else { return false }
      return (value as? AnyHashable) == (theirs as? AnyHashable) && value is AnyHashable
    }
  }
}

/// A number of UTF-16 units that look the same.
package struct LookRun {
  package var length: Int
  package var look: TextLook

  package init(_ length: Int, _ look: TextLook) {
    self.length = length
    self.look = look
  }
}

/// A text with its looks, as it is put into another.
package struct LookedText {
  package var string: String
  /// Their lengths add up to that of the text; there is at least one.
  package private(set) var runs: [LookRun]

  /// A text of one look.
  package init(_ string: String, look: TextLook = .plain) {
    self.string = string
    runs = [LookRun(string.utf16.count, look)]
  }

  /// A text whose looks have these lengths; where they do not fit, the last goes on to the end.
  package init(_ string: String, runs: [LookRun]) {
    self.init(string, look: runs.last?.look ?? .plain)
    let length = string.utf16.count
    var kept: [LookRun] = []
    var used = 0
    for run in runs where run.length > 0 && used < length {
      kept.append(LookRun(min(run.length, length - used), run.look))
      used += run.length
    }
    if used < length, !kept.isEmpty { kept[kept.count - 1].length += length - used }
    if !kept.isEmpty { self.runs = kept }
  }

  /// The same text with other looks.
  package func mapLooks(_ change: (TextLook) -> TextLook) -> LookedText {
    LookedText(string, runs: runs.map { LookRun($0.length, change($0.look)) })
  }

  /// How wide the text is on one line.
  package func width(metrics: FontMetrics) -> CGFloat {
    TextLayout(self, metrics: metrics).size.width
  }

  /// Puts another text behind this one.
  package mutating func append(_ other: LookedText) {
    string += other.string
    for run in other.runs { append(run) }
  }

  /// Puts a part of a paragraph behind this text.
  mutating func append(_ paragraph: TextParagraph, _ units: Range<Int>) {
    if units.isEmpty, !string.isEmpty { return }
    string +=
      paragraph.string[paragraph.index(units.lowerBound)..<paragraph.index(units.upperBound)]
    for (part, look) in paragraph.looks(in: units) { append(LookRun(part.count, look)) }
  }

  private mutating func append(_ run: LookRun) {
    let last = runs.count - 1
    if run.length == 0, !(runs.count == 1 && runs[0].length == 0) { return }
    if runs[last].length == 0 {
      runs[last] = run
    } else if runs[last].look.isSame(as: run.look) {
      runs[last].length += run.length
    } else {
      runs.append(run)
    }
  }
}
