/// What a person calls an object: a word, and its place where the word alone would not do.
package struct ObjectName: Equatable, Sendable {
  /// The identifier, what stands on the object, or the property that holds it; nil for none.
  package var word: String?
  /// Where it is among those of the same word or class, such as ", 2nd of 3 in cartList".
  package var place: String
  /// The name in sentences if the object's class is private to the framework, or `nil` otherwise.
  package var spoken: String?

  /// Makes a name.
  package init(word: String?, place: String = "", spoken: String? = nil) {
    self.word = word
    self.place = place
    self.spoken = spoken
  }
}

/// Somebody who can say what people call it now, among all that is on the screen.
package protocol TraceNamed: AnyObject {
  /// The present name; nil where nobody can look, as off the main actor.
  var traceName: ObjectName? { get }
}

extension ObjectName {
  /// How long a word may be; what stands on a view may be a whole paragraph.
  private static let longest = 40

  /// Words that stand on a view, fit for a sentence: on one line, short, and without the asterisks
  /// that mark names. Nil where nothing can be read.
  package static func word(_ text: String?) -> String? {
    guard let text else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return nil }
    guard words.count > longest else { return unmarked(words) }
    let cut = words.prefix(longest)
    let end = cut.lastIndex(of: " ") ?? cut.endIndex
    return unmarked(String(cut[..<end])) + "…"
  }

  /// The word, or the class where there is none, and the place.
  package func text(className: String) -> String { Self.unmarked(word ?? className) + place }

  /// A word without asterisks, which mark names in sentences.
  package static func unmarked(_ word: String) -> String {
    guard word.utf8.contains(UInt8(ascii: "*")) else { return word }
    return String(word.map { $0 == "*" ? "∗" : $0 })
  }
}
