/// The identifiers of sections and rows, as a value.
///
/// An operation that is impossible changes nothing and throws the words of UIKit's exception.
package struct ListSnapshot<Section: Hashable, Item: Hashable> {
  package private(set) var sections: [Section] = []
  private var items: [Section: [Item]] = [:]
  /// The section of each item.
  private var homes: [Item: Section] = [:]
  /// The items and sections to show again.
  package private(set) var reloadedItems: [Item] = []
  package private(set) var reconfiguredItems: [Item] = []
  package private(set) var reloadedSections: [Section] = []

  /// An operation that is impossible, in the words of UIKit's exception.
  package struct Mistake: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
  }

  package init() {}

  /// The items of all sections, in order.
  package var allItems: [Item] { sections.flatMap { items[$0] ?? [] } }
  package var itemCount: Int { homes.count }

  package func items(in section: Section) -> [Item] { items[section] ?? [] }
  package func contains(_ section: Section) -> Bool { items[section] != nil }
  package func contains(item: Item) -> Bool { homes[item] != nil }
  package func section(of item: Item) -> Section? { homes[item] }

  /// Returns the path of an item, or `nil` if the snapshot doesn't contain it.
  package func path(of item: Item) -> ListPath? {
    guard let home = homes[item], let section = sections.firstIndex(of: home),
      let row = items[home]?.firstIndex(of: item)
    else { return nil }
    return ListPath(section, row)
  }

  /// Returns the item at a path, or `nil` if there is none.
  package func item(at path: ListPath) -> Item? {
    guard sections.indices.contains(path.section), let list = items[sections[path.section]],
      list.indices.contains(path.row)
    else { return nil }
    return list[path.row]
  }

  // MARK: Sections

  /// The place of new sections or items.
  package enum Place<Neighbor> {
    case end
    case before(Neighbor)
    case after(Neighbor)
  }

  /// Inserts sections.
  package mutating func insert(sections new: [Section], _ place: Place<Section> = .end) throws {
    try Self.checkUnique(new, "section") { items[$0] != nil }
    let index = try self.index(place, in: sections, "section")
    sections.insert(contentsOf: new, at: index)
    for section in new { items[section] = [] }
  }

  /// Removes sections with their items. Sections that aren't there are ignored.
  package mutating func remove(sections gone: [Section]) {
    let gone = Set(gone)
    sections.removeAll(where: gone.contains)
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
  }

  /// Moves a section next to another one.
  package mutating func move(section: Section, _ place: Place<Section>) throws {
    guard let from = sections.firstIndex(of: section) else { throw Self.absent(section, "section") }
    _ = try index(place, in: sections, "section")
    var rest = sections
    rest.remove(at: from)
    guard let index = try? self.index(place, in: rest, "section") else { return }
    rest.insert(section, at: index)
    sections = rest
  }

  /// Shows sections again.
  package mutating func reload(sections again: [Section]) throws {
    if let absent = again.first(where: { items[$0] == nil }) {
      throw Self.absent(absent, "section")
    }
    Self.add(again, to: &reloadedSections)
  }

  // MARK: Items

  /// Appends items to a section, or to the last one.
  package mutating func append(_ new: [Item], to section: Section? = nil) throws {
    guard let home = section ?? sections.last else {
      throw Mistake(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard items[home] != nil else { throw Self.absent(home, "section") }
    try Self.checkUnique(new, "item") { homes[$0] != nil }
    items[home]?.append(contentsOf: new)
    homes.reserveCapacity(homes.count + new.count)
    for item in new { homes[item] = home }
  }

  /// Inserts items next to another one.
  package mutating func insert(_ new: [Item], _ place: Place<Item>) throws {
    guard let neighbor = place.neighbor, let home = homes[neighbor] else {
      throw Self.absent(place.neighbor, "item")
    }
    try Self.checkUnique(new, "item") { homes[$0] != nil }
    let index = try self.index(place, in: items[home] ?? [], "item")
    items[home]?.insert(contentsOf: new, at: index)
    for item in new { homes[item] = home }
  }

  /// Removes items. Items that aren't there are ignored.
  package mutating func remove(_ gone: [Item]) {
    let gone = Set(gone.filter { homes[$0] != nil })
    for section in Set(gone.compactMap { homes[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for item in gone { homes[item] = nil }
  }

  /// Removes all items and sections.
  package mutating func removeAll() { self = ListSnapshot() }

  /// Moves an item next to another one, also of another section.
  package mutating func move(_ item: Item, _ place: Place<Item>) throws {
    guard homes[item] != nil else { throw Self.absent(item, "item") }
    guard let neighbor = place.neighbor, homes[neighbor] != nil else {
      throw Self.absent(place.neighbor, "item")
    }
    guard neighbor != item else { return }
    remove([item])
    try insert([item], place)
  }

  /// Shows items again, in new cells.
  package mutating func reload(_ again: [Item]) throws {
    if let absent = again.first(where: { homes[$0] == nil }) { throw Self.absent(absent, "item") }
    Self.add(again, to: &reloadedItems)
  }

  /// Shows items again, in the same cells.
  package mutating func reconfigure(_ again: [Item]) throws {
    if let absent = again.first(where: { homes[$0] == nil }) { throw Self.absent(absent, "item") }
    Self.add(again, to: &reconfiguredItems)
  }

  /// The snapshot without requests to show items or sections again.
  package var settled: ListSnapshot {
    var copy = self
    (copy.reloadedItems, copy.reconfiguredItems, copy.reloadedSections) = ([], [], [])
    return copy
  }

  /// Appends the elements that a list doesn't contain.
  private static func add<Element: Hashable>(_ new: [Element], to list: inout [Element]) {
    if let only = new.first, new.count == 1 {
      // A set for each of many calls with one element would cost more than a search.
      if !list.contains(only) { list.append(only) }
    } else {
      var known = Set(list)
      list += new.filter { known.insert($0).inserted }
    }
  }

  // MARK: Checks

  private func index<Element: Hashable>(
    _ place: Place<Element>, in list: [Element], _ kind: String
  ) throws -> Int {
    guard let neighbor = place.neighbor else { return list.count }
    guard let index = list.firstIndex(of: neighbor) else { throw Self.absent(neighbor, kind) }
    if case .after = place { return index + 1 }
    return index
  }

  private static func checkUnique<Element: Hashable>(
    _ new: [Element], _ kind: String, isKnown: (Element) -> Bool
  ) throws {
    var seen = Set<Element>(minimumCapacity: new.count)
    let twice = new.filter { !seen.insert($0).inserted || isKnown($0) }
    guard twice.isEmpty else {
      throw Mistake(
        "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n    "
          + twice.map { "\($0)" }.joined(separator: ",\n    ") + "\n)}")
    }
  }

  private static func absent(_ element: (some Hashable)?, _ kind: String) -> Mistake {
    let name = element.map { "\($0)" } ?? ""
    return Mistake("Invalid \(kind) identifier: \(name) is not in the snapshot.")
  }
}

extension ListSnapshot.Place {
  /// The element next to the place, or `nil` at the end.
  var neighbor: Neighbor? {
    switch self {
    case .end: nil
    case .before(let neighbor), .after(let neighbor): neighbor
    }
  }
}

extension ListSnapshot: Sendable where Section: Sendable, Item: Sendable {}
