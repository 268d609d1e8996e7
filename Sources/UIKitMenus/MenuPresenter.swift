internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore
internal import UIKitKeys

/// Creates the items of a menu and runs chosen items.
///
/// It validates commands, requests deferred content, and omits hidden and empty elements.
@MainActor
package struct MenuPresenter {
  /// The application of the menu. It owns the visible menus.
  package unowned let application: UIApplication
  /// The responder at which the search for an object that performs a command begins.
  package let start: UIResponder

  /// Whether a command that no object performs is omitted. A menu bar shows it disabled instead.
  private let leavesOutUnperformed: Bool
  /// The senders to use for commands, or `nil` to use the commands themselves.
  private let senders: MenuSenders?

  /// Creates a presenter. Commands start at `start`, by default the responder for keys and presses.
  package init(_ application: UIApplication, from start: UIResponder? = nil) {
    self.init(
      application, from: start ?? application.startOfPresses, leavesOutUnperformed: false)
  }

  /// Creates a presenter for a view's menu.
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

  /// Requests deferred content. Calls `filled` each time some becomes available.
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

  /// Returns the nearest provider for an element in the responder chain, or `nil` without one.
  private func provider(
    for element: UIDeferredMenuElement
  ) -> UIDeferredMenuElement.Provider? {
    for responder in ResponderChainWalk.chain(from: start) {
      if let provider = responder.provider(for: element) { return provider }
    }
    return nil
  }

  /// Discards uncached deferred content of a menu that is no longer visible.
  package func close(_ menu: UIMenu) {
    for element in menu.contents {
      switch element {
      case let menu as UIMenu: close(menu)
      case let deferred as UIDeferredMenuElement: deferred.forget()
      default: break
      }
    }
  }

  /// Returns the current items of a menu.
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

  /// Removes separators at both ends, and all but one of adjacent separators.
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

  /// Returns the reason that no object performs an action.
  func reasonForMissing(_ action: Selector) -> String {
    let refuser = ResponderChainWalk.chain(from: start).first { action.isImplemented(by: $0) }
    return refuser.map { "refused by \(ViewDescription.name($0))" }
      ?? "nobody in the chain performs \(action.label)"
  }

  // MARK: Choosing

  /// Runs a chosen item or its alternate, and returns whether an object handled it.
  ///
  /// The sender of an action's closure is `sender`. The sender of a command's action is the
  /// command.
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
      // The validated command is sent, so that the method reads its title and state.
      guard let shown = item.element as? UICommand else { return false }
      return shown.send(action, from: sender ?? application, target: performer)
    default: return false
    }
  }

  /// Moves the mark to the chosen item in a menu with a single selection.
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

/// The senders that replace a command: in `canPerformAction`, and in the action itself.
package struct MenuSenders {
  let asking: AnyObject
  let sending: AnyObject
}
