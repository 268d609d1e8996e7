internal import TouchstoneRequirements

/// Finds optional delegate methods that a class declares in another signature, so that they are
/// never called, and methods whose names are easily confused.
///
/// The compiler accepts such a method as one of the class's own, because the requirement has a
/// default implementation.
struct SignatureLint {
  let types: SourceTypes

  /// The findings about one class and its extensions.
  func findings(on type: Int) -> [SourceFinding] {
    let names = types.protocols(of: type) + inherited(by: type)
    guard names.contains(where: { Self.members(of: $0) != [] }) else { return [] }
    return types.parts(of: type).flatMap { part in
      types.all[part].members.compactMap { member in
        misspelled(member, of: type, in: part, names)
          ?? confused(member, of: type, in: part, names)
      }
    }
  }

  // MARK: Other signatures

  private func misspelled(
    _ member: SourceType.Member, of type: Int, in part: Int, _ protocols: [String]
  ) -> SourceFinding? {
    guard !member.isOverride, !member.isStatic, member.name.hasSuffix(")"),
      !protocols.contains(where: { Self.members(of: $0).contains(member.name) })
    else { return nil }
    let spelling = MethodSpelling(member.name)
    for name in protocols {
      let meant = Self.members(of: name).first { spelling.isMeant(as: MethodSpelling($0)) }
      guard let meant, !declares(meant, type) else { continue }
      let className = types.all[type].name
      return SourceFinding(
        kind: .otherSignature, file: types.all[part].file, line: member.line, className: className,
        member: member.name, protocolName: name, conformingClass: className,
        sentence: "The delegate method \(meant) is written in another signature in \(className), "
          + "as \(member.name), so it is never called. Rename it to \(meant), as \(name) declares "
          + "it.")
    }
    return nil
  }

  // MARK: Confused names

  private func confused(
    _ member: SourceType.Member, of type: Int, in part: Int, _ protocols: [String]
  ) -> SourceFinding? {
    guard !member.isStatic, let meant = Self.confused[member.name],
      let name = protocols.first(where: { Self.members(of: $0).contains(meant) }),
      !declares(meant, type)
    else { return nil }
    let className = types.all[type].name
    return SourceFinding(
      kind: .deselectionOnly, file: types.all[part].file, line: member.line, className: className,
      member: member.name, protocolName: name, conformingClass: className,
      sentence: "\(className) declares \(member.name) but not \(meant), so a tap on a row calls "
        + "nothing until another row is tapped. If the tap itself is meant, rename it to \(meant).")
  }

  /// The methods that completion suggests first, by the methods that are usually meant.
  private static let confused = [
    "tableView(_:didDeselectRowAt:)": "tableView(_:didSelectRowAt:)",
    "collectionView(_:didDeselectItemAt:)": "collectionView(_:didSelectItemAt:)",
  ]

  // MARK: Requirements

  /// Whether a class or one of its superclasses in the sources declares a method.
  private func declares(_ member: String, _ type: Int) -> Bool {
    ([type] + types.ancestors(of: type)).contains { types.has(member, $0) }
  }

  /// The protocols of the superclasses that the sources declare, and of the framework's class.
  private func inherited(by type: Int) -> [String] {
    let ancestors = types.ancestors(of: type)
    let outer = ([type] + ancestors).flatMap { types.all[$0].parents }
    return ancestors.flatMap { types.protocols(of: $0) }
      + outer.flatMap { Self.conformances[$0] ?? [] }
  }

  /// The protocols that the framework's classes conform to for their subclasses.
  private static let conformances = [
    "UITableViewController": ["UITableViewDataSource", "UITableViewDelegate"],
    "UITableViewDiffableDataSource": ["UITableViewDataSource"],
  ]

  /// The required methods that a subclass of such a class inherits, so that the compiler doesn't
  /// require them.
  private static let required = [
    "UITableViewDataSource": [
      "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
    ]
  ]

  private static func members(of name: String) -> [String] {
    (OptionalRequirements.members[name] ?? []) + (required[name] ?? [])
  }
}

/// The name of a method in a form in which common misspellings are equal.
private struct MethodSpelling {
  private let base: String
  private let labels: [String]

  init(_ name: String) {
    let parts = name.split(separator: "(", maxSplits: 1)
    base = parts.first.map { $0.lowercased() } ?? ""
    labels =
      parts.count < 2
      ? [] : parts[1].dropLast().split(separator: ":").map { $0.lowercased() }
  }

  /// Returns whether a method with this name is meant as a requirement.
  ///
  /// The names of methods changed with Swift 3: `didSelectRowAtIndexPath` lost the name of its
  /// type, and `numberOfSectionsInTableView(_:)` became `numberOfSections(in:)`. Other mistakes are
  /// a repeated first label, as in `tableView(tableView:…)`, letters of the wrong case, and one
  /// missing or wrong letter in a long label.
  func isMeant(as other: MethodSpelling) -> Bool {
    if base == other.base { return isNear(other) }
    guard labels.count == 1, other.labels.count == 1, other.base.count >= 8 else { return false }
    return base.hasPrefix(other.base + other.labels[0])
      && ["tableview", "collectionview", "scrollview"].contains {
        base == other.base + other.labels[0] + $0
      }
  }

  private func isNear(_ other: MethodSpelling) -> Bool {
    guard labels.count == other.labels.count else { return false }
    return zip(labels, other.labels).enumerated().allSatisfy { place, pair in
      let (mine, theirs) = pair
      if mine == theirs { return true }
      if place == 0, theirs == "_" { return base.hasPrefix(mine) }
      if mine.hasPrefix(theirs), mine.dropFirst(theirs.count) == "indexpath" { return true }
      return theirs.count >= 8 && Self.differByOneLetter(mine, theirs)
    }
  }

  /// Returns whether one letter is missing, added or replaced.
  private static func differByOneLetter(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count <= other.count ? (one, other) : (other, one)
    guard long.count - short.count <= 1 else { return false }
    let shared = zip(short, long).prefix { $0 == $1 }.count
    let rest = short.dropFirst(short.count == long.count ? shared + 1 : shared)
    return long.dropFirst(shared + 1) == rest
  }
}
