import Testing
import TouchstoneTesting
import UIKit

/// A view with a context menu, which records its callbacks.
private final class CardView: UIView, UIContextMenuInteractionDelegate {
  var log: [String] = []
  var hasMenu = true
  var preview: UIViewController?
  var commitStyle = UIContextMenuInteractionCommitStyle.dismiss
  var elements: [UIMenuElement] = []
  lazy var interaction = UIContextMenuInteraction(delegate: self)

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("configuration at \(Int(location.x)),\(Int(location.y))")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(
      identifier: "card" as NSString, previewProvider: { [preview] in preview },
      actionProvider: { [elements] _ in UIMenu(title: "Card", children: elements) })
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("willDisplay \(configuration.identifier)")
    animator?.addCompletion { [weak self] in self?.log.append("displayed") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("willEnd")
    animator?.addCompletion { [weak self] in self?.log.append("ended") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("commit \(animator.previewViewController === preview)")
    animator.preferredCommitStyle = commitStyle
    animator.addCompletion { [weak self] in self?.log.append("committed") }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

@Suite("Context menus", .staged) @MainActor
struct ContextMenuTests {
  private let stage = Stage()

  private func card(_ elements: [UIMenuElement]? = nil) -> CardView {
    let card = CardView(frame: CGRect(x: 40, y: 200, width: 120, height: 80))
    card.accessibilityIdentifier = "card"
    card.elements =
      elements ?? [UIAction(title: "One") { [weak card] _ in card?.log.append("one") }]
    card.addInteraction(card.interaction)
    stage.window.addSubview(card)
    return card
  }

  @Test("a press of half a second shows the menu, and cancels the view's touch")
  func holding() {
    let card = card()
    let finger = stage.touch(at: CGPoint(x: 60, y: 220))
    stage.advance(by: 0.45)
    #expect(stage.shownMenuTitles == nil)
    #expect(card.interaction.menuAppearance == .unknown)
    stage.advance(by: 0.06)
    #expect(stage.shownMenuTitles == ["Card", "One"])
    #expect(card.interaction.menuAppearance == .rich)
    #expect(card.interaction.location(in: card) == CGPoint(x: 20, y: 20))
    finger.lift()
    stage.settle()
    #expect(stage.shownMenuTitles == ["Card", "One"])
    #expect(
      card.take() == [
        "began", "configuration at 20,20", "cancelled", "willDisplay card", "displayed",
      ])
    stage.tapMenu("One")
    #expect(card.take() == ["willEnd", "one"])
    stage.settle()
    #expect(card.take() == ["ended"])
    #expect(card.interaction.menuAppearance == .unknown)
  }

  @Test("without a menu at the location the press is left to the view")
  func noMenu() {
    let card = card()
    card.hasMenu = false
    stage.longPress(card)
    #expect(stage.shownMenuTitles == nil)
    #expect(card.take() == ["began", "configuration at 60,40", "ended"])
    #expect(stage.menuRecords("not presented").count == 1)
  }

  @Test("an edit menu dismisses the context menu that is up")
  func editMenuAfter() {
    let card = card()
    let finger = stage.touch(at: CGPoint(x: 60, y: 220))
    stage.advance(by: 0.6)
    finger.lift()
    stage.settle()
    _ = card.take()
    stage.editable().present()
    #expect(stage.shownMenuTitles == ["Copy"])
    #expect(card.take() == ["willEnd"])
    stage.settle()
    stage.tapMenu("Copy")
    stage.settle()
  }

  // statement 401
  @Test("a context menu's interaction that leaves its view closes its menu")
  func removing() {
    let card = card()
    let finger = stage.touch(at: CGPoint(x: 60, y: 220))
    stage.advance(by: 0.6)
    finger.lift()
    stage.settle()
    card.removeInteraction(card.interaction)
    #expect(stage.shownMenuTitles == nil)
    stage.settle()
  }

  @Test("the secondary button shows the menu at once, without a preview")
  func secondaryClick() {
    let card = card()
    let pointer = stage.pointer(at: CGPoint(x: 60, y: 220), buttons: .secondary)
    #expect(stage.shownMenuTitles == ["Card", "One"])
    #expect(card.interaction.menuAppearance == .compact)
    pointer.lift()
    stage.settle()
    stage.tapMenu("One")
    stage.settle()
    #expect(card.log.contains("one"))
  }

  @Test("a finger that slides to an item chooses it when lifted")
  func sliding() throws {
    let card = card()
    let finger = stage.touch(at: CGPoint(x: 60, y: 220))
    stage.advance(by: 0.6)
    let frame = try #require(stage.shownMenuFrame)
    finger.move(to: CGPoint(x: frame.midX, y: frame.maxY - 20), duration: 0.2)
    finger.lift()
    #expect(card.log.contains("one"))
    #expect(stage.shownMenuTitles == nil)
    stage.settle()
  }

  @Test("a touch next to the menu dismisses it and reaches no other view")
  func touchOutside() {
    let card = card()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 250, y: 700, width: 100, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.window.addSubview(button)
    stage.longPress(card)
    stage.settle()
    stage.tap(at: CGPoint(x: 300, y: 720))
    #expect(stage.shownMenuTitles == nil)
    #expect(taps == 0)
    stage.settle()
    stage.tap(button)
    #expect(taps == 1)
  }

  @Test("marks, submenus, groups, gray and hidden elements are shown as in menus")
  func lines() {
    var ran = ""
    let card = card([
      UIAction(title: "Pinned", state: .on) { _ in ran = "pinned" },
      UIMenu(
        title: "More", children: [UIAction(title: "Inner", state: .mixed) { _ in ran = "inner" }]),
      UIAction(title: "Grey", attributes: .disabled) { _ in ran = "grey" },
      UIAction(title: "Hidden", attributes: .hidden) { _ in },
      UIMenu(
        options: .displayInline,
        children: [UIAction(title: "Delete", attributes: .destructive) { _ in ran = "delete" }]),
    ])
    stage.longPress(card)
    stage.settle()
    #expect(
      stage.shownMenuTitles == ["Card", "✓ Pinned", "More ›", "(Grey)", "—", "Delete"])
    stage.tapMenu("Grey")
    #expect(ran.isEmpty)
    stage.tapMenu("More")
    #expect(stage.shownMenuTitles == ["– Inner"])
    stage.tapMenu("Inner")
    #expect(ran == "inner")
    stage.settle()
  }

  @Test("the visible menu can be changed, and dismissed by the app")
  func updating() {
    let card = card()
    card.interaction.updateVisibleMenu { _ in
      Issue.record("no menu is visible")
      return UIMenu()
    }
    stage.longPress(card)
    stage.settle()
    card.interaction.updateVisibleMenu { menu in
      menu.replacingChildren(menu.children + [UIAction(title: "Two") { _ in }])
    }
    #expect(stage.shownMenuTitles == ["Card", "One", "Two"])
    card.interaction.dismissMenu()
    #expect(stage.shownMenuTitles == nil)
    stage.settle()
  }

  @Test("a tap on the preview commits it")
  func committing() throws {
    let card = card()
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    card.preview = controller
    card.commitStyle = .pop
    stage.longPress(card)
    stage.settle()
    _ = card.take()
    let middle = controller.view.convert(CGPoint(x: 100, y: 75), to: nil)
    stage.tap(at: middle)
    stage.settle()
    #expect(card.take() == ["commit true", "willEnd", "committed", "ended"])
    #expect(stage.shownMenuTitles == nil)
  }

  @Test("the menu and its preview stay on the screen, wherever the view is")
  func places() throws {
    let screen = stage.window.bounds
    for place in [
      CGPoint(x: 0, y: 0), CGPoint(x: 270, y: 0), CGPoint(x: 0, y: 764), CGPoint(x: 270, y: 764),
    ] {
      let card = card((1...6).map { UIAction(title: "Line \($0)") { _ in } })
      card.frame.origin = place
      stage.longPress(card)
      stage.settle()
      #expect(screen.contains(try #require(stage.shownMenuFrame)), "\(place)")
      card.interaction.dismissMenu()
      stage.settle()
      card.removeFromSuperview()
    }
  }

  @Test("more items than fit on the screen scroll")
  func scrolling() throws {
    let card = card((1...40).map { UIAction(title: "Line \($0)") { _ in } })
    stage.longPress(card)
    stage.settle()
    let frame = try #require(stage.shownMenuFrame)
    #expect(stage.window.bounds.contains(frame))
    stage.drag(
      from: CGPoint(x: frame.midX, y: frame.maxY - 20),
      to: CGPoint(x: frame.midX, y: frame.minY + 20))
    stage.settle()
    #expect(stage.shownMenuTitles != nil)
    card.interaction.dismissMenu()
    stage.settle()
  }

  @Test("a context menu that was shown retains nothing")
  func leaks() {
    weak var gone: CardView?
    weak var interaction: UIContextMenuInteraction?
    do {
      let card = card()
      gone = card
      interaction = card.interaction
      stage.longPress(card)
      stage.settle()
      stage.tapMenu("One")
      stage.settle()
      card.removeFromSuperview()
    }
    stage.advance(by: 0.1)
    #expect(gone == nil)
    #expect(interaction == nil)
  }

  @Test("a targeted preview has a location, and can be retargeted")
  func previews() {
    let card = card()
    let preview = UITargetedPreview(view: card)
    #expect(preview.view === card)
    #expect(preview.size == CGSize(width: 120, height: 80))
    #expect(preview.target.container === stage.window)
    #expect(preview.target.center == card.center)
    let other = UIPreviewTarget(container: stage.window, center: .zero)
    #expect(preview.retargetedPreview(with: other).target === other)
    let parameters = UIPreviewParameters()
    #expect(parameters.visiblePath == nil)
    let lines = UIPreviewParameters(textLineRects: [
      NSValue(cgRect: CGRect(x: 0, y: 0, width: 50, height: 20))
    ])
    #expect(lines.visiblePath?.bounds.contains(CGPoint(x: 25, y: 10)) == true)
  }
}
