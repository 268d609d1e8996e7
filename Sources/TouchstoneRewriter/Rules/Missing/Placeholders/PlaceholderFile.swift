/// The generated file of a target that declares placeholders for absent types and members.
enum PlaceholderFile {
  /// The text of the file for sources that use nothing that is absent.
  static let empty = "// These sources use no type of iOS that Touchstone doesn't have.\n"

  /// Returns the text of the file, in alphabetical order. It declares only the names that the
  /// sources use, and those that these placeholders use.
  static func text(
    for absences: Absences, in program: Program, _ declared: DeclaredNames
  ) -> String {
    let usable = absences.all.filter { $0.consequence != nil }
    var names = Set(
      usable.filter { $0.kind == .type }.flatMap { Placeholders.needs(of: [$0.name]) })
    let members = usable.filter { absence in
      absence.kind == .member && Placeholders.members[absence.name] != nil
        && !program.overriddenAbsentMembers.contains(absence.name)
    }.map(\.name).sorted()
    for member in members { names.formUnion(Placeholders.needs(ofMember: member)) }
    // A type that Touchstone has by now isn't a missing name any more.
    let written = names.filter { MissingNames.contains($0) || $0.hasPrefix("Absent") }.sorted()
    guard !written.isEmpty || !members.isEmpty else { return empty }
    let extensions = members.compactMap { name in
      Placeholders.members[name].map {
        "extension \(Placeholders.owners[name] ?? "UIViewController") {\n  public \($0)\n}\n"
      }
    }
    return "// Placeholders for what Touchstone doesn't have. The build writes this file.\n"
      + "import UIKit\n\n"
      + (written.compactMap { Placeholders.declarations[$0]?.text } + extensions)
      .joined(separator: "\n")
  }
}
