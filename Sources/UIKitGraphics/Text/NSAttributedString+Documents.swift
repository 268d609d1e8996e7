public import Foundation

/// Reading attributed strings from documents.
extension NSAttributedString {
  /// The name of an option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit uses.
    public let rawValue: String
    /// Creates the name of an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the document, a ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of plain text, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text without own ones, a dictionary by attribute keys.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The type of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit uses.
    public let rawValue: String
    /// Creates the name of a type.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Web pages, which can't be read here.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text, which can't be read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// Creates a string from a document of plain text.
  ///
  /// Documents of other types, and bytes that aren't text in the encoding, throw an error.
  /// Without a type, the document is plain text. Without an encoding, it is UTF-8.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let given = options[.documentType]
    let type = given as? DocumentType ?? (given as? String).map(DocumentType.init) ?? .plain
    guard type == .plain else { throw CocoaError(.featureUnsupported) }
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    documentAttributes?.pointee = ["DocumentType": type.rawValue]
    self.init(string: text, attributes: options[.defaultAttributes] as? [Key: Any])
  }
}
