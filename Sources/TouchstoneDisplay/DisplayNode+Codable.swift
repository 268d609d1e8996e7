extension DisplayNode: Codable {
  /// Encodes an object that omits default values.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(id, forKey: .id)
    try values.encode(className, forKey: .className)
    let plain = DisplayNode(id: id, className: className)
    for part in Self.parts where part.differs(self, plain) { try part.write(self, &values) }
  }

  /// Decodes an object in which missing members have their default values.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try values.decode(Int.self, forKey: .id),
      className: try values.decode(String.self, forKey: .className))
    for part in Self.parts where values.contains(part.key) { try part.read(&self, values) }
  }
}
