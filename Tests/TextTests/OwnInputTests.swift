import Testing
import TouchstoneTesting
import UIKit

@Suite("Keys in a custom text input", .staged) @MainActor
struct OwnInputTests {
  private let stage = Stage()

  private func input(_ text: String) -> OwnInputView {
    let view = OwnInputView(text)
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    return view
  }

  private func selection(_ view: OwnInputView) -> [Int] {
    [view.selection.location, view.selection.length]
  }

  @Test("arrows move its caret by characters, words, lines and to the ends")
  func arrows() {
    let view = input("one two\nthree")
    stage.press(.keyboardLeftArrow)
    #expect(selection(view) == [12, 0])
    stage.press(.keyboardLeftArrow, modifiers: .alternate)
    #expect(selection(view) == [8, 0])
    stage.press(.keyboardUpArrow)
    #expect(selection(view) == [0, 0])
    stage.press(.keyboardRightArrow, modifiers: .alternate)
    #expect(selection(view) == [3, 0])
    stage.press(.keyboardRightArrow, modifiers: .command)
    #expect(selection(view) == [7, 0])
    stage.press(.keyboardRightArrow, modifiers: .command)
    #expect(selection(view) == [7, 0], "it is at the end of its line already")
    stage.press(.keyboardLeftArrow, modifiers: .command)
    #expect(selection(view) == [0, 0])
    stage.press(.keyboardDownArrow, modifiers: .command)
    #expect(selection(view) == [13, 0])
    stage.press(.keyboardHome)
    #expect(selection(view) == [8, 0])
    stage.press(.keyboardUpArrow, modifiers: .command)
    #expect(selection(view) == [0, 0])
    stage.press(.keyboardDownArrow)
    #expect(selection(view) == [8, 0])
    stage.press(.keyboardDownArrow)
    #expect(selection(view) == [13, 0], "below the last line the text ends")
    #expect(view.calls.isEmpty)
  }

  @Test("Shift moves one end of its selection, the other stays, and an arrow alone goes to an end")
  func extending() {
    let view = input("one two")
    stage.press(.keyboardLeftArrow, modifiers: .shift)
    stage.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(selection(view) == [5, 2])
    stage.press(.keyboardRightArrow, modifiers: .shift)
    #expect(selection(view) == [6, 1])
    stage.press(.keyboardLeftArrow, modifiers: [.shift, .command])
    #expect(selection(view) == [0, 7])
    stage.press(.keyboardRightArrow)
    #expect(selection(view) == [7, 0])
    stage.press(.keyboardLeftArrow, modifiers: [.shift, .alternate])
    stage.press(.keyboardLeftArrow)
    #expect(selection(view) == [4, 0])
    view.selection = NSRange(location: 1, length: 2)
    stage.press(.keyboardRightArrow, modifiers: .shift)
    #expect(selection(view) == [1, 3], "of a selection that no key has made the end moves")
  }

  @Test("Option-Up and Option-Down move by paragraphs")
  func paragraphs() {
    let view = input("one\ntwo\n")
    stage.press(.keyboardUpArrow, modifiers: .alternate)
    #expect(selection(view) == [4, 0])
    stage.press(.keyboardUpArrow, modifiers: .alternate)
    #expect(selection(view) == [0, 0])
    stage.press(.keyboardDownArrow, modifiers: .alternate)
    #expect(selection(view) == [3, 0])
    stage.press(.keyboardDownArrow, modifiers: [.alternate, .shift])
    #expect(selection(view) == [3, 4])
  }

  @Test("words and lines are deleted by its tokenizer, after a query")
  func deleting() {
    let view = input("one two three")
    stage.press(.keyboardDeleteOrBackspace, modifiers: .alternate)
    #expect(view.string == "one two ")
    #expect(view.calls == ["should 8+5 ", "delete"])
    stage.press(.keyboardDeleteOrBackspace, modifiers: .command)
    #expect(view.string == "")
    view.storage = "one two"
    view.selection = NSRange(location: 0, length: 0)
    view.calls = []
    view.refuses = ["0+3 "]
    stage.press(.keyboardDeleteForward, modifiers: .alternate)
    #expect(view.string == "one two")
    #expect(selection(view) == [0, 0])
    view.refuses = []
    stage.press(.keyboardDeleteForward, modifiers: .alternate)
    stage.press(.keyboardDeleteForward)
    #expect(view.string == "two")
  }

