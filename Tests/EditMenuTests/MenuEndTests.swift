import Testing
import TouchstoneTesting
import UIKit

/// Visible menus with a view that is deallocated.
@MainActor
@Suite("Ends of menus", .staged)
struct MenuEndTests {
  private let stage = Stage()

  /// Records the beginning and the end of both kinds of menus. It outlives their view.
  private final class Ear: NSObject, UIContextMenuInteractionDelegate,
    UIEditMenuInteractionDelegate
  {
    var lines: [String] = []
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "One") { _ in }])
      })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("display") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      lines.append("end")
      animator?.addCompletion { [weak self] in self?.lines.append("ended") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: [UIAction(title: "Two") { _ in }]) }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { lines.append("present") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { lines.append("dismiss") }
  }

  @Test("the delegate receives the end of a context menu after view and interaction are gone")
  func contextMenu() {
    let ear = Ear()
    weak var gone: UIView?
    weak var interaction: UIContextMenuInteraction?
    do {
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      let made = UIContextMenuInteraction(delegate: ear)
      (gone, interaction) = (view, made)
      view.addInteraction(made)
      stage.window.addSubview(view)
      stage.longPress(view)
      stage.settle()
      view.removeFromSuperview()
    }
    stage.advance(by: 0.1)
    stage.settle()
    #expect(ear.lines == ["display", "end", "ended"])
    #expect(gone == nil && interaction == nil)
  }

  @Test("the delegate receives the end of an edit menu after view and interaction are gone")
  func editMenu() {
    let ear = Ear()
    weak var interaction: UIEditMenuInteraction?
    do {
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      let made = UIEditMenuInteraction(delegate: ear)
      interaction = made
      view.addInteraction(made)
      stage.window.addSubview(view)
      made.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 10)))
      stage.settle()
      view.removeFromSuperview()
    }
    stage.advance(by: 0.1)
    stage.settle()
    #expect(ear.lines == ["present", "dismiss"])
    #expect(interaction == nil)
  }

  @Test("the edit menu of a removed text closes with it")
  func textMenu() {
    weak var gone: UITextField?
    do {
      let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
      field.text = "word"
      stage.window.addSubview(field)
      field.becomeFirstResponder()
      stage.doubleTap(at: CGPoint(x: 60, y: 120))
      stage.settle()
      gone = field
      #expect(stage.shownMenuTitles != nil)
      field.removeFromSuperview()
    }
    stage.advance(by: 0.1)
    stage.settle()
    #expect(stage.shownMenuTitles == nil)
    #expect(gone == nil)
  }
}
