public import UIKitCore

/// An effect that a visual effect view applies to the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  /// Creates an effect with default values, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the effect itself, which is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that blurs the content behind a view and draws a color over it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates an effect with the style `regular`.
  public override init() {
    style = .regular
    super.init()
  }

  /// Creates an effect with the style `regular`, because archives aren't supported.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// Whether `object` is a blur effect of the same style.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  /// The hash value of the style.
  open override var hash: Int { style.rawValue }
}

extension UIBlurEffect {
  /// The color over a blur, and its opacity.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Light or dark, depending on the user interface style.
    case regular = 4
    /// Like `regular`, but more opaque.
    case prominent = 5
    /// Shows most of the content behind the view.
    case systemUltraThinMaterial = 6
    /// Shows much of the content behind the view.
    case systemThinMaterial = 7
    /// Shows some of the content behind the view.
    case systemMaterial = 8
    /// Shows little of the content behind the view.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// Always light.
    case systemUltraThinMaterialLight = 11
    /// Always light.
    case systemThinMaterialLight = 12
    /// Always light.
    case systemMaterialLight = 13
    /// Always light.
    case systemThickMaterialLight = 14
    /// Always light.
    case systemChromeMaterialLight = 15
    /// Always dark.
    case systemUltraThinMaterialDark = 16
    /// Always dark.
    case systemThinMaterialDark = 17
    /// Always dark.
    case systemMaterialDark = 18
    /// Always dark.
    case systemThickMaterialDark = 19
    /// Always dark.
    case systemChromeMaterialDark = 20
  }
}

/// An effect for content on a blur, which gives the content a matching tint color.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let kind: UIVibrancyEffectStyle

  /// Creates an effect for labels on a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }
  /// Creates an effect for content of a style on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    kind = style
    super.init()
  }

  /// Creates an effect with the style `label`.
  public override init() {
    kind = .label
    super.init()
  }

  /// Creates an effect with the style `label`, because archives aren't supported.
  public required init?(coder: NSCoder) {
    kind = .label
    super.init(coder: coder)
  }

  /// The tint color of the content on the blur.
  var tint: UIColor {
    switch kind {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}

/// Kinds of content on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Less important text.
  case secondaryLabel = 1
  /// Text of little importance.
  case tertiaryLabel = 2
  /// The least important text.
  case quaternaryLabel = 3
  /// A filled area.
  case fill = 4
  /// A less important area.
  case secondaryFill = 5
  /// An area of little importance.
  case tertiaryFill = 6
  /// A separator line.
  case separator = 7
}
