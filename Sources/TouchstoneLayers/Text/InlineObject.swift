internal import TouchstoneGeometry

/// An object in a text, such as an image, that reserves a rectangle in its line.
///
/// It is the value of the attribute ``InlineBox/attribute`` of a character ``InlineBox/character``.
package protocol InlineObject: AnyObject {
  /// Returns the rectangle of the object in a line of a width in points, which may be infinite.
  /// `metrics` are those of the text around it.
  func box(lineWidth: CGFloat, metrics: FontMetrics) -> InlineBox
}

/// The rectangle of an inline object, relative to the position of its character on the baseline.
package struct InlineBox: Hashable, Sendable {
  /// The distance of the left edge from the position.
  package var x: CGFloat
  /// The distance of the bottom edge above the baseline, negative below it.
  package var bottom: CGFloat
  package var width: CGFloat
  package var height: CGFloat

  package init(x: CGFloat = 0, bottom: CGFloat = 0, width: CGFloat = 0, height: CGFloat = 0) {
    self.x = x
    self.bottom = bottom
    self.width = width
    self.height = height
  }

  /// The attribute of an inline object.
  package static let attribute = NSAttributedString.Key("NSAttachment")
  /// The character that an inline object replaces.
  package static let character: Unicode.Scalar = "\u{FFFC}"

  /// Returns the rectangle on the screen for a position on the baseline, with y pointing down.
  package func rect(at place: CGPoint) -> CGRect {
    CGRect(x: place.x + x, y: place.y - bottom - height, width: width, height: height)
  }
}

extension FontMetrics {
  /// Returns the metrics of text with an inline object. A line is at least as high as the object.
  func holding(_ box: InlineBox) -> FontMetrics {
    enlarged(
      objectWidth: box.width, ascender: max(ascender, box.bottom + box.height),
      descender: min(descender, box.bottom))
  }
}
