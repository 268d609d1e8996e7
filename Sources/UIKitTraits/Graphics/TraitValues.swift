/// The values of the traits that are set, in the order in which the traits were first set.
package struct TraitValues {
  private struct Entry {
    let trait: UITrait
    let value: Any
  }

  /// The entries, which are so few that a linear search is faster than a dictionary.
  private var entries: [Entry] = []

  /// Creates values without any trait.
  package init() {}

  /// Whether no trait is set.
  package var isEmpty: Bool { entries.isEmpty }

  /// The traits that are set.
  package var traits: [UITrait] { entries.map(\.trait) }

  /// The value of a trait, or `nil` if it isn't set.
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { place(of: trait).flatMap { entries[$0].value as? Trait.Value } }
    set {
      guard let newValue else { return remove(trait) }
      put(Entry(trait: trait, value: newValue))
    }
  }

  /// Returns whether a trait is set.
  package func contains(_ trait: UITrait) -> Bool { place(of: trait) != nil }

  /// Removes the value of a trait.
  package mutating func remove(_ trait: UITrait) {
    if let place = place(of: trait) { entries.remove(at: place) }
  }

  /// Copies all values that are set in `others`.
  package mutating func take(_ others: TraitValues) {
    for entry in others.entries { put(entry) }
  }

  /// Returns whether a trait has the same value in both, or is set in neither.
  package func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
    switch (place(of: trait), other.place(of: trait)) {
    case (nil, nil): true
    case (let one?, let two?): trait.areSame(entries[one].value, other.entries[two].value)
    default: false
    }
  }

  /// Returns the traits that have different values, or that are set in only one of the two.
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
