public import Foundation

/// What a new password must be made of, in the language of the rules that web sites state.
///
/// A field or a text view keeps its rules; nothing here makes up passwords.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  private let descriptor: String

  /// Makes rules of their statement, such as "required: upper; minlength: 12;".
  public init(descriptor passwordRulesDescriptor: String) {
    descriptor = passwordRulesDescriptor
    super.init()
  }

  /// The statement of the rules.
  open var passwordRulesDescriptor: String { descriptor }

  /// The rules themselves, as they never change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
