internal import UIKitFoundation

/// The items of one section as an outline: items with children, which can be expanded.
///
/// It is a value. An operation that is impossible, for which UIKit raises an exception, changes
/// nothing and reports one line.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  private var tree = ItemTree<ItemIdentifierType>()

  /// Creates an empty snapshot.
  public init() {}

  /// Creates a copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    tree = snapshot.tree
  }

  // MARK: Reading

  /// The items, each parent before its children.
  public var items: [ItemIdentifierType] { tree.items(below: tree.roots) }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { tree.roots }
  /// The items whose ancestors are all expanded, each parent before its children.
  public var visibleItems: [ItemIdentifierType] {
    tree.items(below: tree.roots) { tree.isExpanded($0) }
  }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }
  /// Returns the index of an item in ``items``, or `nil` if the snapshot doesn't contain the item.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Returns whether an item is expanded, so that its children are visible if the item is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.isExpanded(item) }
  /// Returns whether all ancestors of an item are expanded. Items that the snapshot doesn't contain
  /// aren't visible.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && tree.ancestors(of: item).allSatisfy { tree.isExpanded($0) }
  }
  /// Returns the number of ancestors of an item, or 0 if the snapshot doesn't contain the item.
  public func level(of item: ItemIdentifierType) -> Int {
    has(item) ? tree.ancestors(of: item).reduce(0) { count, _ in count + 1 } : 0
  }
  /// Returns the parent of an item, or `nil` for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    has(child) ? tree.parent(of: child) : nil
  }
  /// Returns a snapshot of all items below an item, with the same children and the same expanded
  /// items.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var snapshot = NSDiffableDataSourceSectionSnapshot()
    if has(parent) { snapshot.tree = tree.tree(of: parent, includingParent: includingParent) }
    return snapshot
  }
  /// Returns a text with one line for each item, indented by two spaces for each level.
  ///
  /// The mark in front of the item is `-` if the item has children and is expanded, `+` if it has
  /// children and is collapsed, and `*` if it has no children.
  public func visualDescription() -> String {
    items.map { item in
      let indent = String(repeating: "  ", count: level(of: item))
      let mark = tree.children(of: item).isEmpty ? "*" : tree.isExpanded(item) ? "-" : "+"
      return "\(indent)\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// Appends items to the children of `parent`, or to the root items if `parent` is `nil`.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard parent.map({ has($0) }) ?? true, areNew(items) else { return }
    tree.insert(items, .end(of: parent))
  }
  /// Inserts items above another item, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    if has(item), areNew(items) { tree.insert(items, .before(item)) }
  }
  /// Inserts items below another item, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    if has(item), areNew(items) { tree.insert(items, .after(item)) }
  }
  /// Inserts the items of a snapshot above an item. Its root items get the same parent as the item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) { if has(item), areNew(snapshot.items) { tree.insert(snapshot.tree, .before(item)) } }
  /// Inserts the items of a snapshot below an item. Its root items get the same parent as the item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) { if has(item), areNew(snapshot.items) { tree.insert(snapshot.tree, .after(item)) } }
  /// Replaces all items below an item with the items of a snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard has(parent) else { return }
    var changed = self
    changed.tree.remove(tree.children(of: parent))
    guard changed.areNew(snapshot.items) else { return }
    changed.tree.insert(snapshot.tree, .end(of: parent))
    self = changed
  }
  /// Removes items with all items below them. Items that the snapshot doesn't contain are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) { tree.remove(items) }
  /// Removes all items.
  public mutating func deleteAll() { tree = ItemTree() }
  /// Expands items, which makes their children visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    if items.allSatisfy(has) { tree.setExpanded(true, items) }
  }
  /// Collapses items, which hides all items below them. The items below stay expanded or collapsed.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    if items.allSatisfy(has) { tree.setExpanded(false, items) }
  }

  // MARK: Checks

  /// Returns whether the snapshot contains an item, and reports one line if it doesn't.
  private func has(_ item: ItemIdentifierType) -> Bool {
    guard !tree.contains(item) else { return true }
    DiffableFault.report("Invalid item identifier: \(item) is not in the snapshot.")
    return false
  }

  /// Returns whether items are unique and the snapshot contains none of them, and reports one line
  /// if not (statement 949).
  private func areNew(_ items: [ItemIdentifierType]) -> Bool {
    var seen: Set<ItemIdentifierType> = []
    let twice = items.filter { !seen.insert($0).inserted || tree.contains($0) }
    guard !twice.isEmpty else { return true }
    DiffableFault.report(
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( "
        + twice.map { "\($0)" }.joined(separator: ", ") + " )}")
    return false
  }
}
