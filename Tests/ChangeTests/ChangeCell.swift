/// A cell of the matrix: the fate of a thing under a change, and the ground on which it is expected.
struct ChangeCell: CustomStringConvertible {
  enum Outcome {
    /// It is still open, or still goes on, once everything has settled.
    case stays
    /// It has ended.
    case ends
  }

  enum Ground {
    /// A numbered statement about UIKit's behaviour.
    case statement(Int)
    /// No source says so; a parameter, by its name, or the rule that is followed.
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
