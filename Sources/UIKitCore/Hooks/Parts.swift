/// What modules above the core keep with one of its objects: one object of each type.
@MainActor
package final class Parts {
  /// So few that a search is quicker than a table.
  @exclusivity(unchecked) private var kept: [(type: ObjectIdentifier, part: AnyObject)] = []

  /// What is done with the parts of an application, which another part may change.
  @exclusivity(unchecked) var moments: Moments? { didSet { moments?.collect(for: self) } }

  nonisolated init() {}

  /// The object of a type, made at the first question.
  package func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    if let part = existing(Part.self) { return part }
    let part = make()
    kept.append((ObjectIdentifier(Part.self), part))
    moments?.collect(for: self)
    return part
  }

  /// Whether the object of a type was made.
  func has(_ type: ObjectIdentifier) -> Bool { kept.contains { $0.type == type } }

  /// The object of a type, if it was made.
  package func existing<Part: AnyObject>(_ type: Part.Type) -> Part? {
    let wanted = ObjectIdentifier(type)
    for (type, part) in kept where type == wanted { return unsafeDowncast(part, to: Part.self) }
    return nil
  }
}
