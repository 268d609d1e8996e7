public import Foundation

/// What a command becomes while other modifier keys are held.
///
/// Two alternates are equal when their modifiers are, whatever they do (statement 339).
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, NSCopying {
  private let titleValue: String
  private let actionValue: Selector
  private let flags: UIKeyModifierFlags

  init(_ title: String, _ action: Selector, _ flags: UIKeyModifierFlags) {
    titleValue = title
    actionValue = action
    self.flags = flags
    super.init()
  }

  /// Makes an alternate from an archive; there is none to read here.
  public init?(coder: NSCoder) {
    titleValue = ""
    actionValue = Selector("")
    flags = []
    super.init()
  }

  /// Makes an alternate.
  public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.init(title, action, modifierFlags)
  }

  /// Answers the alternate itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Its title.
  open var title: String { titleValue }
  /// What it sends.
  open var action: Selector { actionValue }
  /// The modifiers that turn the command into it, besides the command's own.
  open var modifierFlags: UIKeyModifierFlags { flags }

  /// Whether `object` is an alternate of the same modifiers.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UICommandAlternate)?.flags == flags
  }

  /// Hashes the modifiers.
  nonisolated open override var hash: Int { flags.rawValue }
}
