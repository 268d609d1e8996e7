@_spi(Kit) public import UIKitCore

/// The output of the focus debugger, for printing.
@preconcurrency @MainActor
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Describes in sentences where the focus is and why it didn't move elsewhere.
///
///     print(UIFocusDebugger.status())
///     print(UIFocusDebugger.checkFocusability(for: button))
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
  /// Returns the focused item and the outcome of the last movement.
  open class func status() -> any UIFocusDebuggerOutput { FocusText(FocusSentences.status()) }
  /// Returns whether an item can have the focus, and if not, the reason.
  open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
    FocusText(FocusSentences.focusability(of: item))
  }
  /// Returns the item to which an update request from an environment would lead, without moving the
  /// focus.
  open class func simulateFocusUpdateRequest(
    from environment: any UIFocusEnvironment
  ) -> any UIFocusDebuggerOutput {
    FocusText(FocusSentences.simulation(from: environment))
  }
  /// Returns the groups in an environment with their items in reading order.
  open class func focusGroups(
    for environment: any UIFocusEnvironment
  ) -> any UIFocusDebuggerOutput {
    FocusText(FocusSentences.groups(in: environment))
  }
  /// Returns the tree of preferred environments below an environment.
  open class func preferredFocusEnvironments(
    for environment: any UIFocusEnvironment
  ) -> any UIFocusDebuggerOutput {
    FocusText(FocusSentences.preferences(of: environment))
  }
  /// Returns the list of commands.
  open class func help() -> any UIFocusDebuggerOutput { FocusText(FocusSentences.help) }
}

private final class FocusText: NSObject, UIFocusDebuggerOutput {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init()
  }

  override nonisolated var description: String { text }
  override nonisolated var debugDescription: String { text }
}

@MainActor
private enum FocusSentences {
  static func status() -> String {
    guard let engine = UIApplication.shared.focus.engine else { return "Nothing has the focus." }
    let item = engine.focusedItem
    var lines: [String] = []
    if let item {
      let group = FocusGroups.label(engine.groups.name(of: item))
      lines.append("\(TraceName.of(item)) has the focus, in \(group).")
    } else if engine.state.isDeferring {
      lines.append(
        "Nothing has the focus: it is deferred until an arrow key, Tab or a direction "
          + "button is pressed.")
    } else {
      lines.append("Nothing has the focus.")
    }
    lines.append(engine.state.latestOutcome)
    return lines.joined(separator: "\n")
  }

  static func focusability(of item: any UIFocusItem) -> String {
    let name = TraceName.of(item)
    guard let scene = FocusTree.window(of: item)?.sceneStorage else {
      return "\(name) can't have the focus: it \(FocusRefusal.notInTree.clause)."
    }
    guard let refusal = Focusability.refusal(of: item, in: scene) else {
      return "\(name) can have the focus."
    }
    return "\(name) can't have the focus: it \(refusal.clause)."
  }

  static func simulation(from environment: any UIFocusEnvironment) -> String {
    let name = TraceName.of(environment)
    guard let engine = UIFocusSystem.focusSystem(for: environment)?.engine else {
      return "\(name) isn't in a window of a scene, so a request has no effect."
    }
    guard let item = engine.focusedItem else {
      return "Nothing has the focus: a request by \(name) is stored until a key is pressed."
    }
    guard FocusTree.contains(environment, item) else {
      return "The focused \(TraceName.of(item)) isn't in \(name), so a request has no effect."
    }
    var search = PreferredFocus(engine)
    let next = search.item(in: environment)
    let path = search.path.joined(separator: " → ")
    guard let next else { return "Nothing in \(name) can have the focus; searched: \(path)." }
    if next === item { return "The focus would stay at \(TraceName.of(item)); searched: \(path)." }
    return "The focus would go from \(TraceName.of(item)) to \(TraceName.of(next)); "
      + "searched: \(path)."
  }

  static func groups(in environment: any UIFocusEnvironment) -> String {
    guard let engine = UIFocusSystem.focusSystem(for: environment)?.engine else {
      return "\(TraceName.of(environment)) isn't in a window of a scene."
    }
    let found = FocusTree.items(in: environment)
    let lines = engine.groups.names(of: found).map { name in
      let members = found.filter { engine.groups.name(of: $0.item) == name }
      let names = engine.groups.inReadingOrder(members).map { TraceName.of($0) }
      return "\(FocusGroups.label(name)): \(names.joined(separator: ", "))"
    }
    return lines.isEmpty ? "There are no items." : lines.joined(separator: "\n")
  }

  static func preferences(of environment: any UIFocusEnvironment) -> String {
    var lines: [String] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = [(environment: environment, level: 0)]
    while let (environment, level) = waiting.popLast() {
      let isNew = seen.insert(ObjectIdentifier(environment)).inserted
      lines.append(
        Indentation.text(level) + TraceName.of(environment) + (isNew ? "" : " (see above)"))
      guard isNew else { continue }
      let preferences = environment.preferredFocusEnvironments.filter { $0 !== environment }
      waiting.append(contentsOf: preferences.reversed().map { ($0, level + 1) })
    }
    return lines.joined(separator: "\n")
  }

  static let help = """
    UIFocusDebugger.status() describes where the focus is, and the outcome of the last movement.
    UIFocusDebugger.checkFocusability(for: item) describes whether an item can have the focus.
    UIFocusDebugger.simulateFocusUpdateRequest(from: environment) describes where a request leads.
    UIFocusDebugger.focusGroups(for: environment) lists groups and their items.
    UIFocusDebugger.preferredFocusEnvironments(for: environment) lists the preferences.
    """
}
