public import Foundation

/// A shadow of characters: the value of the attribute `NSAttributedString.Key.shadow`.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// Must be the first property, because attributed strings compare shadows.
  private let foundationType = FoundationType.known

  /// The offset of the shadow in points. A positive height points down.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      shadowOffset = NumberCheck.admit(shadowOffset, else: oldValue, "shadowOffset", of: self)
    }
  }
  /// The blur radius in points, which is twice the standard deviation.
  open var shadowBlurRadius: CGFloat = 0 {
    didSet {
      shadowBlurRadius = max(
        0, NumberCheck.admit(shadowBlurRadius, else: oldValue, "shadowBlurRadius", of: self))
    }
  }
  /// The color, a `UIColor`. With `nil` there is no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a black shadow with an opacity of one third, one point above the characters.
  public override init() { super.init() }

  /// Returns a shadow with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether `object` is a shadow with the same settings.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// The hash of the settings.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}

extension NSAttributedString.Key {
  /// The shadow of characters, an `NSShadow`.
  public static var shadow: NSAttributedString.Key { NSAttributedString.Key("NSShadow") }
}
