extension DisplayNode {
  /// What the parts of a layer are called in JSON.
  enum Key: String, CodingKey {
    case id, identifier, name, bounds, matrix, opacity, background, borderWidth, borderColor
    case cornerRadius, maskedCorners, clips, shadow, contents, drawing, drawingBounds, mask
    case backdropBlur, backdropSaturation, children, without
    case className = "class"
    case isView = "view"
    case isHidden = "hidden"
    case isInteractive = "interaction"
  }

  /// A part of a layer, all but its number.
  struct Part: Sendable {
    let key: Key
    let differs: @Sendable (DisplayNode, DisplayNode) -> Bool
    let copy: @Sendable (_ from: DisplayNode, _ to: inout DisplayNode) -> Void
    let write: @Sendable (DisplayNode, inout KeyedEncodingContainer<Key>) throws -> Void
    let read: @Sendable (inout DisplayNode, KeyedDecodingContainer<Key>) throws -> Void

    init<Value: Codable & Equatable & SendableMetatype>(
      _ path: any WritableKeyPath<DisplayNode, Value> & Sendable, _ key: Key
    ) {
      self.key = key
      differs = { $0[keyPath: path] != $1[keyPath: path] }
      copy = { $1[keyPath: path] = $0[keyPath: path] }
      write = { try $1.encode($0[keyPath: path], forKey: key) }
      read = { $0[keyPath: path] = try $1.decode(Value.self, forKey: key) }
    }
  }

  /// All parts; a part's place is its bit in ``Fields``.
  static let parts = [
    Part(\.children, .children), Part(\.className, .className), Part(\.identifier, .identifier),
    Part(\.name, .name), Part(\.isView, .isView), Part(\.isInteractive, .isInteractive),
    Part(\.bounds, .bounds), Part(\.matrix, .matrix), Part(\.isHidden, .isHidden),
    Part(\.opacity, .opacity), Part(\.background, .background),
    Part(\.borderWidth, .borderWidth), Part(\.borderColor, .borderColor),
    Part(\.cornerRadius, .cornerRadius), Part(\.maskedCorners, .maskedCorners),
    Part(\.clips, .clips), Part(\.shadow, .shadow), Part(\.contents, .contents),
    Part(\.drawing, .drawing), Part(\.drawingBounds, .drawingBounds), Part(\.mask, .mask),
    Part(\.backdropBlur, .backdropBlur), Part(\.backdropSaturation, .backdropSaturation),
  ]

  /// Some parts of a layer.
  struct Fields: OptionSet, Sendable {
    let rawValue: UInt32

    /// The layers inside: the first of all parts.
    static let children = Fields(rawValue: 1)
    /// Everything.
    static let all = Fields(rawValue: (1 << DisplayNode.parts.count) - 1)
  }

  /// The parts that are not as in another node.
  func fields(otherThanIn other: DisplayNode) -> Fields {
    var (fields, bit) = (UInt32(0), UInt32(1))
    for part in Self.parts {
      if part.differs(self, other) { fields |= bit }
      bit <<= 1
    }
    return Fields(rawValue: fields)
  }

  /// The parts that are meant by a set.
  static func parts(_ fields: Fields) -> some Sequence<Part> {
    parts.enumerated().lazy.filter { fields.rawValue >> $0.offset & 1 == 1 }
      .map(\.element)
  }
}
