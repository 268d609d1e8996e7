/// What has to change to get from one display list to another.
public struct DisplayListDifference: Equatable, Sendable {
  /// The outermost layers, rearmost first; nothing if they are the same as before.
  public var roots: [Int]?
  /// The nodes that are new or different, each whole.
  public var changed: [DisplayNode] = []
  /// What is different of nodes that are in neither of the others.
  public var updated: [DisplayNodeUpdate] = []
  /// The nodes that are gone.
  public var removed: [Int] = []

  /// Whether the two lists are the same.
  public var isEmpty: Bool {
    roots == nil && changed.isEmpty && updated.isEmpty && removed.isEmpty
  }

  /// Changes nothing but the outermost layers, if that.
  init(roots: [Int]? = nil) { self.roots = roots }

  /// Compares two lists; without an old one everything is new. Every node that differs is told whole.
  ///
  /// A ``DisplayListFollower`` knows what has changed without comparing.
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
  private enum CodingKeys: CodingKey {
    case roots, changed, updated, removed
  }

  /// Writes an object without what is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(roots, forKey: .roots)
    if !changed.isEmpty { try values.encode(changed, forKey: .changed) }
    if !updated.isEmpty { try values.encode(updated, forKey: .updated) }
    if !removed.isEmpty { try values.encode(removed, forKey: .removed) }
  }

  /// Reads an object in which whatever is left out is empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    roots = try values.decodeIfPresent([Int].self, forKey: .roots)
    changed = try values.decodeIfPresent([DisplayNode].self, forKey: .changed) ?? []
    updated = try values.decodeIfPresent([DisplayNodeUpdate].self, forKey: .updated) ?? []
    removed = try values.decodeIfPresent([Int].self, forKey: .removed) ?? []
  }
}
