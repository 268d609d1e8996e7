internal import TouchstoneLists

/// The identifiers of sections and items, in the order in which a list shows them.
///
/// A snapshot is a value: changing it changes nothing on screen until a data source applies it
/// (statement 952). Items are unique in the whole snapshot, and so are sections. An operation that
/// is impossible, for which UIKit raises an exception, changes nothing and reports one line.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  typealias List = ListSnapshot<SectionIdentifierType, ItemIdentifierType>

  private(set) var list: List

  /// Creates an empty snapshot.
  public init() { list = List() }

  init(_ list: List) { self.list = list }

  private mutating func change(_ change: (inout List) throws -> Void) {
    do { try change(&list) } catch { DiffableFault.report("\(error)") }
  }

  /// Returns whether the snapshot contains a section, and reports one line if it doesn't.
  private func has(_ section: SectionIdentifierType) -> Bool {
    guard !list.contains(section) else { return true }
    DiffableFault.report("Invalid section identifier: \(section) is not in the snapshot.")
    return false
  }

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { list.itemCount }
  /// The number of sections.
  public var numberOfSections: Int { list.sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { list.sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { list.allItems }
  /// The items to show in new cells when the snapshot is applied.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    list.reloadedItems.filter { list.contains(item: $0) }
  }
  /// The items whose cells are updated when the snapshot is applied.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    list.reconfiguredItems.filter { list.contains(item: $0) }
  }
  /// The sections whose items are shown in new cells when the snapshot is applied.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    list.reloadedSections.filter { list.contains($0) }
  }

  /// Returns the number of items of a section.
  ///
  /// If the section doesn't exist, one line is reported, and the number is 0.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    has(identifier) ? list.items(in: identifier).count : 0
  }
  /// Returns the items of a section.
  ///
  /// If the section doesn't exist, one line is reported, and the array is empty.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { has(identifier) ? list.items(in: identifier) : [] }
  /// Returns the section of an item, or `nil` if the snapshot doesn't contain the item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { list.section(of: identifier) }
  /// Returns the index of an item among the items of all sections, or `nil` if the snapshot doesn't
  /// contain the item.
  ///
  /// - Complexity: linear in the number of items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = list.path(of: identifier) else { return nil }
    return list.sections[..<path.section].reduce(path.row) { $0 + list.items(in: $1).count }
  }
  /// Returns the index of a section, or `nil` if the snapshot doesn't contain the section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    list.sections.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Appends items to a section, or to the last section if `sectionIdentifier` is `nil`.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) { change { try $0.append(identifiers, to: sectionIdentifier) } }
  /// Inserts items above another item, in the same section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { change { try $0.insert(identifiers, .before(beforeIdentifier)) } }
  /// Inserts items below another item, in the same section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { change { try $0.insert(identifiers, .after(afterIdentifier)) } }
  /// Removes items. Items that the snapshot doesn't contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    list.remove(identifiers)
  }
  /// Removes all items and all sections.
  public mutating func deleteAllItems() { list.removeAll() }
  /// Moves an item above another item, which may be in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { change { try $0.move(identifier, .before(toIdentifier)) } }
  /// Moves an item below another item, which may be in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { change { try $0.move(identifier, .after(toIdentifier)) } }
  /// Requests new cells for items, which the table shows when the snapshot is applied (statement 957).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    change { try $0.reload(identifiers) }
  }
  /// Requests that the existing cells of items are updated when the snapshot is applied
  /// (statement 957).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    change { try $0.reconfigure(identifiers) }
  }

  // MARK: Sections

  /// Appends sections without items.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    change { try $0.insert(sections: identifiers) }
  }
  /// Inserts sections without items above another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { change { try $0.insert(sections: identifiers, .before(toIdentifier)) } }
  /// Inserts sections without items below another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { change { try $0.insert(sections: identifiers, .after(toIdentifier)) } }
  /// Removes sections with their items. Sections that the snapshot doesn't contain are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    list.remove(sections: identifiers)
  }
  /// Moves a section with its items above another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { change { try $0.move(section: identifier, .before(toIdentifier)) } }
  /// Moves a section with its items below another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { change { try $0.move(section: identifier, .after(toIdentifier)) } }
  /// Requests new cells for the items of sections, which the table shows when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    change { try $0.reload(sections: identifiers) }
  }
}
