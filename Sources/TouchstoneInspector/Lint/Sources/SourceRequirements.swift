internal import Foundation

/// The public protocols in sources that give some requirements a default implementation, which
/// makes these optional.
package struct SourceRequirements: Equatable {
  /// The optional requirements of each protocol that has any.
  package let members: [String: [String]]
  /// The protocols with optional requirements that each protocol inherits from.
  package let parents: [String: [String]]

  /// Reads the sources at some paths, including only public protocols.
  package init(paths: [String]) throws {
    let types = try paths.flatMap { try SwiftFiles.at($0) }.flatMap { path in
      SourceOutline.types(in: try SwiftFiles.text(at: path), file: path)
    }
    var members: [String: [String]] = [:]
    let protocols = types.filter { $0.kind == .protocol && $0.isPublic }
    for type in protocols {
      let defaults = types.filter { $0.kind == .extension && $0.name == type.name }
        .flatMap(\.members).map(\.name)
      let optional = type.members.filter { !$0.isStatic && defaults.contains($0.name) }
      if !optional.isEmpty { members[type.name] = Set(optional.map(\.name)).sorted() }
    }
    self.members = members
    var parents: [String: [String]] = [:]
    for type in protocols {
      let known = Self.ancestors(of: type.name, among: protocols).filter { members[$0] != nil }
      if !known.isEmpty { parents[type.name] = known.sorted() }
    }
    self.parents = parents
  }

  /// Returns all protocols that a protocol inherits from, directly or indirectly.
  private static func ancestors(of name: String, among protocols: [SourceType]) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let name = waiting.popLast() {
      for type in protocols where type.name == name {
        waiting += type.parents.filter { found.insert($0).inserted }
      }
    }
    // A protocol can have the name of its parent in another module.
    return found.subtracting([name])
  }
}
