/// The traits that somebody has set, with their values, in the order in which they were set first.
package struct TraitValues {
  private struct Entry {
    let trait: UITrait
    let value: Any
  }

  /// So few that a search is quicker than a table.
  private var entries: [Entry] = []

  /// No traits.
  package init() {}

  /// Whether no trait is set.
  package var isEmpty: Bool { entries.isEmpty }

  /// The traits that are set.
  package var traits: [UITrait] { entries.map(\.trait) }

  /// A trait's value; nil where it is not set.
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { place(of: trait).flatMap { entries[$0].value as? Trait.Value } }
    set {
      guard let newValue else { return remove(trait) }
      put(Entry(trait: trait, value: newValue))
    }
  }

  /// Whether a trait is set.
  package func contains(_ trait: UITrait) -> Bool { place(of: trait) != nil }

  /// Lets go of a trait's value.
  package mutating func remove(_ trait: UITrait) {
    if let place = place(of: trait) { entries.remove(at: place) }
  }

  /// Takes all values over that others have set.
  package mutating func take(_ others: TraitValues) {
    for entry in others.entries { put(entry) }
  }

  /// Whether a trait has the same value in both, or is set in neither.
  package func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
    switch (place(of: trait), other.place(of: trait)) {
    case (nil, nil): true
    case (let one?, let two?): trait.areSame(entries[one].value, other.entries[two].value)
    default: false
    }
  }

  /// The traits that are set otherwise in the others, or in one of the two only.
  package func differences(from other: TraitValues) -> [UITrait] {
    let added = other.entries.map(\.trait).filter { place(of: $0) == nil }
    return entries.map(\.trait).filter { !agrees(with: other, on: $0) } + added
  }

  private mutating func put(_ entry: Entry) {
    if let place = place(of: entry.trait) {
      entries[place] = entry
    } else {
      entries.append(entry)
    }
  }

  private func place(of trait: UITrait) -> Int? {
    let wanted = ObjectIdentifier(trait)
    return entries.firstIndex { ObjectIdentifier($0.trait) == wanted }
  }
}
