public import Foundation

extension AttributeContainer {
  /// Creates a container with the attributes of a dictionary.
  ///
  /// Attributes that don't belong to UIKit, and values of other types, are omitted.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for bridge in AttributeBridge.all { bridge.write(dictionary, &self) }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary with the attributes of a container that belong to UIKit.
  public init(_ container: AttributeContainer) {
    self.init()
    for bridge in AttributeBridge.all { bridge.read(container, &self) }
  }
}

extension AttributedString {
  /// Creates a string with the characters of another one and the attributes that belong to UIKit.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) {
      attributes, range, _ in
      let part = nsStr.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }

  /// Creates a string like ``init(_:)-(NSAttributedString)``, for the scope of UIKit or a part of
  /// it.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr)
  }

  /// Creates a string like ``init(_:)-(NSAttributedString)``, for the scope of UIKit or a part of
  /// it.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsStr)
  }
}

extension NSAttributedString {
  /// Creates a string with the characters of another one and the attributes that belong to UIKit.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: .init(run.attributes)))
    }
    self.init(attributedString: text)
  }

  /// Creates a string like ``init(_:)``, for the scope of UIKit or a part of it.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: S.Type
  ) throws {
    self.init(attrStr)
  }

  /// Creates a string like ``init(_:)``, for the scope of UIKit or a part of it.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(attrStr)
  }
}
