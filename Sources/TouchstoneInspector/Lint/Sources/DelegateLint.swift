internal import Foundation
internal import TouchstoneRequirements

/// Finds optional delegate methods that only a subclass of the conforming class declares (statement
/// 407).
///
/// The compiler records which methods meet the requirements where a class conforms. A subclass can
/// override those methods but can't add any. Because an optimizer removes methods that aren't
/// called, only the source shows them, not the running app.
///
/// Also finds methods that are written in another signature than that of their protocol.
public struct DelegateLint {
  private let types: SourceTypes
  private let silences: SourceSuppressions

  /// Creates a lint for sources.
  ///
  /// Findings use the given file names.
  public init(sources: [(file: String, text: String)]) {
    silences = SourceSuppressions(sources)
    types = SourceTypes(sources.flatMap { SourceOutline.types(in: $0.text, file: $0.file) })
  }

  /// Reads files, and all Swift files in folders except those in hidden folders.
  package init(paths: [String]) throws {
    self.init(
      sources: try paths.flatMap { try SwiftFiles.at($0) }.map { ($0, try SwiftFiles.text(at: $0)) }
    )
  }

  /// The methods that are never called, or not when they seem to be, in the order of the sources.
  ///
  /// A finding is omitted if a comment in its line or in the line before starts with `// lint:
  /// unheardMethod is meant so:`, followed by a reason, or with the name of its kind in that place.
  public var findings: [SourceFinding] {
    findingsWithReasons.filter { $0.reason == nil }.map(\.finding)
  }

  /// All findings, with the reason if a finding is suppressed.
  package var findingsWithReasons: [(finding: SourceFinding, reason: String?)] {
    all.map { ($0, silences.reason(for: $0)) }
  }

  private var all: [SourceFinding] {
    let signatures = SignatureLint(types: types)
    return types.all.indices.filter { types.all[$0].kind == .class }.flatMap { type in
      unheard(in: type) + signatures.findings(on: type)
    }
  }

  /// Returns the methods that only a class declares, and not its superclass that conforms.
  private func unheard(in type: Int) -> [SourceFinding] {
    let ancestors = types.ancestors(of: type)
    guard !ancestors.isEmpty else { return [] }
    return types.parts(of: type).flatMap { part in
      types.all[part].members.compactMap { member in
        conformingAncestor(member, ancestors).map { ancestor, protocolName in
          SourceFinding(
            file: types.all[part].file, member: member, of: types.all[type].name,
            protocolName: protocolName, conforming: types.all[ancestor])
        }
      }
    }
  }

  /// Returns the superclass that should declare a member, and the protocol that requires it.
  private func conformingAncestor(
    _ member: SourceType.Member, _ ancestors: [Int]
  ) -> (ancestor: Int, protocolName: String)? {
    guard !member.isOverride, !member.isStatic,
      OptionalRequirements.members.values.contains(where: { $0.contains(member.name) }),
      !ancestors.contains(where: { types.has(member.name, $0) })
    else { return nil }
    for ancestor in ancestors {
      let asking = types.protocols(of: ancestor).first {
        OptionalRequirements.members[$0]?.contains(member.name) ?? false
      }
      if let asking { return (ancestor, asking) }
    }
    return nil
  }
}
