internal import SwiftSyntax

/// A rule that reports each member that Touchstone's classes don't have yet, with a remedy, at its
/// first use in the target.
struct MissingMembers: Rule {
  let declared: DeclaredNames

  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    let own = BoundNames.all(in: file)
    // A target that declares such a view controller also declares its members.
    let hasContainers = Self.containers.contains {
      declared.has($0, in: program)
    }
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      let name = token.text
      guard let remedy = Self.remedies[name], Self.isNamed(token),
        Placeholders.owners[name] != nil ? Self.isAfterPeriod(token) : !own.contains(name),
        remedy != Self.container || !hasContainers, !Self.isDeclared(name, in: program),
        !declared.members.contains(name), !Conditions.isForOthers(token)
      else { continue }
      let canRun = Self.canRun(without: name, declared, in: program)
      changes.absence(
        Absence(
          .member, name, remedy: remedy, consequence: canRun ? "it has no effect" : nil,
          at: token.start, of: file))
    }
  }

  /// Returns whether a member is reported at its first use.
  static func reports(_ name: String) -> Bool { remedies[name] != nil }

  /// Returns whether the target declares a member of the name. The method
  /// `navigationController(_:willShow:animated:)` of a delegate isn't the property
  /// `navigationController`.
  private static func isDeclared(_ name: String, in program: Program) -> Bool {
    methods.contains(name) ? program.declares(name) : program.declaresProperty(name)
  }

  private static let methods: Set<String> = [
    "encodeRestorableState", "decodeRestorableState", "performSegue", "loadNibNamed",
    "mutableArrayValue", "getObjectValue",
  ]

  /// Returns whether a member has a placeholder, or is overridden and never called.
  static func canRun(
    without name: String, _ declared: DeclaredNames, in program: Program
  ) -> Bool {
    if program.overriddenAbsentMembers.contains(name) { return true }
    guard Placeholders.members[name] != nil else { return false }
    let needs = Placeholders.needs(ofMember: name)
    return needs.isEmpty || declared.canWrite(needs, in: program)
  }

  /// Returns whether a token is the name after a period.
  private static func isAfterPeriod(_ token: TokenSyntax) -> Bool {
    let reference = token.parent?.as(DeclReferenceExprSyntax.self)
    return reference?.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference?.id
  }

  /// Returns whether a token names a member, or a method that overrides it.
  private static func isNamed(_ token: TokenSyntax) -> Bool {
    if let reference = token.parent?.as(DeclReferenceExprSyntax.self) {
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
      return access.map { $0.declName.id == reference.id || $0.base?.id == reference.id } ?? true
    }
    if let method = token.parent?.as(FunctionDeclSyntax.self) {
      return method.modifiers.has("override")
    }
    let pattern = token.parent?.as(IdentifierPatternSyntax.self)
    return pattern?.enclosing(VariableDeclSyntax.self)?.modifiers.has("override") == true
  }

  private static let containers = [
    "UINavigationController", "UISplitViewController", "UITabBarController",
  ]
  private static let container = "remove it, or use a container view controller of your own"
  private static let restoration = "remove it, because Touchstone doesn't restore state"

  private static let remedies = [
    "navigationController": container,
    "navigationItem": container,
    "tabBarController": container,
    "tabBarItem": container,
    "splitViewController": container,
    "hidesBottomBarWhenPushed": container,
    "automaticallyAdjustsScrollViewInsets": "set the scroll view's contentInsetAdjustmentBehavior",
    "encodeRestorableState": restoration,
    "decodeRestorableState": restoration,
    "restorationIdentifier": restoration,
    "performSegue": "present the controller in code",
    "barButtonItem": "set the sourceItem or the sourceView",
    "loadNibNamed": "create the views in code",
    "mutableArrayValue": "change the array through methods of your own, and notify observers there",
    "getObjectValue": "call number(from:) or date(from:) of the formatter",
    "storyboard": "create the controller in code",
    "editButtonItem": container,
    "toolbarItems": container,
    "compositingFilter": "remove it, because layers are drawn without filters",
    "fontDescriptor": "create the font by name or weight",
  ]
}
