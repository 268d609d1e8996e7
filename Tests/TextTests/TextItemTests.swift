import Testing
import TouchstoneTesting
import UIKit

/// Links and tags in text views, touched by fingers.
@Suite(.staged) @MainActor
struct TextItemTests {
  private let stage = Stage()

  private func view(_ key: NSAttributedString.Key, _ value: Any) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
    let text = NSMutableAttributedString(string: "see ")
    text.append(NSAttributedString(string: "page", attributes: [key: value]))
    text.append(NSAttributedString(string: " now"))
    view.font = .systemFont(ofSize: 16)
    view.attributedText = text
    view.isEditable = false
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    return view
  }

  private func link() -> UITextView { view(.link, "https://a.example/x") }
  private func tag() -> UITextView { view(.textItemTag, "topic") }

  private func place(_ offset: Int, in view: UITextView) throws -> CGPoint {
    let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
    let caret = view.caretRect(for: position)
    return view.convert(CGPoint(x: caret.midX + 3, y: caret.midY), to: nil)
  }

  private func tap(_ offset: Int, _ view: UITextView) throws {
    stage.tap(at: try place(offset, in: view))
    stage.settle()
  }

  private func hold(_ offset: Int, _ view: UITextView) throws {
    let finger = stage.touch(at: try place(offset, in: view))
    stage.advance(by: 0.7)
    finger.lift()
    stage.settle()
  }

  private var opened: Bool {
    stage.trace.contains { "\($0)".contains("open") && "\($0)".contains("https://a.example/x") }
  }

  // MARK: Delegates

  private class Notes: NSObject, UITextViewDelegate {
    var notes: [String] = []
    var action: (UIAction) -> UIAction? = { $0 }
    var menu: (UIMenu) -> UITextItem.MenuConfiguration? = { .init(menu: $0) }

    private func note(_ word: String, _ item: UITextItem) {
      let content =
        switch item.content {
        case .link(let url): url.absoluteString
        case .tag(let tag): "#\(tag)"
        }
      notes.append("\(word) \(content) \(item.range.location)+\(item.range.length)")
    }

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      note("action", textItem)
      return action(defaultAction)
    }

    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      note("menu of \(defaultMenu.children.count)", textItem)
      return menu(defaultMenu)
    }

    func textView(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { note("will display", textItem) }

    func textView(
      _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { note("will end", textItem) }

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      notes.append("older method")
      return true
    }
  }

  private final class Older: NSObject, UITextViewDelegate {
    let allows: Bool
    var interactions: [UITextItemInteraction] = []
    init(_ allows: Bool) { self.allows = allows }

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      interactions.append(interaction)
      return allows
    }
  }

  // MARK: Tapping

  @Test("a tap on a link opens it, and one next to it does not")
  func tapOpens() throws {
    let view = link()
    try tap(1, view)
    #expect(!opened)
    try tap(5, view)
    #expect(opened)
  }

  @Test("a link in text that can't be selected is not opened")
  func unselectable() throws {
    let view = link()
    view.isSelectable = false
    try tap(5, view)
    #expect(!opened)
  }

  @Test("a tap on a link asks the delegate for its action, and never calls the older method too")
  func delegateActs() throws {
    let (view, notes) = (link(), Notes())
    view.delegate = notes
    try tap(5, view)
    #expect(notes.notes == ["action https://a.example/x 4+4"])
    #expect(opened)
  }

  @Test("an action returned by the delegate runs instead of opening the link")
  func ownAction() throws {
    let (view, notes) = (link(), Notes())
    notes.action = { _ in UIAction { notes.notes.append("ran for \($0.sender is UITextView)") } }
    view.delegate = notes
    try tap(5, view)
    #expect(notes.notes == ["action https://a.example/x 4+4", "ran for true"])
    #expect(!opened)
  }

  @Test("without an action a tap on a link shows its menu")
  func noAction() throws {
    let (view, notes) = (link(), Notes())
    notes.action = { _ in nil }
    view.delegate = notes
    try tap(5, view)
    #expect(!opened)
    #expect(stage.shownMenuTitles == ["https://a.example/x", "Open Link", "Copy Link"])
    #expect(
      notes.notes == [
        "action https://a.example/x 4+4", "menu of 2 https://a.example/x 4+4",
        "will display https://a.example/x 4+4",
      ])
  }

  @Test("the older method decides if the delegate has no other", arguments: [true, false])
  func olderMethod(allows: Bool) throws {
    let (view, older) = (link(), Older(allows))
    view.delegate = older
    try tap(5, view)
    #expect(opened == allows)
    #expect(stage.shownMenuTitles == nil)
    try hold(5, view)
    #expect((stage.shownMenuTitles != nil) == allows)
    #expect(older.interactions == [.invokeDefaultAction, .presentActions])
  }

  // MARK: Menus

  @Test("a long press on a link shows its menu and selects nothing")
  func longPress() throws {
    let (view, notes) = (link(), Notes())
    view.delegate = notes
    try hold(5, view)
    #expect(stage.shownMenuTitles == ["https://a.example/x", "Open Link", "Copy Link"])
    #expect(!opened && view.selectedRange.length == 0 && !view.isFirstResponder)
    stage.tapMenu("Copy Link")
    stage.settle()
    #expect(UIPasteboard.general.url?.absoluteString == "https://a.example/x")
    #expect(
      notes.notes == [
        "menu of 2 https://a.example/x 4+4", "will display https://a.example/x 4+4",
        "will end https://a.example/x 4+4",
      ])
  }

  @Test("a long press next to a link is a long press on the text")
  func longPressBeside() throws {
    let view = link()
    try hold(1, view)
    #expect(view.isFirstResponder && stage.shownMenuTitles?.contains("Open Link") == false)
  }

  @Test("a delegate replaces the menu of a link, or leaves it out")
  func ownMenu() throws {
    let (view, notes) = (link(), Notes())
    notes.menu = { _ in
      .init(preview: nil, menu: UIMenu(children: [UIAction(title: "Share") { _ in }]))
    }
    view.delegate = notes
    try hold(5, view)
    #expect(stage.shownMenuTitles == ["Share"])
    stage.tapMenu("Share")
    stage.settle()
    notes.menu = { _ in nil }
    try hold(5, view)
    #expect(stage.shownMenuTitles == nil)
  }

  // MARK: Tags

  @Test("a tag is an item without its own action or menu")
  func tags() throws {
    let (view, notes) = (tag(), Notes())
    view.delegate = notes
    try tap(5, view)
    #expect(notes.notes == ["action #topic 4+4", "menu of 0 #topic 4+4"])
    #expect(stage.shownMenuTitles == nil)
    notes.action = { _ in UIAction { _ in notes.notes.append("ran") } }
    try tap(5, view)
    #expect(notes.notes.last == "ran")
  }

  @Test("a link that is added late has a menu, and a removed link has none")
  func lateLinks() throws {
    let view = link()
    let text = view.attributedText
    view.text = "see page now"
    try hold(5, view)
    #expect(stage.shownMenuTitles?.contains("Open Link") == false)
    view.attributedText = text
    view.isEditable = true
    try hold(5, view)
    #expect(stage.shownMenuTitles?.contains("Open Link") == false)
    view.resignFirstResponder()
    view.isEditable = false
    try hold(5, view)
    #expect(stage.shownMenuTitles == ["https://a.example/x", "Open Link", "Copy Link"])
  }
}
