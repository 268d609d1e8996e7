@_spi(Kit) internal import UIKitCore
internal import UIKitDevices
internal import UIKitPasteboard

/// The links and tags of a text view: a tap performs an item's action, a long press shows its menu.
@MainActor
final class TextItems: NSObject {
  private unowned let view: UITextView
  private lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The item of the requested or visible menu, with the configuration from the delegate.
  private var shown: (item: UITextItem, menu: UITextItem.MenuConfiguration)?

  /// Whether the current or last finger stayed down long enough to request a menu.
  var wasHeld = false

  /// Identifiers from UIKit.
  private static let defaultAction = UIAction.Identifier("UITextInteractableItemDefaultAction")
  private static let defaultMenu = UIMenu.Identifier("UITextItemDefaultMenuIdentifier")

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  /// Attaches the menus only if the text has items, so that other text needn't wait for a long
  /// press.
  func refresh() {
    let isNeeded = !view.isEditable && view.isSelectable && view.editor.hasItems
    guard isNeeded != (interaction.view != nil) else { return }
    if isNeeded { view.addInteraction(interaction) } else { view.removeInteraction(interaction) }
  }

  /// Returns the item at a point, or `nil` while the text is editable or not selectable.
  func item(at point: CGPoint) -> UITextItem? {
    guard !view.isEditable, view.isSelectable else { return nil }
    return view.editor.item(at: point)
  }

  // MARK: Tapping

  /// Performs the primary action of an item, or shows its menu if the delegate has no action for it.
  func tap(_ item: UITextItem, at point: CGPoint) {
    guard let action = primaryAction(of: item) else {
      interaction.presentByProgram(at: point)
      return
    }
    switch item.content {
    case .tag where action.identifier == Self.defaultAction: interaction.presentByProgram(at: point)
    default: action.performWithSender(view, target: nil)
    }
  }

  private func primaryAction(of item: UITextItem) -> UIAction? {
    let action = UIAction(identifier: Self.defaultAction) { [weak view] _ in
      if case .link(let url) = item.content { view?.ownApplication.open(url) }
    }
    guard let delegate = view.textDelegate else { return action }
    return delegate.textView(view, primaryActionFor: item, defaultAction: action)
  }

  // MARK: The menu

  private func defaultMenu(of item: UITextItem) -> UIMenu {
    guard case .link(let url) = item.content else {
      return UIMenu(identifier: Self.defaultMenu, children: [])
    }
    let open = UIAction(title: "Open Link") { [weak view] _ in view?.ownApplication.open(url) }
    let copy = UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url }
    return UIMenu(
      title: url.absoluteString, identifier: Self.defaultMenu, children: [open, copy])
  }

  private func configuration(of item: UITextItem) -> UITextItem.MenuConfiguration? {
    let menu = defaultMenu(of: item)
    guard let delegate = view.textDelegate else { return .init(menu: menu) }
    return delegate.textView(view, menuConfigurationFor: item, defaultMenu: menu)
  }

  /// The lifted preview when the menu appears: the lines of the item, or a view from the app.
  private var preview: UITargetedPreview? {
    guard let shown, let range = Range(units: shown.item.range) else { return nil }
    let lines = view.selectionRects(for: TextSpan(range)).map(\.rect)
    let place = lines.reduce(CGRect.null) { $0.union($1) }
    guard !place.isNull else { return nil }
    if case .view(let custom) = shown.menu.preview {
      return UITargetedPreview(
        view: custom, parameters: UIPreviewParameters(),
        target: UIPreviewTarget(
          container: view, center: CGPoint(x: place.midX, y: place.midY)))
    }
    return UITargetedPreview(
      view: view, parameters: UIPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) }))
  }
}

extension TextItems: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    wasHeld = true
    guard let item = item(at: location), let menu = configuration(of: item),
      !menu.menu.children.isEmpty
    else { return nil }
    shown = (item, menu)
    return UIContextMenuConfiguration(actionProvider: { _ in menu.menu })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { preview }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let shown, let animator else { return }
    view.textDelegate?.textView(view, textItemMenuWillDisplayFor: shown.item, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let shown, let animator else { return }
    self.shown = nil
    view.textDelegate?.textView(view, textItemMenuWillEndFor: shown.item, animator: animator)
  }
}
