internal import TouchstoneGeometry

/// The style of a part of a text: its attributes and the metrics of its font.
///
/// Looks are compared by identity first, so texts share one object for each distinct look.
package final class CharacterStyle: @unchecked Sendable {
  /// The attributes. The object that shows the text chooses values for missing ones.
  package let attributes: [NSAttributedString.Key: Any]
  /// The metrics of the font among the attributes, or `nil` for the font of the whole text.
  package let metrics: FontMetrics?
  /// The space that the attributes add after each character, or `nil` if they don't specify one.
  package let spacing: CharacterSpacing?

  /// The inline object among the attributes, or `nil` if there is none.
  package let object: (any InlineObject)?

  /// Creates a look from attributes and the metrics of their font.
  package init(_ attributes: [NSAttributedString.Key: Any], metrics: FontMetrics?) {
    self.attributes = attributes
    self.metrics = metrics
    spacing = CharacterSpacing(attributes)
    object = attributes[InlineBox.attribute] as? any InlineObject
  }

  /// Returns the metrics of the characters. `standard` is that of the whole text's font.
  package func metrics(or standard: FontMetrics) -> FontMetrics {
    var metrics = metrics ?? standard
    if let spacing {
      metrics = metrics.spaced(by: spacing.points, keepsKerning: spacing.keepsKerning)
    }
    guard let object else { return metrics }
    return metrics.holding(object.box(lineWidth: standard.lineWidth, metrics: metrics))
  }

  /// Returns the rectangle of the inline object, or `nil` if there is none. `standard` are the
  /// metrics of the whole text's font.
  func box(or standard: FontMetrics) -> InlineBox? {
    object?.box(lineWidth: standard.lineWidth, metrics: metrics ?? standard)
  }

  /// The look of a text without attributes.
  package static let plain = CharacterStyle([:], metrics: nil)

  /// Returns whether two looks are equal.
  package func isSame(as other: CharacterStyle) -> Bool {
    if self === other { return true }
    guard attributes.count == other.attributes.count, metrics == other.metrics,
      spacing == other.spacing
    else { return false }
    return attributes.allSatisfy { key, value in
      guard let theirs = other.attributes[key] else { return false }
      return (value as? AnyHashable) == (theirs as? AnyHashable) && value is AnyHashable
    }
  }
}

/// Space after each character, in addition to the font's own.
package struct CharacterSpacing: Hashable, Sendable {
  package var points: CGFloat
  /// Whether pairs of characters are kerned, too.
  package var keepsKerning: Bool

  /// The attributes that specify the space in points. Tracking takes precedence over kerning.
  package static let tracking = NSAttributedString.Key("NSTracking")
  package static let kern = NSAttributedString.Key("NSKern")

  /// Reads the space from attributes, or returns `nil` if they don't specify one.
  ///
  /// A kerning of 0 switches the kerning of pairs off.
  init?(_ attributes: [NSAttributedString.Key: Any]) {
    if let tracking = Self.number(attributes[Self.tracking], "tracking") {
      (points, keepsKerning) = (tracking, true)
    } else if let kern = Self.number(attributes[Self.kern], "kern") {
      (points, keepsKerning) = (kern, kern != 0)
    } else {
      return nil
    }
  }

  /// Returns the number of an attribute, or `nil` if it is missing or isn't a number.
  package static func number(_ value: Any?, _ name: String) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: nil
      }
    return number.map { NumberCheck.admit($0, else: 0, "the attribute \(name)", of: nil) }
  }
}

/// A number of UTF-16 units with the same look.
package struct StyleRun {
  package var length: Int
  package var look: CharacterStyle

  package init(_ length: Int, _ look: CharacterStyle) {
    self.length = length
    self.look = look
  }
}

/// A text with its looks, for insertion into another text.
package struct StyledText {
  package var string: String
  /// The runs, at least one. Their lengths add up to the length of the text.
  package private(set) var runs: [StyleRun]

  /// Creates a text with one look.
  package init(_ string: String, look: CharacterStyle = .plain) {
    self.string = string
    runs = [StyleRun(string.utf16.count, look)]
  }

  /// Creates a text from runs, the last of which is extended or cut to the length of the text.
  package init(_ string: String, runs: [StyleRun]) {
    self.init(string, look: runs.last?.look ?? .plain)
    let length = string.utf16.count
    var kept: [StyleRun] = []
    var used = 0
    for run in runs where run.length > 0 && used < length {
      kept.append(StyleRun(min(run.length, length - used), run.look))
      used += run.length
    }
    if used < length, !kept.isEmpty { kept[kept.count - 1].length += length - used }
    if !kept.isEmpty { self.runs = kept }
  }

  /// Returns the same text with each look replaced.
  package func mapLooks(_ change: (CharacterStyle) -> CharacterStyle) -> StyledText {
    StyledText(string, runs: runs.map { StyleRun($0.length, change($0.look)) })
  }

  /// Returns the width of the text on one line.
  package func width(metrics: FontMetrics) -> CGFloat {
    TextLayout(self, metrics: metrics).size.width
  }

  /// Appends another text.
  package mutating func append(_ other: StyledText) {
    string += other.string
    for run in other.runs { append(run) }
  }

  /// Appends a part of a paragraph.
  mutating func append(_ paragraph: TextParagraph, _ units: Range<Int>) {
    if units.isEmpty, !string.isEmpty { return }
    string +=
      paragraph.string[paragraph.index(units.lowerBound)..<paragraph.index(units.upperBound)]
    for (part, look) in paragraph.looks(in: units) { append(StyleRun(part.count, look)) }
  }

  private mutating func append(_ run: StyleRun) {
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
