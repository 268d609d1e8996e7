public import UIKitCore

/// What a visual effect view does with what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// The effect itself, which never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Blurs what lies behind, and lays a colour over it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  let style: Style

  /// Makes a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The same style.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  /// Hashes the style.
  open override var hash: Int { style.rawValue }
}

extension UIBlurEffect {
  /// How strong the colour over the blur is, and which.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Light or dark, as the surroundings are.
    case regular = 4
    /// As regular, and stronger.
    case prominent = 5
    /// Shows most of what lies behind.
    case systemUltraThinMaterial = 6
    /// Shows much of what lies behind.
    case systemThinMaterial = 7
    /// Shows some of what lies behind.
    case systemMaterial = 8
    /// Shows little of what lies behind.
    case systemThickMaterial = 9
    /// As bars have it.
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

/// Makes what stands on a blur take part in its colours; here it gives it a suitable tint.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let kind: UIVibrancyEffectStyle

  /// Makes an effect for labels on a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }
  /// Makes an effect for something on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    kind = style
    super.init()
  }

  /// The tint of what stands on the blur.
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

/// What it is that stands on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A text.
  case label = 0
  /// A text that matters less.
  case secondaryLabel = 1
  /// A text that matters little.
  case tertiaryLabel = 2
  /// A text that matters least.
  case quaternaryLabel = 3
  /// An area.
  case fill = 4
  /// An area that matters less.
  case secondaryFill = 5
  /// An area that matters little.
  case tertiaryFill = 6
  /// A line.
  case separator = 7
}
