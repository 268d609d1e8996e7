/// A cell of the matrix: the outcome for an object under a change, and the reason for expecting it.
struct ChangeCell: CustomStringConvertible {
  enum Outcome {
    /// The object is still open, or the movement still continues, when everything has settled.
    case stays
    /// The object or the movement has ended.
    case ends
  }

  enum Ground {
    /// A numbered statement about UIKit's behavior.
    case statement(Int)
    /// No source documents it. The value is the name of a parameter, or the rule that is followed.
    case inferred(String)
  }

  let outcome: Outcome
  let ground: Ground

  var description: String {
    switch ground {
    case .statement(let number): "\(outcome) (statement \(number))"
    case .inferred(let rule): "\(outcome) (inferred: \(rule))"
    }
  }

  static func stays(_ ground: Ground) -> ChangeCell { ChangeCell(outcome: .stays, ground: ground) }
  static func ends(_ ground: Ground) -> ChangeCell { ChangeCell(outcome: .ends, ground: ground) }
}
