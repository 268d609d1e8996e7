public import Foundation
internal import TouchstoneGeometry
public import UIKitGraphics

/// An element of a menu: an action, a command, a submenu or a deferred element.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, NSCopying {
  var titleStorage = ""
  var imageStorage: UIImage?

  /// Creates an element.
  ///
  /// It is public because the compiler sets the properties of an app's subclass only in the
  /// designated initializers that the app can see.
  public override init() { super.init() }

  /// Creates an empty element, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  /// The element's title.
  open var title: String { titleStorage }
  /// The element's subtitle.
  open var subtitle: String?
  /// The element's image.
  open var image: UIImage? { imageStorage }
  /// The name that tests and tools use for the element.
  open var accessibilityIdentifier: String?

  /// Returns a copy, waiting for the main actor if called on another thread.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainQueue.wait { duplicate() }
  }

  /// Returns a copy of the same class, or the element itself if it is immutable.
  func duplicate() -> UIMenuElement { self }
}

extension UIMenuElement {
  /// Attributes that determine the style of an element in a menu.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is gray and can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is red, because its action destroys data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The checkmark that a menu shows next to an element.
  public enum State: Int, Sendable {
    /// No checkmark.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A mark for a state that applies to some of several objects.
    case mixed = 2
  }

  /// The behavior of an element while its key is held.
  public enum RepeatBehavior: Int, Sendable {
    /// The system's default, which is to repeat.
    case automatic = 0
    /// The element repeats.
    case repeatable = 1
    /// The element doesn't repeat.
    case nonRepeatable = 2
  }
}
