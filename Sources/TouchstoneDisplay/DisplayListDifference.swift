/// The changes that lead from one display list to another.
public struct DisplayListDifference: Equatable, Sendable {
  /// The IDs of the root layers, from back to front, or `nil` if they haven't changed.
  public var roots: [Int]?
  /// The nodes that are new or different, each complete.
  public var changed: [DisplayNode] = []
  /// The changed fields of nodes that are neither in ``changed`` nor in ``removed``.
  public var updated: [DisplayNodeUpdate] = []
  /// The IDs of the removed nodes.
  public var removed: [Int] = []

  /// Whether the two lists are equal.
  public var isEmpty: Bool {
    roots == nil && changed.isEmpty && updated.isEmpty && removed.isEmpty
  }

  /// Creates a difference that changes at most the root layers.
  package init(roots: [Int]? = nil) { self.roots = roots }

  /// Compares two lists; if `old` is `nil`, all nodes are new.
  ///
  /// Each node that differs is included complete. A ``DisplayListObserver`` reports changes without
  /// comparing lists.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public init(from old: DisplayList?, to new: DisplayList) {
    roots = old?.roots == new.roots ? nil : new.roots
    guard let old else {
      changed = new.nodes
      return
    }
    if old.nodes == new.nodes { return }
    var known: [Int: DisplayNode] = [:]
    known.reserveCapacity(old.nodes.count)
    for node in old.nodes { known[node.id] = node }
    changed = new.nodes.filter { known.removeValue(forKey: $0.id) != $0 }
    removed = old.nodes.lazy.map(\.id).filter { known[$0] != nil }
  }
}

extension DisplayListDifference: Codable {
  private enum CodingKeys: String, CodingKey {
    case roots = "roots"
    case changed = "changed"
    case updated = "updated"
    case removed = "removed"
  }

  /// Encodes an object that omits empty members.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(roots, forKey: .roots)
    if !changed.isEmpty { try values.encode(changed, forKey: .changed) }
    if !updated.isEmpty { try values.encode(updated, forKey: .updated) }
    if !removed.isEmpty { try values.encode(removed, forKey: .removed) }
  }

  /// Decodes an object in which missing members are empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    roots = try values.decodeIfPresent([Int].self, forKey: .roots)
    changed = try values.decodeIfPresent([DisplayNode].self, forKey: .changed) ?? []
    updated = try values.decodeIfPresent([DisplayNodeUpdate].self, forKey: .updated) ?? []
    removed = try values.decodeIfPresent([Int].self, forKey: .removed) ?? []
  }
}
