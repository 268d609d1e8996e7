/// What has changed of a layer that was there before.
///
/// In JSON it is the layer's number with the new values, and in `without` the names of what has its default
/// value again: `{"id":7,"matrix":[1,0,0,1,20,0],"without":["mask"]}`.
public struct DisplayNodeUpdate: Equatable, Sendable {
  /// A node of which the parts that have changed count.
  package private(set) var values: DisplayNode
  private var fields: DisplayNode.Fields

  /// The number of the layer.
  public var id: Int { values.id }

  /// Tells some parts of a node.
  init(_ node: DisplayNode, _ fields: DisplayNode.Fields) {
    values = Self.plain(node.id)
    self.fields = fields
    for part in DisplayNode.parts(fields) { part.copy(node, &values) }
  }

  /// Makes the changes in what was known of the layer.
  public func apply(to node: inout DisplayNode) {
    for part in DisplayNode.parts(fields) { part.copy(values, &node) }
  }

  /// A node with nothing to tell: a class always has a name.
  private static func plain(_ id: Int) -> DisplayNode { DisplayNode(id: id, className: "") }
}

extension DisplayNodeUpdate: Codable {
  /// Writes an object with the number and what has changed.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DisplayNode.Key.self)
    try container.encode(id, forKey: .id)
    let plain = Self.plain(id)
    var without: [String] = []
    for part in DisplayNode.parts(fields) {
      if part.differs(values, plain) {
        try part.write(values, &container)
      } else {
        without.append(part.key.rawValue)
      }
    }
    if !without.isEmpty { try container.encode(without, forKey: .without) }
  }

  /// Reads an object in which whatever is left out has not changed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DisplayNode.Key.self)
    values = Self.plain(try container.decode(Int.self, forKey: .id))
    let without = try container.decodeIfPresent([String].self, forKey: .without) ?? []
    fields = []
    for (place, part) in DisplayNode.parts.enumerated() {
      let isThere = container.contains(part.key)
      if isThere { try part.read(&values, container) }
      guard isThere || without.contains(part.key.rawValue) else { continue }
      fields.insert(DisplayNode.Fields(rawValue: 1 << place))
    }
  }
}
