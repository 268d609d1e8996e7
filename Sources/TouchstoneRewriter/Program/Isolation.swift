internal import SwiftSyntax

/// Which types of a program belong to the main actor, and which of them must and don't say so.
///
/// A class must where a method that nobody awaits, an initializer or a property's first value uses what
/// belongs to the main actor; a protocol must where such a class meets its requirements. Each type that
/// is found can be the reason for another.
final class Isolation {
  private unowned let program: Program
  private var isolated: Set<ObjectIdentifier> = []
  /// The types that must belong to the main actor and don't say so.
  private(set) var unsaid: [TypeEntry] = []

  init(_ program: Program) {
    self.program = program
    var count = -1
    while count != isolated.count {
      count = isolated.count
      for type in program.ordered { look(at: type) }
    }
  }

  /// Whether a name, as seen from inside a type, belongs to the main actor.
  func isIsolated(_ name: String, from place: String? = nil) -> Bool {
    guard let type = program.type(name, from: place), type.declaration != nil else {
      return MainActorTypes.contains(name)
    }
    return isolated.contains(ObjectIdentifier(type))
  }

  private func look(at type: TypeEntry) {
    guard let declaration = type.declaration, !isolated.contains(ObjectIdentifier(type)) else {
      return
    }
    let node = declaration.node
    if let actor = node.actor {
      if actor == "MainActor" { isolated.insert(ObjectIdentifier(type)) }
      return
    }
    guard !node.modifiers.has("nonisolated"), !node.is(ActorDeclSyntax.self) else { return }
    // What a type stands on where it is declared counts for it; what an extension adds does not.
    if node.parentNames.contains(where: { isIsolated($0, from: type.name) }) {
      isolated.insert(ObjectIdentifier(type))
    } else if must(type) {
      isolated.insert(ObjectIdentifier(type))
      unsaid.append(type)
    }
  }

  private func must(_ type: TypeEntry) -> Bool {
    guard !type.isAmbiguous, !type.inherited.contains("Sendable") else { return false }
    switch type.kind {
    case .classType:
      guard Self.elsewhere.isDisjoint(with: program.ancestorNames(of: type.name)) else {
        return false
      }
      return MainActorUses.are(in: type, of: program, self)
    case .protocolType:
      return program.ordered.contains { meets($0, type) }
    case .other, .extended:
      return false
    }
  }

  /// Whether a class of the main actor meets a requirement of a protocol with what belongs to it.
  private func meets(_ adopter: TypeEntry, _ type: TypeEntry) -> Bool {
    guard adopter !== type, isIsolated(adopter.name),
      adopter.inherited.contains(where: { program.type($0, from: adopter.name) === type })
    else { return false }
    let ancestry = program.ancestry(of: adopter.name).filter { $0.kind != .protocolType }
    let defaults = type.members.filter(\.isInExtension)
    return type.members.contains { requirement in
      guard !requirement.isInExtension, !requirement.node.saysIsolation, !requirement.node.isAwaited
      else { return false }
      let own = ancestry.flatMap(\.members).first {
        $0.fullName == requirement.fullName && $0.kind == requirement.kind
      }
      guard let own else {
        return !defaults.contains { $0.fullName == requirement.fullName }
          && !requirement.isOptionalRequirement
      }
      return !own.node.saysIsolation && !own.node.isConstant
    }
  }

  /// Classes whose subclasses are used elsewhere, or that belong to no actor though they show views.
  private static let elsewhere: Set<String> = [
    "BlockOperation", "Operation", "Thread", "URLProtocol", "XCTestCase",
  ]
}

extension DeclGroupSyntax {
  /// The actor that its attributes name, those inside `#if` included.
  fileprivate var actor: String? {
    Collector<AttributeSyntax>.all(in: attributes).map(\.attributeName.trimmedDescription)
      .first { $0.hasSuffix("Actor") }
  }

  /// The names of the superclass and protocols where it is declared.
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
  /// Whether it says itself which actor it belongs to, or that it belongs to none.
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

  /// Whether it is a method that its callers await.
  var isAwaited: Bool {
    self.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier != nil
      || self.as(InitializerDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier != nil
  }

  /// Whether it is a constant, which anybody may read.
  fileprivate var isConstant: Bool {
    self.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
  }
}
