internal import TouchstoneRequirements

/// Caches which types have a given type among their ancestors, so that each type is examined once.
struct Descent {
  private var known: [String: Bool] = [:]

  /// Returns whether a type is `root` or has `root` among its ancestors. `parents` returns the
  /// names of the types that a type inherits from.
  mutating func reaches(
    _ root: String, from name: String, _ parents: (String) -> [String]
  ) -> Bool {
    var waiting = [name]
    var child: [String: String] = [:]
    var visited: Set<String> = [name]
    while let next = waiting.popLast() {
      WorkCount.step()
      if next == root || known[next] == true {
        var step: String? = next
        while let current = step {
          known[current] = true
          step = child[current]
        }
        return true
      }
      guard known[next] == nil else { continue }
      for parent in parents(next) where visited.insert(parent).inserted {
        child[parent] = next
        waiting.append(parent)
      }
    }
    for name in visited { known[name] = false }
    return false
  }
}

/// The names of all types that a type inherits from, nearest first. Touchstone's types are
/// included.
///
/// The sequence is lazy: it looks up only as many types as the caller reads.
struct AncestorNames: Sequence, IteratorProtocol {
  private let program: Program
  private var waiting: [String]
  private var index = 0
  private var found: Set<String> = []

  init(of name: String, in program: Program) {
    self.program = program
    waiting = [name]
  }

  mutating func next() -> String? {
    while index < waiting.count {
      WorkCount.step()
      let name = waiting[index]
      index += 1
      guard found.insert(name).inserted else { continue }
      waiting += program.parentNames(of: name)
      return name
    }
    return nil
  }
}

extension Program {
  /// The names of the types that a type inherits from directly, including Touchstone's.
  func parentNames(of name: String) -> [String] {
    var names = type(name)?.inherited ?? []
    if let parent = KitClasses.superclass(of: name) { names.append(parent) }
    return names + (OptionalRequirements.parents[name] ?? [])
  }
}
