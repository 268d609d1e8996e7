internal import TouchstoneGeometry

/// Finds where lines end.
///
/// A line may end after spaces, after a hyphen, and between characters that are as wide as they are
/// high; a word that is longer than a line is broken where the line is full.
struct LineBreaker {
  let text: String
  let metrics: FontMetrics
  let width: CGFloat
  /// Whether a line may end anywhere.
  var breaksWords = false

  /// The text from a place to the end of its paragraph.
  func paragraph(from start: String.Index) -> Substring {
    text[start..<(text[start...].firstIndex(where: \.isNewline) ?? text.endIndex)]
  }

  /// The line that begins at a place, and where the next one begins; nil after the last.
  ///
  /// A text that ends in a line break has an empty line after it.
  func line(from start: String.Index) -> (range: Range<String.Index>, next: String.Index?) {
    var used: CGFloat = 0
    var opportunity: String.Index?
    var index = start
    while index < text.endIndex {
      let character = text[index]
      let after = text.index(after: index)
      if character.isNewline { return (start..<index, after) }
      used += metrics.advance(of: character)
      // Spaces hang over the edge, so they never overflow.
      if used > width, !character.isWhitespace, index > start {
        let end = breaksWords ? index : opportunity ?? index
        return (start..<end, end)
      }
      if allowsBreak(after: character, at: after) { opportunity = after }
      index = after
    }
    return (start..<text.endIndex, nil)
  }

  private func allowsBreak(after character: Character, at next: String.Index) -> Bool {
    if character == "\u{00A0}" || character == "\u{202F}" { return false }
    guard next < text.endIndex else { return false }
    let following = text[next]
    if character.isWhitespace { return !following.isWhitespace }
    if character == "-" || character == "\u{00AD}" || character == "\u{2013}" {
      return !following.isWhitespace
    }
    guard !following.isWhitespace, !following.isPunctuation else { return false }
    return isWide(character) || isWide(following)
  }

  private func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(FontMetrics.isWide) ?? false
  }
}