  @Test("typing and deletion call its shouldChangeText first, and respect a refusal")
  func asking() {
    let view = input("ab")
    view.refuses = ["2+0 x"]
    stage.type("xy")
    stage.press(.keyboardDeleteOrBackspace)
    #expect(view.string == "ab")
    #expect(
      view.calls == ["should 2+0 x", "should 2+0 y", "insert y", "should 2+1 ", "delete"])
  }

  @Test("Control letters work in it as in a field")
  func control() {
    let view = input("one\ntwo")
    stage.press(.keyboardA, modifiers: .control)
    #expect(selection(view) == [4, 0])
    stage.press(.keyboardP, modifiers: .control)
    stage.press(.keyboardF, modifiers: .control)
    #expect(selection(view) == [1, 0])
    stage.press(.keyboardK, modifiers: .control)
    #expect(view.string == "o\ntwo")
    stage.press(.keyboardK, modifiers: .control)
    #expect(view.string == "otwo")
    stage.press(.keyboardT, modifiers: .control)
    #expect(view.string == "towo")
    stage.press(.keyboardE, modifiers: .control)
    stage.press(.keyboardT, modifiers: .control)
    #expect(view.string == "toow")
    stage.press(.keyboardB, modifiers: .control)
    stage.press(.keyboardD, modifiers: .control)
    stage.press(.keyboardH, modifiers: .control)
    #expect(view.string == "to")
  }

  @Test("its input delegate is the system's while it is first responder, and receives arrows")
  func inputDelegate() {
    final class Log: NSObject, UITextInputDelegate {
      var lines: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) { lines.append("selection will") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { lines.append("selection did") }
      func textWillChange(_ textInput: (any UITextInput)?) { lines.append("text will") }
      func textDidChange(_ textInput: (any UITextInput)?) { lines.append("text did") }
    }
    let view = OwnInputView("one")
    stage.window.addSubview(view)
    #expect(view.inputDelegate == nil)
    view.becomeFirstResponder()
    #expect(view.inputDelegate != nil)
    view.inputDelegate?.selectionWillChange(view)
    view.inputDelegate?.selectionDidChange(view)
    view.resignFirstResponder()
    #expect(view.inputDelegate == nil)
    let log = Log()
    view.inputDelegate = log
    view.becomeFirstResponder()
    #expect(view.inputDelegate === log, "the program's own stays")
    stage.press(.keyboardLeftArrow)
    #expect(log.lines == ["selection will", "selection did"])
    view.removeFromSuperview()
    #expect(view.inputDelegate === log)
  }

  @Test("taps select in it and place its caret, and a change it reports closes the edit menu")
  func menu() {
    final class Copying: OwnInputView {
      override func copy(_ sender: Any?) { calls.append("copy") }
    }
    let view = Copying("one two")
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = view
    view.addInteraction(interaction)
    stage.window.addSubview(view)
    stage.doubleTap(at: view.convert(CGPoint(x: 15, y: 10), to: nil))
    #expect(selection(view) == [0, 3])
    #expect(stage.shownMenuTitles == ["Copy"])
    view.inputDelegate?.textWillChange(view)
    view.storage = "other"
    view.inputDelegate?.textDidChange(view)
    #expect(stage.shownMenuTitles == nil)
    stage.advance(by: 1)
    stage.tap(at: view.convert(CGPoint(x: 50, y: 10), to: nil))
    stage.settle()
    #expect(selection(view) == [5, 0])
  }

  @Test("a composition goes into it, and its result causes a query")
  func composing() {
    let view = input("x")
    stage.compose("ka")
    #expect(view.string == "xka")
    stage.insertText("か")
    #expect(view.string == "xか")
    #expect(view.calls == ["should 1+2 か", "insert か"])
  }

  @Test("arrows and deletions treat an emoji in it as one, and its tokenizer counts its units")
  func emoji() {
    let view = input("a😀b")
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardLeftArrow)
    #expect(selection(view) == [1, 0])
    stage.press(.keyboardRightArrow, modifiers: .shift)
    #expect(selection(view) == [1, 2])
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardDeleteForward)
    #expect(view.string == "ab")
    view.storage = "😀 two"
    view.selection = NSRange(location: 6, length: 0)
    stage.press(.keyboardLeftArrow, modifiers: .alternate)
    #expect(selection(view) == [3, 0])
    let word = view.tokenizer.rangeEnclosingPosition(
      OwnInputView.Place(3), with: .word, inDirection: .storage(.forward))
    #expect(word.flatMap { view.text(in: $0) } == "two")
  }

  @Test("keys that it does not use go to the key commands")
  func others() {
    final class Page: UIViewController {
      var ran = 0
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(
            input: "s", modifierFlags: .command, action: Selector("save:", Page.save))
        ]
      }
      func save(_ sender: Any) { ran += 1 }
    }
    let page = Page()
    stage.window.rootViewController = page
    let view = OwnInputView("x")
    page.view.addSubview(view)
    view.becomeFirstResponder()
    stage.press(.keyboardS, modifiers: .command)
    #expect(page.ran == 1)
    #expect(view.string == "x")
  }
}
