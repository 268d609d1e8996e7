public import Foundation

/// A variant of a command while additional modifier keys are held.
///
/// Two alternates are equal if their modifiers are equal, whatever their actions (statement 339).
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, NSCopying {
  private let titleValue: String
  private let actionValue: Selector
  private let flags: UIKeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    titleValue = title
    actionValue = action
    flags = modifierFlags
    super.init()
  }

  /// Creates an empty alternate, because archives aren't supported.
  public required init?(coder: NSCoder) {
    titleValue = ""
    actionValue = Selector("")
    flags = []
    super.init()
  }

  /// Returns the alternate itself, because it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The alternate's title.
  open var title: String { titleValue }
  /// The action that the alternate sends.
  open var action: Selector { actionValue }
  /// The modifiers that select the alternate, in addition to the command's modifiers.
  open var modifierFlags: UIKeyModifierFlags { flags }

  /// Whether `object` is an alternate with the same modifiers.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UICommandAlternate)?.flags == flags
  }

  /// The hash value of the modifiers.
  nonisolated open override var hash: Int { flags.rawValue }
}
