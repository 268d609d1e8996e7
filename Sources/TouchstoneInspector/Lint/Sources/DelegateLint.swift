internal import Foundation

/// A delegate method that nobody calls, found in sources.
public struct SourceFinding: Sendable, Equatable {
  /// The source, as it was named, and the line of the method in it.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The class that adds the method.
  public let className: String
  /// The method or property, as `scrollViewDidScroll(_:)`.
  public let member: String
  /// The protocol that it was meant for.
  public let protocolName: String
  /// The class further up that conforms.
  public let conformingClass: String
  /// What is wrong, and what to change.
  public let sentence: String
}

extension SourceFinding: CustomStringConvertible {
  /// File, line, and the sentence.
  public var description: String { "\(file):\(line): problem unheardMethod: \(sentence)" }

  /// What the `lint` verb prints.
  package var json: JSONValue {
    .object([
      JSONMember("kind", .string("unheardMethod")), JSONMember("weight", .string("problem")),
      JSONMember("file", .string(file)), JSONMember("line", .number("\(line)")),
      JSONMember("class", .string(className)), JSONMember("member", .string(member)),
      JSONMember("protocol", .string(protocolName)),
      JSONMember("conformingClass", .string(conformingClass)),
      JSONMember("sentence", .string(sentence)),
    ])
  }
}

/// Finds optional delegate methods that only a subclass of the conforming class has (statement 407).
///
/// Where a class conforms, the compiler writes down which of its methods meet the requirements. A
/// subclass can override those and add none, and an optimizer removes a method that nobody calls: no
/// running program can find it, its source can.
public struct DelegateLint {
  private let types: SourceTypes

  /// Reads sources; what is given as a name stands in the findings.
  public init(sources: [(file: String, text: String)]) {
    types = SourceTypes(sources.flatMap { SourceOutline.types(in: $0.text, file: $0.file) })
  }

  /// Reads files, and every Swift file of folders but those in hidden folders.
  package init(paths: [String]) throws {
    self.init(
      sources: try paths.flatMap { try SwiftFiles.at($0) }.map {
        ($0, try String(contentsOfFile: $0, encoding: .utf8))
      })
  }

  /// The methods that are never called, in the order of the sources.
  public var findings: [SourceFinding] {
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

extension SourceFinding {
  fileprivate init(
    file: String, member: SourceType.Member, of className: String, protocolName: String,
    conforming: SourceType
  ) {
    let what = member.name.hasSuffix(")") ? "method" : "property"
    self.init(
      file: file, line: member.line, className: className, member: member.name,
      protocolName: protocolName, conformingClass: conforming.name,
      sentence: "\(className) adds \(member.name), and nobody calls it: \(conforming.name) "
        + "conforms to \(protocolName) and has no such \(what). "
        + "Declare it in \(conforming.name) (\(conforming.file):\(conforming.line)), "
        + "and override it in \(className).")
  }
}

/// The types of several sources, by their places in one list, and what they are to each other.
private struct SourceTypes {
  let all: [SourceType]
  private let places: [String: [Int]]

  init(_ types: [SourceType]) {
    all = types
    places = Dictionary(grouping: types.indices) { types[$0].name }
  }

  /// The type of a name as seen from a place: the nearest around it in its own file, else the only
  /// one there is. Where several could be meant it is nobody.
  private func type(_ kind: SourceType.Kind, named name: String, seenFrom index: Int) -> Int? {
    let place = all[index]
    let candidates = (places[name] ?? []).filter { all[$0].kind == kind }
    let around = candidates.filter {
      all[$0].file == place.file && place.scope.starts(with: all[$0].scope)
    }
    if let nearest = around.max(by: { all[$0].scope.count < all[$1].scope.count }) {
      return nearest
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The superclasses that the sources declare, the nearest first.
  func ancestors(of type: Int) -> [Int] {
    var ancestors: [Int] = []
    var current = type
    while let name = all[current].parents.first,
      let above = self.type(.class, named: name, seenFrom: current), above != type,
      !ancestors.contains(above)
    {
      ancestors.append(above)
      current = above
    }
    return ancestors
  }

  /// A class and its extensions.
  func parts(of type: Int) -> [Int] {
    [type]
      + (places[all[type].name] ?? []).filter {
        all[$0].kind == .extension
          && self.type(.class, named: all[$0].name, seenFrom: $0) == type
      }
  }

  func has(_ member: String, _ type: Int) -> Bool {
    parts(of: type).contains { all[$0].members.contains { $0.name == member } }
  }

  /// Everything that a class says it conforms to, with what that stands on.
  func protocols(of type: Int) -> [String] {
    var found: [String] = []
    var waiting = parts(of: type).flatMap { all[$0].parents }
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard !found.contains(name) else { continue }
      found.append(name)
      waiting += OptionalRequirements.parents[name] ?? []
      if let own = self.type(.protocol, named: name, seenFrom: type) {
        waiting += all[own].parents
      }
    }
    return found
  }
}

/// The protocols of sources that give requirements of theirs a default, which makes these optional.
package struct SourceRequirements: Equatable {
  /// The optional requirements of each protocol that has any.
  package let members: [String: [String]]
  /// The protocols of that kind that each of them stands on.
  package let parents: [String: [String]]

  /// Reads the sources at some paths; only what is public counts in what they declare.
  package init(paths: [String]) throws {
    let types = try paths.flatMap { try SwiftFiles.at($0) }.flatMap { path in
      SourceOutline.types(in: try String(contentsOfFile: path, encoding: .utf8), file: path)
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
      let known = type.parents.filter { members[$0] != nil }
      if !known.isEmpty { parents[type.name] = known.sorted() }
    }
    self.parents = parents
  }
}

/// The Swift files of a folder.
enum SwiftFiles {
  static func at(_ path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    guard isFolder.boolValue else { return [path] }
    return try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\($0)" }
  }
}
