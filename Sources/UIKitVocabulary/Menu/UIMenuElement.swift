public import Foundation
internal import TouchstoneGeometry
public import UIKitGraphics

/// Something a menu can hold: an action, a command, another menu, or what is filled in later.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, NSCopying {
  var titleStorage = ""
  var imageStorage: UIImage?

  override init() { super.init() }

  /// Makes an element from an archive; there is none to read here.
  public init?(coder: NSCoder) { super.init() }

  /// Its title.
  open var title: String { titleStorage }
  /// Its second line.
  open var subtitle: String?
  /// Its picture.
  open var image: UIImage? { imageStorage }
  /// What tests and tools call it.
  open var accessibilityIdentifier: String?

  /// Answers a copy; off the main actor it waits for that.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainQueue.wait { duplicate() }
  }

  /// Makes a copy, as the kind of element that this is; one that never changes answers itself.
  func duplicate() -> UIMenuElement { self }
}

extension UIMenuElement {
  /// How a menu shows an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes attributes of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Grey, and not to be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// In red, for what destroys.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays after it was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether a menu shows a mark beside an element.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A mark.
    case on = 1
    /// A mark for some of several things.
    case mixed = 2
  }

  /// Whether a key that is held runs an element again.
  public enum RepeatBehavior: Int, Sendable {
    /// As the system likes: it does.
    case automatic = 0
    /// It does.
    case repeatable = 1
    /// It does not.
    case nonRepeatable = 2
  }
}
