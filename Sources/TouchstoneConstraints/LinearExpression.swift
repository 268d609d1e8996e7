/// A sum of multiples of variables and a constant, such as 2 · width + 8.
package struct LinearExpression: Hashable, Sendable {
  /// A multiple of a variable.
  package struct Term: Hashable, Sendable {
    /// What is multiplied.
    package let variable: Variable
    /// By how much; 0 drops the variable.
    package let coefficient: Double

    /// So many times a variable.
    package init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// In any order; a variable that stands there twice counts with the sum of its coefficients.
  package var terms: [Term]
  /// What does not depend on variables.
  package var constant: Double

  /// A sum. Without terms it is a constant.
  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// A variable alone.
  package init(_ variable: Variable) {
    self.init([Term(variable, 1)])
  }

  /// The sum of both.
  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// What is left of the first without the second.
  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  /// So many times the expression.
  package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      expression.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: expression.constant * factor)
  }
}
