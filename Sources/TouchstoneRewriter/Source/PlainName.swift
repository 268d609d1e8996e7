internal import SwiftSyntax

extension ExprSyntax {
  /// The name that the expression consists of, as in `Date`, or `nil` if it is anything else.
  ///
  /// The text of an expression would cost as much as all of it, and so a chain of calls the square of
  /// its length.
  var plainName: String? {
    guard let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil
    else { return nil }
    return reference.baseName.text
  }

  /// Whether it is a member of a named base, as in `ProcessInfo.processInfo`.
  func isMember(_ member: String, of base: String) -> Bool {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.baseName.text == member && access.declName.argumentNames == nil
      && access.base?.plainName == base
  }
}
