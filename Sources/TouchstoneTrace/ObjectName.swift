/// The readable name of an object: a word, and a position if the word alone would be ambiguous.
package struct ObjectName: Equatable, Sendable {
  /// The identifier, the text on the object or the property that holds it, or `nil` if all are
  /// missing.
  package var word: String?
  /// The position among objects with the same word or class, such as ", 2nd of 3 in cartList".
  package var place: String
  /// The name in sentences if the object's class is private to the framework, or `nil` otherwise.
  package var spoken: String?

  /// Creates a name.
  package init(word: String?, place: String = "", spoken: String? = nil) {
    self.word = word
    self.place = place
    self.spoken = spoken
  }
}

/// An object that can determine its current name among all objects on the screen.
package protocol TraceNamed: AnyObject {
  /// The current name, or `nil` if it can't be determined, such as off the main actor.
  var traceName: ObjectName? { get }
}

extension ObjectName {
  /// The maximum length of a word in characters. The text on a view may be a whole paragraph.
  private static let longest = 40

  /// Returns text from a view in a form for sentences, or `nil` if there is no text.
  ///
  /// The result is one short line without the asterisks that mark names.
  package static func word(_ text: String?) -> String? {
    guard let text else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return nil }
    guard words.count > longest else { return unmarked(words) }
    let cut = words.prefix(longest)
    let end = cut.lastIndex(of: " ") ?? cut.endIndex
    return unmarked(String(cut[..<end])) + "…"
  }

  /// Returns the word, or the class name if there is no word, followed by the position.
  package func text(className: String) -> String { Self.unmarked(word ?? className) + place }

  /// Returns a word without asterisks, because they mark names in sentences.
  package static func unmarked(_ word: String) -> String {
    guard word.utf8.contains(UInt8(ascii: "*")) else { return word }
    return String(word.map { $0 == "*" ? "∗" : $0 })
  }
}
