internal import SwiftSyntax

/// The variables of a file with types that their declarations show, by name and in the order of the
/// file.
struct TypedVariables {
  private var found: [String: [(place: Int, type: String)]] = [:]

  init(_ tree: SourceFileSyntax) {
    for binding in Collector<PatternBindingSyntax>.all(in: tree) {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let type = ValueType.name(of: binding)
      else { continue }
      found[pattern.identifier.text, default: []].append((binding.position.utf8Offset, type))
    }
  }

  /// Returns the type of the first variable of a name in a node, or `nil` if the node has none.
  func type(of name: String, in node: Syntax) -> String? {
    guard let variables = found[name] else { return nil }
    var low = 0
    var high = variables.count
    while low < high {
      WorkCount.step()
      let middle = (low + high) / 2
      if variables[middle].place < node.position.utf8Offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < variables.count, variables[low].place < node.endPosition.utf8Offset else {
      return nil
    }
    return variables[low].type
  }
}
