/// A type, its superclasses and its protocols, as far as the target declares or extends them,
/// nearest first.
///
/// The sequence is lazy: it looks up only as many types as the caller reads.
struct Ancestry: Sequence, IteratorProtocol {
  private let program: Program
  private var waiting: [(name: String, place: String?)]
  private var index = 0
  private var found: Set<ObjectIdentifier> = []

  init(of name: String, in program: Program) {
    self.program = program
    waiting = [(name, nil)]
  }

  mutating func next() -> TypeEntry? {
    while index < waiting.count {
      WorkCount.step()
      let (name, place) = waiting[index]
      index += 1
      guard let type = program.type(name, from: place),
        found.insert(ObjectIdentifier(type)).inserted
      else { continue }
      waiting += type.inherited.map { ($0, type.name) }
      if type.kind == .extended, let parent = KitClasses.superclass(of: type.name) {
        waiting.append((parent, nil))
      }
      return type
    }
    return nil
  }
}
