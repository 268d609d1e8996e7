internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore
internal import UIKitKeys

/// Makes the lines of a menu: validates its commands, asks for deferred content, leaves out what is
/// hidden or empty; and runs what is chosen.
@MainActor
package struct MenuPresenter {
  /// The application of the menu. It owns the menus that are shown.
  package unowned let application: UIApplication
  /// Where commands begin to look for whoever performs them.
  package let start: UIResponder

  /// Whether a command that nobody performs is left out; a menu bar shows it in grey.
  private let leavesOutUnperformed: Bool
  /// Who is named as the sender of commands; nil for the commands themselves.
  private let senders: MenuSenders?

  /// Makes a presenter; by default its commands begin where keys and presses do.
  package init(_ application: UIApplication, from start: UIResponder? = nil) {
    self.init(
      application, from: start ?? application.startOfPresses, leavesOutUnperformed: false)
  }

  /// Makes a presenter of a view's menu.
  init(
    _ application: UIApplication, from start: UIResponder, leavesOutUnperformed: Bool,
    senders: MenuSenders? = nil
  ) {
    self.application = application
    self.start = start
    self.leavesOutUnperformed = leavesOutUnperformed
    self.senders = senders
  }

  // MARK: Showing

  /// Asks for deferred content; `filled` is called when some has come.
  package func prepare(_ menu: UIMenu, filled: @escaping () -> Void) {
    for element in menu.contents {
      switch element {
      case let menu as UIMenu: prepare(menu, filled: filled)
      case let deferred as UIDeferredMenuElement:
        deferred.prepare(findProvider: { provider(for: deferred) }, filled)
      default: break
      }
    }
  }

  /// The first in the chain who fills an element.
  private func provider(
    for element: UIDeferredMenuElement
  ) -> UIDeferredMenuElement.Provider? {
    for responder in ResponderClimb.chain(from: start) {
      if let provider = responder.provider(for: element) { return provider }
    }
    return nil
  }

  /// The menu is not shown any more: content that is not kept is forgotten.
  package func close(_ menu: UIMenu) {
    for element in menu.contents {
      switch element {
      case let menu as UIMenu: close(menu)
      case let deferred as UIDeferredMenuElement: deferred.forget()
      default: break
      }
    }
  }

  /// The lines of a menu as they are now.
  package func items(of menu: UIMenu) -> [MenuItem] {
    trimmed(lines(menu.contents, in: menu, level: 1))
  }

  private func lines(
    _ elements: [UIMenuElement], in menu: UIMenu, level: Int
  ) -> [MenuItem] {
    elements.flatMap { element -> [MenuItem] in
      switch element {
      case let inner as UIMenu: lines(of: inner, level: level + 1)
      case let deferred as UIDeferredMenuElement:
        deferred.content(atLevel: level).map { lines($0, in: menu, level: level + 1) }
          ?? [MenuItem(.waiting, title: "Loading…")]
      case let command as UICommand: line(of: command, in: menu).map { [$0] } ?? []
      case let action as UIAction: line(of: action, in: menu).map { [$0] } ?? []
      default: []
      }
    }
  }

  private func lines(of menu: UIMenu, level: Int) -> [MenuItem] {
    let inner = trimmed(lines(menu.contents, in: menu, level: level))
    guard !inner.isEmpty else { return [] }
    if menu.options.contains(.displayInline) {
      let header = menu.title.isEmpty ? [] : [MenuItem(.header, title: menu.title)]
      return [MenuItem(.separator)] + header + inner + [MenuItem(.separator)]
    }
    var item = MenuItem(.submenu, title: menu.title)
    item.subtitle = menu.subtitle
    item.image = menu.image
    item.isEnabled = true
    item.isDestructive = menu.options.contains(.destructive)
    item.children = inner
    item.element = menu
    return [item]
  }

  private func line(of action: UIAction, in menu: UIMenu) -> MenuItem? {
    var item = self.line(action, action.attributes, in: menu)
    item?.reason = action.attributes.contains(.disabled) ? "disabled" : "runs its closure"
    return item
  }

  private func line(of command: UICommand, in menu: UIMenu) -> MenuItem? {
    let action: Selector? = command.action
    let performer = action.flatMap { self.performer(of: $0, for: command) }
    if performer == nil, leavesOutUnperformed { return nil }
    let shown = performer.map { command.validated(by: $0) } ?? command.copied()
    guard var item = line(shown, shown.attributes, in: menu) else { return nil }
    item.original = command
    item.keys = (shown as? UIKeyCommand).flatMap { KeyCombination($0) }
    item.alternates = shown.alternates.map { alternate in
      MenuItem.Alternate(
        modifiers: alternate.modifierFlags, title: alternate.title,
        isEnabled: item.isEnabled
          && self.performer(of: alternate.action, for: command) != nil,
        alternate: alternate)
    }
    if let performer {
      item.reason =
        item.isEnabled
        ? "performed by \(ViewDescription.name(performer))"
        : "disabled by \(ViewDescription.name(performer))"
    } else {
      item.isEnabled = false
      item.reason = "nobody in the chain performs \(action?.label ?? "it")"
    }
    return item
  }

  private func line(
    _ leaf: any UIMenuElement & UIMenuLeaf, _ attributes: UIMenuElement.Attributes,
    in menu: UIMenu
  ) -> MenuItem? {
    guard !attributes.contains(.hidden) else { return nil }
    var item = MenuItem(.leaf, title: (leaf as any UIMenuLeaf).title)
    item.subtitle = leaf.subtitle
    item.state = leaf.state
    item.image = (leaf.state == .on ? leaf.selectedImage : nil) ?? (leaf as any UIMenuLeaf).image
    item.isEnabled = !attributes.contains(.disabled)
    item.isDestructive = attributes.contains(.destructive)
    item.keepsMenu = attributes.contains(.keepsMenuPresented)
    item.isOneOfSeveral = menu.options.contains(.singleSelection)
    item.element = leaf
    item.original = leaf
    item.menu = menu
    return item
  }

  /// Without lines at the ends, and with one where several follow each other.
  private func trimmed(_ items: [MenuItem]) -> [MenuItem] {
    var result: [MenuItem] = []
    for item in items {
      let isDouble = result.last.map { $0.kind == .separator } ?? true
      if item.kind == .separator, isDouble { continue }
      result.append(item)
    }
    if result.last?.kind == .separator { result.removeLast() }
    return result
  }

  func performer(of action: Selector, for command: UICommand) -> AnyObject? {
    start.target(forAction: action, withSender: senders?.asking ?? command)
      .map { $0 as AnyObject }
  }

  /// Why nobody performs an action.
  func reasonForMissing(_ action: Selector) -> String {
    let refuser = ResponderClimb.chain(from: start).first { action.isImplemented(by: $0) }
    return refuser.map { "refused by \(ViewDescription.name($0))" }
      ?? "nobody in the chain performs \(action.label)"
  }

  // MARK: Choosing

  /// Runs what was chosen, or its alternate; false where nobody handled it.
  ///
  /// The sender of an action's closure is `sender`; that of a command's action is the command.
  @discardableResult
  package func choose(
    _ item: MenuItem, alternate: UICommandAlternate? = nil, sender: Any? = nil
  ) -> Bool {
    guard item.isEnabled, let element = item.original else { return false }
    move(selectionTo: item)
    switch element {
    case let action as UIAction:
      report(item, nil, "runs")
      return application.sendAction(UIAction.perform, to: action, from: sender, for: nil)
    case let command as UICommand:
      let action: Selector? = alternate?.action ?? command.action
      guard let action,
        let performer = performer(of: action, for: command)
      else {
        report(item, nil, "found nobody")
        return false
      }
      report(item, performer, "sends \(action.label)")
      if let senders {
        return application.sendAction(action, to: performer, from: senders.sending, for: nil)
      }
      // What was validated is what is sent, so that a method reads its title and state.
      guard let shown = item.element as? UICommand else { return false }
      return shown.send(action, from: sender ?? application, target: performer)
    default: return false
    }
  }

  /// In a menu of which one element has the mark, choosing one moves it there.
  private func move(selectionTo item: MenuItem) {
    guard item.isOneOfSeveral, let menu = item.menu else { return }
    for case let leaf as any UIMenuElement & UIMenuLeaf in menu.contents {
      leaf.state = leaf === item.original ? .on : .off
    }
  }

  private func report(
    _ item: MenuItem, _ performer: AnyObject?, _ outcome: @autoclosure () -> String
  ) {
    application.tracer.report(
      .menu(
        .chosen(
          title: item.title, performer: performer.map { TraceSubject($0) }, outcome: outcome())),
      at: application.now)
  }
}

/// Who is named in place of a command: to `canPerformAction`, and to the action.
package struct MenuSenders {
  let asking: AnyObject
  let sending: AnyObject
}
