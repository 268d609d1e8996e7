internal import SwiftSyntax

extension ExprSyntax {
  /// The name if the expression is a single name, as in `Date`, or `nil` otherwise.
  ///
  /// Comparing the text of an expression would cost as much as the whole expression, so a chain of
  /// calls would cost the square of its length.
  var plainName: String? {
    guard let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil
    else { return nil }
    return reference.baseName.text
  }

  /// Whether the expression is a member of a named base, as in `ProcessInfo.processInfo`.
  func isMember(_ member: String, of base: String) -> Bool {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.baseName.text == member && access.declName.argumentNames == nil
      && access.base?.plainName == base
  }
}
