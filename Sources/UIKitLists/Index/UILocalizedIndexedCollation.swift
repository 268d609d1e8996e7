public import UIKitCore
internal import UIKitFoundation

/// The sections and the order of objects in an alphabetical list.
///
/// There is one section for each letter of the English alphabet, whatever the user's language, and
/// a last one, "#", for everything else. A letter with accents belongs to the section of the letter
/// without them.
///
/// An object is sorted by the string that a method of it returns. The class of the object has the
/// method if the app creates a selector with it:
///
///     let name = Selector("name") { (contact: Contact) in { contact.name } }
///     let section = UILocalizedIndexedCollation.current().section(
///       for: contact, collationStringSelector: name)
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }

  /// Creates a collation. Call ``current()`` instead.
  public required override init() { super.init() }

  /// Returns the collation for the user's language.
  open class func current() -> Self { Self() }

  /// The titles of the sections: "A" to "Z", and "#".
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The titles of the index, which are those of the sections.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section of an index title by their numbers.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    max(0, min(indexTitleIndex, sectionTitles.count - 1))
  }

  /// Returns the section of an object by the first letter of its string.
  ///
  /// If the object doesn't have the method, it is reported and belongs to the last section. A
  /// string without the method is sorted by itself.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let folded = Collation.folded(Collation.string(of: object, selector))
    let first = folded.first { !$0.isWhitespace }.map { String($0).uppercased() }
    let last = Self.letters.count
    return first.flatMap { first in Self.letters.firstIndex { first.hasPrefix($0) } } ?? last
  }

  /// Returns objects in the order of their strings, without regard to case and accents.
  ///
  /// Objects with equal strings stay in their order.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let keys = array.map { Collation.string(of: $0, selector) }
    let folded = keys.map { Collation.folded($0) }
    return array.indices.sorted { one, other in
      if folded[one] != folded[other] { return folded[one] < folded[other] }
      return keys[one] != keys[other] ? keys[one] < keys[other] : one < other
    }.map { array[$0] }
  }
}

/// The strings by which objects are sorted.
@MainActor
private enum Collation {
  /// Returns the string that a method of an object returns, or an empty string.
  static func string(of object: Any, _ selector: Selector) -> String {
    let target = object as AnyObject
    if selector.isImplemented(by: target) {
      return text(selector.result(on: target, sender: nil, event: nil)) ?? ""
    }
    if let text = text(object) { return text }
    Fault.report(
      "\(ViewDescription.name(target)) can't perform \(selector), which the collation calls",
      about: target)
    return ""
  }

  private static func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? NSAttributedString)?.string
  }

  /// Letters with a stroke or joined letters, which Unicode doesn't take apart.
  private static let plain: [Character: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe",
  ]

  /// Returns a string without case and accents.
  static func folded(_ string: String) -> String {
    let folded = string.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    guard folded.contains(where: { plain[$0] != nil }) else { return folded }
    return folded.map { plain[$0] ?? String($0) }.joined()
  }
}
