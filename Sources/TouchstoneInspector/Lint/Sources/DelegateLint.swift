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
  private let types: [SourceType]

  /// Reads sources; what is given as a name stands in the findings.
  public init(sources: [(file: String, text: String)]) {
    types = sources.flatMap { SourceOutline.types(in: $0.text, file: $0.file) }
  }

  /// Reads a file, or every Swift file in a folder but those in hidden folders.
  package init(path: String) throws {
    self.init(sources: try SwiftFiles.at(path).map { ($0, try String(contentsOfFile: $0, encoding: .utf8)) })
  }

  /// The methods that are never called, in the order of the sources.
  public var findings: [SourceFinding] {
    classes.flatMap { type in
      let ancestors = ancestors(of: type)
      guard !ancestors.isEmpty else { return [SourceFinding]() }
      return extensions(of: type).flatMap { part in
        part.members.compactMap { finding($0, type, in: part.file, ancestors) }
      }
    }
  }

  private func finding(
    _ member: SourceType.Member, _ type: SourceType, in file: String, _ ancestors: [SourceType]
  ) -> SourceFinding? {
    guard !member.isOverride, !member.isStatic,
      !ancestors.contains(where: { has(member.name, $0) })
    else { return nil }
    for ancestor in ancestors {
      guard let name = protocols(of: ancestor).first(where: { requires(member.name, $0) })
      else { continue }
      return SourceFinding(
        file: file, line: member.line, className: type.name, member: member.name,
        protocolName: name, conformingClass: ancestor.name,
        sentence: "\(type.name) adds \(member.name), and nobody calls it: \(ancestor.name) "
          + "conforms to \(name) and has no such \(member.name.hasSuffix(")") ? "method" : "property"). "
          + "Declare it in \(ancestor.name) (\(ancestor.file):\(ancestor.line)), "
          + "and override it in \(type.name).")
    }
    return nil
  }

  // MARK: Classes

  private var classes: [SourceType] { types.filter { $0.kind == .class } }

  /// The class of a name as seen from a place: the nearest around it in its own file, else the only
  /// one there is. Where several could be meant it is nobody.
  private func type(
    named name: String, _ kind: SourceType.Kind, seenFrom place: SourceType
  ) -> SourceType? {
    let candidates = types.filter { $0.kind == kind && $0.name == name }
    let around = candidates.filter { $0.file == place.file && place.scope.starts(with: $0.scope) }
    if let nearest = around.max(by: { $0.scope.count < $1.scope.count }) { return nearest }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The superclasses that the sources declare, the nearest first.
  private func ancestors(of type: SourceType) -> [SourceType] {
    var ancestors: [SourceType] = []
    var current = type
    while let name = current.parents.first,
      let above = self.type(named: name, .class, seenFrom: current), above != type,
      !ancestors.contains(above)
    {
      ancestors.append(above)
      current = above
    }
    return ancestors
  }

  /// A class with its extensions.
  private func extensions(of type: SourceType) -> [SourceType] {
    [type]
      + types.filter {
        $0.kind == .extension && $0.name == type.name
          && self.type(named: $0.name, .class, seenFrom: $0) == type
      }
  }

  private func has(_ member: String, _ type: SourceType) -> Bool {
    extensions(of: type).contains { $0.members.contains { $0.name == member } }
  }

  // MARK: Protocols

  /// Everything that a class says it conforms to, with what that stands on.
  private func protocols(of type: SourceType) -> [String] {
    var found: [String] = []
    var waiting = extensions(of: type).flatMap(\.parents)
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard !found.contains(name) else { continue }
      found.append(name)
      waiting += OptionalRequirements.parents[name] ?? []
      waiting += self.type(named: name, .protocol, seenFrom: type)?.parents ?? []
    }
    return found
  }

  private func requires(_ member: String, _ protocolName: String) -> Bool {
    OptionalRequirements.members[protocolName]?.contains(member) ?? false
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
    let protocols = types.filter { $0.kind == .protocol }
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
