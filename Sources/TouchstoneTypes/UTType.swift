/// The type of a file or of other data, which apps get for `import UniformTypeIdentifiers`.
///
/// The types are those of a fixed table. An app can use other identifiers, which conform to nothing
/// but themselves.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as `public.jpeg`.
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// Creates the type with an identifier, or returns `nil` if the table doesn't have it.
  public init?(_ identifier: String) {
    guard TypeTable.entries[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of files with an extension, or returns `nil` if the table doesn't have it or
  /// the type isn't a kind of `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(of: \.extensions, filenameExtension, supertype)
  }

  /// Creates the type of data with a media type such as `image/png`, or returns `nil` if the table
  /// doesn't have it or the type isn't a kind of `supertype`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(of: \.mediaTypes, mimeType, supertype)
  }

  private init?(of tags: KeyPath<TypeTable.Entry, [String]>, _ tag: String, _ supertype: UTType) {
    let tag = tag.lowercased()
    let match = TypeTable.ordered.first { name in
      TypeTable.entries[name]?[keyPath: tags].contains(tag) == true
        && UTType(known: name).conforms(to: supertype)
    }
    guard let match else { return nil }
    identifier = match
  }

  /// Creates a type that an app declares.
  ///
  /// The type conforms to nothing but itself, because the declarations in property lists aren't
  /// read.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type that an app uses but doesn't declare.
  ///
  /// The type conforms to nothing but itself, because the declarations in property lists aren't
  /// read.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The usual extension of files, without a period, or `nil`.
  public var preferredFilenameExtension: String? { TypeTable.entries[identifier]?.extensions.first }

  /// The usual media type, or `nil`.
  public var preferredMIMEType: String? { TypeTable.entries[identifier]?.mediaTypes.first }

  /// Whether the type is in the table.
  public var isDeclared: Bool { TypeTable.entries[identifier] != nil }

  /// The types that this type is a kind of, except itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = TypeTable.entries[identifier]?.parents ?? []
    while let name = waiting.popLast() {
      guard found.insert(UTType(known: name)).inserted else { continue }
      waiting += TypeTable.entries[name]?.parents ?? []
    }
    return found
  }

  /// Returns whether the type is `type` or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Returns whether the type is a kind of `type`, and another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns whether `type` is a kind of this type, and another one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The identifier.
  public var description: String { identifier }

  /// Decodes an identifier.
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  static func known(_ identifier: String) -> UTType { UTType(known: identifier) }
}
