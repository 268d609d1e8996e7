extension DisplayNode {
  /// The JSON keys of a node's fields.
  enum Key: String, CodingKey {
    case id = "id"
    case identifier = "identifier"
    case name = "name"
    case bounds = "bounds"
    case matrix = "matrix"
    case opacity = "opacity"
    case background = "background"
    case backgroundPattern = "backgroundPattern"
    case borderWidth = "borderWidth"
    case borderColor = "borderColor"
    case cornerRadius = "cornerRadius"
    case maskedCorners = "maskedCorners"
    case clips = "clips"
    case shadow = "shadow"
    case contents = "contents"
    case drawing = "drawing"
    case drawingBounds = "drawingBounds"
    case mask = "mask"
    case backdropBlur = "backdropBlur"
    case backdropSaturation = "backdropSaturation"
    case children = "children"
    case without = "without"
    case className = "class"
    case isView = "view"
    case isHidden = "hidden"
    case isInteractive = "interaction"
  }

  /// A field of a node other than its ID.
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

  /// All fields; the index of a field is its bit in ``Fields``.
  static let parts = [
    Part(\.children, .children), Part(\.className, .className), Part(\.identifier, .identifier),
    Part(\.name, .name), Part(\.isView, .isView), Part(\.isInteractive, .isInteractive),
    Part(\.bounds, .bounds), Part(\.matrix, .matrix), Part(\.isHidden, .isHidden),
    Part(\.opacity, .opacity), Part(\.background, .background),
    Part(\.backgroundPattern, .backgroundPattern),
    Part(\.borderWidth, .borderWidth), Part(\.borderColor, .borderColor),
    Part(\.cornerRadius, .cornerRadius), Part(\.maskedCorners, .maskedCorners),
    Part(\.clips, .clips), Part(\.shadow, .shadow), Part(\.contents, .contents),
    Part(\.drawing, .drawing), Part(\.drawingBounds, .drawingBounds), Part(\.mask, .mask),
    Part(\.backdropBlur, .backdropBlur), Part(\.backdropSaturation, .backdropSaturation),
  ]

  /// A set of fields of a node.
  struct Fields: OptionSet, Sendable {
    let rawValue: UInt32

    /// The children: the first of all fields.
    static let children = Fields(rawValue: 1)
    /// All fields.
    static let all = Fields(rawValue: (1 << DisplayNode.parts.count) - 1)
  }

  /// Returns the fields whose values differ from another node.
  func fields(otherThanIn other: DisplayNode) -> Fields {
    var (fields, bit) = (UInt32(0), UInt32(1))
    for part in Self.parts {
      if part.differs(self, other) { fields |= bit }
      bit <<= 1
    }
    return Fields(rawValue: fields)
  }

  /// Returns the fields in a set.
  static func parts(_ fields: Fields) -> some Sequence<Part> {
    parts.enumerated().lazy.filter { fields.rawValue >> $0.offset & 1 == 1 }
      .map(\.element)
  }
}
