internal import SwiftSyntax

/// Determines the types of a target that are isolated to the main actor, and the types that must be
/// but don't declare it.
///
/// A class must be isolated if a method that isn't async, an initializer or the initial value of a
/// property uses main-actor declarations. A protocol must be isolated if such a class meets its
/// requirements. Each type that is found can be the reason for another type.
final class Isolation {
  private unowned let program: Program
  private var isolated: Set<ObjectIdentifier> = []
  /// The types that must be isolated to the main actor and don't declare it.
  private var unsaid: [ObjectIdentifier: [TypeEntry]] = [:]
  /// The type that is being examined.
  private var current: TypeEntry?
  /// For each type, the types that are isolated to the main actor if that type is.
  private var dependents: [ObjectIdentifier: [TypeEntry]] = [:]
  /// For each protocol, the main-actor types that may be a reason to isolate it to the main actor.
  private var adopters: [ObjectIdentifier: [TypeEntry]] = [:]
  /// The types that are still to be examined.
  private var waiting: [TypeEntry]
  private var isWaiting: Set<ObjectIdentifier>

  init(_ program: Program) {
    self.program = program
    waiting = program.ordered
    isWaiting = Set(waiting.map { ObjectIdentifier($0) })
    // Touchstone's types may conform to protocols of the target through extensions.
    for type in program.ordered where type.declaration == nil && isIsolated(type.name) {
      lookAtProtocols(of: type)
    }
    var index = 0
    while index < waiting.count {
      let type = waiting[index]
      index += 1
      isWaiting.remove(ObjectIdentifier(type))
      current = type
      look(at: type)
    }
    current = nil
    dependents = [:]
  }

  /// Returns the types of a file that must be isolated to the main actor and don't declare it.
  func unsaid(in file: SourceFile) -> [TypeEntry] { unsaid[ObjectIdentifier(file)] ?? [] }

  /// Returns whether a name, as seen from inside a type, is isolated to the main actor.
  func isIsolated(_ name: String, from place: String? = nil) -> Bool {
    guard let type = program.type(name, from: place), type.declaration != nil else {
      return MainActorTypes.contains(name)
    }
    let id = ObjectIdentifier(type)
    if isolated.contains(id) { return true }
    if let current, dependents[id]?.last !== current {
      dependents[id, default: []].append(current)
    }
    return false
  }

  private func look(at type: TypeEntry) {
    WorkCount.step()
    guard let declaration = type.declaration, !isolated.contains(ObjectIdentifier(type)) else {
      return
    }
    let node = declaration.node
    if let actor = node.actor {
      if actor == "MainActor" { isolate(type) }
      return
    }
    guard !node.modifiers.has("nonisolated"), !node.is(ActorDeclSyntax.self) else { return }
    // Inheritance in a type's declaration isolates the type. Inheritance in an extension does not.
    if node.parentNames.contains(where: { isIsolated($0, from: type.name) }) {
      isolate(type)
    } else if must(type) {
      unsaid[ObjectIdentifier(declaration.file), default: []].append(type)
      isolate(type)
    }
  }

  /// Records that a type is isolated to the main actor, and examines again the types that may be
  /// isolated as a result.
  private func isolate(_ type: TypeEntry) {
    let id = ObjectIdentifier(type)
    guard isolated.insert(id).inserted else { return }
    for dependent in dependents.removeValue(forKey: id) ?? [] {
      lookAgain(at: dependent)
    }
    lookAtProtocols(of: type)
  }

  private func lookAgain(at type: TypeEntry) {
    let id = ObjectIdentifier(type)
    if !isolated.contains(id), isWaiting.insert(id).inserted { waiting.append(type) }
  }

  /// Examines again the protocols of a main-actor type, which may be the reason for them to be
  /// isolated.
  private func lookAtProtocols(of adopter: TypeEntry) {
    for name in adopter.inherited {
      guard let type = program.type(name, from: adopter.name), type.kind == .protocolType,
        !isolated.contains(ObjectIdentifier(type))
      else { continue }
      adopters[ObjectIdentifier(type), default: []].append(adopter)
      lookAgain(at: type)
    }
  }

  private func must(_ type: TypeEntry) -> Bool {
    guard !type.isAmbiguous, !type.inherited.contains("Sendable") else { return false }
    switch type.kind {
    case .classType:
      guard !Self.elsewhere.contains(where: { program.isDescendant(type.name, of: $0) }) else {
        return false
      }
      return MainActorUses.are(in: type, of: program, self)
    case .protocolType:
      let new = adopters.removeValue(forKey: ObjectIdentifier(type)) ?? []
      return new.contains { meets($0, type) }
    case .other, .extended:
      return false
    }
  }

  /// Returns whether a main-actor class meets a requirement of a protocol with an isolated member.
  private func meets(_ adopter: TypeEntry, _ type: TypeEntry) -> Bool {
    guard adopter !== type else { return false }
    return type.members.contains { requirement in
      guard !requirement.isInExtension, !requirement.node.saysIsolation, !requirement.node.isAwaited
      else { return false }
      let own = program.ancestry(of: adopter.name).lazy.filter { $0.kind != .protocolType }
        .compactMap { ancestor in
          ancestor.members(requirement.base).first {
            $0.fullName == requirement.fullName && $0.kind == requirement.kind
          }
        }.first
      guard let own else {
        let hasDefault = type.members(requirement.base).contains {
          $0.isInExtension && $0.fullName == requirement.fullName
        }
        return !hasDefault && !requirement.isOptionalRequirement
      }
      return !own.node.saysIsolation && !own.node.isConstant
    }
  }

  /// Classes with subclasses that run on other threads, or that aren't isolated although they show
  /// views.
  private static let elsewhere: Set<String> = [
    "BlockOperation", "Operation", "Thread", "URLProtocol", "XCTestCase",
  ]
}

extension DeclGroupSyntax {
  /// The actor that the attributes name, including attributes inside `#if`.
  fileprivate var actor: String? {
    Collector<AttributeSyntax>.all(in: attributes).map(\.attributeName.trimmedDescription)
      .first { $0.hasSuffix("Actor") }
  }

  /// The names of the superclass and the protocols in the declaration.
  var parentNames: [String] {
    (inheritanceClause?.inheritedTypes ?? []).flatMap { inherited -> [String] in
      guard let composition = inherited.type.as(CompositionTypeSyntax.self) else {
        return [plainName(inherited.type)]
      }
      return composition.elements.map { plainName($0.type) }
    }
  }
}

extension DeclSyntax {
  /// Whether the declaration names its actor, or is marked `nonisolated`.
  var saysIsolation: Bool {
    let node = Syntax(self)
    if let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
      Collector<AttributeSyntax>.all(in: attributes).contains(where: {
        $0.attributeName.trimmedDescription.hasSuffix("Actor")
      })
    {
      return true
    }
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    return modifiers.contains { $0.name.text == "nonisolated" }
  }

  /// Whether the declaration is an async method or initializer.
  var isAwaited: Bool {
    self.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier != nil
      || self.as(InitializerDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier != nil
  }

  /// Whether the declaration is a constant, which any code may read.
  fileprivate var isConstant: Bool {
    self.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
  }
}
