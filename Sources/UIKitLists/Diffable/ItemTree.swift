/// Items with children, in order, and the parents that show theirs.
struct ItemTree<Item: Hashable> {
  private(set) var roots: [Item] = []
  private var children: [Item: [Item]] = [:]
  private var parents: [Item: Item] = [:]
  private var all: Set<Item> = []
  private var expanded: Set<Item> = []

  /// The place of new items among their siblings.
  enum Place {
    case end(of: Item?)
    case before(Item)
    case after(Item)
  }

  func contains(_ item: Item) -> Bool { all.contains(item) }
  func parent(of item: Item) -> Item? { parents[item] }
  func children(of item: Item) -> [Item] { children[item] ?? [] }
  func isExpanded(_ item: Item) -> Bool { expanded.contains(item) }

  /// The parent, its parent and so on, up to a root.
  func ancestors(of item: Item) -> some Sequence<Item> {
    sequence(state: item) { item in
      guard let parent = parents[item] else { return nil }
      item = parent
      return parent
    }
  }

  /// Returns items and those below them, each parent before its children. The children of items
  /// for which `isOpen` returns `false` are left out.
  func items(below first: [Item], where isOpen: (Item) -> Bool = { _ in true }) -> [Item] {
    var found: [Item] = []
    // A stack, because a tree may be deeper than nested calls can be.
    var next = Array(first.reversed())
    while let item = next.popLast() {
      found.append(item)
      if isOpen(item) { next += children(of: item).reversed() }
    }
    return found
  }

  // MARK: Changes

  /// Inserts items without children. They must be new, and the place must exist.
  mutating func insert(_ new: [Item], _ place: Place) {
    let (parent, index) = position(place)
    change(childrenOf: parent) { $0.insert(contentsOf: new, at: min(index, $0.count)) }
    for item in new {
      all.insert(item)
      parents[item] = parent
    }
  }

  /// Inserts the items of another tree with their children. They must be new, and the place must
  /// exist.
  mutating func insert(_ tree: ItemTree, _ place: Place) {
    insert(tree.roots, place)
    all.formUnion(tree.all)
    children.merge(tree.children) { $1 }
    parents.merge(tree.parents) { $1 }
    expanded.formUnion(tree.expanded)
  }

  /// Removes items with those below them.
  mutating func remove(_ gone: [Item]) {
    for item in gone where contains(item) {
      let parent = parents[item]
      change(childrenOf: parent) { $0.removeAll { $0 == item } }
      for item in items(below: [item]) {
        all.remove(item)
        expanded.remove(item)
        children[item] = nil
        parents[item] = nil
      }
    }
  }

  /// Shows or hides the children of items.
  mutating func setExpanded(_ isExpanded: Bool, _ items: [Item]) {
    if isExpanded { expanded.formUnion(items) } else { expanded.subtract(items) }
  }

  /// Returns the items below an item as a tree.
  func tree(of parent: Item, includingParent: Bool) -> ItemTree {
    var tree = ItemTree()
    tree.roots = includingParent ? [parent] : children(of: parent)
    for item in items(below: tree.roots) {
      tree.all.insert(item)
      tree.children[item] = children[item]
      if isExpanded(item) { tree.expanded.insert(item) }
      for child in children(of: item) { tree.parents[child] = item }
    }
    return tree
  }

  private func position(_ place: Place) -> (parent: Item?, index: Int) {
    switch place {
    case .end(let parent): (parent, siblings(below: parent).count)
    case .before(let item): (parents[item], index(of: item))
    case .after(let item): (parents[item], index(of: item) + 1)
    }
  }

  private func siblings(below parent: Item?) -> [Item] { parent.map { children(of: $0) } ?? roots }

  private func index(of item: Item) -> Int {
    siblings(below: parents[item]).firstIndex(of: item) ?? 0
  }

  private mutating func change(childrenOf parent: Item?, _ change: (inout [Item]) -> Void) {
    if let parent { change(&children[parent, default: []]) } else { change(&roots) }
  }
}

extension ItemTree: Sendable where Item: Sendable {}
