/// The changed fields of an existing node.
///
/// In JSON, an update is the node's ID with the new values. `without` lists the fields that have
/// their default values again: `{"id":7,"matrix":[1,0,0,1,20,0],"without":["mask"]}`.
public struct DisplayNodeUpdate: Equatable, Sendable {
  /// A node in which only the changed fields are valid.
  package private(set) var values: DisplayNode
  private var fields: DisplayNode.Fields

  /// The ID of the node.
  public var id: Int { values.id }

  /// Creates an update with some fields of a node.
  init(_ node: DisplayNode, _ fields: DisplayNode.Fields) {
    values = Self.plain(node.id)
    self.fields = fields
    for part in DisplayNode.parts(fields) { part.copy(node, &values) }
  }

  /// Applies the changes to a node.
  public func apply(to node: inout DisplayNode) {
    for part in DisplayNode.parts(fields) { part.copy(values, &node) }
  }

  /// Returns a node in which every field has its default value; the class is empty, which no real
  /// class is.
  private static func plain(_ id: Int) -> DisplayNode { DisplayNode(id: id, className: "") }
}

extension DisplayNodeUpdate: Codable {
  /// Encodes an object with the ID and the changed fields.
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

  /// Decodes an object in which missing members haven't changed.
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
