/// The Objective-C names of Swift methods.
enum ObjectiveCName {
  /// Returns the selector of a method: `handle:for:` for `handle(_:for:)`, and `showWithMessage:`
  /// for `show(message:)`.
  static func method(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      if !begins(first) && !ends(base) { name += "With" }
      name += first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// Returns the selector that sets a property.
  static func setter(_ property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
  }

  private static func begins(_ label: String) -> Bool {
    let word = label.prefix { !$0.isUppercase }
    return prepositions.contains(word.lowercased())
  }

  private static func ends(_ base: String) -> Bool {
    guard let last = base.lastIndex(where: \.isUppercase) else {
      return prepositions.contains(base)
    }
    return prepositions.contains(base[last...].lowercased())
  }

  /// Words after which the compiler doesn't insert "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
