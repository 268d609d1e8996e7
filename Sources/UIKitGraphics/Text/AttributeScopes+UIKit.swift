public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit in an `AttributedString`.
  ///
  /// Attributes have the names and the values of `NSAttributedString.Key`. Attachments, and text
  /// effects such as letterpress, aren't among them.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit in an `AttributedString`, and those of Foundation.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The distances and the alignment of paragraphs.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The use of ligatures, which has no effect.
    public let ligature: LigatureAttribute
    /// The space after each character, in points.
    public let kern: KernAttribute
    /// The space after each character in points, which keeps the kerning of pairs.
    public let tracking: TrackingAttribute
    /// The line through characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of outlines, which has no effect.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines as a percentage of the font size, which has no effect.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of characters.
    public let shadow: ShadowAttribute
    /// The distance of characters above the baseline in points, which has no effect.
    public let baselineOffset: BaselineOffsetAttribute
    /// The color of the line under characters.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through characters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant of characters, which has no effect.
    public let obliqueness: ObliquenessAttribute
    /// The expansion of characters, which has no effect.
    public let expansion: ExpansionAttribute
    /// The attributes of Foundation, such as links.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// Returns the attribute with the name of a property of the scope.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIFont
    /// The name of the attribute, which is that of `NSAttributedString.Key.font`.
    public static let name = "NSFont"
  }

  /// The distances and the alignment of paragraphs.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSParagraphStyle
    /// The name of the attribute, which is that of `NSAttributedString.Key.paragraphStyle`.
    public static let name = "NSParagraphStyle"
  }

  /// The color of characters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name of the attribute, which is that of `NSAttributedString.Key.foregroundColor`.
    public static let name = "NSColor"
  }

  /// The color behind characters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name of the attribute, which is that of `NSAttributedString.Key.backgroundColor`.
    public static let name = "NSBackgroundColor"
  }

  /// The use of ligatures.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Int
    /// The name of the attribute, which is that of `NSAttributedString.Key.ligature`.
    public static let name = "NSLigature"
  }

  /// The space after each character, in points.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute, which is that of `NSAttributedString.Key.kern`.
    public static let name = "NSKern"
  }

  /// The space after each character in points, which keeps the kerning of pairs.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute, which is that of `NSAttributedString.Key.tracking`.
    public static let name = "NSTracking"
  }

  /// The line through characters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute, which is that of `NSAttributedString.Key.strikethroughStyle`.
    public static let name = "NSStrikethrough"
  }

  /// The line under characters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute, which is that of `NSAttributedString.Key.underlineStyle`.
    public static let name = "NSUnderline"
  }

  /// The color of outlines.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name of the attribute, which is that of `NSAttributedString.Key.strokeColor`.
    public static let name = "NSStrokeColor"
  }

  /// The width of outlines, as a percentage of the font size.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute, which is that of `NSAttributedString.Key.strokeWidth`.
    public static let name = "NSStrokeWidth"
  }

  /// The shadow of characters.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSShadow
    /// The name of the attribute, which is that of `NSAttributedString.Key.shadow`.
    public static let name = "NSShadow"
  }

  /// The distance of characters above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute, which is that of `NSAttributedString.Key.baselineOffset`.
    public static let name = "NSBaselineOffset"
  }

  /// The color of the line under characters.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name of the attribute, which is that of `NSAttributedString.Key.underlineColor`.
    public static let name = "NSUnderlineColor"
  }

  /// The color of the line through characters.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name of the attribute, which is that of `NSAttributedString.Key.strikethroughColor`.
    public static let name = "NSStrikethroughColor"
  }

  /// The slant of characters.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute, which is that of `NSAttributedString.Key.obliqueness`.
    public static let name = "NSObliqueness"
  }

  /// The expansion of characters.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute, which is that of `NSAttributedString.Key.expansion`.
    public static let name = "NSExpansion"
  }
}
