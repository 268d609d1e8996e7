/// Something a menu could hold: the base of actions.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  var titleStorage = ""
  var imageStorage: UIImage?

  override init() { super.init() }

  /// Its title.
  open var title: String { titleStorage }
  /// Its second line.
  open var subtitle: String?
  /// Its picture.
  open var image: UIImage? { imageStorage }
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
}
