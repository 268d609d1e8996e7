internal import Foundation
internal import TouchstoneRequirements

/// Finds optional delegate methods that only a subclass of the conforming class has (statement 407).
///
/// Where a class conforms, the compiler writes down which of its methods meet the requirements. A
/// subclass can override those and add none, and an optimizer removes a method that nobody calls: no
/// running program can find it, its source can.
public struct DelegateLint {
  private let types: SourceTypes
  private let silences: SourceSilences

  /// Reads sources; what is given as a name stands in the findings.
  public init(sources: [(file: String, text: String)]) {
    silences = SourceSilences(sources)
    types = SourceTypes(sources.flatMap { SourceOutline.types(in: $0.text, file: $0.file) })
  }

  /// Reads files, and every Swift file of folders but those in hidden folders.
  package init(paths: [String]) throws {
    self.init(
      sources: try paths.flatMap { try SwiftFiles.at($0) }.map { ($0, try SwiftFiles.text(at: $0)) }
    )
  }

  /// The methods that are never called, in the order of the sources; those are left out of which a
  /// comment in their line or the one before says `// lint: unheardMethod is meant so:`, and why.
  public var findings: [SourceFinding] {
    findingsWithReasons.filter { $0.reason == nil }.map(\.finding)
  }

  /// The same with what is meant so, and why that is.
  package var findingsWithReasons: [(finding: SourceFinding, reason: String?)] {
    all.map { ($0, silences.reason(for: $0)) }
  }

  private var all: [SourceFinding] {
    types.all.indices.filter { types.all[$0].kind == .class }.flatMap { type in
      let ancestors = types.ancestors(of: type)
      guard !ancestors.isEmpty else { return [SourceFinding]() }
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
  }

  /// The class further up that should have had a member, and the protocol that asks for it.
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
