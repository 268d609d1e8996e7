/// What modules above the core keep with one of its objects: one object of each type.
@MainActor
package final class Parts {
  private var kept: [ObjectIdentifier: AnyObject] = [:]

  nonisolated init() {}

  /// The object of a type, made at the first question.
  package func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    if let part = existing(Part.self) { return part }
    let part = make()
    kept[ObjectIdentifier(Part.self)] = part
    return part
  }

  /// The object of a type, if it was made.
  package func existing<Part: AnyObject>(_ type: Part.Type) -> Part? {
    kept[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
  }
}
