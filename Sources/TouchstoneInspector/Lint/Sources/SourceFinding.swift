package import TouchstoneHost

/// A delegate method in the sources that is never called, or not when it seems to be.
public struct SourceFinding: Sendable, Equatable {
  /// The kinds of findings, with the names in JSON as raw values.
  public enum Kind: String, Sendable, CaseIterable {
    /// Only a subclass of the conforming class declares the method.
    case unheardMethod = "unheardMethod"
    /// The method is written in another signature than that of the protocol.
    case otherSignature = "otherSignature"
    /// A class is notified of deselected rows, but not of selected ones.
    case deselectionOnly = "deselectionOnly"

    /// The severity of the kind.
    public var weight: LintFinding.Weight { self == .deselectionOnly ? .note : .problem }

    /// A one-sentence description of the kind.
    package var summary: String {
      switch self {
      case .unheardMethod: "A delegate method that is never called."
      case .otherSignature: "A delegate method is written in another signature."
      case .deselectionOnly: "A delegate is notified of deselected rows only."
      }
    }
  }

  /// The kind of finding.
  public let kind: Kind
  /// The name of the source file.
  public let file: String
  /// The line of the method, counted from 1.
  public let line: Int
  /// The class that adds the method.
  public let className: String
  /// The method or property, such as `scrollViewDidScroll(_:)`.
  public let member: String
  /// The protocol that declares the requirement.
  public let protocolName: String
  /// The superclass that conforms to the protocol.
  public let conformingClass: String
  /// The problem and the suggested change.
  public let sentence: String
}

extension SourceFinding: CustomStringConvertible {
  /// The file, the line and the sentence.
  public var description: String {
    "\(file):\(line): \(kind.weight.rawValue) \(kind.rawValue): \(sentence)"
  }

  /// The finding as the `lint` verb prints it.
  package var json: JSONValue {
    .object([
      JSONMember("kind", .string(kind.rawValue)),
      JSONMember("weight", .string(kind.weight.rawValue)),
      JSONMember("file", .string(file)), JSONMember("line", .number("\(line)")),
      JSONMember("class", .string(className)), JSONMember("member", .string(member)),
      JSONMember("protocol", .string(protocolName)),
      JSONMember("conformingClass", .string(conformingClass)),
      JSONMember("sentence", .string(sentence)),
    ])
  }
}

extension SourceFinding {
  init(
    file: String, member: SourceType.Member, of className: String, protocolName: String,
    conforming: SourceType
  ) {
    let what = member.name.hasSuffix(")") ? "method" : "property"
    self.init(
      kind: .unheardMethod, file: file, line: member.line, className: className,
      member: member.name, protocolName: protocolName, conformingClass: conforming.name,
      sentence: "\(className) adds \(member.name), but it is never called: \(conforming.name) "
        + "conforms to \(protocolName) but doesn't declare this \(what). "
        + "Declare it in \(conforming.name) (\(conforming.file):\(conforming.line)), "
        + "and override it in \(className).")
  }
}
