@_spi(Kit) internal import UIKitCore

extension TextEditor {
  /// Returns the link or tag at a point of the host, or `nil` if the point isn't on one.
  func item(at point: CGPoint) -> UITextItem? {
    let origin = host.textOrigin
    let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard let character = host.setting.character(at: place) else { return nil }
    let attributes = text.look(at: character.lowerBound).attributes
    for (key, content) in [
      (NSAttributedString.Key.link, attributes.link), (.textItemTag, attributes.tag),
    ] {
      guard let content else { continue }
      return UITextItem(content, range: range(of: key, around: character).units)
    }
    return nil
  }

  /// Whether any part of the text is a link or has a tag.
  var hasItems: Bool {
    text.paragraphs.looks(in: text.everything).contains { _, look in
      look.attributes.link != nil || look.attributes.tag != nil
    }
  }

  /// Returns the characters around one with the same value of an attribute, in any font.
  private func range(of key: NSAttributedString.Key, around character: Range<Int>) -> Range<Int> {
    let value = text.look(at: character.lowerBound).attributes[key] as? AnyHashable
    var start: Int?
    var end = character.upperBound
    for (part, look) in text.paragraphs.looks(in: text.paragraph(at: character.lowerBound)) {
      if (look.attributes[key] as? AnyHashable) == value {
        start = start ?? part.lowerBound
        end = part.upperBound
      } else if part.lowerBound > character.lowerBound {
        break
      } else {
        start = nil
      }
    }
    return (start ?? character.lowerBound)..<end
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate var link: UITextItem.Content? {
    let value = self[.link]
    return (value as? URL ?? (value as? String).flatMap { URL(string: $0) }).map { .link($0) }
  }

  fileprivate var tag: UITextItem.Content? { (self[.textItemTag] as? String).map { .tag($0) } }
}
