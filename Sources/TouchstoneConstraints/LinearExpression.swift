/// A sum of multiples of variables and a constant, such as 2 · width + 8.
package struct LinearExpression: Hashable, Sendable {
  /// A multiple of a variable.
  package struct Term: Hashable, Sendable {
    /// The variable.
    package let variable: Variable
    /// The coefficient. 0 removes the variable.
    package let coefficient: Double

    /// Creates a multiple of a variable.
    package init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms, in any order.
  ///
  /// The coefficients of a repeated variable are added.
  package var terms: [Term]
  /// The constant part.
  package var constant: Double

  /// Creates a sum, or a constant if there are no terms.
  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates an expression of one variable.
  package init(_ variable: Variable) {
    self.init([Term(variable, 1)])
  }

  /// Returns the sum of two expressions.
  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// Returns the difference of two expressions.
  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  /// Returns a multiple of the expression.
  package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      expression.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: expression.constant * factor)
  }
}
