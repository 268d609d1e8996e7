internal import Foundation
internal import TouchstoneLayers

/// The conversion of an attribute between an `AttributeContainer` and a dictionary.
struct AttributeBridge: Sendable {
  /// Adds the attribute of a container to a dictionary, or does nothing if it isn't set.
  let read: @Sendable (AttributeContainer, inout TextAttributes) -> Void
  /// Sets the attribute of a container from a dictionary, or does nothing if the dictionary has no
  /// value of the attribute's type.
  let write: @Sendable (TextAttributes, inout AttributeContainer) -> Void

  private init<Key: AttributedStringKey>(
    _ key: Key.Type, to: @escaping @Sendable (Key.Value) -> Any = { $0 },
    from: @escaping @Sendable (Any) -> Key.Value? = { $0 as? Key.Value }
  ) where Key.Value: Sendable {
    let name = NSAttributedString.Key(Key.name)
    read = { container, attributes in
      if let value = container[Key.self] { attributes[name] = to(value) }
    }
    write = { attributes, container in
      if let value = attributes[name].flatMap(from) { container[Key.self] = value }
    }
  }

  /// Creates the conversion of an attribute in points.
  private init<Key: AttributedStringKey>(points key: Key.Type) where Key.Value == CGFloat {
    self.init(key) {
      $0
    } from: {
      CharacterSpacing.number($0, Key.name)
    }
  }

  /// Creates the conversion of a line style, which is a number in a dictionary.
  private init<Key: AttributedStringKey>(line key: Key.Type)
  where Key.Value == NSUnderlineStyle {
    self.init(key) {
      NSNumber(value: $0.rawValue)
    } from: {
      $0 as? NSUnderlineStyle ?? Self.whole($0).map { NSUnderlineStyle(rawValue: $0) }
    }
  }

  private typealias UIKit = AttributeScopes.UIKitAttributes

  /// The conversions of all attributes of UIKit, and of links.
  static let all = [
    AttributeBridge(UIKit.FontAttribute.self),
    AttributeBridge(UIKit.ParagraphStyleAttribute.self),
    AttributeBridge(UIKit.ForegroundColorAttribute.self),
    AttributeBridge(UIKit.BackgroundColorAttribute.self),
    AttributeBridge(UIKit.LigatureAttribute.self, from: whole),
    AttributeBridge(points: UIKit.KernAttribute.self),
    AttributeBridge(points: UIKit.TrackingAttribute.self),
    AttributeBridge(line: UIKit.StrikethroughStyleAttribute.self),
    AttributeBridge(line: UIKit.UnderlineStyleAttribute.self),
    AttributeBridge(UIKit.StrokeColorAttribute.self),
    AttributeBridge(points: UIKit.StrokeWidthAttribute.self),
    AttributeBridge(UIKit.ShadowAttribute.self),
    AttributeBridge(points: UIKit.BaselineOffsetAttribute.self),
    AttributeBridge(UIKit.UnderlineColorAttribute.self),
    AttributeBridge(UIKit.StrikethroughColorAttribute.self),
    AttributeBridge(points: UIKit.ObliquenessAttribute.self),
    AttributeBridge(points: UIKit.ExpansionAttribute.self),
    AttributeBridge(AttributeScopes.FoundationAttributes.LinkAttribute.self, from: address),
  ]

  @Sendable private static func address(_ value: Any) -> URL? {
    value as? URL ?? (value as? NSURL).map { $0 as URL }
      ?? (value as? String).flatMap { URL(string: $0) }
  }

  @Sendable private static func whole(_ value: Any) -> Int? {
    value as? Int ?? (value as? NSNumber)?.intValue
  }
}
