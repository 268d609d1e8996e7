public import Foundation

/// Requirements for a new password, in the rule language of web sites.
///
/// Fields and text views store the rules. Touchstone doesn't generate passwords.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  private let descriptor: String

  /// Creates rules from their descriptor, such as "required: upper; minlength: 12;".
  public init(descriptor passwordRulesDescriptor: String) {
    descriptor = passwordRulesDescriptor
    super.init()
  }

  /// The descriptor of the rules.
  open var passwordRulesDescriptor: String { descriptor }

  /// Returns the rules themselves, because they are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
